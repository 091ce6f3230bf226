"""Forum: lots, prices and payments with servi cards."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.cards import DOUBLE, SERVI, SINGLE, card, held, number, symbols
from edubba.games.aquileia.spaces import (
    BANK,
    FORUM,
    FORUM_BUILDINGS,
    FORUM_SCORES,
    LOT_KIND,
    LOT_POINTS,
    LOT_PRICE,
    LOT_SLAVES,
    LOTS,
)
from edubba.games.aquileia.state import (
    BRONZE,
    BUILD,
    BUILDING,
    GOLD,
    METAL_KINDS,
    NO_BUILD,
    PAYMENTS,
    SILVER,
    current_space,
    leave,
    pay_bank,
    play_cards,
)


@rule
def resolve_forum(s: Tablet, seat: int, space: int) -> None:
    """R32: one building, or two on space 3."""
    s.builds = FORUM_BUILDINGS[space - FORUM]
    ask_to_build(s, seat, space)


@rule
def taken_lots(s: Tablet) -> int:
    """All lots with a house."""
    return int(s.lots[0] | s.lots[1] | s.lots[2] | s.lots[3] | s.lots[4])


@rule
def has_coins_for(s: Tablet, seat: int, lot: int) -> bool:
    """R10, R33: whether a seat has all the coins of a price; no metal stands in for another."""
    purse, price = s.purse[seat], LOT_PRICE[s.sheet, lot]
    return bool(purse[BRONZE] >= price[BRONZE] and purse[SILVER] >= price[SILVER] and purse[GOLD] >= price[GOLD])


@rule
def most_slaves(s: Tablet, seat: int) -> int:
    """38: the most servi that a hand may hold, by all that everybody knows: a card not seen may be a double."""
    servi = s.hand[seat] & SERVI
    if s.open_hands:
        return symbols(servi)
    return 2 * number(servi) - held(s.known[seat], SINGLE)


@rule
def may_build(s: Tablet, seat: int) -> bool:
    """Whether a seat is asked. 17: no house, no building; one house a lot. 38: the hand itself must not be told."""
    if s.houses[seat] == 0:
        return False
    taken, slaves = taken_lots(s), most_slaves(s, seat)
    for lot in range(LOTS[s.sheet]):
        if not taken >> lot & 1 and LOT_SLAVES[s.sheet, lot] <= slaves and has_coins_for(s, seat, lot):
            return True
    return False


@rule
def ask_to_build(s: Tablet, seat: int, space: int) -> None:
    """Asks for a building as long as one may follow."""
    if s.builds > 0 and may_build(s, seat):
        s.phase, s.turn = BUILDING, seat
    else:
        s.builds = 0
        leave(s, seat, space)


@rule
def singles_with(slaves: int, doubles: int) -> int:
    """The single cards that complete a price when so many doubles are paid."""
    return max(slaves - 2 * doubles, 0)


@rule
def can_pay_slaves(s: Tablet, seat: int, slaves: int, doubles: int) -> bool:
    """22: cards that reach the price and of which none could be left out. R33: overpaid servi are lost."""
    needless = 2 * doubles > slaves + 1
    enough = held(s.hand[seat], DOUBLE) >= doubles and held(s.hand[seat], SINGLE) >= singles_with(slaves, doubles)
    return enough and not needless


@rule
def list_buildings(s: Tablet, out: Ints) -> int:
    """Appends not building, and every building with every way to pay it."""
    seat, taken = s.turn, taken_lots(s)
    out[0] = NO_BUILD
    n = 1
    for lot in range(LOTS[s.sheet]):
        if not taken >> lot & 1 and has_coins_for(s, seat, lot):
            for doubles in range(PAYMENTS):
                if can_pay_slaves(s, seat, LOT_SLAVES[s.sheet, lot], doubles):
                    out[n] = BUILD + PAYMENTS * lot + doubles
                    n += 1
    return n


@rule
def build(s: Tablet, action: int) -> None:
    """A building, or none. 27: declining ends the action; on space 3 a second decision follows a building."""
    seat, space = s.turn, current_space(s)
    if action == NO_BUILD:
        s.builds = 0
    else:
        lot, doubles = (action - BUILD) // PAYMENTS, (action - BUILD) % PAYMENTS
        pay_for(s, seat, lot, doubles)
        s.lots[seat] |= 1 << lot
        s.houses[seat] -= 1
        s.builds -= 1
        if FORUM_SCORES[space - FORUM]:
            s.points[seat] += points_at_once(s, lot)
    ask_to_build(s, seat, space)


@rule
def pay_for(s: Tablet, seat: int, lot: int, doubles: int) -> None:
    """R33: coins to the bank, cards to the discards; every building is paid by itself."""
    for metal in range(METAL_KINDS):
        pay_bank(s, seat, metal, LOT_PRICE[s.sheet, lot, metal])
    singles = singles_with(LOT_SLAVES[s.sheet, lot], doubles)
    play_cards(s, seat, doubles * card(DOUBLE) + singles * card(SINGLE))


@rule
def points_at_once(s: Tablet, lot: int) -> int:
    """R32, 18: on spaces 2 and 5 a villa scores its value, a workshop its points, a bank nothing."""
    return 0 if LOT_KIND[s.sheet, lot] == BANK else int(LOT_POINTS[s.sheet, lot])
