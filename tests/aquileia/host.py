"""A host's own sheet: the package's one, changed, and written to a file."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import tomli_w

Data = dict[str, Any]


def own() -> Data:
    """The data of the package's own sheet."""
    return tomllib.loads(
        (files("edubba.games.aquileia") / "boards" / "reconstruction.toml").read_text(encoding="utf-8")
    )


def write(folder: Path, data: Data, name: str = "mine.toml") -> Path:
    """Writes a sheet into a host's folder."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(tomli_w.dumps(data), encoding="utf-8")
    return path


def entry(data: Data, table: str, name: str) -> Data:
    """An entry of a table by its id."""
    found: Data = next(one for one in data[table] if one["id"] == name)
    return found
