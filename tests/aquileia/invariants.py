"""What must hold in every state: every piece is somewhere, exactly once. In compiled code too."""

from __future__ import annotations

from edubba.engine.bits import count
from edubba.engine.jit import rule
from edubba.engine.tablet import Tablet
from edubba.games.aquileia.cards import ALL_CARDS, ALL_LAURELS, CARD_KINDS, NO_CARD, card, held, laurel
from edubba.games.aquileia.spaces import ALL_SPACES, BERTH
from edubba.games.aquileia.state import (
    BANK_COINS,
    BLUE_DICE,
    BUILDING,
    COMMITTING,
    HENCHMEN,
    HOUSES,
    KEEPING,
    METAL_KINDS,
    NOBODY,
    RESOLVING,
    layout,
)

FINE, COINS, CARDS, LAURELS, HENCHMAN, HOUSE, DICE, STAKE, KNOWN = range(9)


@rule
def coins_broken(s: Tablet) -> bool:
    for metal in range(METAL_KINDS):
        total = s.bank[metal] + s.stakes[metal]
        lowest = min(s.bank[metal], s.stakes[metal])
        for seat in range(s.players):
            total += s.purse[seat, metal]
            lowest = min(lowest, s.purse[seat, metal])
        if total != BANK_COINS[metal] or lowest < 0:
            return True
    return False


@rule
def cards_broken(s: Tablet) -> bool:
    total = s.pile + s.discard
    for slot in range(len(s.open_equi)):
        total += card(s.open_equi[slot]) if s.open_equi[slot] != NO_CARD else 0
    for seat in range(s.players):
        total += s.hand[seat]
    return bool(total != ALL_CARDS or min(s.pile, s.discard) < 0)


@rule
def laurels_broken(s: Tablet) -> bool:
    total = s.laurel_pile + s.laurels_out + laurel(s.open_laurel) + laurel(s.auctioned)
    for seat in range(s.players):
        total += s.laurels[seat]
    if s.phase == KEEPING:
        total += laurel(s.race_open[s.round_no - 1]) + laurel(s.race_top[s.round_no - 1])
    return bool(total != ALL_LAURELS)


@rule
def seats_broken(s: Tablet) -> int:
    everywhere, built = 0, 0
    for seat in range(s.players):
        if s.henchmen[seat] < 0 or s.henchmen[seat] + count(s.standing[seat]) != HENCHMEN:
            return HENCHMAN
        if everywhere & s.standing[seat] or s.standing[seat] & ~ALL_SPACES[layout(s)]:
            return HENCHMAN
        if s.houses[seat] < 0 or s.houses[seat] + count(s.lots[seat]) != HOUSES or built & s.lots[seat]:
            return HOUSE
        for kind in range(CARD_KINDS):
            if held(s.known[seat], kind) > held(s.hand[seat], kind):
                return KNOWN
        everywhere |= s.standing[seat]
        built |= s.lots[seat]
    for metal in range(METAL_KINDS):
        if s.stakes[metal] and not everywhere >> BERTH + metal & 1:
            return STAKE
    return FINE


@rule
def broken(s: Tablet) -> int:
    """Which invariant does not hold, if any."""
    if coins_broken(s):
        return COINS
    if cards_broken(s):
        return CARDS
    if laurels_broken(s):
        return LAURELS
    rolled = s.blue_faces.sum()
    if rolled > BLUE_DICE or (s.blue_holder != NOBODY and s.blue_left + rolled != BLUE_DICE) or s.blue_left < 0:
        return DICE
    return seats_broken(s)


@rule
def forced(s: Tablet, n: int) -> bool:
    """38: only cards in hand may leave a single answer."""
    return n < 1 or s.phase == RESOLVING or (n == 1 and s.phase not in (COMMITTING, BUILDING))
