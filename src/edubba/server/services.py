"""What the server is made of: each part once, handed to whoever needs it."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi.requests import HTTPConnection

from edubba.server.database import Database
from edubba.server.settings import Settings
from edubba.server.timepiece import Timepiece


@dataclass
class Services:
    """The parts of one server process."""

    settings: Settings
    time: Timepiece
    database: Database


def services(connection: HTTPConnection) -> Services:
    """The parts, for a request or a websocket."""
    found: Services = connection.app.state.services
    return found
