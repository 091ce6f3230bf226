"""Waiting for what must come sooner or later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LONG = 120.0


async def until(condition: Callable[[], object]) -> None:
    """Waits until something is so; a test that waits for ever fails."""
    async with asyncio.timeout(LONG):
        while not condition():
            await asyncio.sleep(0.02)
