"""What the server is made of: each part once, handed to whoever needs it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from fastapi.requests import HTTPConnection

from edubba.server.attempts import Attempts
from edubba.server.bucket import Limits
from edubba.server.database import Database
from edubba.server.logins import Logins
from edubba.server.metrics import Metrics
from edubba.server.passwords import Passwords
from edubba.server.settings import Settings
from edubba.server.timepiece import Timepiece


async def sits_nowhere(_person: str) -> None:
    """Nobody sits anywhere before there are tables."""


@dataclass
class Services:
    """The parts of one server process."""

    settings: Settings
    time: Timepiece
    database: Database
    # Given a person's id: they get up from every open table, and bots take over in every game that is played.
    leave_all: Callable[[str], Awaitable[None]] = sits_nowhere
    logins: Logins = field(init=False)
    attempts: Attempts = field(init=False)
    passwords: Passwords = field(default_factory=Passwords)
    limits: Limits = field(init=False)
    metrics: Metrics = field(default_factory=Metrics)

    def __post_init__(self) -> None:
        self.logins = Logins(self.database, self.time, self.settings.signing_key())
        self.attempts = Attempts(self.database, self.time)
        self.limits = Limits(self.settings.limits)


def services(connection: HTTPConnection) -> Services:
    """The parts, for a request or a websocket."""
    found: Services = connection.app.state.services
    return found
