"""Fair randomness: every move of a match has its own stream of numbers, and all of them follow from one seed.

The key of move n is HMAC-SHA256(seed, match id followed by n as eight bytes); it is expanded by the stream cipher
ChaCha with eight rounds (Bernstein 2008). Without the seed the streams cannot be told from chance: what was drawn
openly in one move says nothing of what was drawn face down, or of the moves to come. Set-up is move 0.

Words are 32 bits wide and held in 64-bit integers, so that the same source means the same interpreted and compiled.
"""

from __future__ import annotations

import hmac

import numpy as np

from edubba.engine.jit import rule
from edubba.engine.tablet import Tablet, blank, tablet

WORDS = 16
DOUBLE_ROUNDS = 4
MASK = 0xFFFF_FFFF

Rng = tablet(
    key=8,
    blocks=1,  # blocks of sixteen words made so far
    used=1,  # words of the last block that were used
    words=WORDS,
)
_BLOCKS, _USED = 8, 9  # where these two are among the numbers of the tablet


def new_rng() -> Tablet:
    """A generator with an all-zero key."""
    rng = blank(Rng)
    rng["used"] = WORDS
    return rng


class Stream:
    """The randomness of a match: a generator that is given a new key for every move."""

    def __init__(self, seed: str = "", match_id: str = "") -> None:
        self.tablets = np.zeros(1, Rng)
        self._keyed = hmac.new(seed.encode(), match_id.encode(), "sha256")
        self._numbers = self.tablets.view(np.int64)
        self.derive(0)

    def derive(self, number: int) -> None:
        """Begins the stream of move `number`."""
        key = self._keyed.copy()
        key.update(number.to_bytes(8, "big"))
        self._numbers[:_BLOCKS] = np.frombuffer(key.digest(), "<u4")
        self._numbers[_BLOCKS] = 0
        self._numbers[_USED] = WORDS

    @property
    def was_used(self) -> bool:
        """Whether anything was drawn in this move."""
        return bool(self._numbers[_BLOCKS])


@rule
def reseed(rng: Tablet, number: int) -> None:
    """A quick key for simulations, where nobody must be kept from guessing: not for matches."""
    rng.key[:] = 0
    rng.key[0] = number & MASK
    rng.key[1] = number >> 32 & MASK
    rng.blocks = 0
    rng.used = WORDS


@rule
def below(rng: Tablet, n: int) -> int:
    """A number from 0 to n - 1, all equally likely (Lemire 2019), for n below 2**31."""
    product = word(rng) * n
    if product & MASK < n:
        unfair = (MASK + 1 - n) % n
        while product & MASK < unfair:
            product = word(rng) * n
    return product >> 32


@rule
def word(rng: Tablet) -> int:
    """The next 32 bits of the stream."""
    if rng.used == WORDS:
        next_block(rng)
    rng.used += 1
    return int(rng.words[rng.used - 1])


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = a + b & MASK
    d = turn(d ^ a, 16)
    c = c + d & MASK
    b = turn(b ^ c, 12)
    a = a + b & MASK
    d = turn(d ^ a, 8)
    c = c + d & MASK
    b = turn(b ^ c, 7)
    return a, b, c, d


@rule
def turn(x: int, bits: int) -> int:
    """A word turned left."""
    return (x << bits | x >> 32 - bits) & MASK


@rule
def next_block(rng: Tablet) -> None:
    """Makes sixteen fresh words: constants, key, block number and an empty nonce, stirred in columns and diagonals."""
    k = rng.key
    i0, i1, i2, i3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    i4, i5, i6, i7 = int(k[0]), int(k[1]), int(k[2]), int(k[3])
    i8, i9, ia, ib = int(k[4]), int(k[5]), int(k[6]), int(k[7])
    ic = int(rng.blocks) & MASK
    x0, x1, x2, x3, x4, x5, x6, x7 = i0, i1, i2, i3, i4, i5, i6, i7
    x8, x9, xa, xb, xc, xd, xe, xf = i8, i9, ia, ib, ic, 0, 0, 0
    for _ in range(DOUBLE_ROUNDS):
        x0, x4, x8, xc = quarter(x0, x4, x8, xc)
        x1, x5, x9, xd = quarter(x1, x5, x9, xd)
        x2, x6, xa, xe = quarter(x2, x6, xa, xe)
        x3, x7, xb, xf = quarter(x3, x7, xb, xf)
        x0, x5, xa, xf = quarter(x0, x5, xa, xf)
        x1, x6, xb, xc = quarter(x1, x6, xb, xc)
        x2, x7, x8, xd = quarter(x2, x7, x8, xd)
        x3, x4, x9, xe = quarter(x3, x4, x9, xe)
    w = rng.words
    w[0], w[1], w[2], w[3] = x0 + i0 & MASK, x1 + i1 & MASK, x2 + i2 & MASK, x3 + i3 & MASK
    w[4], w[5], w[6], w[7] = x4 + i4 & MASK, x5 + i5 & MASK, x6 + i6 & MASK, x7 + i7 & MASK
    w[8], w[9], w[10], w[11] = x8 + i8 & MASK, x9 + i9 & MASK, xa + ia & MASK, xb + ib & MASK
    w[12], w[13], w[14], w[15] = xc + ic & MASK, xd, xe, xf
    rng.blocks += 1
    rng.used = 0
