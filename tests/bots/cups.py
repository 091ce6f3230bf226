"""Cups: a tiny game with a secret, to test bots with. Each of two players hides a number from 0 to 3.

In turn they guess what the other one hides. Who guesses right has a point, and the other one hides a new number, drawn
from what is left in the bag. After six guesses each the game is over; more points win.

Actions: 0 to 3, the number that is guessed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from edubba.engine.dispatch import OVER
from edubba.engine.document import Document
from edubba.engine.game import Game
from edubba.engine.jit import rule
from edubba.engine.move import Move, Vocabulary
from edubba.engine.rng import below
from edubba.engine.tablet import Ints, Tablet, tablet
from edubba.locales import Message, message

NUMBERS, EACH, GUESSES = 4, 6, 12
NUM_ACTIONS = MAX_LEGAL = NUMBERS

State = tablet(step=1, hidden=2, points=2, bag=NUMBERS)


@rule
def draw(s: Tablet, rng: Tablet) -> int:
    pick = below(rng, s.bag.sum())
    number = 0
    while pick >= s.bag[number]:
        pick -= s.bag[number]
        number += 1
    s.bag[number] -= 1
    return number


@rule
def setup(s: Tablet, options: Ints, rng: Tablet) -> None:
    s.step = 0
    s.points[:] = 0
    s.bag[:] = EACH
    for seat in range(2):
        s.hidden[seat] = draw(s, rng)


@rule
def actor(s: Tablet) -> int:
    return OVER if s.step == GUESSES else int(s.step % 2)


@rule
def legal(s: Tablet, out: Ints) -> int:
    for number in range(NUMBERS):
        out[number] = number
    return 0 if s.step == GUESSES else NUMBERS


@rule
def play(s: Tablet, action: int, rng: Tablet) -> None:
    seat = s.step % 2
    if s.hidden[1 - seat] == action:
        s.points[seat] += 1
        s.hidden[1 - seat] = draw(s, rng)
    s.step += 1


@rule
def scores(s: Tablet, out: Ints) -> None:
    out[0], out[1] = s.points[0], s.points[1]


@rule
def ranks(s: Tablet, out: Ints) -> None:
    out[0] = 1 if s.points[0] >= s.points[1] else 2
    out[1] = 1 if s.points[1] >= s.points[0] else 2


@rule
def hide(s: Tablet, seat: int, rng: Tablet) -> None:
    s.bag[s.hidden[1 - seat]] += 1
    s.hidden[1 - seat] = draw(s, rng)


@dataclass(frozen=True, slots=True)
class Guess(Move):
    kind: ClassVar[str] = "guess"


MOVES = Vocabulary(Guess(number, f"guess {number}") for number in range(NUMBERS))


def write(s: Tablet) -> dict[str, Any]:
    return dict(vars(s))


def read(s: Tablet, _options: Ints, document: Document) -> None:
    for name in State.names or ():
        s[name] = document.entries[name]


def look(s: Tablet, seat: int | None, _legal: Sequence[Move]) -> dict[str, Any]:
    return {"points": s.points, "own": None if seat is None else s.hidden[seat]}


def refusal(_s: Tablet, _move: Move) -> Message:
    return message("game-over")


GAME = Game(
    name="cups",
    version=1,
    players=(2,),
    options=(),
    rules=sys.modules[__name__],
    vocabulary=lambda _s: MOVES,
    refusal=refusal,
    write=write,
    read=read,
    look=look,
    tell=lambda _before, _move, _after: [],
)
