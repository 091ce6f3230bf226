"""The bot that searches: one tree a thread, grown in slices so that the clock and a wish to stop are heeded.

Trees share the simulations, and each looks less far than one tree with all of them would. So a thread gets a tree only
where there is enough for it to do. All but the first doubt what the evaluation foretells: where nothing is drawn by
chance, they would all be the same tree otherwise.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from edubba.bots.bot import Bot, Seed
from edubba.bots.growth import DOUBT, Knobs
from edubba.bots.knowledge import Knowledge
from edubba.bots.levels import Budget, numbered
from edubba.bots.tree import Tree
from edubba.bots.worth import Floats
from edubba.engine.errors import UnknownBot
from edubba.engine.rng import below
from edubba.engine.tablet import Ints

SLICE = 0.01  # seconds between two looks at the clock
FIRST_SLICE = 8  # simulations
ENOUGH = 1_000  # simulations that are worth a tree of their own
FINE = 1 << 20  # for choosing by chance


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Candidate:
    """A move that was looked at, and what each seat would have of it."""

    action: int
    visits: int
    shares: Floats


@dataclass(frozen=True)
class Outcome:
    """What a search found. `candidates` begin with the move tried most."""

    candidates: list[Candidate]
    simulations: int
    moves: int  # that were simulated

    @property
    def best(self) -> Candidate:
        """The move tried most."""
        return self.candidates[0]


def together(found: Iterable[tuple[int, int, Floats]]) -> list[Candidate]:
    """Actions, visits and shares of several searches as one: visits added, shares weighed by them."""
    visits: dict[int, int] = {}
    shares: dict[int, Floats] = {}
    for action, tried, had in found:
        visits[action] = visits.get(action, 0) + tried
        shares[action] = shares.get(action, 0) + tried * had
    return [Candidate(a, n, shares[a] / n) for a, n in visits.items() if n]


def merge(trees: Sequence[Tree]) -> Outcome:
    """What several trees found together."""
    tried_at_all = together(found for tree in trees for found in tree.root())
    seat = trees[0].seat
    tried_at_all.sort(key=lambda c: (-c.visits, -c.shares[seat], c.action))
    return Outcome(tried_at_all, sum(t.simulations for t in trees), sum(t.moves for t in trees))


class SearchBot(Bot):
    """Searches within a budget. With one thread and a budget in simulations the same seed makes the same choices."""

    def __init__(
        self,
        seed: Seed = None,
        *,
        budget: Budget | None = None,
        blur: float = 0.0,
        threads: int = 1,
        knobs: Knobs | None = None,
        patient: bool = True,
    ) -> None:
        super().__init__(seed)
        if threads < 1:
            raise UnknownBot("bots-threads", threads=threads)
        self.budget = numbered(None).budget if budget is None else budget
        self.blur = blur
        self.threads = threads
        self.knobs = Knobs() if knobs is None else knobs
        self.patient = patient
        self._trees: list[Tree] = []
        self._seen: tuple[int, ...] = ()
        self._stop = threading.Event()

    def __repr__(self) -> str:
        named = f"seed={self.seed!r}, budget={self.budget}, blur={self.blur}, threads={self.threads}"
        return f"SearchBot({named}, knobs={self.knobs}, patient={self.patient})"

    def think(self, knowledge: Knowledge) -> int:
        """The move tried most, or one of those tried often if the bot is not to be exact."""
        found = self.search(knowledge)
        if not self.blur:
            return found.best.action
        weights = np.array([c.visits for c in found.candidates], np.float64) ** (1 / self.blur)
        steps = np.cumsum(weights / weights.sum() * FINE)
        picked = int(np.searchsorted(steps, below(knowledge.rngs()[0], FINE), side="right"))
        return found.candidates[min(picked, len(steps) - 1)].action

    def search(self, knowledge: Knowledge, choices: Ints | None = None) -> Outcome:
        """Looks for the best of the legal actions, or of some of them.

        It goes on with the trees of its last search; before it searches in another match it must `forget` them.
        """
        wanted = self.budget.simulations_in(knowledge.game)
        try:
            self._prepare(knowledge, knowledge.legal if choices is None else choices, self._crew(wanted))
            self._grow_all(None if wanted is None else -(-wanted // len(self._trees)), self._deadline())
        except BaseException:  # trees that were left in the middle of something are of no use
            self.forget()
            raise
        finally:
            self._stop.clear()
        return merge(self._trees)

    def cancel(self) -> None:
        """Ends the search at the next look at the clock; if there is none now, the next one soon after it begins.

        Nobody can tell from outside whether a search has just ended: whoever may be late limits its time instead.
        """
        self._stop.set()

    def forget(self) -> None:
        """Gives the trees up."""
        self._trees = []

    def _crew(self, simulations: int | None) -> int:
        """How many trees there shall be."""
        return self.threads if simulations is None else max(1, min(self.threads, simulations // ENOUGH))

    def _prepare(self, knowledge: Knowledge, choices: Ints, trees: int) -> None:
        """Keeps of the trees what belongs to the moves since the last search."""
        seen, now = self._seen, knowledge.serials
        if len(self._trees) != trees or now[: len(seen)] != seen:
            self._trees = [Tree(knowledge, number, self.patient) for number in range(trees)]
        elif len(now) > len(seen):
            for tree in self._trees:
                tree.follow(knowledge.history[len(seen) :])
        for tree in self._trees:
            tree.place(knowledge, choices)
        self._seen = now

    def _deadline(self) -> float:
        limit = self.budget.milliseconds
        return float("inf") if limit is None else time.perf_counter() + limit / 1000

    def _grow_all(self, simulations: int | None, deadline: float) -> None:
        """Grows the first tree here and each other one in a thread of its own; what goes wrong with one ends all."""
        first, *others = self._trees
        doubting = self.knobs._replace(doubt=DOUBT)
        with ThreadPoolExecutor(self.threads) as pool:
            helpers = [pool.submit(self._grow, tree, doubting, simulations, deadline) for tree in others]
            try:
                self._grow(first, self.knobs, simulations, deadline)
                for helper in helpers:
                    helper.result()
            except BaseException:
                self._stop.set()
                raise

    def _grow(self, tree: Tree, knobs: Knobs, simulations: int | None, deadline: float) -> None:
        """Slices of about a hundredth of a second, at least one, until something says that it is enough."""
        piece = FIRST_SLICE
        while simulations is None or tree.simulations < simulations:
            if simulations is not None:
                piece = min(piece, simulations - tree.simulations)
            begun = time.perf_counter()
            tree.grow(piece, knobs)
            now = time.perf_counter()
            if now >= deadline or self._stop.is_set():
                return
            piece = max(1, int(piece * SLICE / max(now - begun, SLICE / 1000)))
