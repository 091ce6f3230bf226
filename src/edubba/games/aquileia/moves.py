"""Moves of Aquileia as people write them.

    place arena_1, disc, pass            swap 2, stop              buy 1                blue 2
    commit weapon_2 slave_1, commit none points, card              keep open, keep top
    open gold, raise silver, drop        build villa_blue_10 1 1   no_build             pay, decline

Spaces and lots are named by their ids in the sheet. A commitment names all its cards at once, in any order.

A building is paid with single and double servi cards, of which none could be left out (ruling 22). So the number of
doubles says how many singles go with it: what is left of the price. Three ways to pay are enough for every price, and a
building is one action for each of them; the text names the singles, then the doubles.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from edubba.engine.move import Move, Vocabulary, plain
from edubba.engine.tablet import Tablet
from edubba.games.aquileia.cards import CARD_KINDS, CARD_NAMES, held
from edubba.games.aquileia.commits import HANDFUL
from edubba.games.aquileia.forum import singles_with
from edubba.games.aquileia.sheet import MAX_LOTS, MAX_SWAP_KINDS, METALS, Sheet, sheets
from edubba.games.aquileia.spaces import SPACE_NAMES
from edubba.games.aquileia.state import BLUE_DICE, MOST_BOUGHT, PAYMENTS


@dataclass(frozen=True, slots=True)
class Place(Move):
    """A henchman comes to a space."""

    kind: ClassVar[str] = "place"
    space: str


@dataclass(frozen=True, slots=True)
class Disc(Move):
    """The disc goes to the tie-break track."""

    kind: ClassVar[str] = "disc"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Nothing more is placed in this round."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """A trade with the bank at Pecunia, by its number in the sheet."""

    kind: ClassVar[str] = "swap"
    number: int


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """No more swaps."""

    kind: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """So many cards are bought, perhaps none."""

    kind: ClassVar[str] = "buy"
    cards: int


@dataclass(frozen=True, slots=True)
class Blue(Move):
    """So many blue dice are rolled, perhaps none."""

    kind: ClassVar[str] = "blue"
    dice: int


@dataclass(frozen=True, slots=True)
class Prize(Move):
    """The winner of the Arena takes points or a card."""

    kind: ClassVar[str] = "prize"
    prize: str


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """The winner of the Stadium keeps one of two laurels. Nobody but the second learns which."""

    kind: ClassVar[str] = "keep"
    laurel: str


@dataclass(frozen=True, slots=True)
class Open(Move):
    """The first bid for a laurel of the theatre."""

    kind: ClassVar[str] = "open"
    metal: str


@dataclass(frozen=True, slots=True)
class Raise(Move):
    """The standing bid and one coin more."""

    kind: ClassVar[str] = "raise"
    metal: str


@dataclass(frozen=True, slots=True)
class Drop(Move):
    """No more bids."""

    kind: ClassVar[str] = "drop"


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """A robbed stake is paid again."""

    kind: ClassVar[str] = "pay"


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """A robbed stake is not paid again."""

    kind: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class NoBuild(Move):
    """Nothing is built."""

    kind: ClassVar[str] = "no_build"


@dataclass(frozen=True, slots=True)
class Build(Move):
    """A house comes to a lot, paid with single and double servi cards."""

    kind: ClassVar[str] = "build"
    lot: str
    singles: int
    doubles: int


@dataclass(frozen=True, slots=True)
class Commit(Move):
    """Cards are played in a contest, perhaps none."""

    kind: ClassVar[str] = "commit"
    cards: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """The move as plain data."""
        return Move.to_json(self) | {"cards": list(self.cards)}


def spelling(text: str) -> str:
    """The cards of a commitment may be named in any order.

    >>> spelling("Commit slave_1 weapon_2")
    'commit weapon_2 slave_1'
    """
    first, *cards = plain(text).split() or [""]
    if first == Commit.kind and all(card in CARD_NAMES for card in cards):
        cards.sort(key=CARD_NAMES.index)
    return " ".join([first, *cards])


def vocabulary(s: Tablet) -> Vocabulary:
    """All moves on the sheet of a state."""
    return _vocabulary(int(s.sheet))


@functools.cache
def _vocabulary(sheet: int) -> Vocabulary:
    return Vocabulary(_moves(sheets()[sheet]), spelling)


def _moves(sheet: Sheet) -> Iterator[Move]:
    """All moves in the order of their ids, which state.py lists."""
    texts: list[tuple[type[Move], str, dict[str, Any]]] = [
        *((Place, f"place {space}", {"space": space}) for space in SPACE_NAMES),
        (Disc, "disc", {}),
        (Pass, "pass", {}),
        *((Swap, f"swap {i}", {"number": i}) for i in range(1, MAX_SWAP_KINDS + 1)),
        (Stop, "stop", {}),
        *((Buy, f"buy {cards}", {"cards": cards}) for cards in range(MOST_BOUGHT + 1)),
        *((Blue, f"blue {dice}", {"dice": dice}) for dice in range(BLUE_DICE + 1)),
        *((Prize, prize, {"prize": prize}) for prize in ("points", "card")),
        *((Keep, f"keep {which}", {"laurel": which}) for which in ("open", "top")),
        *((Open, f"open {metal}", {"metal": metal}) for metal in METALS),
        *((Raise, f"raise {metal}", {"metal": metal}) for metal in METALS),
        (Drop, "drop", {}),
        (Pay, "pay", {}),
        (Decline, "decline", {}),
        (NoBuild, "no_build", {}),
        *_buildings(sheet),
        *_commitments(),
    ]
    return (move(id=i, text=text, **named) for i, (move, text, named) in enumerate(texts))


def _buildings(sheet: Sheet) -> Iterator[tuple[type[Move], str, dict[str, Any]]]:
    """Every lot with none, one and two doubles. A sheet with fewer lots than there may be leaves ids unused."""
    for number in range(MAX_LOTS):
        lot, slaves = f"lot_{number + 1}", 0
        if number < len(sheet.lots):
            lot, slaves = sheet.lots[number].id, sheet.lots[number].slaves
        for doubles in range(PAYMENTS):
            singles = singles_with(slaves, doubles)
            yield Build, f"build {lot} {singles} {doubles}", {"lot": lot, "singles": singles, "doubles": doubles}


def _commitments() -> Iterator[tuple[type[Move], str, dict[str, Any]]]:
    for handful in HANDFUL.tolist():
        cards = tuple(card_names(handful))
        yield Commit, f"commit {' '.join(cards) or 'none'}", {"cards": cards}


def card_names(cards: int) -> list[str]:
    """The cards of a handful by name, one by one."""
    return [CARD_NAMES[kind] for kind in range(CARD_KINDS) for _ in range(held(cards, kind))]


def reveals(move: Move) -> bool:
    """Whether a move shows somebody a card that was hidden: cards played or paid, a laurel passed on."""
    match move:
        case Commit(cards=cards):
            return bool(cards)
        case Build(singles=singles, doubles=doubles):
            return singles + doubles > 0
        case _:
            return isinstance(move, Keep)
