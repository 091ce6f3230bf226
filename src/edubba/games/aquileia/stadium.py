"""The prizes of the Stadium: coins and laurels."""

from __future__ import annotations

import numpy as np

from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.cards import NO_CARD, STADIUM_LAURELS, any_laurel, laurel
from edubba.games.aquileia.contests import at_rank, end_contest, pay_coins
from edubba.games.aquileia.sheet import own_data
from edubba.games.aquileia.spaces import STADIUM_SPACES
from edubba.games.aquileia.state import KEEP_OPEN, KEEP_TOP, KEEPING, NOBODY, STADIUM_CONTEST, UNDECIDED

PRIZE_COINS = np.array(own_data()["stadium"]["prize_coins"])


@rule
def award_stadium(s: Tablet, rng: Tablet) -> None:
    """R26, R27, 8: coins of the own side for the first three over both sides; then the winner sees two laurels."""
    pay_coins(s, STADIUM_CONTEST, PRIZE_COINS)
    race = s.round_no - 1
    s.race_first[race] = at_rank(s, STADIUM_CONTEST, 0)
    s.race_second[race] = at_rank(s, STADIUM_CONTEST, 1)
    s.race_open[race] = s.open_laurel
    s.race_top[race] = any_laurel(s.laurel_pile & STADIUM_LAURELS, rng)
    s.race_kept[race] = UNDECIDED
    s.laurel_pile -= laurel(s.race_top[race])
    s.open_laurel = NO_CARD
    s.turn = s.race_first[race]
    # 32: two laurels are a choice even if they are equal; if there is only one, or none, nothing is asked.
    if s.race_open[race] != NO_CARD and s.race_top[race] != NO_CARD:
        s.phase = KEEPING
    else:
        keep(s, KEEP_OPEN if s.race_open[race] != NO_CARD else KEEP_TOP)


@rule
def list_keeps(out: Ints) -> int:
    """Writes the two laurels."""
    out[0], out[1] = KEEP_OPEN, KEEP_TOP
    return 2


@rule
def keep(s: Tablet, action: int) -> None:
    """The winner keeps one laurel and passes the other on."""
    race = s.round_no - 1
    s.race_kept[race] = action
    give_laurels(s, race)
    end_contest(s, STADIUM_SPACES)


@rule
def kept_laurel(s: Tablet, race: int) -> int:
    """The laurel that the winner of a race kept."""
    return int(s.race_open[race] if s.race_kept[race] == KEEP_OPEN else s.race_top[race])


@rule
def passed_laurel(s: Tablet, race: int) -> int:
    """The laurel that the winner of a race did not keep."""
    return int(s.race_top[race] if s.race_kept[race] == KEEP_OPEN else s.race_open[race])


@rule
def give_laurels(s: Tablet, race: int) -> None:
    """R27, 10: the second gets what the winner does not keep. 9: without a second it leaves the game, face down."""
    s.laurels[s.race_first[race]] += laurel(kept_laurel(s, race))
    if s.race_second[race] == NOBODY:
        s.laurels_out += laurel(passed_laurel(s, race))
    else:
        s.laurels[s.race_second[race]] += laurel(passed_laurel(s, race))


@rule
def lift_laurels(s: Tablet, race: int) -> None:
    """`give_laurels` undone."""
    s.laurels[s.race_first[race]] -= laurel(kept_laurel(s, race))
    if s.race_second[race] == NOBODY:
        s.laurels_out -= laurel(passed_laurel(s, race))
    else:
        s.laurels[s.race_second[race]] -= laurel(passed_laurel(s, race))
