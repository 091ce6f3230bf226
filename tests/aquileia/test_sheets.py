"""Sheets that a host adds: taken, or refused with file, entry and reason."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from edubba import BadBoard
from edubba.games.aquileia.sheet import Sheet, sheets
from edubba.locales import Message
from tests.aquileia.host import Data, entry, own, write

Change = Callable[[Data], object]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A host's folder of sheets."""
    monkeypatch.setenv("EDUBBA_BOARDS", str(tmp_path / "boards"))
    (tmp_path / "boards").mkdir()
    return tmp_path / "boards"


def read_all() -> tuple[Sheet, ...]:
    """All sheets, read anew; `sheets` reads them once a process."""
    return sheets.__wrapped__()


def refusals(folder: Path, change: Change) -> list[tuple[str, str]]:
    """Entry and reason of everything that is refused in a changed sheet."""
    data = own()
    change(data)
    write(folder, data)
    with pytest.raises(BadBoard) as refused:
        read_all()
    found = []
    for complaint in refused.value.reasons:
        assert str(complaint).startswith("mine.toml, ")
        reason = complaint.arguments["reason"]
        assert isinstance(reason, Message)
        found.append((str(complaint.arguments["entry"]), reason.key))
    return found


@pytest.mark.rules
def test_the_packages_own_sheet() -> None:
    sheet = sheets()[0]
    assert sheet.name == "reconstruction"
    assert sheet.stadium == ((1, 1, 2), (2, 2))
    assert len(sheet.lots) == 32
    assert len(sheet.swaps) == 6
    blue = sheet.lots[sheet.lot_by_id["villa_blue_10"]]
    assert (blue.price, blue.slaves, blue.points, blue.colour) == ((2, 2, 1), 3, 10, "blue")


@pytest.mark.rules
def test_a_hosts_sheet_stands_beside_the_packages_own(folder: Path) -> None:
    data = own()
    data["building"] = data["building"][:5]
    data["space"] = [space for space in data["space"] if space["id"] not in ("stadium_silver_2", "stadium_silver_3")]
    entry(data, "space", "stadium_silver_1")["strength"] = 3
    data["pecunia"] = {"vp": 2, "max_swaps": 1, "swap": [{"give": {"gold": 1}, "take": {"bronze": 4}}]}
    for table in ("players", "game", "bank", "dice", "arena", "stadium", "decks"):
        del data[table]
    write(folder, data)
    mine = read_all()[1]
    assert mine.name == "mine"
    assert mine.stadium == ((3,), (2, 2))
    assert mine.pecunia_points == 2
    assert mine.swaps[0].take == (4, 0, 0)
    assert len(mine.lots) == 5


@pytest.mark.rules
@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (lambda d: d["game"].update(rounds=7), "game.rounds", "board-changes-rules"),
        (lambda d: d.update(bank=3), "bank", "board-changes-rules"),
        (lambda d: d["decks"]["servi"].update(slave_1=12), "decks.servi", "board-changes-rules"),
        (lambda d: entry(d, "space", "servi_gold").update(max_cards=4), "space servi_gold", "board-changes-rules"),
        (lambda d: d["space"].append({"id": "tavern"}), "space tavern", "board-changes-rules"),
        (lambda d: entry(d, "space", "stadium_gold_1").update(strength=-1), "space stadium_gold_1", "document-number"),
        (lambda d: entry(d, "space", "stadium_gold_1").pop("strength"), "space stadium_gold_1", "document-missing"),
        (lambda d: d["space"].remove(entry(d, "space", "stadium_silver_2")), "space", "aquileia-sheet-side"),
        (lambda d: d.update(space=[]), "space", "board-no-entries"),
        (lambda d: d.pop("variant"), "variant.stadium_symmetric", "document-missing"),
        (
            lambda d: d["variant"]["stadium_symmetric"].update(gold=[1]),
            "variant.stadium_symmetric",
            "document-list-length",
        ),
        (
            lambda d: d["variant"]["stadium_symmetric"].update(gold=[1, 2, 99]),
            "variant.stadium_symmetric",
            "aquileia-sheet-strength",
        ),
        (lambda d: d.pop("pecunia"), "pecunia", "document-missing"),
        (lambda d: d["pecunia"].update(vp=-1), "pecunia", "document-number"),
        (lambda d: d["pecunia"].update(swap=[]), "pecunia", "aquileia-sheet-swaps"),
        (lambda d: d["pecunia"]["swap"][1].update(take={}), "pecunia.swap #2", "aquileia-sheet-swap"),
        (lambda d: d["pecunia"]["swap"][1].update(take={"tin": 1}), "pecunia.swap #2", "document-unknown"),
        (lambda d: entry(d, "building", "bank_1").update(kind="castle"), "building bank_1", "document-choice"),
        (lambda d: entry(d, "building", "bank_1").update(id="Bank 1"), "building Bank 1", "aquileia-sheet-id"),
        (lambda d: entry(d, "building", "bank_1").update(id="bank_2"), "building bank_2", "aquileia-sheet-twice"),
        (lambda d: entry(d, "building", "bank_1").pop("yield"), "building bank_1", "document-missing"),
        (lambda d: entry(d, "building", "workshop_figlina").pop("vp"), "building workshop_figlina", "document-missing"),
        (
            lambda d: entry(d, "building", "villa_blue_4").update(colour="red"),
            "building villa_blue_4",
            "document-choice",
        ),
        (
            lambda d: entry(d, "building", "villa_blue_4")["cost"].update(slaves=5),
            "building villa_blue_4",
            "document-number",
        ),
        (
            lambda d: d["building"].extend({**entry(d, "building", "bank_1"), "id": f"more_{i}"} for i in range(5)),
            "building",
            "aquileia-sheet-lots",
        ),
    ],
)
def test_a_sheet_that_cannot_be_taken(folder: Path, change: Change, where: str, reason: str) -> None:
    assert (where, reason) in refusals(folder, change)


PLAY = """
import json, sys
import edubba

game = edubba.game("aquileia")
assert game.options[0].choices == ("reconstruction", "mine")
assert game.warm()
match = game.start(4, seed=1, options={"sheet": "mine"})
while match.actor is not None:
    match.play(match.legal_ids()[match.ply * 7 % len(match.legal_ids())])
assert game.kernel.is_compiled
assert edubba.replay(match.record()).position() == match.position()
assert game.load(match.position()).state.tobytes() == match.state.tobytes()
print(json.dumps([sorted(match.view(0)["lots"]), len(match.view(0)["spaces"]), match.scores]))
"""


@pytest.mark.skipif(find_spec("numba") is None, reason="there is no compiler")
def test_a_hosts_sheet_is_played_compiled(tmp_path: Path) -> None:
    data = own()
    data["building"] = [one for one in data["building"] if one["kind"] != "villa"]
    data["space"].append({"id": "stadium_gold_3", "strength": 4})
    write(tmp_path / "boards", data)
    settings = {"EDUBBA_BOARDS": str(tmp_path / "boards"), "EDUBBA_CACHE": str(tmp_path / "cache"), "EDUBBA_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=os.environ | settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    lots, spaces, _ = json.loads(done.stdout)
    assert spaces == 29
    assert len(lots) == 16
