"""Mercatus: Dolus, Pecunia, Equi et arma, Servi, Potentia."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.cards import EQUI, NO_CARD, SERVI, card, number
from edubba.games.aquileia.spaces import (
    EQUI_DECK,
    EQUI_METAL,
    EQUI_OPEN,
    MOST_SWAPS,
    PECUNIA,
    PECUNIA_POINTS,
    POTENTIA,
    SERVI_FIRST,
    SERVI_METAL,
    SERVI_MOST,
    SWAP_GIVE,
    SWAP_TAKE,
    SWAPS,
)
from edubba.games.aquileia.state import (
    BLUE_DICE,
    BUY,
    BUYING,
    METAL_KINDS,
    STOP,
    SWAP,
    SWAPPING,
    cards_left,
    current_space,
    draw,
    leave,
    pay_bank,
    roll_pair,
    take_from_bank,
)


@rule
def resolve_mercatus(s: Tablet, seat: int, space: int, rng: Tablet) -> None:
    """One space of the market: it runs by itself, or its owner is asked."""
    if space < PECUNIA:
        cheat(s, seat, rng)
        leave(s, seat, space)
    elif space == PECUNIA:
        s.swaps = 0
        ask_to_swap(s, seat)
    elif space < POTENTIA:
        ask_to_buy(s, seat, space)
    else:
        # R16: all blue dice, for this round.
        s.blue_holder, s.blue_left = seat, BLUE_DICE
        leave(s, seat, space)


@rule
def cheat(s: Tablet, seat: int, rng: Tablet) -> None:
    """R12: Dolus rolls two red dice and takes a coin for each."""
    s.dolus_dice = roll_pair(rng)
    take_from_bank(s, seat, s.dolus_dice % METAL_KINDS, 1)
    take_from_bank(s, seat, s.dolus_dice // METAL_KINDS, 1)


# ---- Pecunia


@rule
def can_swap(s: Tablet, seat: int, swap: int) -> bool:
    """R13, 23: a swap needs all its coins in the purse and in the bank, and only so many may be made."""
    if s.swaps == MOST_SWAPS[s.sheet]:
        return False
    for metal in range(METAL_KINDS):
        if s.purse[seat, metal] < SWAP_GIVE[s.sheet, swap, metal]:
            return False
        if s.bank[metal] < SWAP_TAKE[s.sheet, swap, metal]:
            return False
    return True


@rule
def list_swaps(s: Tablet, out: Ints) -> int:
    """Appends the swaps that can be made, and the end of them."""
    n = 0
    for swap in range(SWAPS[s.sheet]):
        if can_swap(s, s.turn, swap):
            out[n] = SWAP + swap
            n += 1
    out[n] = STOP
    return n + 1


@rule
def ask_to_swap(s: Tablet, seat: int) -> None:
    """Asks for the next swap if there is one."""
    for swap in range(SWAPS[s.sheet]):
        if can_swap(s, seat, swap):
            s.phase, s.turn = SWAPPING, seat
            return
    stop_swapping(s, seat)


@rule
def trade(s: Tablet, action: int) -> None:
    """A swap with the bank, or the end of them."""
    if action == STOP:
        stop_swapping(s, s.turn)
        return
    for metal in range(METAL_KINDS):
        pay_bank(s, s.turn, metal, SWAP_GIVE[s.sheet, action - SWAP, metal])
        take_from_bank(s, s.turn, metal, SWAP_TAKE[s.sheet, action - SWAP, metal])
    s.swaps += 1
    ask_to_swap(s, s.turn)


@rule
def stop_swapping(s: Tablet, seat: int) -> None:
    """R13, 23: the points are scored on stopping, once, if a swap was made."""
    if s.swaps > 0:
        s.points[seat] += PECUNIA_POINTS[s.sheet]
    s.swaps = 0
    leave(s, seat, PECUNIA)


# ---- Equi et arma, Servi


@rule
def price_metal(space: int) -> int:
    """The metal of the one coin that a card costs at a space."""
    return int(EQUI_METAL if space < SERVI_FIRST else SERVI_METAL[space - SERVI_FIRST])


@rule
def cards_on_offer(s: Tablet, space: int) -> int:
    """How many cards can be had at a space, if they can be paid."""
    if space >= SERVI_FIRST:
        # R15: one card for bronze, up to two for silver, up to three for gold. 4: no more than there are.
        return int(min(SERVI_MOST[space - SERVI_FIRST], number(cards_left(s, SERVI))))
    # R14: the leftmost space offers the top card, the others the open card beside them. 26: which may be missing.
    if space == EQUI_DECK:
        return min(1, number(cards_left(s, EQUI)))
    return 1 if s.open_equi[space - EQUI_OPEN] != NO_CARD else 0


@rule
def most_cards(s: Tablet, seat: int, space: int) -> int:
    """R10: how many cards a seat can buy at a space with the coins it has."""
    return int(min(cards_on_offer(s, space), s.purse[seat, price_metal(space)]))


@rule
def ask_to_buy(s: Tablet, seat: int, space: int) -> None:
    """Asks how many cards are bought, if any can be."""
    if most_cards(s, seat, space) > 0:
        s.phase, s.turn = BUYING, seat
    else:
        leave(s, seat, space)


@rule
def list_purchases(s: Tablet, out: Ints) -> int:
    """Appends every number of cards. 27: it is fixed before any is seen."""
    most = most_cards(s, s.turn, current_space(s))
    for cards in range(most + 1):
        out[cards] = BUY + cards
    return most + 1


@rule
def buy(s: Tablet, cards: int, rng: Tablet) -> None:
    """So many cards for one coin each."""
    seat, space = s.turn, current_space(s)
    pay_bank(s, seat, price_metal(space), cards)
    for _ in range(cards):
        if EQUI_OPEN <= space < SERVI_FIRST:
            take_open_card(s, seat, space - EQUI_OPEN)
        else:
            s.hand[seat] += card(draw(s, SERVI if space >= SERVI_FIRST else EQUI, rng))
    leave(s, seat, space)


@rule
def take_open_card(s: Tablet, seat: int, slot: int) -> None:
    """37: an open card is known to everybody in the hand too. 5: its slot is filled at the end of the round."""
    s.hand[seat] += card(s.open_equi[slot])
    s.known[seat] += card(s.open_equi[slot])
    s.open_equi[slot] = NO_CARD
