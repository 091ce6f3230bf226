"""Chances of winning a contest, by what lies open: exact, if nobody plays any more cards.

Dice not yet rolled are counted with their chances; whoever holds the blue dice, or stands on Potentia, is taken to roll
all that are left. Discs not yet laid are taken to come in the order of turns. With reduced luck each roll is taken by
itself from the results still in the deck.
"""

from __future__ import annotations

import functools
from math import comb, prod

from edubba.engine.bits import members
from edubba.engine.tablet import Tablet
from edubba.games.aquileia.contests import faces, has_rolled, power, side_of, strength_of_spaces, takes_part
from edubba.games.aquileia.spaces import POTENTIA
from edubba.games.aquileia.state import BLUE_DICE, METAL_KINDS, NOBODY, RED_DICE, RESULTS, track_place

ALL_RESULTS = (1 << RESULTS) - 1
Chances = dict[int, float]  # a strength, and how likely it is


class Odds:
    """The chances of all who take part in a contest."""

    def __init__(self, s: Tablet, contest: int) -> None:
        self.s, self.contest = s, contest
        self.fighters = [seat for seat in range(s.players) if takes_part(s, contest, seat)]
        self.strengths = {seat: _strengths(s, contest, seat, 0, None) for seat in self.fighters}
        self.order = {seat: _order(s, seat) for seat in self.fighters}

    def of(self, seat: int) -> float:
        """How likely a seat wins."""
        return self._of(seat, self.strengths[seat])

    def with_cards(self, seat: int, added: int) -> float:
        """How likely a seat wins, if it adds so much strength by cards."""
        return self._of(seat, _strengths(self.s, self.contest, seat, added, None))

    def with_blue_dice(self, seat: int, dice: int) -> float:
        """How likely a seat wins, if it rolls so many blue dice."""
        return self._of(seat, _strengths(self.s, self.contest, seat, 0, dice))

    def _of(self, seat: int, mine: Chances) -> float:
        rivals = [other for other in self.fighters if other != seat]
        theirs = [(self.strengths[other], self.order[seat] < self.order[other]) for other in rivals]
        return round(sum(p * prod([_below(n, *rival) for rival in theirs]) for n, p in mine.items()), 4)


def _below(strength: int, chances: Chances, tie_won: bool) -> float:
    """How likely a rival stays below a strength, or has as much and loses the tie."""
    enough = strength + 1 if tie_won else strength
    return sum([p for n, p in chances.items() if n < enough])


def chance_of_hit(dice: int) -> float:
    """How likely at least one of some dice shows a certain metal."""
    return round(1 - ((METAL_KINDS - 1) / METAL_KINDS) ** dice, 4)


def _order(s: Tablet, seat: int) -> tuple[int, int]:
    """Where a disc lies on the track, or will lie."""
    first = s.start if s.turn == NOBODY else s.turn
    return track_place(s, seat), (seat - int(first)) % s.players


def _strengths(s: Tablet, contest: int, seat: int, added: int, blue: int | None) -> Chances:
    """How likely a fighter ends with each strength."""
    if not has_rolled(s, contest, seat):
        results = s.results_left if s.reduced_luck and s.results_left else ALL_RESULTS
        spread = _red_dice(results, side_of(s, contest, seat))
        base = strength_of_spaces(s, contest, seat)
    else:
        spread, base = {0: 1.0}, power(s, contest, seat)
    dice = _blue_dice_of(s, contest, seat) if blue is None else blue
    chances: Chances = {}
    for red, p in spread.items():
        for hits, q in _blue_dice(dice).items():
            strength = base + added + red + hits
            chances[strength] = chances.get(strength, 0.0) + p * q
    return chances


@functools.lru_cache
def _red_dice(results: int, metal: int) -> Chances:
    """How likely each number of red dice shows a metal, if one of a set of results comes."""
    hits = [faces(result, metal) for result in members(results)]
    return {n: hits.count(n) / len(hits) for n in range(RED_DICE + 1)}


@functools.cache
def _blue_dice(dice: int) -> Chances:
    """How likely each number of so many blue dice shows a metal."""
    return {n: comb(dice, n) * 2.0 ** (dice - n) / 3.0**dice for n in range(dice + 1)}


def _blue_dice_of(s: Tablet, contest: int, seat: int) -> int:
    """The blue dice that a fighter can still roll in a contest."""
    if s.standing[seat] >> POTENTIA & 1:
        return BLUE_DICE
    return s.blue_left if seat == s.blue_holder and s.roller[contest] == NOBODY else 0
