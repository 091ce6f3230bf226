"""The story of a move: who did what, and what came of it. It tells only what everybody at the table sees.

It is told from the state before and the move: the steps of rules.py are played once more in slow motion, and what has
changed is told. What is drawn then is another tile than in truth, but only the number of tiles is told.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from edubba.engine.move import Move
from edubba.engine.rng import new_rng
from edubba.engine.tablet import Tablet
from edubba.engine.transcript import copy
from edubba.games.tigris.arithmetic import gains, went_home
from edubba.games.tigris.cells import CELL_NAMES, NOWHERE, cells, members, size, without
from edubba.games.tigris.conflicts import is_revolt, support_colour, supporters, wars
from edubba.games.tigris.kingdoms import colour_at
from edubba.games.tigris.moves import (
    ChooseWar,
    Exchange,
    Pass,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    PutBuilding,
    RaiseMonument,
    Support,
    TakeTreasure,
    Withdraw,
)
from edubba.games.tigris.pieces import (
    COLOUR_NAMES,
    LEADER_NAMES,
    POINT_NAMES,
    TILE_NAMES,
    TREASURES_AT_END,
    WILD,
)
from edubba.games.tigris.result import final_points, ranks
from edubba.games.tigris.rules import actor, asks, decide, proceed
from edubba.games.tigris.state import ACTING, CHOOSING_WAR, ENDED, SUPPORTING, UNDECIDED
from edubba.games.tigris.turns import tally
from edubba.locales import Message, message


def tell(before: Tablet, move: Move, after: Tablet) -> list[Message]:  # noqa: ARG001 - nothing drawn is told
    """The story of one move."""
    return list(_Teller(before).story(move))


class _Teller:
    def __init__(self, before: Tablet) -> None:
        self.s = copy(before)
        self.before = before
        self.rng = new_rng()

    def story(self, move: Move) -> Iterator[Message]:
        s = self.s
        if not isinstance(move, Support | TakeTreasure):
            yield self._deed(move)
        laid = move.number if isinstance(move, Support) else 0
        decide(s, move.id, self.rng)
        yield from self._changes(laid)
        while not asks(s):
            self.before = copy(s)
            proceed(s, self.rng)
            yield from self._turn_end() if self.before.phase == ACTING else self._changes(0)

    def _deed(self, move: Move) -> Message:
        """What was decided. Laying out tiles and taking treasures are told by what they change."""
        s = self.s
        seat = actor(s)
        match move:
            case PlaceTile(tile=tile, cell=cell):
                return message("tigris-told-tile", seat=seat, tile=tile, cell=cell)
            case PlaceLeader(leader=leader, cell=cell):
                here = s.leaders[seat, LEADER_NAMES.index(leader)] != NOWHERE
                key = "tigris-told-leader-moved" if here else "tigris-told-leader"
                return message(key, seat=seat, leader=leader, cell=cell)
            case Withdraw(leader=leader):
                return message("tigris-told-withdrew", seat=seat, leader=leader)
            case PlaceCatastrophe(cell=cell):
                return message("tigris-told-catastrophe", seat=seat, cell=cell)
            case Exchange(tiles=tiles):
                return message("tigris-told-exchanged", seat=seat, number=len(tiles))
            case Pass():
                return message("tigris-told-passed", seat=seat)
            case ChooseWar(leader=leader):
                return message("tigris-told-chose-war", seat=seat, leader=leader)
            case _:
                return self._work(move, seat)

    def _work(self, move: Move, seat: int) -> Message:
        colour = COLOUR_NAMES[colour_at(self.s, self.s.placed)]
        match move:
            case RaiseMonument(monument=str(monument), cell=str(cell)):
                return message("tigris-told-monument", seat=seat, monument=monument, cell=cell)
            case RaiseMonument():
                return message("tigris-told-no-monument", seat=seat)
            case PutBuilding(cell=str(cell)):
                moved = self.s.buildings[COLOUR_NAMES.index(colour)] != NOWHERE
                key = "tigris-told-building-moved" if moved else "tigris-told-building"
                return message(key, seat=seat, colour=colour, cell=cell)
            case PutBuilding():
                return message("tigris-told-no-building", seat=seat, colour=colour)
            case _:
                raise TypeError(move)

    def _changes(self, laid: int) -> Iterator[Message]:
        """All that one step has changed on the board."""
        before, s = self.before, self.s
        if before.phase == SUPPORTING:
            yield from self._support(laid)
        elif s.phase == CHOOSING_WAR:
            yield message("tigris-told-joined" if wars(s) else "tigris-told-joined-in-peace")
        if before.phase != SUPPORTING:
            for seat, colour in went_home(before, s):
                if before.phase != ACTING or size(cells(s.catastrophes)) > size(cells(before.catastrophes)):
                    yield message("tigris-told-home", seat=seat, leader=LEADER_NAMES[colour])
        yield from self._points()
        if s.phase == SUPPORTING and before.phase != SUPPORTING:
            yield self._opening()
        if s.last_turn > before.last_turn:
            yield message("tigris-told-bag-short")

    def _points(self) -> Iterator[Message]:
        for seat, colour, number in gains(self.before, self.s):
            if colour == WILD:
                taken = members(without(cells(self.before.treasures), cells(self.s.treasures)))
                yield message("tigris-told-treasure", seat=seat, cell=CELL_NAMES[taken[0]])
            else:
                yield message("tigris-told-points", seat=seat, number=number, colour=POINT_NAMES[colour])

    def _opening(self) -> Message:
        s = self.s
        return message(
            "tigris-told-revolt" if is_revolt(s) else "tigris-told-war",
            seat_attacker=s.attacker,
            seat_defender=s.defender,
            leader=LEADER_NAMES[s.fought],
            attack=size(supporters(s, s.attacker)),
            defence=size(supporters(s, s.defender)),
        )

    def _support(self, laid: int) -> Iterator[Message]:
        """Somebody laid out tiles; if it was the defender, the conflict is decided."""
        before, s = self.before, self.s
        tile = TILE_NAMES[support_colour(before)]
        yield message("tigris-told-laid", seat=actor(before), number=laid, tile=tile)
        if before.laid == UNDECIDED:
            return
        attack = size(supporters(before, before.attacker)) + before.laid
        defence = size(supporters(before, before.defender)) + laid
        winner, loser = (before.attacker, before.defender) if attack > defence else (before.defender, before.attacker)
        yield message(
            "tigris-told-won-conflict",
            seat=int(winner),
            seat_loser=int(loser),
            leader=LEADER_NAMES[before.fought],
            high=max(attack, defence),
            low=min(attack, defence),
        )
        lost = size(cells(before.tiles[before.fought])) - size(cells(s.tiles[before.fought]))
        if lost:
            yield message("tigris-told-removed", number=lost, tile=TILE_NAMES[before.fought])

    def _turn_end(self) -> Iterator[Message]:
        before, s = self.before, self.s
        for seat, colour, number in gains(before, s):
            yield message("tigris-told-income", seat=seat, number=number, colour=POINT_NAMES[colour])
        for seat in range(s.players):
            number = tally(s.hands[seat]) - tally(before.hands[seat])
            if number:
                yield message("tigris-told-drew", seat=seat, number=number)
        if s.phase == ENDED:
            yield from self._end()
        else:
            yield message("tigris-told-turn", seat=s.active)

    def _end(self) -> Iterator[Message]:
        s = self.s
        few = size(cells(s.treasures)) <= TREASURES_AT_END
        yield message("tigris-told-end-treasures" if few else "tigris-told-end-bag")
        for seat in range(s.players):
            weakest, second, third, strongest = final_points(s, seat)
            yield message(
                "tigris-told-final", seat=seat, weakest=weakest, second=second, third=third, strongest=strongest
            )
        out = np.zeros(s.players, np.int64)
        ranks(s, out)
        winners = [seat for seat in range(s.players) if out[seat] == 1]
        if len(winners) > 1:
            yield message("tigris-told-shared", winners=tuple(message("seat-name", seat=seat) for seat in winners))
        else:
            yield message("tigris-told-won", seat=winners[0])
