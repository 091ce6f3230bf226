"""The prizes of the Arena."""

from __future__ import annotations

import numpy as np

from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.cards import SERVI, card
from edubba.games.aquileia.contests import at_rank, end_contest, pay_coins, power
from edubba.games.aquileia.sheet import own_data
from edubba.games.aquileia.spaces import ARENA_SPACES
from edubba.games.aquileia.state import ARENA_CONTEST, CARD, CHOOSING, NOBODY, POINTS, cards_left, draw

PRIZE_COINS = np.array(own_data()["arena"]["prize_coins"])
POINTS_PER_STRENGTH: int = own_data()["arena"]["vp_per_strength"]


@rule
def award_arena(s: Tablet, rng: Tablet) -> None:
    """R22, R23, R24: bronze for the first three; then the winner chooses points or a card."""
    pay_coins(s, ARENA_CONTEST, PRIZE_COINS)
    s.turn = at_rank(s, ARENA_CONTEST, 0)
    # 25: with no servi card left anywhere there is nothing to choose.
    if cards_left(s, SERVI):
        s.phase = CHOOSING
    else:
        choose(s, POINTS, rng)


@rule
def list_prizes(out: Ints) -> int:
    """Writes the two prizes."""
    out[0], out[1] = POINTS, CARD
    return 2


@rule
def choose(s: Tablet, action: int, rng: Tablet) -> None:
    """The winner takes points or a card, the second what is left over. 6: alone, the other option lapses."""
    second = at_rank(s, ARENA_CONTEST, 1)
    by_points, by_card = (s.turn, second) if action == POINTS else (second, s.turn)
    # R22, 7: twice the strength of whoever takes the points.
    if by_points != NOBODY:
        s.points[by_points] += POINTS_PER_STRENGTH * power(s, ARENA_CONTEST, by_points)
    if by_card != NOBODY and cards_left(s, SERVI):
        s.hand[by_card] += card(draw(s, SERVI, rng))
    end_contest(s, ARENA_SPACES)
