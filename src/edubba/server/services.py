"""What the server is made of: each part once, handed to whoever needs it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from fastapi.requests import HTTPConnection

from edubba.server.analyses import Analyses
from edubba.server.attempts import Attempts
from edubba.server.bucket import Limits
from edubba.server.bus import Bus, bus_for
from edubba.server.database import Database
from edubba.server.hall import Hall
from edubba.server.housekeeping import Housekeeping
from edubba.server.logins import Logins
from edubba.server.looking import Looking
from edubba.server.metrics import Metrics
from edubba.server.passwords import Passwords
from edubba.server.players import Players
from edubba.server.playing import Playing
from edubba.server.post import Post
from edubba.server.ratings import Ratings
from edubba.server.scribe import Scribe
from edubba.server.settings import Settings
from edubba.server.steward import Steward
from edubba.server.stewardship import Stewardship
from edubba.server.tables import Tables
from edubba.server.telling import Telling
from edubba.server.thinkers import Thinkers
from edubba.server.timepiece import Timepiece


@dataclass
class Services:
    """The parts of one server process."""

    settings: Settings
    time: Timepiece
    database: Database
    passwords: Passwords = field(default_factory=Passwords)
    metrics: Metrics = field(default_factory=Metrics)

    def __post_init__(self) -> None:
        self.logins = Logins(self.database, self.time, self.settings.signing_key())
        self.attempts = Attempts(self.database, self.time)
        self.limits = Limits(self.settings.limits)
        self.scribe = Scribe(self.database)
        self.hall = Hall(self.settings, self.time, self.database, self.scribe)
        self.tables = Tables(self.hall)
        self.looking = Looking(self.hall)
        self.playing = Playing(self.hall, self.tables, self.limits)
        self.telling = Telling(self.hall, self.looking, self.playing)
        self.thinkers = Thinkers(self.settings, self.time)
        self.post = Post(self.settings, self.database, self.time)
        self.ratings = Ratings(self.hall)
        self.players = Players(self.database, self.time)
        self.analyses = Analyses(self.hall, self.thinkers)
        self.housekeeping = Housekeeping(self.settings, self.database, self.time)
        self.steward = Steward(self.hall, self.playing, self.thinkers, self.post)
        self.stewardship = Stewardship(self.database, self._take_office, self._leave_office)
        self.bus: Bus = bus_for(self.database)
        self.is_ending = asyncio.Event()

    async def _take_office(self) -> None:
        """Of all server processes this one drives bots and clocks, rates, analyses, delivers and clears away."""
        for part in (self.post, self.ratings, self.analyses, self.housekeeping, self.steward):
            await part.begin()

    async def _leave_office(self) -> None:
        for part in (self.steward, self.housekeeping, self.analyses, self.ratings, self.post):
            await part.end()


def services(connection: HTTPConnection) -> Services:
    """The parts, for a request or a websocket."""
    found: Services = connection.app.state.services
    return found
