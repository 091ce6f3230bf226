"""Names that nobody can guess, of digits and letters."""

from __future__ import annotations

import secrets
import string

ALPHABET = string.digits + string.ascii_letters


def fresh_id(length: int = 16) -> str:
    """A name that nothing else has: 16 of these letters are 95 bits of chance."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
