"""What a seat of Aquileia may hope for: ranks in a contest, cards at the market, the best lot that it can pay.

Estimates in whole numbers for the evaluation of positions, quick rather than exact (odds.py has exact chances). Hands
are read as they are: bots look at states in which everything that they cannot know was drawn by chance.
"""

from __future__ import annotations

import numpy as np

from edubba.engine.bits import count, lowest
from edubba.engine.jit import rule
from edubba.engine.tablet import Tablet
from edubba.games.aquileia.cards import (
    FIRST_COLOUR,
    HORSES,
    LAUREL_BITS,
    LAUREL_KINDS,
    LAUREL_POINTS,
    NO_CARD,
    SECOND_COLOUR,
    SERVI,
    WEAPONS,
    laurels_held,
    symbols,
)
from edubba.games.aquileia.contests import faces, has_rolled, side_of, strength_of_spaces, takes_part
from edubba.games.aquileia.forum import taken_lots
from edubba.games.aquileia.sheet import COLOURS, MAX_LOTS
from edubba.games.aquileia.spaces import (
    BANK,
    LOT_COLOUR,
    LOT_KIND,
    LOT_POINTS,
    LOT_PRICE,
    LOT_SLAVES,
    LOT_YIELD,
    LOTS,
    POTENTIA,
    VILLA,
    WORKSHOP,
)
from edubba.games.aquileia.state import (
    ARENA_CONTEST,
    BLUE_DICE,
    BRONZE,
    CHOOSING,
    COMMITTING,
    GOLD,
    KEEPING,
    METAL_KINDS,
    PLACING,
    ROUNDS,
    SILVER,
)

# ---- what the buildings of a seat bring: one integer, eight bits for each of four colours, workshops, three metals

BYTE = 255
FIELD = 8
WORKS = FIELD * len(COLOURS)  # the points of all workshops
YIELD = WORKS + FIELD  # + FIELD * metal: the coins of all banks


def _brings(sheet: int, lot: int) -> int:
    if LOT_KIND[sheet, lot] == VILLA:
        return int(LOT_POINTS[sheet, lot]) << FIELD * int(LOT_COLOUR[sheet, lot])
    if LOT_KIND[sheet, lot] == WORKSHOP:
        return int(LOT_POINTS[sheet, lot]) << WORKS
    return sum(int(LOT_YIELD[sheet, lot, metal]) << YIELD + FIELD * metal for metal in range(METAL_KINDS))


BRINGS = np.array([[_brings(sheet, lot) for lot in range(MAX_LOTS)] for sheet in range(len(LOTS))])


@rule
def estate(s: Tablet, seat: int) -> int:
    """What all buildings of a seat bring together."""
    total = 0
    lots = s.lots[seat]
    while lots:
        total += BRINGS[s.sheet, lowest(lots)]
        lots &= lots - 1
    return int(total)


@rule
def part(owned: int, field: int) -> int:
    """One number of an estate: `FIELD` times a colour, `WORKS`, or `YIELD` and `FIELD` times a metal."""
    return int(owned >> field & BYTE)


# ---- laurels


def _laurels_in(colour: int) -> int:
    """The lower bits of all kinds of laurels that show a colour."""
    kinds = [k for k in range(LAUREL_KINDS) if colour in (FIRST_COLOUR[k], SECOND_COLOUR[k])]
    return sum(1 << LAUREL_BITS * kind for kind in kinds)


COLOURED_LAURELS = sum(3 << LAUREL_BITS * kind for kind in range(LAUREL_KINDS) if not LAUREL_POINTS[kind])
IN_COLOUR = np.array([_laurels_in(colour) for colour in range(len(COLOURS))])


@rule
def laurels_in(laurels: int, colour: int) -> int:
    """How many laurels show a colour, those in two colours too."""
    return count(laurels & IN_COLOUR[colour]) + 2 * count(laurels >> 1 & IN_COLOUR[colour])


@rule
def laurel_value(owned: int, kind: int) -> int:
    """R39, R40: what a laurel adds at the end to what an estate is now."""
    if LAUREL_POINTS[kind]:
        return int(LAUREL_POINTS[kind])
    return max(part(owned, FIELD * FIRST_COLOUR[kind]), part(owned, FIELD * SECOND_COLOUR[kind]))


@rule
def laurels_value(owned: int, laurels: int) -> int:
    """The same for all laurels of a seat."""
    total = 0
    while laurels:
        kind = lowest(laurels) // LAUREL_BITS
        total += laurels_held(laurels, kind) * laurel_value(owned, kind)
        laurels &= ~(3 << LAUREL_BITS * kind)
    return total


@rule
def best_colour(owned: int) -> int:
    """The value of the villas of one colour, where it is highest."""
    best = part(owned, 0)
    for colour in range(1, len(COLOURS)):
        best = max(best, part(owned, FIELD * colour))
    return best


# ---- contests: strengths in twelfths

TWELVE = 12
RED = TWELVE  # three dice show one face of a metal on average
BLUE = TWELVE * BLUE_DICE // METAL_KINDS
HELD = 8  # a symbol on a card in hand, which may be played or not
EARLIER = 4  # the disc that wins ties
HOPE = 12  # bits that hold any such strength
FURTHEST = 60  # a greater lead changes nothing
THOUSAND = 1000


def _chances(steepness: float) -> list[int]:
    """In thousandths, how likely a lead of -60 to 60 twelfths lasts."""
    leads = np.arange(-FURTHEST, FURTHEST + 1) / TWELVE
    return [round(THOUSAND / (1 + float(np.exp(-steepness * lead)))) for lead in leads]


BEFORE_DICE, AFTER_DICE, DECIDED = range(3)
LASTS = np.array([_chances(1.5), _chances(4.0), _chances(100.0)])


@rule
def certainty(s: Tablet, contest: int, seat: int) -> int:
    """How much of a contest is known."""
    if not has_rolled(s, contest, seat):
        return BEFORE_DICE
    return DECIDED if s.phase in (CHOOSING, KEEPING) else AFTER_DICE


@rule
def may_add_cards(s: Tablet, contest: int, seat: int) -> bool:
    """Whether a seat may still play cards in a contest: before the dice, and until it was asked."""
    if not has_rolled(s, contest, seat):
        return True
    order, asked = (seat - s.start) % s.players, (s.turn - s.start) % s.players
    return bool(s.phase == COMMITTING and order >= asked)


@rule
def hoped_strength(s: Tablet, contest: int, seat: int) -> int:
    """The strength that somebody may expect to reach, in twelfths."""
    metal = side_of(s, contest, seat)
    total = TWELVE * strength_of_spaces(s, contest, seat)
    if has_rolled(s, contest, seat):
        total += TWELVE * (faces(s.dice[contest, seat], metal) + symbols(s.commits[contest, seat]))
    else:
        total += RED
    if may_add_cards(s, contest, seat):
        useful = WEAPONS | SERVI if contest == ARENA_CONTEST else HORSES[metal]
        total += HELD * symbols(s.hand[seat] & useful)
    return int(total + hoped_blue(s, contest, seat, metal))


@rule
def hoped_blue(s: Tablet, contest: int, seat: int, metal: int) -> int:
    """What the blue dice add: those that lie there, or half of those that can be rolled in two contests."""
    if s.phase != PLACING and s.roller[contest] == seat:
        return int(TWELVE * s.blue_faces[contest, metal])
    if s.standing[seat] >> POTENTIA & 1:
        return BLUE
    return int(BLUE * s.blue_left // BLUE_DICE) if s.blue_holder == seat else 0


@rule
def hopes(s: Tablet, contest: int) -> int:
    """The strengths that all who stand in a contest may expect to reach, `HOPE` bits a seat; 0 for the others."""
    hoped = 0
    for seat in range(s.players):
        if takes_part(s, contest, seat):
            hoped |= hoped_strength(s, contest, seat) << HOPE * seat
    return hoped


@rule
def hope_of(hoped: int, seat: int) -> int:
    """The strength of one seat among them."""
    return hoped >> HOPE * seat & (1 << HOPE) - 1


@rule
def tie_won(s: Tablet, seat: int, other: int) -> int:
    """1 if the disc of a seat lies before that of another, -1 if it lies behind, 0 if both are in hand."""
    for place in range(s.laid):
        if s.track[place] == seat:
            return 1
        if s.track[place] == other:
            return -1
    return 0


@rule
def chances(s: Tablet, contest: int, seat: int, hoped: int) -> tuple[int, int, int]:
    """In thousandths, how likely a seat is first, second and third in a contest that it stands in."""
    mine, lasts = hope_of(hoped, seat), LASTS[certainty(s, contest, seat)]
    first, second, third = THOUSAND, 0, 0
    for other in range(s.players):
        if other != seat and takes_part(s, contest, other):
            lead = mine - hope_of(hoped, other) + EARLIER * tie_won(s, seat, other)
            ahead = lasts[FURTHEST + min(max(lead, -FURTHEST), FURTHEST)]
            third = (third * ahead + second * (THOUSAND - ahead)) // THOUSAND
            second = (second * ahead + first * (THOUSAND - ahead)) // THOUSAND
            first = first * ahead // THOUSAND
    return int(first), int(second), int(third)


# ---- lots

SLAVES_FIELD = FIELD * METAL_KINDS
GUARD = 0x80808080  # the top bit of every field


def _price(sheet: int, lot: int) -> int:
    coins = sum(int(LOT_PRICE[sheet, lot, metal]) << FIELD * metal for metal in range(METAL_KINDS))
    return coins + (int(LOT_SLAVES[sheet, lot]) << SLAVES_FIELD)


PRICE = np.array([[_price(sheet, lot) for lot in range(MAX_LOTS)] for sheet in range(len(LOTS))])


@rule
def can_pay(means: int, price: int) -> bool:
    """Whether no field of a price is more than that of the means: the guard bit of each is not borrowed."""
    return bool(((means | GUARD) - price) & GUARD == GUARD)


@rule
def means(s: Tablet, seat: int) -> int:
    """All coins and servi of a seat, eight bits each."""
    total = symbols(s.hand[seat] & SERVI) << SLAVES_FIELD
    for metal in range(METAL_KINDS):
        total += s.purse[seat, metal] << FIELD * metal
    return int(total)


@rule
def promise(s: Tablet, seat: int, lot: int) -> int:
    """About how many tenths of a point a lot will bring its owner until the end."""
    left = ROUNDS - s.round_no
    if LOT_KIND[s.sheet, lot] == VILLA:
        laurels = laurels_in(s.laurels[seat], LOT_COLOUR[s.sheet, lot])
        return int(LOT_POINTS[s.sheet, lot] * (10 * laurels + 3 * left + 1))
    if LOT_KIND[s.sheet, lot] == BANK:
        coins = LOT_YIELD[s.sheet, lot]
        return int(10 * (coins[BRONZE] + coins[SILVER] + coins[GOLD]) * left)
    return int(LOT_POINTS[s.sheet, lot] * (7 * left + 3))


@rule
def best_lot(s: Tablet, seat: int, purse: int, besides: int) -> int:
    """The most promising lot that can be paid, is free, and is not one of those set aside; or `NO_CARD`."""
    best, most = NO_CARD, 0
    free = (1 << LOTS[s.sheet]) - 1 & ~taken_lots(s) & ~besides
    while free:
        lot = lowest(free)
        free &= free - 1
        if can_pay(purse, PRICE[s.sheet, lot]):
            promised = promise(s, seat, lot)
            if promised > most:
                best, most = lot, promised
    return best
