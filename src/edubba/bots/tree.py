"""One tree of a search from Python: its memory, what it keeps between moves, what it found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from edubba.bots.growth import (
    DEEPEST,
    NONE,
    PLAIN,
    ROOT,
    SEARCHER,
    SUITED,
    UNKNOWN,
    Desk,
    Knobs,
    Node,
    child_by,
    simulate,
    transplant,
)
from edubba.bots.knowledge import Knowledge, seeded
from edubba.bots.warm import twin
from edubba.bots.worth import Floats
from edubba.engine.dispatch import MAX_PLAYERS
from edubba.engine.game import Game
from edubba.engine.tablet import Ints

NODES = 1 << 19  # 30 MB when all of them are in use
SEEDS_OF_A_TREE = 1 << 40


def suited(knobs: Knobs, game: Game) -> Knobs:
    """Knobs with all that they leave to the game.

    The evaluation of a game may hold `KNOBS`: they stand for those that have their usual values here. Where a game has
    no evaluation, simulations are random games to the end: scores on the way say too little in a game whose weakest
    colour counts. Whoever says how long a rollout is gets exactly what he says.
    """
    if knobs.rollout != SUITED:
        return knobs
    if game.evaluation is None:
        return PLAIN
    usual, wishes = Knobs()._asdict(), getattr(game.evaluation, "KNOBS", {})
    left = {name: wish for name, wish in wishes.items() if getattr(knobs, name) == usual[name]}
    return knobs._replace(**{"rollout": 0} | left)


class Tree:
    """One tree, its memory, and the simulations that it has seen."""

    def __init__(self, knowledge: Knowledge, number: int, patient: bool) -> None:
        rules = knowledge.game.rules
        self.game, self.patient = knowledge.game, patient
        self.players = knowledge.players
        self.first_seed = number * SEEDS_OF_A_TREE
        self.number = NONE
        self.moves = self.simulations = self.earlier = 0
        self.desk = Desk(
            nodes=np.empty(NODES, Node),
            used=np.zeros(2, np.int64),
            states=np.zeros(4, rules.State),
            choices=knowledge.legal,
            actions=np.zeros(rules.MAX_LEGAL, np.int64),
            answers=np.zeros(rules.MAX_LEGAL, np.int64),
            marks=np.zeros(rules.NUM_ACTIONS, np.int64),
            path=np.zeros(DEEPEST, np.int64),
            ints=np.zeros(MAX_PLAYERS, np.int64),
            shares=np.zeros(MAX_PLAYERS),
            priors=np.zeros(rules.MAX_LEGAL),
            hints=np.zeros((MAX_PLAYERS, rules.NUM_ACTIONS)),
            rngs=seeded(0),
        )
        self._clear()

    def place(self, knowledge: Knowledge, choices: Ints) -> None:
        """Puts what the seat knows at the root."""
        number = knowledge.number + self.first_seed
        self.earlier = self.earlier + self.simulations if number == self.number else 0
        self.seat, self.number = knowledge.seat, number
        self.desk.states[0] = knowledge.states[0]
        self.desk = self.desk._replace(choices=choices)
        self.desk.hints[:] = UNKNOWN
        self.simulations = self.moves = 0

    def follow(self, actions: Sequence[int | None]) -> None:
        """Keeps what hangs on these moves, and forgets the rest; all, if one of them is unknown or was never tried."""
        top = ROOT
        for action in actions:
            top = NONE if action is None else child_by(self.desk.nodes, top, action)
            if top == NONE:
                self._clear()
                return
        fresh, origins = np.empty(NODES, Node), np.zeros(self.desk.used[0], np.int64)
        self.desk.used[0] = twin(transplant, self.game, self.patient)(self.desk.nodes, top, fresh, origins)
        self.desk = self.desk._replace(nodes=fresh)

    def grow(self, simulations: int, knobs: Knobs) -> None:
        """Runs simulations."""
        run = twin(simulate, self.game, self.patient)
        wanted = suited(knobs, self.game)
        number = self.number + self.earlier  # who is asked again draws new chance
        self.moves += run(self.desk, self.seat, self.players, wanted, number, self.simulations, simulations)
        self.simulations += simulations

    def root(self) -> list[tuple[int, int, Floats]]:
        """Action, visits and shares of every child of the root that can be chosen."""
        nodes, found = self.desk.nodes, []
        child = int(nodes[ROOT]["child"])
        choices = set(self.desk.choices.tolist())
        while child != NONE:
            node = nodes[child]
            if int(node["action"]) in choices:
                found.append((int(node["action"]), int(node["visits"]), self._shares(node)))
            child = int(node["sibling"])
        return found

    def _shares(self, node: Any) -> Floats:
        """The shares of a node, which are 1 together though the searcher and the others learned them apart."""
        shares: Floats = node["shares"][: self.players].astype(np.float64)
        lessons = node["lessons"]
        if lessons.min() == node["visits"]:
            return shares
        own = float(shares[self.seat] if lessons[SEARCHER] else node["prior"])
        shares[self.seat] = 0.0
        others = shares if shares.any() else np.arange(self.players) != self.seat
        shares = others * ((1.0 - own) / others.sum())
        shares[self.seat] = own
        return shares

    def _clear(self) -> None:
        self.desk.nodes[ROOT] = np.zeros(1, Node)[0]
        self.desk.nodes[ROOT]["child"] = self.desk.nodes[ROOT]["sibling"] = NONE
        self.desk.used[0] = 1
