"""Browsers that are signed in and programs with a token. Only hashes of what they show us are kept."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hmac import compare_digest

from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, select, update

from edubba.server.database import Database
from edubba.server.ids import fresh_id
from edubba.server.storage import Login, Person, Token
from edubba.server.timepiece import Timepiece

DAY_MS = 86_400_000
LIFETIME_MS = 400 * DAY_MS  # browsers keep a cookie no longer
SEEN_EVERY_MS = 3_600_000
CACHED = 10_000
# If a word of another process is lost, what it revoked ends here after this long.
TRUSTED_MS = 30_000
TOKEN_PREFIX = "edubba_"  # noqa: S105 - by which programs that look for leaked tokens know ours


@dataclass(frozen=True)
class Visitor:
    """Whoever asks: perhaps nobody we know. `login` is the id of a login, or of a token if it is a program."""

    person: Person | None = None
    login: str | None = None
    by_token: bool = False

    @property
    def person_id(self) -> str | None:
        """The id of whoever asks."""
        return self.person.id if self.person else None


NOBODY = Visitor()


class Logins:
    """Who shows which token. `publish` tells other processes of a login that ended; `listeners` are told here."""

    def __init__(self, database: Database, time: Timepiece, key: str) -> None:
        self._database = database
        self._time = time
        self._signer = Signer(key, salt="edubba.login", digest_method=hashlib.sha256)
        self._cache: OrderedDict[str, tuple[Visitor, int]] = OrderedDict()
        self._changes = 0
        self.publish: Callable[[str], None] = _nobody_else
        self.listeners: list[Callable[[str], None]] = []

    async def begin(self, person: str, agent: str) -> str:
        """A new login of a person; returns the value of its cookie."""
        token, now = secrets.token_urlsafe(32), self._time.wall()
        seen = "".join(letter for letter in agent if letter.isprintable())[:200]
        login = Login(id=fresh_id(), person=person, token=digest(token), agent=seen, created=now, seen=now)
        async with self._database.session() as session:
            await session.execute(delete(Login).where(Login.person == person, Login.seen < now - LIFETIME_MS))
            session.add(login)
            await session.commit()
        return self._signer.sign(token).decode()

    async def by_cookie(self, cookie: str) -> Visitor:
        """Whose cookie this is."""
        try:
            token = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return NOBODY
        return await self._find(digest(token), self._read_login)

    async def by_token(self, token: str) -> Visitor:
        """Whose program this is."""
        return await self._find(digest(token), self._read_token)

    async def end(self, person: str, *logins: str) -> list[str]:
        """Ends those of a person's logins; returns the ones that there were."""
        chosen = (Login.person == person, Login.id.in_(logins))
        async with self._database.session() as session:
            found = list(await session.scalars(select(Login.id).where(*chosen)))
            await session.execute(delete(Login).where(*chosen))
            await session.commit()
        self.revoked(*found)
        return found

    def revoked(self, *logins: str) -> None:
        """These logins or tokens are no more: nobody is let in with them from now on, here or elsewhere."""
        for login in logins:
            self.forget(login)
            self.publish(login)

    async def heard_end(self, login: str) -> None:
        """Another server process ended a login."""
        self.forget(login)

    def forget(self, login: str) -> None:
        """A login or token ended, here or in another process."""
        self._drop(lambda visitor: visitor.login == login)
        for listener in self.listeners:
            listener(login)

    def changed(self, person: str) -> None:
        """Something about a person changed: it is read anew."""
        self._drop(lambda visitor: visitor.person is not None and visitor.person.id == person)

    def _drop(self, ours: Callable[[Visitor], bool]) -> None:
        self._changes += 1
        for known in [known for known, (visitor, _) in self._cache.items() if ours(visitor)]:
            del self._cache[known]

    async def _find(self, shown: str, read: Callable[[str], Awaitable[Visitor]]) -> Visitor:
        now = self._time.steady()
        visitor, until = self._cache.get(shown, (NOBODY, now))
        if until > now:
            return visitor
        changes = self._changes
        visitor = await read(shown)
        # What was revoked while it was being read must not be remembered.
        if visitor.person is not None and changes == self._changes:
            self._cache[shown] = visitor, now + TRUSTED_MS
            self._cache.move_to_end(shown)
            if len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return visitor

    async def _read_login(self, shown: str) -> Visitor:
        now = self._time.wall()
        found = select(Login, Person).join(Person, Person.id == Login.person).where(Login.token == shown)
        async with self._database.session() as session:
            row = (await session.execute(found)).one_or_none()
            if row is None or not compare_digest(row.Login.token, shown) or row.Login.seen < now - LIFETIME_MS:
                return NOBODY
            if row.Login.seen < now - SEEN_EVERY_MS:
                await session.execute(update(Login).where(Login.id == row.Login.id).values(seen=now))
                await session.commit()
        return Visitor(row.Person, row.Login.id)

    async def _read_token(self, shown: str) -> Visitor:
        found = select(Token, Person).join(Person, Person.id == Token.person).where(Token.token == shown)
        async with self._database.session() as session:
            row = (await session.execute(found)).one_or_none()
            if row is None or not compare_digest(row.Token.token, shown):
                return NOBODY
            await session.execute(update(Token).where(Token.id == row.Token.id).values(used=self._time.wall()))
            await session.commit()
        return Visitor(row.Person, row.Token.id, by_token=True)


def digest(token: str) -> str:
    """What is kept of a token. It is long and random: it needs no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def _nobody_else(_login: str) -> None:
    """There is only this process."""
