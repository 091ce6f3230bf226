"""Passwords: hashed by argon2, away from the event loop, and never more of them at once than memory allows."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2  # every one of them takes 64 MiB while it runs


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._nobodys = _hash_of_nothing(self.hasher)

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self._slots:
            return await asyncio.to_thread(self.hasher.hash, _composed(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the password; for somebody who has none it takes as long to say no."""
        async with self._slots:
            return await asyncio.to_thread(self._fits, kept or self._nobodys, _composed(password))

    def is_dated(self, kept: str) -> bool:
        """Whether it was hashed with less effort than is asked for now."""
        return self.hasher.check_needs_rehash(kept)

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def _composed(password: str) -> str:
    """The same letters, whichever keyboard typed their accents."""
    return unicodedata.normalize("NFKC", password)


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """A hash that no password has, as costly to check as a real one."""
    effort = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (
        b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v=19${effort}${salt}${digest}"
