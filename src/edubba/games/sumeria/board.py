"""The boards of Sumeria: data files, read and checked once.

Every board has eight city-states of one city, three towns and three villages. Settlements are numbered by state, the
city first, so that the sets of cities, of towns and of a state's settlements are the same bits on every board:

    settlement   7 * state + 0   the city
                 7 * state + 1, 2, 3   the towns
                 7 * state + 4, 5, 6   the villages

A host may add boards: every `.toml` file in the folder EDUBBA_BOARDS whose `meta.game` is Sumeria, named by its file.
"""

from __future__ import annotations

import functools
import re
import tomllib
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from edubba.engine.boards import BoardFile, board_files, label
from edubba.engine.document import Document, shown
from edubba.engine.move import plain

STATES = 8
PER_STATE = {"city": 1, "town": 3, "village": 3}
LABELS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")

FOLDER = Path(__file__).resolve().parent / "boards"
_OWN = FOLDER / "reconstruction.toml"


@dataclass(frozen=True)
class CityState:
    """A city-state as the data gives it."""

    id: str
    name: str
    colour: str
    emblem: str


@dataclass(frozen=True)
class Settlement:
    """A city, town or village: its number is its place in `Board.settlements`."""

    id: str
    name: str
    kind: str
    state: int
    x: int
    y: int
    label: str  # the side on which its name can be written


@dataclass(frozen=True)
class Board:
    """A board that was checked."""

    name: str
    width: int
    height: int
    states: tuple[CityState, ...]
    settlements: tuple[Settlement, ...]
    routes: tuple[tuple[int, ...], ...]  # each a trade route, as the settlements along it
    river: tuple[tuple[int, int], ...]

    @functools.cached_property
    def roads(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of every settlement along the roads, in ascending order."""
        near: list[set[int]] = [set() for _ in self.settlements]
        for route in self.routes:
            for a, b in pairwise(route):
                near[a].add(b)
                near[b].add(a)
        return tuple(tuple(sorted(n)) for n in near)

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every settlement."""
        return tuple(settlement.name for settlement in self.settlements)

    @functools.cached_property
    def state_names(self) -> tuple[str, ...]:
        """The name of every city-state."""
        return tuple(state.name for state in self.states)

    @functools.cached_property
    def by_name(self) -> dict[str, int]:
        """The number of a settlement by its name."""
        return {settlement.name: i for i, settlement in enumerate(self.settlements)}

    @functools.cached_property
    def state_by_name(self) -> dict[str, int]:
        """The number of a city-state by its name."""
        return {state.name: i for i, state in enumerate(self.states)}


@functools.cache
def constants() -> dict[str, Any]:
    """The constants of the rules and the kinds of counters, from the package's own data."""
    data = tomllib.loads(_OWN.read_text(encoding="utf-8"))
    return {"rules": data["rules"], "influence": data["influence"]}


@functools.cache
def boards() -> tuple[Board, ...]:
    """All boards, the package's own first. Raises `BadBoard` if a file cannot be taken."""
    return tuple(_Reader(file).read() for file in board_files("sumeria", FOLDER))


class _Reader:
    """Reads and checks one file."""

    def __init__(self, file: BoardFile) -> None:
        self.file = file
        self.data = file.data
        self.refuse = file.refuse

    def read(self) -> Board:
        meta = Document(self.data.get("meta", {}), "meta")
        width, height = meta.whole("width", 1, 100_000, 1000), meta.whole("height", 1, 100_000, 700)
        self.file.take(meta)
        self._check_constants()
        states = self._states()
        settlements = self._settlements(states, width, height)
        self.file.stop_if_refused()
        self._check_counts(states, settlements)
        self._check_names("state")
        self._check_names("settlement")
        routes = self._routes(settlements)
        river = self._river()
        self.file.stop_if_refused()
        board = Board(self.file.name, width, height, states, settlements, routes, river)
        self._check_links(board)
        self._check_roads(board)
        self._check_connected(board)
        self._check_declared(meta, board)
        self.file.stop_if_refused()
        return board

    def _states(self) -> tuple[CityState, ...]:
        states = []
        for entry in self.file.tables("state"):
            entry.require("id", "name", "colour", "city")
            colour = entry.text("colour")
            if not re.fullmatch(r"#[0-9A-Fa-f]{6}", colour):
                entry.complain("sumeria-board-colour", colour=colour)
            states.append(CityState(entry.text("id"), _checked_name(entry), colour, entry.text("emblem")))
            self.file.take(entry)
        return tuple(states)

    def _settlements(self, states: tuple[CityState, ...], width: int, height: int) -> tuple[Settlement, ...]:
        numbers = {state.id: i for i, state in enumerate(states)}
        found = []
        for entry in self.file.tables("settlement"):
            entry.require("id", "name", "kind", "state", "x", "y")
            kind = entry.choice("kind", list(PER_STATE), "city")
            if (state := entry.text("state")) not in numbers:
                entry.complain("sumeria-board-unknown-state", state=state)
            x, y = entry.whole("x", 0, width), entry.whole("y", 0, height)
            label = entry.choice("label", LABELS, "s")
            name = _checked_name(entry)
            found.append(Settlement(entry.text("id"), name, kind, numbers.get(state, 0), x, y, label))
            self.file.take(entry)
        kinds = list(PER_STATE)
        return tuple(sorted(found, key=lambda s: (s.state, kinds.index(s.kind))))

    def _check_counts(self, states: tuple[CityState, ...], settlements: tuple[Settlement, ...]) -> None:
        if len(states) != STATES:
            self.refuse("state", "sumeria-board-states", expected=STATES, found=len(states))
        for i, state in enumerate(states):
            for kind, expected in PER_STATE.items():
                found = sum(s.state == i and s.kind == kind for s in settlements)
                if found != expected:
                    self.refuse(f"state {state.id}", "sumeria-board-count", kind=kind, expected=expected, found=found)
        cities = {s.state: s.id for s in settlements if s.kind == "city"}
        for i, entry in enumerate(self.data["state"]):
            if cities.get(i, entry["city"]) != entry["city"]:
                self.refuse(f"state {entry['id']}", "sumeria-board-city", city=shown(entry["city"]))

    def _check_names(self, table: str) -> None:
        """Two of one name, or of one id, could not be told apart. Case makes no difference to people who type."""
        for what in ("name", "id"):
            seen: set[str] = set()
            for entry in self.data[table]:
                if plain(entry[what]) in seen:
                    self.refuse(f"{table} {entry['id']}", "sumeria-board-twice", what=what, value=entry[what])
                seen.add(plain(entry[what]))

    def _routes(self, settlements: tuple[Settlement, ...]) -> tuple[tuple[int, ...], ...]:
        numbers = {s.id: i for i, s in enumerate(settlements)}
        routes = []
        for entry in self.file.tables("route"):
            path = entry.list_of("path", str)
            if len(path) < 2 or len(set(path)) != len(path):
                entry.complain("sumeria-board-path")
            elif entry.entries.get("from", path[0]) != path[0] or entry.entries.get("to", path[-1]) != path[-1]:
                entry.complain("sumeria-board-route-ends")
            for stop in path:
                if stop not in numbers:
                    entry.complain("sumeria-board-dangling", settlement=stop)
            self.file.take(entry)
            routes.append(tuple(numbers.get(stop, 0) for stop in path))
        return tuple(routes)

    def _check_links(self, board: Board) -> None:
        seen: set[frozenset[int]] = set()
        for number, (entry, route) in enumerate(zip(self.data["route"], board.routes, strict=True), 1):
            for a, b in pairwise(route):
                if frozenset((a, b)) in seen:
                    names = f"{board.settlements[a].name} - {board.settlements[b].name}"
                    self.refuse(f"route {label(entry, number)}", "sumeria-board-link-twice", link=names)
                seen.add(frozenset((a, b)))

    def _check_roads(self, board: Board) -> None:
        """Towns and villages lie in line; a city may have any number of roads, but not none."""
        for settlement, near in zip(board.settlements, board.roads, strict=True):
            if settlement.kind == "city" and not near:
                self.refuse(f"settlement {settlement.id}", "sumeria-board-no-roads")
            elif settlement.kind != "city" and len(near) != 2:
                found, kind = len(near), settlement.kind
                self.refuse(f"settlement {settlement.id}", "sumeria-board-roads", kind=kind, found=found)

    def _check_connected(self, board: Board) -> None:
        reached = {0}
        while more := {n for i in reached for n in board.roads[i]} - reached:
            reached |= more
        for i in sorted(set(range(len(board.settlements))) - reached):
            start = board.settlements[0].name
            self.refuse(f"settlement {board.settlements[i].id}", "sumeria-board-cut-off", start=start)

    def _check_declared(self, meta: Document, board: Board) -> None:
        """Numbers that a file states of itself must be true."""
        links = sum(len(near) for near in board.roads) // 2
        facts = {
            "state_count": len(board.states),
            "settlement_count": len(board.settlements),
            "route_count": len(board.routes),
            "link_count": links,
        }
        for key, fact in facts.items():
            if meta.entries.get(key, fact) != fact:
                self.refuse(f"meta.{key}", "sumeria-board-declared", stated=shown(meta.entries[key]), found=fact)

    def _check_constants(self) -> None:
        """A board may repeat the constants of the rules, but not change them."""
        for table, ours in constants().items():
            if table in self.data and (entry := _difference(table, self.data[table], ours)):
                self.refuse(entry, "board-changes-rules")

    def _river(self) -> tuple[tuple[int, int], ...]:
        river = Document(self.data.get("river", {}), "river")
        points = river.list_of("points", list)
        if not all(len(point) == 2 and all(type(c) is int for c in point) for point in points):
            river.complain("sumeria-board-points")
            points = []
        self.file.take(river)
        return tuple((x, y) for x, y in points)


def _checked_name(entry: Document) -> str:
    """A name that can be typed and shown: words on one line."""
    name = entry.text("name")
    if not name or ">" in name or not name.isprintable() or name != " ".join(name.split()):
        entry.complain("sumeria-board-bad-name", name=shown(name))
    return name


def _difference(entry: str, theirs: object, ours: object) -> str:
    """The first entry in which `theirs` says something else than `ours`, or nothing."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        return next(filter(None, (_difference(f"{entry}.{k}", v, ours.get(k, v)) for k, v in theirs.items())), "")
    if isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        pairs = enumerate(zip(theirs, ours, strict=True), 1)
        return next(filter(None, (_difference(f"{entry} #{i}", a, b) for i, (a, b) in pairs)), "")
    return "" if theirs == ours else entry
