"""Who asks: nobody we know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from fastapi.requests import HTTPConnection

from edubba.server.storage import Person


@dataclass(frozen=True)
class Visitor:
    """Whoever asks: perhaps nobody we know."""

    person: Person | None = None


async def visitor(_connection: HTTPConnection) -> Visitor:
    """Who asks."""
    return Visitor()


Asker = Annotated[Visitor, Depends(visitor)]
