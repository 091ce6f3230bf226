"""A game, declared as data: who can play it, what can be chosen, and the parts that its folder is made of."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from edubba.engine import dispatch
from edubba.engine.dispatch import Evaluation, Rules
from edubba.engine.document import Document
from edubba.engine.errors import BadOptions, BadPosition
from edubba.engine.kernel import Kernel
from edubba.engine.match import Match
from edubba.engine.move import Move, Vocabulary
from edubba.engine.options import Option, Value, check_players, complete, encode, numbers_of_players
from edubba.engine.tablet import Ints, Tablet
from edubba.locales import Message


@dataclass(frozen=True, eq=False)
class Game:
    """One game of the house; `edubba.game(name)` returns it.

    From `rules` on, the fields are the parts of a game's folder. Each function takes a state of the game; `write`,
    `look` and `tell` take its transcript. Moves are of the game's own kinds:

    - `vocabulary(s)`: all moves, by id and by text
    - `refusal(s, move)`: why a move is not legal now
    - `write(s)`: the position as a document, but for `game`, `players` and `options`
    - `read(s, options, document)`: writes the position into a blank state, and complains to the document
    - `look(s, seat, legal)`: what a seat may see, or a spectator (None); `legal` are its own moves
    - `tell(before, move, after)`: the story of a move
    - `reveals(move)`: whether a move shows others something by itself, though nothing is drawn by chance
    - `evaluation`: how good a position looks to each seat; without it, bots go by the scores
    """

    name: str
    version: int  # of the rules: records say by which they were played
    players: tuple[int, ...]  # the numbers of players it is made for
    options: tuple[Option, ...]
    rules: Rules = field(repr=False)
    vocabulary: Callable[[Tablet], Vocabulary] = field(repr=False)
    refusal: Callable[[Tablet, Any], Message] = field(repr=False)
    write: Callable[[Tablet], dict[str, Any]] = field(repr=False)
    read: Callable[[Tablet, Ints, Document], None] = field(repr=False)
    look: Callable[[Tablet, int | None, Sequence[Move]], dict[str, Any]] = field(repr=False)
    tell: Callable[[Tablet, Any, Tablet], list[Message]] = field(repr=False)
    reveals: Callable[[Any], bool] = field(repr=False, default=lambda _move: False)
    evaluation: Evaluation | None = field(default=None, repr=False)
    boards: Path | None = field(default=None, repr=False)  # the folder of its board files
    open_moves: bool = False  # everybody sees all of every move
    open_table: bool = False  # `look` shows everybody the same

    def __post_init__(self) -> None:
        dispatch.register(self.rules, self.evaluation)

    @property
    def num_actions(self) -> int:
        """The size of the action space: ids go from 0 to this, exclusive."""
        return self.rules.NUM_ACTIONS

    @functools.cached_property
    def kernel(self) -> Kernel:
        """The rules at the best speed there is now."""
        return Kernel(self.rules, self.encode(self.players[0]))

    def warm(self, wait: bool = True) -> bool:
        """Compiles the rules, or loads them from the disk cache; True if they are compiled now."""
        return self.kernel.warm(wait)

    def players_with(self, options: Mapping[str, Value] | None = None) -> tuple[int, ...]:
        """How many can play with these options; some need one."""
        return numbers_of_players(self.players, self.options, complete(self.options, options or {}))

    def encode(self, players: object, options: object = None) -> Ints:
        """The vector that `rules.setup` reads; refuses what the game does not have."""
        values = complete(self.options, {} if options is None else options)
        return encode(self.options, check_players(self.players, self.options, players, values), values)

    def decode(self, vector: Ints) -> dict[str, Value]:
        """The options that such a vector stands for."""
        return {option.name: option.choices[i] for option, i in zip(self.options, vector[1:], strict=True)}

    def start(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        match_id: str = "",
        seats: Sequence[str] = (),
    ) -> Match:
        """A new match. The same seed gives the same match; without one it is as good as chance.

        `seats` says who sits where, for people to read; the rules do not care.
        """
        count = self.players[0] if players is None else players
        return Match(self, self.encode(count, options), seed, match_id=match_id, seats=seats)

    def load(
        self,
        position: Mapping[str, Any],
        seed: int | str | None = None,
        *,
        match_id: str = "",
        seats: Sequence[str] = (),
    ) -> Match:
        """A match that begins with a position, as `Match.position` writes it; says every reason why one is unsound."""
        document = Document(position)
        document.require("game", "players")
        if document.entries.get("game", self.name) != self.name:
            document.complain("position-game", game=self.name)
        if document.complaints:
            raise BadPosition(*document.complaints)
        try:
            vector = self.encode(document.entries["players"], document.entries.get("options"))
        except BadOptions as error:
            raise BadPosition(error.message) from None
        state = np.zeros(1, self.rules.State)
        self.read(state[0], vector, document)
        if document.complaints:
            raise BadPosition(*document.complaints)
        return Match(self, vector, seed, match_id=match_id, seats=seats, state=state)
