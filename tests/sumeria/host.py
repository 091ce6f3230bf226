"""A host's own board: the package's one, changed, and written to a file."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import tomli_w

Data = dict[str, Any]
Change = Callable[[Data], None]
Step = str | int


def own() -> Data:
    """The data of the package's own board."""
    return tomllib.loads(own_text())


def own_text() -> str:
    return (files("edubba.games.sumeria") / "boards" / "reconstruction.toml").read_text(encoding="utf-8")


def write(folder: Path, data: Data, name: str = "mine.toml") -> Path:
    """Writes a board file into a host's folder."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(tomli_w.dumps(data), encoding="utf-8")
    return path


def at(data: Any, *path: Step) -> Any:
    """What stands at a path: in tables by key, in lists by number or by the id of an entry."""
    for step in path:
        by_id = isinstance(data, list) and isinstance(step, str)
        data = next(entry for entry in data if entry["id"] == step) if by_id else data[step]
    return data


def put(*path: Step, to: object) -> Change:
    """Puts a value where another one stands, or none."""

    def change(data: Data) -> None:
        at(data, *path[:-1])[path[-1]] = to

    return change


def append(*path: Step, entry: object) -> Change:
    """Adds an entry at the end of a list."""
    return lambda data: at(data, *path).append(entry)


def drop(*path: Step) -> Change:
    """Takes an entry out."""

    def change(data: Data) -> None:
        inside, last = at(data, *path[:-1]), path[-1]
        if isinstance(inside, list) and isinstance(last, str):
            inside.remove(at(inside, last))
        else:
            del inside[last]

    return change


def both(*changes: Change) -> Change:
    """One change after the other."""

    def change(data: Data) -> None:
        for each in changes:
            each(data)

    return change


def paths(**by_route: str) -> Change:
    """Lays trade routes anew: by the id of a route, the ids of the settlements along it."""

    def change(data: Data) -> None:
        for route, stops in by_route.items():
            path = stops.split()
            at(data, "route", route).update({"path": path, "from": path[0], "to": path[-1]})

    return change


# Two roads out of Kish cross over, so that the states on either side of them are others.
CROSSED = paths(
    r01="kish dilbat sheepfold flood-mound marad shuruppak",
    r05="kish borsippa west-ferry scribes-rest eresh nippur",
)

# The four roads across the river are cut, and their halves joined on either bank.
TWO_BANKS = paths(
    r05="kish borsippa west-ferry date-quay isin nippur",
    r07="umma apishal fish-weir salt-jetty nigin lagash",
    r06="shuruppak marad flood-mound weavers-bank bad-tibira uruk",
    r08="eridu larsa reed-raft boatyard gaesh ur",
)
