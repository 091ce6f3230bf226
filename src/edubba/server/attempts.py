"""Sign-in attempts: whoever guesses passwords waits longer and longer, also across restarts."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from edubba.server.database import Database
from edubba.server.errors import TooSoon
from edubba.server.storage import Attempt
from edubba.server.timepiece import Timepiece

MEMORY_MS = 3_600_000


@dataclass(frozen=True)
class Patience:
    """How many failures cost nothing, and the longest wait after more, in seconds."""

    free: int
    longest: int

    def wait(self, failures: int) -> int:
        """How long to wait after the last of so many failures: two seconds, four, eight.

        >>> [Patience(5, 60).wait(failures) for failures in (4, 5, 6, 7, 50)]
        [0, 2, 4, 8, 60]
        """
        return 0 if failures < self.free else min(self.longest, 2 ** min(failures - self.free + 1, 30))


# The wait of an account stays short: a stranger who fails on purpose must not keep its owner out.
ACCOUNT = Patience(free=5, longest=60)
# Many people may share an address.
ADDRESS = Patience(free=20, longest=900)


class Attempts:
    """Counts attempts before they are made, and forgives them if they succeed: guesses at once gain nothing."""

    def __init__(self, database: Database, time: Timepiece) -> None:
        self._database = database
        self._time = time
        self._one_at_a_time = asyncio.Lock()

    async def admit(self, handle: str, address: str) -> None:
        """Lets an attempt pass, or refuses it with the seconds to wait."""
        aims = {account_aim(handle): ACCOUNT, address_aim(address): ADDRESS}
        now = self._time.wall()
        async with self._one_at_a_time, self._database.session() as session:
            wait = max([await _wait(session, aim, patience, now) for aim, patience in aims.items()])
            if wait > 0:
                raise TooSoon("server-wait-to-sign-in", wait)
            await session.execute(delete(Attempt).where(Attempt.at < now - MEMORY_MS))
            session.add_all(Attempt(aim=aim, at=now) for aim in aims)
            await session.commit()

    async def forgive(self, handle: str, address: str) -> None:
        """It was the right password: failures at the account are forgotten, and this attempt of the address."""
        aim = address_aim(address)
        last = select(func.max(Attempt.id)).where(Attempt.aim == aim).scalar_subquery()
        async with self._database.session() as session:
            await session.execute(delete(Attempt).where(Attempt.aim == account_aim(handle)))
            await session.execute(delete(Attempt).where(Attempt.id == last))
            await session.commit()


async def _wait(session: AsyncSession, aim: str, patience: Patience, now: int) -> int:
    """Seconds until the next attempt. If the calendar was set back, what lies in the future does not count."""
    recent = Attempt.at.between(now - MEMORY_MS, now)
    counted = select(func.count(), func.max(Attempt.at)).where(Attempt.aim == aim, recent)
    failures, last = (await session.execute(counted)).one()
    return max(patience.wait(failures) - (now - last) // 1000, 0) if failures else 0


def account_aim(handle: str) -> str:
    """How attempts at an account are counted: by a hash, since a password is sometimes typed as the name."""
    return f"account:{hashlib.sha256(handle.encode()).hexdigest()}"


def address_aim(address: str) -> str:
    """How attempts from an address are counted."""
    return f"address:{address}"[:120]
