"""What a bot gets to know: all that its seat may know, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from edubba.engine.errors import IllegalMove
from edubba.engine.game import Game
from edubba.engine.match import Match
from edubba.engine.options import Value
from edubba.engine.rng import Rng, reseed
from edubba.engine.tablet import Ints, Tablets
from edubba.engine.transcript import transcribe


@dataclass(frozen=True)
class Knowledge:
    """A match as its acting seat knows it.

    In `states[0]` everything that the seat cannot know was drawn anew by chance: it is one of the states that it must
    reckon with. `history` has the id of every move so far, or None for a move of another seat in a game where moves
    may hide something. `serials` tells these moves from those that were taken back, though it may not know what either
    were.
    """

    game: Game
    players: int
    options: dict[str, Value]
    seat: int
    states: Tablets
    legal: Ints
    history: tuple[int | None, ...]
    serials: tuple[int, ...]
    number: int  # for all chance in this decision

    def view(self) -> dict[str, Any]:
        """What the seat sees of the table: the game's own part of `Match.view`."""
        moves = self.game.vocabulary(self.states[0]).moves
        legal = [moves[action] for action in self.legal.tolist()]
        return self.game.look(transcribe(self.states[0]), self.seat, legal)

    def position(self) -> dict[str, Any]:
        """The state as a document, which `Game.load` takes."""
        head = {"game": self.game.name, "players": self.players, "options": self.options}
        return head | self.game.write(transcribe(self.states[0]))

    def rngs(self) -> Tablets:
        """A generator of this decision's chance."""
        return seeded(self.number)


def know(match: Match, number: int) -> Knowledge:
    """What the seat that must act knows of a match. The same number draws the same."""
    seat, game = match.actor, match.game
    if seat is None:
        raise IllegalMove("game-over")
    states = np.array([match.state], game.rules.State)
    game.kernel.hide(states, seat, seeded(number))
    known = tuple(ply.move.id if game.open_moves or ply.seat == seat else None for ply in match.plies)
    legal = np.array(match.legal_ids(), np.int64)
    serials = tuple(ply.serial for ply in match.plies)
    return Knowledge(game, match.players, dict(match.options), seat, states, legal, known, serials, number)


def seeded(number: int) -> Tablets:
    """A generator for simulations."""
    rngs = np.zeros(1, Rng)
    reseed(rngs[0], number)
    return rngs
