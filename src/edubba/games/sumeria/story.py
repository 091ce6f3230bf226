"""The story of a move: who did what, and what came of it.

It is told from the state before, the move, and the state after. Scoring is played once more in slow motion with the
steps of the rules; only what was drawn from the bag is read from the state after.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from edubba.engine.tablet import Tablet
from edubba.engine.transcript import copy
from edubba.games.sumeria.board import boards
from edubba.games.sumeria.moves import KIND_NAMES, Add, AnyMove, Remove, Travel
from edubba.games.sumeria.ranking import influences, last_seat, reason
from edubba.games.sumeria.result import ranks, score
from edubba.games.sumeria.rules import actor, decide, place_of
from edubba.games.sumeria.scoring import must_choose, score_on
from edubba.games.sumeria.state import ENDED, KINDS, NOBODY, PLACES, SETTING_UP, TAKING
from edubba.locales import Message, message


def tell(before: Tablet, move: AnyMove, after: Tablet) -> list[Message]:
    """The story of one move."""
    return list(_Teller(before, after).story(move))


class _Teller:
    def __init__(self, before: Tablet, after: Tablet) -> None:
        self.s = copy(before)
        self.after = after
        self.states = boards()[before.board].state_names

    def story(self, move: AnyMove) -> Iterator[Message]:
        s = self.s
        yield self._deed(move)
        old_row = s.row.copy()
        was_taking = s.phase == TAKING
        decide(s, move.id)
        yield from self._row_shift(move, old_row)
        if s.phase == TAKING:
            if not was_taking:
                yield self._opening()
            yield from self._scoring()

    def _deed(self, move: AnyMove) -> Message:
        seat = actor(self.s)
        match move:
            case Add(settlement=site):
                key = "sumeria-told-placed" if self.s.phase == SETTING_UP else "sumeria-told-added"
                return message(key, seat=seat, site=site)
            case Remove(settlement=site):
                return message("sumeria-told-removed", seat=seat, site=site)
            case Travel(settlement=origin, goal=goal):
                return message("sumeria-told-moved", seat=seat, origin=origin, site=goal)
            case _:
                return message("sumeria-told-took", seat=seat, counters=_counter(move.counter, 1))

    def _row_shift(self, move: AnyMove, old_row: list[int]) -> Iterator[Message]:
        """The two tiles that changed places: arrivals make a tile rise, a removal makes it fall."""
        row = self.s.row.copy()
        changed = [place for place in range(len(row)) if row[place] != old_row[place]]
        if changed:
            left, right = row[changed[0]], row[changed[1]]
            mover, passed = (right, left) if isinstance(move, Remove) else (left, right)
            key = "sumeria-told-fell" if isinstance(move, Remove) else "sumeria-told-rose"
            place = place_of(self.s, mover) + 1
            yield message(key, state=self.states[mover], passed=self.states[passed], place=place)

    def _opening(self) -> Message:
        """Who controls the state that comes to be scored, and why."""
        s = self.s
        state = s.row[s.place]
        name, place = self.states[state], s.place + 1
        if s.first == NOBODY:
            return message("sumeria-told-nobody", state=name, place=place)
        why = reason(influences(s, state), 0)
        return message("sumeria-told-controls", seat=s.first, state=name, place=place, reason=why)

    def _scoring(self) -> Iterator[Message]:
        """Everything up to the next decision, one step of the rules at a time."""
        s = self.s
        while s.place < PLACES and not must_choose(s):
            before = copy(s)
            score_on(s)
            yield from self._counters_moved(before)
            if s.place != before.place and s.place < PLACES:
                yield self._opening()
        if s.place == PLACES:
            yield from self._end() if self.after.phase == ENDED else self._next_round()

    def _counters_moved(self, before: Tablet) -> Iterator[Message]:
        for seat in range(self.s.players):
            if counters := _counters(self.s.won[seat] - before.won[seat]):
                yield message("sumeria-told-took", seat=seat, counters=counters)
        if counters := _counters(self.s.discarded - before.discarded):
            yield message("sumeria-told-discarded", counters=counters)

    def _next_round(self) -> Iterator[Message]:
        last = last_seat(self.s)
        yield message("sumeria-told-round", round=self.after.round_no)
        for place in range(PLACES):
            yield message("sumeria-told-drawn", place=place + 1, counters=_counters(self.after.spaces[place]))
        start = self.after.start
        if last.state is None:
            yield message("sumeria-told-start-tied", seat=start, seat_last=last.seat)
        else:
            state = self.states[last.state]
            yield message("sumeria-told-start", seat=start, seat_last=last.seat, state=state)
        first, second, third = (self.states[int(state)] for state in self.s.row[:PLACES])
        yield message("sumeria-told-row-turned", first=first, second=second, third=third)

    def _end(self) -> Iterator[Message]:
        s = self.after
        for seat in range(s.players):
            yield message("sumeria-told-points", seat=seat, points=score(s, seat))
        out = np.zeros(s.players, np.int64)
        ranks(s, out)
        winners = [seat for seat in range(s.players) if out[seat] == 1]
        best = score(s, winners[0])
        tied = [seat for seat in range(s.players) if score(s, seat) == best]
        if len(winners) > 1:
            names = tuple(message("seat-name", seat=seat) for seat in winners)
            yield message("sumeria-told-shared", winners=names)
        else:
            key = "sumeria-told-won-by-sets" if len(tied) > 1 else "sumeria-told-won"
            yield message(key, seat=winners[0])


def _counters(counters: Sequence[int]) -> tuple[Message, ...]:
    return tuple(part for kind in range(KINDS) for part in _counter(KIND_NAMES[kind], counters[kind]))


def _counter(kind: str, number: int) -> tuple[Message, ...]:
    return (message("sumeria-counters", kind=kind, number=number),) if number else ()
