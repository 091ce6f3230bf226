"""The options of a game, declared as data: what can be chosen, what is the default, how it is told to the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from edubba.engine.document import shown
from edubba.engine.errors import BadOptions
from edubba.engine.tablet import Ints

Value = bool | str


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen before a game. The first choice is the default."""

    name: str
    choices: tuple[Value, ...] = (False, True)
    unlocks: tuple[int, ...] = ()  # numbers of players that need this option

    @property
    def default(self) -> Value:
        """What holds if nobody chooses."""
        return self.choices[0]

    def index(self, value: object) -> int:
        """The place of a value among the choices. True is not 1 here."""
        for i, choice in enumerate(self.choices):
            if type(choice) is type(value) and choice == value:
                return i
        choices = ", ".join(str(choice).lower() for choice in self.choices)
        raise BadOptions("option-value", option=self.name, value=shown(value), choices=choices)


def complete(options: Sequence[Option], chosen: object) -> dict[str, Value]:
    """Every option with its value; refuses what the game does not have."""
    if not isinstance(chosen, Mapping):
        raise BadOptions("options-object")
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadOptions("option-unknown", option=shown(name), known=", ".join(known))
    values = {name: chosen.get(name, option.default) for name, option in known.items()}
    for name, option in known.items():
        option.index(values[name])
    return values


def numbers_of_players(
    allowed: tuple[int, ...], options: Sequence[Option], values: Mapping[str, Value]
) -> tuple[int, ...]:
    """How many can play with these options."""
    unlocked = {count for option in options if values[option.name] for count in option.unlocks}
    return tuple(sorted({*allowed, *unlocked}))


def check_players(
    allowed: tuple[int, ...], options: Sequence[Option], players: object, values: Mapping[str, Value]
) -> int:
    """The number of players, if the game can be played by so many with these options."""
    for option in options:
        if type(players) is int and players in option.unlocks and not values[option.name]:
            raise BadOptions("players-need-option", players=players, option=option.name)
    if type(players) is int and players in numbers_of_players(allowed, options, values):
        return players
    raise BadOptions("players-number", players=shown(players), allowed=", ".join(map(str, allowed)))


def encode(options: Sequence[Option], players: int, values: Mapping[str, Value]) -> Ints:
    """The vector that the rules read: the number of players, then the place of each option's value."""
    indices = [option.index(values[option.name]) for option in options]
    return np.array([players, *indices], np.int64)
