"""One match of a game: what people, servers, bots and adapters hold in their hands. The same for every game."""

from __future__ import annotations

import itertools
import operator
import secrets
from collections.abc import Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from edubba.engine import transcript
from edubba.engine.dispatch import MAX_PLAYERS, OVER
from edubba.engine.document import is_text, shown
from edubba.engine.errors import BadOptions, EdubbaError, IllegalMove, UndoRefused
from edubba.engine.move import Move
from edubba.engine.rng import Stream
from edubba.engine.tablet import Ints, Tablet, Tablets, copy
from edubba.locales import Message

if TYPE_CHECKING:
    from edubba.engine.game import Game


LONGEST_SEED = 4096  # bits of a seed that is a number


class Ply(NamedTuple):
    """A move that was played, and all that is needed to take it back or to tell of it."""

    numbers: Ints  # the state before
    seat: int
    move: Move
    revealed: bool  # it showed something that nobody could know before
    serial: int  # no other move of this match has it, nor has one that was taken back


class Undone(NamedTuple):
    """A move that was taken back, and where it led: played again, it leads there again."""

    ply: Ply
    numbers: Ints  # the state after
    actor: int  # who must act then


class Match:
    """A match in progress, or finished. Begin one with `Game.start`, `Game.load` or `edubba.replay`.

    >>> import edubba
    >>> match = edubba.game("sumeria").start(players=3, seed=7)
    >>> match.play("add Kish").kind
    'add'
    >>> match.ply
    1
    """

    def __init__(
        self,
        game: Game,
        vector: Ints,
        seed: int | str | None = None,
        *,
        match_id: str = "",
        seats: Sequence[str] = (),
        state: Tablets | None = None,
    ) -> None:
        self.game = game
        self.match_id = match_id
        self.players = int(vector[0])
        self.options = game.decode(vector)
        self.seats = _checked_seats(seats, self.players)
        self._seed = _checked_seed(seed)
        self._stream = Stream(str(self._seed), match_id)
        self._out = np.zeros(max(game.rules.MAX_LEGAL, MAX_PLAYERS), np.int64)
        self._states = np.zeros(1, game.rules.State) if state is None else state.copy()
        self._s: Tablet = self._states[0]
        self._numbers: Ints = self._states.view(np.int64)
        self._plies: list[Ply] = []
        self._undone: list[Undone] = []
        self._serials = itertools.count()
        self._ids: list[int] | None = None
        if state is None:
            game.kernel.begin(self._states, vector, self._stream.tablets)
        self._actor = int(game.kernel.actor(self._states))
        self._vocabulary = game.vocabulary(self._s)
        self._first = self._states.copy()
        self._loaded = state is not None

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.players} players, ply {self.ply}>"

    # ---- where it stands

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return len(self._plies)

    @property
    def actor(self) -> int | None:
        """The seat that must act now, or None when the game is over."""
        return None if self._actor == OVER else self._actor

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor is None

    def legal(self) -> list[Move]:
        """All legal moves of the seat that must act, by ascending id; none when the game is over."""
        moves = self._vocabulary.moves
        return [moves[i] for i in self.legal_ids()]

    def legal_ids(self) -> list[int]:
        """The ids of the legal moves."""
        if self._ids is None:
            self._ids = self._out[: self.game.kernel.legal(self._states, self._out)].tolist()
        return self._ids

    @property
    def scores(self) -> list[int]:
        """The score of every seat now. In a game with hidden points this is more than any one seat may know."""
        self.game.kernel.scores(self._states, self._out)
        scores: list[int] = self._out[: self.players].tolist()
        return scores

    @property
    def ranks(self) -> list[int]:
        """The rank of every seat with all tie-breaks: 1 is best, tied seats share one."""
        self.game.kernel.ranks(self._states, self._out)
        ranks: list[int] = self._out[: self.players].tolist()
        return ranks

    @property
    def winners(self) -> list[int]:
        """The seats that won, several if they share the win; empty until the game is over."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1] if self.is_over else []

    @property
    def state(self) -> Tablet:
        """A copy of the whole truth, for research and tests. Bots get it through `hide` only."""
        return copy(self._s)

    @property
    def moves(self) -> list[Move]:
        """The moves played so far."""
        return [ply.move for ply in self._plies]

    @property
    def plies(self) -> tuple[Ply, ...]:
        """The moves played so far, each with who played it, the state before, and whether it showed something new."""
        return tuple(self._plies)

    # ---- playing

    def play(self, move: Move | str | int, *, seat: int | None = None) -> Move:
        """Plays a move, given as itself, its text or its id; with `seat`, only if it is that seat's turn.

        Raises `IllegalMove` and changes nothing if it cannot be played.
        """
        chosen = self.check(move, seat=seat)
        if self._undone and self._undone[-1].ply.move == chosen:
            self.redo()
        else:
            self._push(chosen)
        self._undone.clear()
        return chosen

    def check(self, move: Move | str | int, *, seat: int | None = None) -> Move:
        """The move that `play` would play; raises `IllegalMove` if it cannot be played."""
        actor = self.actor
        if actor is None:
            raise IllegalMove("game-over")
        if seat is not None and seat != actor:
            raise IllegalMove("not-your-turn", seat=actor)
        chosen = self._find(move)
        if chosen.id not in self.legal_ids():
            refusal = self.game.refusal(self._s, chosen)
            raise IllegalMove(refusal.key, **refusal.arguments)
        return chosen

    def undo(self, *, seat: int | None = None, force: bool = False) -> Move:
        """Takes the last move back; with `seat`, only that seat's own. Raises `UndoRefused` if it may not be.

        A move may be taken back as long as it has shown nobody anything new: no counter drawn, no hand refilled, no
        tiles laid open that others answer to. With `force` any move may, for analysis.
        """
        if refusal := self._undo_refusal(seat, force):
            raise UndoRefused(refusal)
        last = self._plies.pop()
        self._undone.append(Undone(last, self._numbers.copy(), self._actor))
        self._stand(last.numbers, last.seat)
        return last.move

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether `undo` would be allowed."""
        return not self._undo_refusal(seat, force=False)

    def redo(self) -> Move:
        """Plays again what was last taken back."""
        if not self._undone:
            raise UndoRefused("redo-nothing")
        ply, numbers, actor = self._undone.pop()
        self._plies.append(ply)
        self._stand(numbers, actor)
        return ply.move

    def go_to(self, ply: int) -> None:
        """Goes back or forth to the position after `ply` moves, as far as moves are known."""
        last = self.ply + len(self._undone)
        if type(ply) is not int or not 0 <= ply <= last:
            raise EdubbaError("ply-unknown", ply=shown(ply), last=last)
        while self.ply > ply:
            self.undo(force=True)
        while self.ply < ply:
            self.redo()

    # ---- telling

    def view(self, seat: int | None) -> dict[str, Any]:
        """Exactly what a seat may see, ready for JSON; `view(None)` is what a spectator may see."""
        return self.frame(seat) | deepcopy(self.scene(seat))

    def frame(self, seat: int | None) -> dict[str, Any]:
        """The part of a view that all games have."""
        return self.head(seat) | {"legal": [move.to_json() for move in self._legal_for(seat)]}

    def head(self, seat: int | None) -> dict[str, Any]:
        """The frame without the legal moves."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise EdubbaError("seat-unknown", number=shown(seat), players=self.players)
        actor = self.actor
        return {
            "game": self.game.name,
            "version": self.game.version,
            "players": self.players,
            "options": dict(self.options),
            "seats": list(self.seats),
            "seat": seat,
            "actor": actor,
            "ply": self.ply,
            "can_undo": seat is not None and self.can_undo(seat),
            "result": self._result() if actor is None else None,
        }

    def legal_json(self, seat: int | None) -> bytes:
        """The legal moves of a seat as a frame has them, as JSON."""
        return self._vocabulary.to_json(self.legal_ids() if self._acts(seat) else ())

    def scene(self, seat: int | None) -> dict[str, Any]:
        """The part of a view that is the game's own; in a game with an open table it is the same for everybody.

        Its parts may belong to other scenes too, so whoever gets it may only read it.
        """
        chooser = self.actor if self.game.open_table else seat
        return self.game.look(self._transcript(self._numbers), seat, self._legal_for(chooser))

    def position(self) -> dict[str, Any]:
        """The whole position as a small readable document; `Game.load` takes it back."""
        head = {"game": self.game.name, "players": self.players, "options": dict(self.options)}
        return head | self.game.write(self._transcript(self._numbers))

    def record(self) -> dict[str, Any]:
        """The match as a document: what was chosen, the seed, the moves. It holds every secret of the match."""
        from edubba.engine.record import write_record  # noqa: PLC0415

        return write_record(self, self._seed, self._first_position())

    def story(self, ply: int | None = None) -> list[Message]:
        """Who did what in a move, and what came of it: of the last move, or of move `ply` (the first is 0)."""
        index = self.ply - 1 if ply is None else ply
        if not 0 <= index < self.ply:
            return []
        told = self._plies[index]
        after = self._plies[index + 1].numbers if index + 1 < self.ply else self._numbers
        return self.game.tell(self._transcript(told.numbers), told.move, self._transcript(after))

    # ---- inside

    def _legal_for(self, seat: int | None) -> list[Move]:
        return self.legal() if self._acts(seat) else []

    def _transcript(self, numbers: Ints) -> Tablet:
        return transcript.read(numbers, self._states.dtype)

    def _acts(self, seat: int | None) -> bool:
        return seat is not None and seat == self.actor

    def _result(self) -> dict[str, list[int]]:
        return {"scores": self.scores, "ranks": self.ranks, "winners": self.winners}

    def _first_position(self) -> dict[str, Any] | None:
        """The position that the match was loaded from."""
        if not self._loaded:
            return None
        head = {"game": self.game.name, "players": self.players, "options": dict(self.options)}
        return head | self.game.write(transcript.transcribe(self._first[0]))

    def _find(self, move: Move | str | int) -> Move:
        vocabulary = self._vocabulary
        if isinstance(move, str):
            found = vocabulary.find(move)
            if found is None and (near := vocabulary.nearest(move, self.legal())):
                raise IllegalMove("move-unknown-near", text=shown(move), near=near.text)
            if found is None:
                raise IllegalMove("move-unknown", text=shown(move))
            return found
        try:
            number = move.id if isinstance(move, Move) else operator.index(move)
        except TypeError:
            raise IllegalMove("move-unknown", text=shown(move)) from None
        if isinstance(move, bool) or not 0 <= number < len(vocabulary.moves):
            raise IllegalMove("move-id-unknown", id=shown(number))
        if isinstance(move, Move) and vocabulary.moves[number] != move:
            raise IllegalMove("move-unknown", text=shown(move.text))
        return vocabulary.moves[number]

    def _stand(self, numbers: Ints, actor: int) -> None:
        """The match is in a state that it was in before."""
        self._numbers[:] = numbers
        self._actor = actor
        self._ids = None

    def _push(self, move: Move) -> None:
        before, seat = self._numbers.copy(), self._actor
        self._stream.derive(self.ply + 1)
        self._actor = int(self.game.kernel.play(self._states, move.id, self._stream.tablets))
        revealed = self._stream.was_used or self.game.reveals(move)
        self._plies.append(Ply(before, seat, move, revealed, next(self._serials)))
        self._ids = None

    def _undo_refusal(self, seat: int | None, force: bool) -> str:
        if not self._plies:
            return "undo-nothing"
        last = self._plies[-1]
        if force:
            return ""
        if seat is not None and last.seat != seat:
            return "undo-not-yours"
        return "undo-revealed" if last.revealed else ""


def _checked_seed(seed: int | str | None) -> int | str:
    if seed is None:
        return secrets.token_hex(32)
    if is_text(seed) or (type(seed) is int and seed.bit_length() <= LONGEST_SEED):
        return seed
    raise BadOptions("seed-type")


def _checked_seats(seats: Sequence[str], players: int) -> tuple[str, ...]:
    if len(seats) not in (0, players) or not all(isinstance(name, str) for name in seats):
        raise BadOptions("seats-number", players=players)
    for name in seats:
        if not is_text(name):
            raise BadOptions("seat-unwritable", name=shown(name))
    return tuple(seats)
