"""Fair chance: a promise before the first move, which everybody can check after the last.

The seed of a match begins with a secret of whoever holds it; its SHA-256 is published first. Players may add chance of
their own, each piece behind a bar: then nobody alone has chosen the seed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

BAR = "|"


def commitment(seed: str) -> str:
    """The promise: a fingerprint of the secret part of a seed.

    >>> commitment("secret") == commitment("secret|chance of the players")
    True
    """
    return hashlib.sha256(seed.partition(BAR)[0].encode()).hexdigest()


def mixed(secret: str, added: Sequence[str]) -> str:
    """The seed of a match: the secret, then what the players added.

    >>> mixed("secret", ["seven", "blue | green"])
    'secret|seven|blue / green'
    """
    return BAR.join([secret, *(text.replace(BAR, "/") for text in added)])
