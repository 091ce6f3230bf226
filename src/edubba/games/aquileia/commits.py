"""Handfuls of cards that can be committed in a contest, as codes of the action space.

Code 0 is no card at all, in either contest. Every other code is one handful of cards that count together:

    Arena     weapon_1 + 4 * weapon_2 + 16 * weapon_3 + 32 * slave_1 + 384 * slave_2     1 to 4607
    Stadium   4607 + horse_silver_1 + 4 * horse_silver_2                                 4608 to 4618
              4618 + horse_gold_1 + 4 * horse_gold_2                                     4619 to 4629

where each name stands for the number of such cards. So one action is the whole decision, as people say it; a learner
that wants to can read the numbers of cards off the code, digit by digit. The codes for every handful that a deck allows
are there, because nothing keeps a player from hoarding.
"""

from __future__ import annotations

import numpy as np

from edubba.engine.jit import rule
from edubba.engine.tablet import Ints
from edubba.games.aquileia.cards import CARD_BITS, CARD_COUNTS, CARD_KINDS, CARD_NAMES, held
from edubba.games.aquileia.state import COMMIT

_FAMILIES = (("weapon", "slave"), ("horse_silver",), ("horse_gold",))


def _weights() -> list[int]:
    """What one card of each kind adds to a code: the first kind of a family counts one."""
    weights = [0] * CARD_KINDS
    for family in _FAMILIES:
        weight = 1
        for kind in _kinds(family):
            weights[kind] = weight
            weight *= int(CARD_COUNTS[kind]) + 1
    return weights


def _kinds(family: tuple[str, ...]) -> list[int]:
    return [kind for kind, name in enumerate(CARD_NAMES) if name.startswith(family)]


def _size(family: tuple[str, ...]) -> int:
    """How many handfuls a family has, without the empty one."""
    return int(np.prod(CARD_COUNTS[_kinds(family)] + 1)) - 1


_SIZES = [_size(family) for family in _FAMILIES]
WEIGHT = np.array(_weights())
BEFORE = np.array([sum(_SIZES[:i]) for i in range(len(_SIZES))])  # codes before those of the Arena, silver, gold
FIRST_KIND = np.array([_kinds(family)[0] for family in _FAMILIES])
LAST_KIND = np.array([_kinds(family)[-1] for family in _FAMILIES])
COMMITS = 1 + sum(_SIZES)
MOST_COMMITS = 1 + max(_SIZES)


def _handfuls() -> list[int]:
    """The cards of every code."""
    cards = [0]
    for family, size in zip(_FAMILIES, _SIZES, strict=True):
        for code in range(1, size + 1):
            digits = [(k, code // int(WEIGHT[k]) % (int(CARD_COUNTS[k]) + 1)) for k in _kinds(family)]
            cards.append(sum(n << CARD_BITS * k for k, n in digits))
    return cards


HANDFUL = np.array(_handfuls())


@rule
def list_handfuls(cards: int, family: int, out: Ints) -> int:
    """Writes the action for every part of a handful of one family, the empty one first, by ascending code."""
    first, last = FIRST_KIND[family], LAST_KIND[family]
    parts = 1
    for kind in range(first, last + 1):
        parts *= held(cards, kind) + 1
    out[0] = COMMIT
    for part in range(1, parts):
        rest, code = part, BEFORE[family]
        for kind in range(first, last + 1):
            code += rest % (held(cards, kind) + 1) * WEIGHT[kind]
            rest //= held(cards, kind) + 1
        out[part] = COMMIT + code
    return parts
