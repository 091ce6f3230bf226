"""The data sheets of Aquileia: files, read and checked once.

What was printed only on the board is data: the strengths of the Stadium, the swaps of Pecunia, the lots with prices and
yields. The constants of the rules stand in the package's own sheet.

A host may add sheets: every `.toml` file in the folder EDUBBA_BOARDS whose `meta.game` is Aquileia, named by its file.
"""

from __future__ import annotations

import functools
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from edubba.engine.boards import BoardFile, board_files
from edubba.engine.document import Document, shown

METALS = ("bronze", "silver", "gold")
COLOURS = ("white", "blue", "yellow", "purple")
KINDS = ("workshop", "bank", "villa")
SIDES = ("silver", "gold")
MAX_PER_SIDE = 3
MAX_STRENGTH = 9
MAX_SWAP_KINDS = 12
MAX_SWAPS = 20
MAX_LOTS = 36  # six buildings a round, six rounds: more could never be built
MAX_COINS = 9  # of one metal in a price, a yield or a swap
MAX_SLAVES = 4
MAX_POINTS = 20

FOLDER = Path(__file__).resolve().parent / "boards"
_OWN = FOLDER / "reconstruction.toml"
_RULES = ("players", "game", "bank", "dice", "arena", "stadium", "decks")

Coins = tuple[int, int, int]


@dataclass(frozen=True)
class Swap:
    """A trade with the bank at Pecunia."""

    give: Coins
    take: Coins


@dataclass(frozen=True)
class Lot:
    """A building lot: its number is its place in `Sheet.lots`."""

    id: str
    kind: str
    name: str
    colour: str  # of a villa
    points: int  # of a workshop when it works, of a villa for each laurel
    yields: Coins  # of a bank when it works
    price: Coins
    slaves: int


@dataclass(frozen=True)
class Sheet:
    """A sheet that was checked."""

    name: str
    stadium: tuple[tuple[int, ...], tuple[int, ...]]  # the strengths of the silver and of the gold side
    symmetric_stadium: tuple[tuple[int, ...], tuple[int, ...]]
    pecunia_points: int
    most_swaps: int
    swaps: tuple[Swap, ...]
    lots: tuple[Lot, ...]

    @functools.cached_property
    def lot_by_id(self) -> dict[str, int]:
        """The number of a lot by its id."""
        return {lot.id: i for i, lot in enumerate(self.lots)}


@functools.cache
def own_data() -> dict[str, Any]:
    """The package's own sheet as it stands in the file: the constants of the rules are taken from it."""
    return tomllib.loads(_OWN.read_text(encoding="utf-8"))


@functools.cache
def sheets() -> tuple[Sheet, ...]:
    """All sheets, the package's own first. Raises `BadBoard` if a file cannot be taken."""
    return tuple(_Reader(file).read() for file in board_files("aquileia", FOLDER))


class _Reader:
    """Reads and checks one file."""

    def __init__(self, file: BoardFile) -> None:
        self.file = file

    def read(self) -> Sheet:
        self._check_constants()
        stadium = self._stadium()
        symmetric = self._symmetric()
        pecunia = Document(self.file.data.get("pecunia", {}), "pecunia")
        pecunia.require("vp", "max_swaps", "swap")
        points = pecunia.whole("vp", 0, MAX_POINTS)
        most = pecunia.whole("max_swaps", 1, MAX_SWAPS, 1)
        swaps = self._swaps(pecunia)
        self.file.take(pecunia)
        lots = tuple(self._lot(entry) for entry in self.file.tables("building"))
        self._check_ids(lots)
        self.file.stop_if_refused()
        return Sheet(self.file.name, stadium, symmetric, points, most, swaps, lots)

    def _check_constants(self) -> None:
        """A sheet may repeat the constants of the rules, but not change them."""
        for table in _RULES:
            theirs, ours = self.file.data.get(table, {}), own_data()[table]
            if not isinstance(theirs, dict):
                self.file.refuse(table, "board-changes-rules")
                continue
            for key, value in theirs.items():
                if value != ours.get(key):
                    self.file.refuse(shown(f"{table}.{key}"), "board-changes-rules")

    def _stadium(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The strengths of both sides; the other spaces may be repeated, but not changed."""
        ours = {entry["id"]: entry for entry in own_data()["space"]}
        strengths: dict[str, int] = {}
        for entry in self.file.tables("space"):
            name = entry.text("id")
            if re.fullmatch(r"stadium_(silver|gold)_[123]", name) and name not in strengths:
                entry.require("strength")
                strengths[name] = entry.whole("strength", 0, MAX_STRENGTH)
            elif ours.get(name) != entry.entries:
                entry.complain("board-changes-rules")
            self.file.take(entry)
        silver, gold = (self._side(side, strengths) for side in SIDES)
        return silver, gold

    def _side(self, side: str, strengths: dict[str, int]) -> tuple[int, ...]:
        found = [strengths[name] for name in sorted(strengths) if side in name]
        if not found or f"stadium_{side}_{len(found)}" != max(name for name in strengths if side in name):
            self.file.refuse("space", "aquileia-sheet-side", side=side, most=MAX_PER_SIDE)
        return tuple(found)

    def _symmetric(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        variant = Document(self.file.data.get("variant", {}), "variant").part("stadium_symmetric")
        variant.require(*SIDES)
        silver, gold = (variant.list_of(side, int, MAX_PER_SIDE) for side in SIDES)
        if not all(0 <= strength <= MAX_STRENGTH for strength in silver + gold):
            variant.complain("aquileia-sheet-strength", most=MAX_STRENGTH)
        self.file.take(variant)
        return tuple(silver), tuple(gold)

    def _swaps(self, pecunia: Document) -> tuple[Swap, ...]:
        swaps = []
        for number, value in enumerate(pecunia.list_of("swap", dict), 1):
            entry = Document(value, f"pecunia.swap #{number}")
            give, take = _coins(entry.part("give")), _coins(entry.part("take"))
            if not any(give) or not any(take):
                entry.complain("aquileia-sheet-swap")
            self.file.take(entry)
            swaps.append(Swap(give, take))
        if not 0 < len(swaps) <= MAX_SWAP_KINDS:
            pecunia.complain("aquileia-sheet-swaps", most=MAX_SWAP_KINDS, found=len(swaps))
        return tuple(swaps)

    def _lot(self, entry: Document) -> Lot:
        entry.require("id", "kind", "cost")
        name, kind = entry.text("id"), entry.choice("kind", KINDS, "villa")
        if not re.fullmatch(r"[a-z0-9_]+", name):
            entry.complain("aquileia-sheet-id", id=shown(name))
        cost = entry.part("cost")
        colour = ""
        points, yields = 0, (0, 0, 0)
        if kind == "villa":
            entry.require("colour", "value")
            colour, points = entry.choice("colour", COLOURS, COLOURS[0]), entry.whole("value", 0, MAX_POINTS)
        elif kind == "workshop":
            entry.require("vp")
            points = entry.whole("vp", 0, MAX_POINTS)
        else:
            entry.require("yield")
            yields = _coins(entry.part("yield"))
        slaves = cost.whole("slaves", 0, MAX_SLAVES)
        lot = Lot(name, kind, entry.text("name"), colour, points, yields, _coins(cost, "slaves"), slaves)
        self.file.take(entry)
        return lot

    def _check_ids(self, lots: tuple[Lot, ...]) -> None:
        if len(lots) > MAX_LOTS:
            self.file.refuse("building", "aquileia-sheet-lots", most=MAX_LOTS, found=len(lots))
        ids = [lot.id for lot in lots]
        for name in sorted({name for name in ids if ids.count(name) > 1}):
            self.file.refuse(f"building {shown(name)}", "aquileia-sheet-twice", id=shown(name))


def _coins(part: Document, *others: str) -> Coins:
    """A number of coins of each metal; what is not named is none."""
    part.known(*METALS, *others)
    bronze, silver, gold = (part.whole(metal, 0, MAX_COINS) for metal in METALS)
    return bronze, silver, gold
