"""What is in the box: the four civilizations and the six monuments, from the package's own data.

A civilization is one number for its colour, its tile and its leader:

    0   red     temple      priest
    1   black   settlement  king
    2   blue    farm        farmer
    3   green   market      trader
"""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path

import numpy as np

_DATA = tomllib.loads((Path(__file__).resolve().parent / "pieces.toml").read_text(encoding="utf-8"))
_CIVILIZATIONS = _DATA["civilization"]

RED, BLACK, BLUE, GREEN = range(4)
TEMPLE, SETTLEMENT, FARM, MARKET = range(4)
PRIEST, KING, FARMER, TRADER = range(4)
COLOURS = 4
WILD = 4  # R109: treasures won are points of any colour

COLOUR_NAMES: tuple[str, ...] = tuple(entry["colour"] for entry in _CIVILIZATIONS)
POINT_NAMES = (*COLOUR_NAMES, "treasure")
TILE_NAMES: tuple[str, ...] = tuple(entry["tile"] for entry in _CIVILIZATIONS)
TILE_LETTERS = "".join(entry["letter"] for entry in _CIVILIZATIONS)
LEADER_NAMES: tuple[str, ...] = tuple(entry["leader"] for entry in _CIVILIZATIONS)
LEADER_LETTERS = "".join(name[0] for name in LEADER_NAMES)
SEAT_LETTERS = "ABCD"

# R003: 57 temples, 30 settlements, 36 farms, 30 markets.
TILE_COUNTS = np.array([entry["count"] for entry in _CIVILIZATIONS])

# R008: six monuments, one for every pair of the four colours.
MONUMENT_COLOURS = tuple(combinations(range(COLOURS), 2))
MONUMENTS = len(MONUMENT_COLOURS)
MONUMENT_NAMES = tuple(f"{COLOUR_NAMES[a]}-{COLOUR_NAMES[b]}" for a, b in MONUMENT_COLOURS)

HAND: int = _DATA["start"]["hand"]
CATASTROPHES: int = _DATA["start"]["catastrophes"]
ACTIONS: int = _DATA["start"]["actions"]
TREASURES_IN_BOX: int = _DATA["start"]["treasures"]
TREASURES_AT_END: int = _DATA["end"]["treasures"]
LINE: int = _DATA["buildings"]["line"]
BUILDING_POINTS: int = _DATA["buildings"]["points"]
