"""How a notice reaches somebody: as an e-mail, or as a webhook that a host's other programs listen to."""

from __future__ import annotations

from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formataddr
from typing import Protocol
from urllib.parse import unquote, urlsplit

import aiosmtplib
import httpx2

from edubba.locales import LANGUAGES, message, say
from edubba.server.settings import Settings

PATIENCE = 20.0  # seconds for one delivery
GONE = 410  # the receiver of a webhook wants no more of it


@dataclass(frozen=True)
class Turn:
    """Whose turn it is, and where."""

    notice: str  # the same for every attempt, so that a receiver can tell that it is one and the same
    table: str
    title: str
    game: str
    seat: int
    name: str
    language: str
    email: str | None
    link: str
    account: str  # where the notices can be switched off


class Undelivered(Exception):
    """It did not arrive. `final`: it never will."""

    def __init__(self, reason: str, *, final: bool) -> None:
        super().__init__(reason)
        self.final = final


class Carrier(Protocol):
    """A way to deliver."""

    async def carry(self, turn: Turn) -> None:
        """Delivers, or raises Undelivered."""


class Mail:
    """By SMTP. `smtp://` encrypts if the server can; `smtps://` always does."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        self._host, self._port = parts.hostname or "localhost", parts.port
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._encrypted = parts.scheme == "smtps"
        self._sender = sender

    async def carry(self, turn: Turn) -> None:
        """Sends one letter."""
        try:
            await aiosmtplib.send(
                letter(turn, self._sender),
                hostname=self._host,
                port=self._port,
                username=self._user or None,
                password=self._password or None,
                use_tls=self._encrypted,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            refusals = [refusal.code for refusal in error.recipients]
            raise Undelivered("recipient refused", final=min(refusals) >= 500) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Undelivered(type(error).__name__, final=False) from None


def letter(turn: Turn, sender: str) -> EmailMessage:
    """The e-mail, in the language of whoever gets it."""
    language = turn.language if turn.language in LANGUAGES else "en"
    name, title = _one_line(turn.name), _one_line(turn.title)
    mail = EmailMessage()
    mail["From"] = formataddr(("Edubba", sender))
    mail["To"] = turn.email or ""
    mail["Subject"] = say(message("server-mail-subject", table=title), language)
    mail["Message-ID"] = f"<{turn.notice}@{sender.rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"  # so that nobody's holiday notice answers
    played = message(f"{turn.game}-name")
    body = message("server-mail-body", name=name, table=title, game=played, link=turn.link, account=turn.account)
    mail.set_content(say(body, language))
    return mail


def _one_line(text: str) -> str:
    """Names come from people: none of them begins a line of its own in a letter."""
    return " ".join(text.split())


class Webhook:
    """By an HTTP request with a small JSON document."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def carry(self, turn: Turn) -> None:
        """Posts one document; whoever answers with a status below 300 has it."""
        content = {
            "notice": turn.notice,
            "table": turn.table,
            "game": turn.game,
            "seat": turn.seat,
            "name": turn.name,
            "link": turn.link,
        }
        try:
            async with httpx2.AsyncClient(timeout=PATIENCE) as client:
                answer = await client.post(self._url, json=content)
        except (httpx2.HTTPError, httpx2.InvalidURL, OSError) as error:
            raise Undelivered(type(error).__name__, final=False) from None
        if answer.status_code >= 300:
            raise Undelivered(f"status {answer.status_code}", final=answer.status_code == GONE)


def carriers(settings: Settings) -> dict[str, Carrier]:
    """The ways that a host has set up."""
    ways: dict[str, Carrier] = {}
    if settings.smtp_url is not None:
        ways["mail"] = Mail(settings.smtp_url.get_secret_value(), settings.mail_from)
    if settings.webhook_url is not None:
        ways["webhook"] = Webhook(settings.webhook_url.get_secret_value())
    return ways
