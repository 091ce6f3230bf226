"""Parcels: what a line is told in one moment leaves as one packet.

After a move a client is told what happened, where the game stands, and that it was done. Sent one by one, each would be
a call of the system and wake the reader anew.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Parcels:
    """A transport that gathers what is written until the loop turns; in all else it is the one below it."""

    def __init__(self, below: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._below = below
        self._loop = loop
        self._parcel: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._below, name)

    def write(self, data: bytes) -> None:
        """Sends something, with all that is written in this moment."""
        if not self._parcel:
            self._loop.call_soon(self._send)
        self._parcel.append(data)

    def close(self) -> None:
        """Closes the line once everything is sent."""
        self._send()
        self._below.close()

    def _send(self) -> None:
        if self._parcel and not self._below.is_closing():
            self._below.write(b"".join(self._parcel))
        self._parcel.clear()


class ParcelProtocol(WebSocketsSansIOProtocol):
    """Websockets that send parcels. It has no tasks and buffers of its own for each connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client is there."""
        below = cast(asyncio.Transport, transport)
        super().connection_made(cast(asyncio.Transport, Parcels(below, self.loop)))
