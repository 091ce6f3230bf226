"""Boards that a host adds: taken, or refused with file, entry and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from edubba import BadBoard
from edubba.engine import boards as board_folder
from edubba.games.sumeria.board import Board, boards
from edubba.locales import Message
from tests.sumeria.host import (
    CROSSED,
    TWO_BANKS,
    Change,
    append,
    both,
    drop,
    own,
    own_text,
    paths,
    put,
    write,
)
from tests.sumeria.table import board, keys_of

pytestmark = pytest.mark.rules


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A host's folder of boards."""
    monkeypatch.setenv("EDUBBA_BOARDS", str(tmp_path / "boards"))
    (tmp_path / "boards").mkdir()
    return tmp_path / "boards"


def read_all() -> tuple[Board, ...]:
    """All boards, read anew; `boards` reads them once a process."""
    return boards.__wrapped__()


def refusals() -> list[tuple[str, str, str]]:
    """File, entry and reason of everything that was refused."""
    with pytest.raises(BadBoard) as refused:
        read_all()
    for complaint in refused.value.reasons:
        assert str(complaint.arguments["file"]) in str(complaint)
        assert str(complaint.arguments["entry"]) in str(complaint)
        assert str(complaint.arguments["reason"]) in str(complaint)
    return [_parts(complaint) for complaint in refused.value.reasons]


def _parts(complaint: Message) -> tuple[str, str, str]:
    assert complaint.key == "board-refused"
    reason = complaint.arguments["reason"]
    assert isinstance(reason, Message)
    return str(complaint.arguments["file"]), str(complaint.arguments["entry"]), reason.key


def test_a_hosts_board_stands_beside_the_packages_own(folder: Path) -> None:
    data = own()
    both(CROSSED, put("meta", "game", to="SUMERIA"), put("settlement", "kish", "name", to="New Kish"))(data)
    write(folder, data, "deep/inside/crossed.toml")
    ours, theirs = read_all()
    assert (ours.name, theirs.name) == ("reconstruction", "crossed")
    assert ours == board()
    sheepfold = theirs.by_name["Sheepfold"]
    assert {theirs.settlements[site].name for site in theirs.roads[sheepfold]} == {"Dilbat", "Flood Mound"}
    assert theirs.settlements[0].name == "New Kish"


def test_a_file_needs_no_more_than_states_settlements_and_routes(folder: Path) -> None:
    data = own()
    bare = {"meta": {"game": "Sumeria"}} | {table: data[table] for table in ("state", "settlement", "route")}
    unneeded = {"state": ["emblem"], "settlement": ["label"], "route": ["id", "name", "from", "to"]}
    for table, keys in unneeded.items():
        for entry in bare[table]:
            for key in keys:
                del entry[key]
    write(folder, bare)
    _, theirs = read_all()
    assert (theirs.width, theirs.height, theirs.river) == (1000, 700, ())
    assert theirs.roads == board().roads


def test_boards_of_other_games_are_left_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_folder, "games", lambda: ["senet", "sumeria"])
    write(folder, {"meta": {"game": "Senet"}})
    assert read_all() == (board(),)


NEW_STATE = {"id": "akkad", "name": "Akkad", "colour": "#123456", "city": "akkad"}
NEW_ROUTE = {"id": "r13", "path": ["kish", "umma"]}

DEFECTS: dict[str, tuple[Change, str, str]] = {
    # the file as a whole
    "no meta": (drop("meta"), "meta.game", "board-game"),
    "meta is a number": (put("meta", to=5), "meta.game", "board-game"),
    "no game": (drop("meta", "game"), "meta.game", "board-game"),
    "game is a number": (put("meta", "game", to=5), "meta.game", "board-game"),
    "unknown game": (put("meta", "game", to="Chess"), "meta.game", "board-game"),
    "no width at all": (put("meta", "width", to=0), "meta", "document-number"),
    "height is a text": (put("meta", "height", to="700"), "meta", "document-number"),
    "no states": (drop("state"), "state", "board-no-entries"),
    "states are a table": (put("state", to={}), "state", "board-no-entries"),
    "settlements are a text": (put("settlement", to="Kish"), "settlement", "board-no-entries"),
    "routes are empty": (put("route", to=[]), "route", "board-no-entries"),
    # the rules
    "seven rounds": (put("rules", "rounds", to=7), "rules.rounds", "board-changes-rules"),
    "rules are a number": (put("rules", to=5), "rules", "board-changes-rules"),
    "more traders": (
        put("rules", "traders_per_player", "3", to=15),
        "rules.traders_per_player.3",
        "board-changes-rules",
    ),
    "a dearer set": (put("rules", "set_points", 9, to=50), "rules.set_points #10", "board-changes-rules"),
    "a shorter list": (put("rules", "set_points", to=[0, 1]), "rules.set_points", "board-changes-rules"),
    "ten of a kind": (put("influence", "military", "count", to=10), "influence #2.count", "board-changes-rules"),
    "three kinds": (drop("influence", "military"), "influence", "board-changes-rules"),
    # city-states
    "a state is a number": (put("state", 1, to=5), "state #2", "document-object"),
    "a state without id": (drop("state", "kish", "id"), "state #1", "document-missing"),
    "a state without name": (drop("state", "kish", "name"), "state kish", "document-missing"),
    "a state without city": (drop("state", "kish", "city"), "state kish", "document-missing"),
    "a state without colour": (drop("state", "kish", "colour"), "state kish", "document-missing"),
    "a colour by its name": (put("state", "kish", "colour", to="red"), "state kish", "sumeria-board-colour"),
    "a colour too short": (put("state", "kish", "colour", to="#FFF"), "state kish", "sumeria-board-colour"),
    "a colour is a number": (put("state", "kish", "colour", to=5), "state kish", "document-text"),
    "a name is a number": (put("state", "kish", "name", to=5), "state kish", "document-text"),
    "an emblem is a list": (put("state", "kish", "emblem", to=[]), "state kish", "document-text"),
    "nine states": (append("state", entry=NEW_STATE), "state", "sumeria-board-states"),
    "an empty state": (append("state", entry=NEW_STATE), "state akkad", "sumeria-board-count"),
    "a town as city": (put("state", "kish", "city", to="dilbat"), "state kish", "sumeria-board-city"),
    "a city is a list": (put("state", "kish", "city", to=["kish"]), "state kish", "sumeria-board-city"),
    "states of one name": (put("state", "ur", "name", to="Uruk"), "state ur", "sumeria-board-twice"),
    "states told apart by case": (put("state", "ur", "name", to="uRUK"), "state ur", "sumeria-board-twice"),
    # settlements
    "a settlement is a text": (put("settlement", 1, to="Dilbat"), "settlement #2", "document-object"),
    "a settlement without id": (drop("settlement", 1, "id"), "settlement #2", "document-missing"),
    "a settlement without place": (drop("settlement", "dilbat", "x"), "settlement dilbat", "document-missing"),
    "a settlement too few": (drop("settlement", "dilbat"), "state kish", "sumeria-board-count"),
    "a town too many": (put("settlement", "kish", "kind", to="town"), "state kish", "sumeria-board-count"),
    "an unknown kind": (put("settlement", "dilbat", "kind", to="hamlet"), "settlement dilbat", "document-choice"),
    "a kind is a list": (put("settlement", "dilbat", "kind", to=["town"]), "settlement dilbat", "document-choice"),
    "an unknown side": (put("settlement", "dilbat", "label", to="up"), "settlement dilbat", "document-choice"),
    "left of the board": (put("settlement", "dilbat", "x", to=-1), "settlement dilbat", "document-number"),
    "below the board": (put("settlement", "dilbat", "y", to=701), "settlement dilbat", "document-number"),
    "a place with a point": (put("settlement", "dilbat", "x", to=1.5), "settlement dilbat", "document-number"),
    "a place that is true": (put("settlement", "dilbat", "x", to=True), "settlement dilbat", "document-number"),
    "an unknown state": (
        put("settlement", "dilbat", "state", to="akkad"),
        "settlement dilbat",
        "sumeria-board-unknown-state",
    ),
    "a state in another case": (
        put("settlement", "dilbat", "state", to="Kish"),
        "settlement dilbat",
        "sumeria-board-unknown-state",
    ),
    "a blank name": (put("settlement", "dilbat", "name", to=" "), "settlement dilbat", "sumeria-board-bad-name"),
    "an arrow in a name": (
        put("settlement", "dilbat", "name", to="a>b"),
        "settlement dilbat",
        "sumeria-board-bad-name",
    ),
    "two of one name": (put("settlement", "dilbat", "name", to="Ur"), "settlement ur", "sumeria-board-twice"),
    "two told apart by case": (put("settlement", "dilbat", "name", to="UR"), "settlement ur", "sumeria-board-twice"),
    "two blanks in a name": (
        put("settlement", "dilbat", "name", to="Tent  Rows"),
        "settlement dilbat",
        "sumeria-board-bad-name",
    ),
    "a name that colours the terminal": (
        put("state", "kish", "name", to="\x1b[31mKish"),
        "state kish",
        "sumeria-board-bad-name",
    ),
    "two of one id": (put("settlement", "kutha", "id", to="dilbat"), "settlement dilbat", "sumeria-board-twice"),
    # trade routes
    "a route is a number": (put("route", 0, to=5), "route #1", "document-object"),
    "a path is a text": (put("route", "r01", "path", to="kish"), "route r01", "document-list"),
    "a path of numbers": (put("route", "r01", "path", to=[1, 2]), "route r01", "document-list"),
    "no path": (drop("route", "r01", "path"), "route r01", "sumeria-board-path"),
    "a path of one": (put("route", "r01", "path", to=["kish"]), "route r01", "sumeria-board-path"),
    "a path in a circle": (paths(r01="kish dilbat kish"), "route r01", "sumeria-board-path"),
    "a dangling link": (paths(r01="kish dilbat babylon"), "route r01", "sumeria-board-dangling"),
    "a wrong beginning": (put("route", "r01", "from", to="ur"), "route r01", "sumeria-board-route-ends"),
    "a wrong end": (put("route", "r01", "to", to=5), "route r01", "sumeria-board-route-ends"),
    "a link twice": (
        append("route", entry={"path": ["dilbat", "kish"]}),
        "route #13",
        "sumeria-board-link-twice",
    ),
    "a town with three roads": (
        append("route", entry={"id": "r13", "path": ["dilbat", "umma"]}),
        "settlement dilbat",
        "sumeria-board-roads",
    ),
    "a village at the end of a road": (
        paths(r01="kish dilbat sheepfold"),
        "settlement sheepfold",
        "sumeria-board-roads",
    ),
    "a city without roads": (
        paths(r01="dilbat sheepfold", r04="kutha gazelle-well", r05="borsippa west-ferry"),
        "settlement kish",
        "sumeria-board-no-roads",
    ),
    "a bank cut off": (TWO_BANKS, "settlement tent-rows", "sumeria-board-cut-off"),
    # what a file says of itself, and its river
    "states miscounted": (put("meta", "state_count", to=9), "meta.state_count", "sumeria-board-declared"),
    "settlements miscounted": (
        put("meta", "settlement_count", to="56"),
        "meta.settlement_count",
        "sumeria-board-declared",
    ),
    "routes miscounted": (put("meta", "route_count", to=13), "meta.route_count", "sumeria-board-declared"),
    "links miscounted": (append("route", entry=NEW_ROUTE), "meta.link_count", "sumeria-board-declared"),
    "a river is a text": (put("river", to="Euphrates"), "river", "document-object"),
    "a river's points are a number": (put("river", "points", to=5), "river", "document-list"),
    "a point of three": (put("river", "points", 0, to=[1, 2, 3]), "river", "sumeria-board-points"),
    "a point of texts": (put("river", "points", 0, to=["1", "2"]), "river", "sumeria-board-points"),
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_is_told_with_file_entry_and_reason(folder: Path, defect: str) -> None:
    change, entry, reason = DEFECTS[defect]
    data = own()
    change(data)
    write(folder, data)
    assert ("mine.toml", entry, reason) in refusals()


def test_every_reason_to_refuse_a_board_is_tried() -> None:
    assert keys_of("Why a board file is refused") == {
        reason for _, _, reason in DEFECTS.values() if reason.startswith("sumeria-")
    }


def test_several_defects_are_told_at_once(folder: Path) -> None:
    data = own()
    both(put("rules", "rounds", to=7), put("state", "kish", "colour", to="red"), drop("settlement", "ur", "y"))(data)
    write(folder, data)
    assert refusals() == [
        ("mine.toml", "rules.rounds", "board-changes-rules"),
        ("mine.toml", "state kish", "sumeria-board-colour"),
        ("mine.toml", "settlement ur", "document-missing"),
    ]


NOT_TOML = {
    "cut short": b"meta = ",
    "no text": b"\xff\xfe",
    "another encoding": own_text().encode("utf-16"),
    "lists in lists without end": b"a = " + b"[" * 5000,
}


@pytest.mark.parametrize("content", NOT_TOML)
def test_a_file_that_is_not_toml_is_refused(folder: Path, content: str) -> None:
    (folder / "broken.toml").write_bytes(NOT_TOML[content])
    assert refusals() == [("broken.toml", "file", "board-toml")]


def test_a_folder_called_like_a_file_is_refused(folder: Path) -> None:
    (folder / "folder.toml").mkdir()
    assert refusals() == [("folder.toml", "file", "board-toml")]


def test_a_name_that_is_taken_is_refused(folder: Path) -> None:
    write(folder, own(), "reconstruction.toml")
    assert refusals() == [("reconstruction.toml", "file", "board-name-taken")]


def test_two_files_of_one_name_in_two_folders_are_refused(folder: Path) -> None:
    write(folder, own(), "north/mine.toml")
    write(folder, own(), "south/mine.toml")
    assert refusals() == [("mine.toml", "file", "board-name-taken")]


def test_a_missing_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_BOARDS", str(tmp_path / "nowhere"))
    with pytest.raises(BadBoard) as refused:
        read_all()
    assert refused.value.key == "boards-folder"
    assert "nowhere" in str(refused.value)
