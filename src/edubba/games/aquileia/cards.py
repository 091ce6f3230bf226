"""Cards as numbers. A handful of cards is one integer, so many bits a kind; laurels are kept in the same way.

Adding two handfuls is adding two integers, as long as no kind has more cards than there are in the game. A handful is
part of another, or all of one deck, by the bits of a mask.

    cards    4 bits a kind   weapons, servi, horses of both sides, in this order
    laurels  2 bits a kind   four colours, four point cards; then the six two-coloured ones of the theatre
"""

from __future__ import annotations

import numpy as np

from edubba.engine.bits import count
from edubba.engine.jit import rule
from edubba.engine.rng import below
from edubba.engine.tablet import Tablet
from edubba.games.aquileia.sheet import COLOURS, own_data

NO_CARD = -1

_DECKS = own_data()["decks"]
_CARDS: dict[str, int] = _DECKS["servi"] | _DECKS["equi_et_arma"]
_STADIUM: dict[str, int] = _DECKS["stadium_laurels"]
_THEATRE: dict[str, int] = _DECKS["theatre_laurels"]

CARD_NAMES = (
    "weapon_1",
    "weapon_2",
    "weapon_3",
    "slave_1",
    "slave_2",
    "horse_silver_1",
    "horse_silver_2",
    "horse_gold_1",
    "horse_gold_2",
)
CARD_KINDS = len(CARD_NAMES)
CARD_BITS = 4
CARD_COUNTS = np.array([_CARDS[name] for name in CARD_NAMES])
SYMBOLS = np.array([int(name[-1]) for name in CARD_NAMES])
SINGLE, DOUBLE = CARD_NAMES.index("slave_1"), CARD_NAMES.index("slave_2")

LAUREL_NAMES = (*_STADIUM, *_THEATRE)
LAUREL_KINDS = len(LAUREL_NAMES)
STADIUM_KINDS = len(_STADIUM)
LAUREL_BITS = 2
LAUREL_COUNTS = np.array([*_STADIUM.values(), *_THEATRE.values()])
LAUREL_POINTS = np.array([int(name[7:]) if name.startswith("points_") else 0 for name in LAUREL_NAMES])


def _colour(name: str, which: int) -> int:
    """The first or last colour of a laurel; one with points has none."""
    word = name.split("/")[which]
    return COLOURS.index(word) if word in COLOURS else -1


FIRST_COLOUR = np.array([_colour(name, 0) for name in LAUREL_NAMES])
SECOND_COLOUR = np.array([_colour(name, -1) for name in LAUREL_NAMES])  # the same again, if there is one colour only


def _mask(*beginnings: str) -> int:
    """All bits of the kinds of cards whose names begin so."""
    full = (1 << CARD_BITS) - 1
    return sum(full << CARD_BITS * i for i, name in enumerate(CARD_NAMES) if name.startswith(beginnings))


def _showing(least: int) -> int:
    """All bits of the kinds of cards that show so many symbols or more."""
    full = (1 << CARD_BITS) - 1
    return sum(full << CARD_BITS * i for i in range(CARD_KINDS) if SYMBOLS[i] >= least)


TWO_OR_THREE, THREE = _showing(2), _showing(3)
SERVI = _mask("slave")
EQUI = _mask("weapon", "horse")
WEAPONS = _mask("weapon")
HORSES = np.array([0, _mask("horse_silver"), _mask("horse_gold")])  # by the metal of the side
STADIUM_LAURELS = (1 << LAUREL_BITS * STADIUM_KINDS) - 1
THEATRE_LAURELS = (1 << LAUREL_BITS * LAUREL_KINDS) - 1 - STADIUM_LAURELS
LAUREL_ONES = sum(1 << LAUREL_BITS * i for i in range(LAUREL_KINDS))  # the lower bit of every kind
ALL_CARDS = sum(int(n) << CARD_BITS * i for i, n in enumerate(CARD_COUNTS))
ALL_LAURELS = sum(int(n) << LAUREL_BITS * i for i, n in enumerate(LAUREL_COUNTS))


@rule
def card(kind: int) -> int:
    """A handful of one card."""
    return 1 << CARD_BITS * kind


@rule
def held(cards: int, kind: int) -> int:
    """How many cards of a kind are in a handful."""
    return int(cards >> CARD_BITS * kind & 15)


@rule
def number(cards: int) -> int:
    """How many cards are in a handful."""
    return added(pairs(cards))


@rule
def pairs(cards: int) -> int:
    """How many cards there are of every two kinds, in one byte each."""
    return int((cards & 0x0F0F0F0F0F) + (cards >> CARD_BITS & 0x0F0F0F0F0F))


@rule
def added(fives: int) -> int:
    """The sum of five bytes, which fits into one: the fifth byte of a long multiplication adds them all."""
    return int(fives * 0x0101010101 >> 32 & 255)


@rule
def symbols(cards: int) -> int:
    """How many weapons, servi or horses are pictured on the cards of a handful."""
    return added(pairs(cards) + pairs(cards & TWO_OR_THREE) + pairs(cards & THREE))


@rule
def any_card(cards: int, rng: Tablet) -> int:
    """The kind of a card taken blindly from a handful that is not empty."""
    pick = below(rng, number(cards))
    kind = 0
    while pick >= held(cards, kind):
        pick -= held(cards, kind)
        kind += 1
    return kind


@rule
def laurel(kind: int) -> int:
    """One laurel, or none."""
    return 1 << LAUREL_BITS * kind if kind != NO_CARD else 0


@rule
def laurels_held(laurels: int, kind: int) -> int:
    """How many laurels of a kind there are."""
    return int(laurels >> LAUREL_BITS * kind & 3)


@rule
def laurels_number(laurels: int) -> int:
    """How many laurels there are."""
    return count(laurels & LAUREL_ONES) + 2 * count(laurels >> 1 & LAUREL_ONES)


@rule
def any_laurel(laurels: int, rng: Tablet) -> int:
    """The kind of a laurel taken blindly, or `NO_CARD` if there is none."""
    if laurels == 0:
        return NO_CARD
    pick = below(rng, laurels_number(laurels))
    kind = 0
    while pick >= laurels_held(laurels, kind):
        pick -= laurels_held(laurels, kind)
        kind += 1
    return kind
