"""Moves of Sumeria as people write them: `add Kish`, `move Adab > Larak`, `remove Ur`, `take economic`."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from edubba.engine.move import Move, Vocabulary
from edubba.engine.tablet import Tablet
from edubba.games.sumeria.board import Board, boards, constants
from edubba.games.sumeria.legality import occupied
from edubba.games.sumeria.rules import actor
from edubba.games.sumeria.state import SETTING_UP, TAKING
from edubba.locales import Message, message

KIND_NAMES: tuple[str, ...] = tuple(kind["id"] for kind in constants()["influence"])


@dataclass(frozen=True, slots=True)
class Add(Move):
    """A trader comes from the stock to an empty settlement."""

    kind: ClassVar[str] = "add"
    settlement: str


@dataclass(frozen=True, slots=True)
class Remove(Move):
    """A trader goes from a settlement back to the stock."""

    kind: ClassVar[str] = "remove"
    settlement: str


@dataclass(frozen=True, slots=True)
class Travel(Move):
    """A trader walks along the roads."""

    kind: ClassVar[str] = "move"
    settlement: str
    goal: str


@dataclass(frozen=True, slots=True)
class Take(Move):
    """A winner takes a counter."""

    kind: ClassVar[str] = "take"
    counter: str


AnyMove = Add | Remove | Travel | Take


def vocabulary(s: Tablet) -> Vocabulary:
    """All moves on the board of a state."""
    return _vocabulary(int(s.board))


@functools.cache
def _vocabulary(board: int) -> Vocabulary:
    return Vocabulary(_moves(boards()[board]))


def _moves(board: Board) -> Iterator[Move]:
    """All moves in the order of their ids, which state.py lists."""
    names = [settlement.name for settlement in board.settlements]
    texts: list[tuple[type[Move], str, dict[str, str]]] = [
        *((Add, f"add {name}", {"settlement": name}) for name in names),
        *((Remove, f"remove {name}", {"settlement": name}) for name in names),
        *((Travel, f"move {a} > {b}", {"settlement": a, "goal": b}) for a in names for b in names),
        *((Take, f"take {kind}", {"counter": kind}) for kind in KIND_NAMES),
    ]
    return (move(id=i, text=text, **named) for i, (move, text, named) in enumerate(texts))


def refusal(s: Tablet, move: AnyMove) -> Message:
    """Why a move is not legal now, in the words of the rule that forbids it."""
    match move:
        case Take(counter=kind) if s.phase == TAKING:
            return message("sumeria-no-such-counter", kind=kind)
        case Take():
            return message("sumeria-nothing-to-take")
        case _ if s.phase == TAKING:
            return message("sumeria-take-first")
        case Add(settlement=site):
            return message("sumeria-occupied", site=site) if _taken(s, site) else message("sumeria-stock-empty")
        case _ if s.phase == SETTING_UP:
            return message("sumeria-only-add-in-setup")
        case Travel(settlement=origin, goal=goal) if s.traders[actor(s)] >> _number(s, origin) & 1:
            return _travel_refusal(s, origin, goal)
        case _:
            return message("sumeria-not-your-trader", site=move.settlement)


def _travel_refusal(s: Tablet, origin: str, goal: str) -> Message:
    if _taken(s, goal):
        return message("sumeria-occupied", site=goal)
    return message("sumeria-no-path", origin=origin, site=goal)


def _number(s: Tablet, settlement: str) -> int:
    return boards()[int(s.board)].by_name[settlement]


def _taken(s: Tablet, settlement: str) -> bool:
    return bool(occupied(s) >> _number(s, settlement) & 1)
