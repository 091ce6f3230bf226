"""The action spaces, numbered in the order in which they are resolved, and what the sheets say of them.

Every sheet has the same spaces, but for the Stadium: up to three on each side. A layout is a sheet with its own Stadium
or with the symmetric one (ruling 35): number 2 * sheet + symmetric.
"""

from __future__ import annotations

import numpy as np

from edubba.games.aquileia.sheet import MAX_LOTS, MAX_SWAP_KINDS, METALS, SIDES, Coins, Sheet, own_data, sheets

_STADIUM = [f"stadium_{side}_{i}" for side in SIDES for i in (1, 2, 3)]
_ENTRIES = {entry["id"]: entry for entry in own_data()["space"]}
_OTHERS = [name for name in _ENTRIES if name not in _STADIUM]
SPACE_NAMES = (*_OTHERS[: _OTHERS.index("theatrum")], *_STADIUM, *_OTHERS[_OTHERS.index("theatrum") :])
SPACES = len(SPACE_NAMES)
KIND_OF = tuple(_ENTRIES[name]["kind"] if name in _ENTRIES else "stadium" for name in SPACE_NAMES)
AREA_OF = tuple(_ENTRIES[name]["area"] if name in _ENTRIES else "stadium" for name in SPACE_NAMES)
AREAS = tuple(dict.fromkeys(AREA_OF))  # in the order in which they are resolved

DOLUS = SPACE_NAMES.index("dolus")
PECUNIA = SPACE_NAMES.index("pecunia")
EQUI_DECK = SPACE_NAMES.index("equi_deck")
EQUI_OPEN = SPACE_NAMES.index("equi_open_1")
SERVI_FIRST = SPACE_NAMES.index("servi_bronze")
POTENTIA = SPACE_NAMES.index("potentia")
ARENA = SPACE_NAMES.index("arena_1")
STADIUM = SPACE_NAMES.index("stadium_silver_1")
THEATRUM = SPACE_NAMES.index("theatrum")
FORUM = SPACE_NAMES.index("forum_1")
LATRO = SPACE_NAMES.index("latro")
BERTH = SPACE_NAMES.index("portus_bronze")  # + metal

OPEN_SLOTS = SERVI_FIRST - EQUI_OPEN


def _set(kind: str, side: str = "") -> int:
    """All spaces of a kind as bits."""
    return sum(1 << i for i, name in enumerate(SPACE_NAMES) if KIND_OF[i] == kind and side in name)


EQUI_SPACES = _set("equi_et_arma")
ARENA_SPACES = _set("arena")
SILVER_SIDE = _set("stadium", "silver")
GOLD_SIDE = _set("stadium", "gold")
STADIUM_SPACES = SILVER_SIDE | GOLD_SIDE
BERTHS = _set("portus")


def _metal(coins: dict[str, int]) -> int:
    """The metal of a price of one coin."""
    return METALS.index(next(iter(coins)))


_SERVI = [_ENTRIES[name] for name in SPACE_NAMES[SERVI_FIRST:POTENTIA]]
_FORUM = [_ENTRIES[name] for name in SPACE_NAMES[FORUM:LATRO]]
EQUI_METAL = _metal(_ENTRIES["equi_deck"]["cost"])
SERVI_METAL = np.array([_metal(entry["cost_per_card"]) for entry in _SERVI])
SERVI_MOST = np.array([entry["max_cards"] for entry in _SERVI])
FORUM_BUILDINGS = np.array([entry["max_buildings"] for entry in _FORUM])
FORUM_SCORES = np.array([int(entry["score_on_build"]) for entry in _FORUM])


def _strengths(sheet: Sheet, symmetric: bool) -> list[int]:
    """The strength of every space; -1 where there is none."""
    strengths = [_ENTRIES[name].get("strength", 0) if name in _ENTRIES else 0 for name in SPACE_NAMES]
    sides = sheet.symmetric_stadium if symmetric else sheet.stadium
    for first, side in zip((STADIUM, STADIUM + 3), sides, strict=True):
        strengths[first : first + 3] = [*side, -1, -1][:3]
    return strengths


_LAYOUTS = [_strengths(sheet, symmetric) for sheet in sheets() for symmetric in (False, True)]
STRENGTH = np.array(_LAYOUTS)
ALL_SPACES = np.array([sum(1 << i for i, strength in enumerate(layout) if strength >= 0) for layout in _LAYOUTS])


def _padded(rows: list[Coins], length: int) -> list[Coins]:
    return rows + [(0, 0, 0)] * (length - len(rows))


WORKSHOP, BANK, VILLA, NO_LOT = range(4)
_KINDS = {"workshop": WORKSHOP, "bank": BANK, "villa": VILLA}
_COLOURS = {"": -1, "white": 0, "blue": 1, "yellow": 2, "purple": 3}


def _of_lots(sheet: Sheet, values: list[int], absent: int) -> list[int]:
    return values + [absent] * (MAX_LOTS - len(sheet.lots))


LOTS = np.array([len(sheet.lots) for sheet in sheets()])
LOT_KIND = np.array([_of_lots(s, [_KINDS[lot.kind] for lot in s.lots], NO_LOT) for s in sheets()])
LOT_COLOUR = np.array([_of_lots(s, [_COLOURS[lot.colour] for lot in s.lots], -1) for s in sheets()])
LOT_POINTS = np.array([_of_lots(s, [lot.points for lot in s.lots], 0) for s in sheets()])
LOT_SLAVES = np.array([_of_lots(s, [lot.slaves for lot in s.lots], 0) for s in sheets()])
LOT_PRICE = np.array([_padded([lot.price for lot in s.lots], MAX_LOTS) for s in sheets()])
LOT_YIELD = np.array([_padded([lot.yields for lot in s.lots], MAX_LOTS) for s in sheets()])

SWAPS = np.array([len(sheet.swaps) for sheet in sheets()])
SWAP_GIVE = np.array([_padded([swap.give for swap in s.swaps], MAX_SWAP_KINDS) for s in sheets()])
SWAP_TAKE = np.array([_padded([swap.take for swap in s.swaps], MAX_SWAP_KINDS) for s in sheets()])
MOST_SWAPS = np.array([sheet.most_swaps for sheet in sheets()])
PECUNIA_POINTS = np.array([sheet.pecunia_points for sheet in sheets()])
