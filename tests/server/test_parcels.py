"""What a line is told in one moment leaves as one packet, in order, and before the line is closed."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from edubba.server.parcels import Parcels


class Below:
    """A transport that remembers."""

    def __init__(self) -> None:
        self.did: list[bytes | str] = []
        self.is_lost = False

    def write(self, data: bytes) -> None:
        self.did.append(data)

    def close(self) -> None:
        self.did.append("closed")

    def is_closing(self) -> bool:
        return self.is_lost

    def pause_reading(self) -> None:
        self.did.append("paused")


async def two_moments(parcels: Parcels) -> None:
    parcels.write(b"told, ")
    parcels.write(b"position, ")
    parcels.write(b"done")
    await asyncio.sleep(0)
    parcels.write(b"more")
    await asyncio.sleep(0)


def written(story: Any, *, lost: bool = False) -> list[bytes | str]:
    """What reaches the transport below."""
    below = Below()
    below.is_lost = lost

    async def play() -> None:
        found = story(Parcels(cast(asyncio.Transport, below), asyncio.get_running_loop()))
        if found is not None:
            await found
        await asyncio.sleep(0)

    asyncio.run(play())
    return below.did


def test_what_is_written_in_one_moment_is_one_packet() -> None:
    assert written(two_moments) == [b"told, position, done", b"more"]


def test_everything_is_sent_before_the_line_is_closed() -> None:
    def write_and_close(parcels: Parcels) -> None:
        parcels.write(b"bye")
        parcels.close()

    assert written(write_and_close) == [b"bye", "closed"]


def test_nothing_is_sent_into_a_line_that_is_lost() -> None:
    assert written(two_moments, lost=True) == []


def test_all_else_is_left_to_the_transport_below() -> None:
    assert written(lambda parcels: parcels.pause_reading()) == ["paused"]
