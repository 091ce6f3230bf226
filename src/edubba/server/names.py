"""Names of people: as they are written, and as they are compared."""

from __future__ import annotations

import unicodedata

from edubba.server.errors import Refusal
from edubba.server.schemas import LONGEST_NAME

LONGEST_HANDLE = 80


def tidy(name: str) -> str:
    """A name in one spelling of its letters; refused if it holds what cannot be seen or turns the text around it."""
    written = unicodedata.normalize("NFC", name)
    if len(written) > LONGEST_NAME or any(_unseen(letter) for letter in written):
        raise Refusal(422, "server-bad-name", most=LONGEST_NAME)
    return written


def handle(name: str) -> str:
    """What must be unlike for any two accounts: small letters, one form of each letter, single spaces.

    >>> handle("Ștefan  MARE")
    'ștefan mare'
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    joined = " ".join(folded.split())
    if not 0 < len(joined) <= LONGEST_HANDLE:
        raise Refusal(422, "server-bad-name", most=LONGEST_NAME)
    return joined


def _unseen(letter: str) -> bool:
    """Control and format characters (bidirectional overrides among them), unassigned ones, and breaks of lines."""
    return unicodedata.category(letter) in {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
