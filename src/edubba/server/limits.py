"""Limits on how often somebody may ask: for a person, or for where they come from."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable
from typing import Literal

from fastapi.requests import HTTPConnection

from edubba.server.identity import Asker
from edubba.server.services import services


def address(connection: HTTPConnection) -> str:
    """Where a connection comes from; of IPv6 the network, since a customer has a whole one.

    The client's address is already the one that a trusted proxy has told.
    """
    host = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def limited(
    what: str, *, burst: float, seconds: float, by: Literal["person", "address"] = "person"
) -> Callable[[HTTPConnection, Asker], Awaitable[None]]:
    """A dependency: so many at once, then one in so many seconds, for a person, or else for an address."""

    async def check(connection: HTTPConnection, asker: Asker) -> None:
        parts = services(connection)
        person = asker.person if by == "person" else None
        whom = f"person:{person.id}" if person else f"address:{address(connection)}"
        parts.limits.check(what, whom, burst, seconds, parts.time.steady())

    return check
