"""A hundred thousand random games for each number of players, every invariant held after every move, compiled."""

from __future__ import annotations

import numpy as np
import pytest

import edubba
from edubba.engine.bits import count
from edubba.engine.dispatch import OVER
from edubba.engine.jit import compiled, enabled, rule
from edubba.engine.rng import below, new_rng, reseed
from edubba.engine.tablet import Ints, Tablet, Tablets
from edubba.games.aquileia.cards import ALL_CARDS, ALL_LAURELS, CARD_KINDS, NO_CARD, card, held, laurel
from edubba.games.aquileia.rules import MAX_LEGAL, State, actor, hide, legal, play, scores, setup
from edubba.games.aquileia.spaces import ALL_SPACES, BERTH
from edubba.games.aquileia.state import (
    BANK_COINS,
    BLUE_DICE,
    BUILDING,
    COMMITTING,
    ENDED,
    HENCHMEN,
    HOUSES,
    KEEPING,
    METAL_KINDS,
    NOBODY,
    PLACING,
    RESOLVING,
    ROUNDS,
    layout,
)

GAMES = 100_000
LONGEST = 2000
FINE, COINS, CARDS, LAURELS, HENCHMAN, HOUSE, DICE, STAKE, KNOWN, FORCED, ENDLESS = range(11)
pytestmark = pytest.mark.skipif(not enabled(), reason="too many games to interpret")


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


@rule
def random_games(states: Tablets, options: Ints, out: Ints, rng: Tablet, totals: Ints, games: int) -> int:
    """Plays games; stops at the first that breaks an invariant. `totals` counts what happened."""
    s = states[0]
    for number in range(games):
        reseed(rng, number)
        setup(s, options, rng)
        moves = 0
        while actor(s) != OVER:
            n = legal(s, out)
            problem = broken(s)
            if problem or moves > LONGEST or forced(s, n):
                return problem if problem else ENDLESS if moves > LONGEST else FORCED
            totals[s.phase] += 1
            play(s, out[below(rng, n)], rng)
            moves += 1
            if moves % 64 == 0:
                states[1] = s
                hide(states[1], number % s.players, rng)
                if broken(states[1]):
                    return broken(states[1])
        if broken(s):
            return broken(s)
        totals[ENDED] += 1
        scores(s, out)
    return FINE


def tally(players: int, games: int, **options: bool) -> Ints:
    encoded = edubba.game("aquileia").encode(players, options)
    totals = np.zeros(ENDED + 1, np.int64)
    states, out = np.zeros(2, State), np.zeros(MAX_LEGAL, np.int64)
    assert compiled(random_games)(states, encoded, out, new_rng(), totals, games) == FINE
    return totals


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_hold_every_invariant(players: int) -> None:
    totals = tally(players, GAMES)
    assert totals[ENDED] == GAMES
    assert totals[RESOLVING] == 0
    others = np.delete(totals, RESOLVING)
    assert (others > GAMES // 100).all()
    assert totals[PLACING] > GAMES * ROUNDS * players


@pytest.mark.parametrize("option", ["reduced_luck", "symmetric_stadium", "open_hands", "shared_win"])
def test_options_hold_every_invariant(option: str) -> None:
    assert tally(4, GAMES // 20, **{option: True})[ENDED] == GAMES // 20


def spoilt(**fields: int) -> int:
    """What `broken` says of a state with fields changed."""
    s = edubba.game("aquileia").start(3, seed=1).state
    for name, value in fields.items():
        changed = np.array(s[name])
        changed.flat[0] += value
        s[name] = changed
    return broken(s)


def test_the_invariants_can_fail() -> None:
    assert spoilt() == FINE
    assert spoilt(bank=1) == COINS
    assert spoilt(pile=1) == CARDS
    assert spoilt(laurel_pile=1) == LAURELS
    assert spoilt(henchmen=1) == HENCHMAN
    assert spoilt(standing=1 << 18, henchmen=-1) == HENCHMAN
    assert spoilt(houses=1) == HOUSE
    assert spoilt(blue_faces=9) == DICE
    assert spoilt(stakes=1, bank=-1) == STAKE
    assert spoilt(known=1) == KNOWN
