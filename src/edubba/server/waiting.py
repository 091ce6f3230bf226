"""Waiting for something that happens, or for so long."""

from __future__ import annotations

import asyncio
import contextlib


async def wait(until: asyncio.Event, seconds: float) -> None:
    """Until it happens, but at most so many seconds."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await until.wait()
