"""What the server is made of: each part once, handed to whoever needs it."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi.requests import HTTPConnection

from edubba.server.analyses import Analyses
from edubba.server.database import Database
from edubba.server.hall import Hall
from edubba.server.players import Players
from edubba.server.ratings import Ratings
from edubba.server.scribe import Scribe
from edubba.server.settings import Settings
from edubba.server.thinkers import Thinkers
from edubba.server.timepiece import Timepiece


@dataclass
class Services:
    """The parts of one server process."""

    settings: Settings
    time: Timepiece
    database: Database

    def __post_init__(self) -> None:
        self.scribe = Scribe(self.database)
        self.hall = Hall(self.settings, self.time, self.database, self.scribe)
        self.thinkers = Thinkers(self.settings, self.time)
        self.ratings = Ratings(self.hall)
        self.players = Players(self.database, self.time)
        self.analyses = Analyses(self.hall, self.thinkers)


def services(connection: HTTPConnection) -> Services:
    """The parts, for a request or a websocket."""
    found: Services = connection.app.state.services
    return found
