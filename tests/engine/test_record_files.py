from __future__ import annotations

import json
from pathlib import Path

import pytest

import edubba
from edubba import BadRecord, EdubbaError
from edubba.engine.record import read_file, refuse_existing, refuse_unwritable, stands, write_file

pytestmark = pytest.mark.rules


def test_a_record_is_written_and_read(tmp_path: Path) -> None:
    match = edubba.game("sumeria").start(3, 7, seats=["Ilinca", "Gergő", "Océane"])
    match.play("add Kish")
    path = tmp_path / "new" / "game.json"
    write_file(path, match.record())
    assert edubba.replay(read_file(path)).record() == match.record()
    assert [p.name for p in path.parent.iterdir()] == ["game.json"]


def test_what_can_not_be_written_is_said_and_nothing_is_changed(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.write_text("as it was")
    for path in (old, new):
        refuse_unwritable(path)
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("old", "as it was")]
    with pytest.raises(EdubbaError, match="can't be written"):
        refuse_unwritable(old / "below a file")


def test_what_stands_in_the_way_of_writing_is_said_before(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("as it was")
    (tmp_path / "game.json.part").mkdir()
    with pytest.raises(EdubbaError, match="can't be written"):
        refuse_unwritable(path)
    assert path.read_text() == "as it was"


def test_a_link_leads_to_the_file_that_is_written(tmp_path: Path) -> None:
    path, link = tmp_path / "far" / "game.json", tmp_path / "link.json"
    write_file(path, {"old": 1})
    link.symlink_to(path)
    refuse_unwritable(link)
    write_file(link, {"new": 2})
    assert link.is_symlink()
    assert read_file(path) == {"new": 2}
    assert sorted(p.name for p in tmp_path.rglob("*")) == ["far", "game.json", "link.json"]


def test_who_may_read_a_file_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_file(path, {"old": 1})
    path.chmod(0o600)
    write_file(path, {"new": 2})
    assert path.stat().st_mode & 0o777 == 0o600


def test_what_stands_there_is_not_taken_for_something_new(tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    refuse_existing(path)
    path.touch()
    with pytest.raises(EdubbaError, match=r"note\.txt already"):
        refuse_existing(path)


def test_links_that_lead_round_and_what_is_no_file_can_not_be_written(tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    one.symlink_to(other)
    other.symlink_to(one)
    for path in (one, Path("/"), tmp_path, Path("/dev/null")):
        with pytest.raises(EdubbaError, match="can't be written"):
            refuse_unwritable(path)
        assert not stands(path)
    with pytest.raises(EdubbaError, match="can't be written: Is a directory"):
        write_file(Path("/"), {"new": 2})


def test_what_can_not_be_looked_at_does_not_stand(tmp_path: Path) -> None:
    (tmp_path / "game.json").touch()
    assert stands(tmp_path / "game.json")
    assert not stands(tmp_path / "none.json")
    assert not stands(tmp_path / ("long" * 100))


def test_a_failed_write_leaves_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write_file(path, {"old": 1})

    def full(*_args: object, **_named: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(EdubbaError) as refused:
        write_file(path, {"new": 2})
    assert refused.value.key == "file-unwritable"
    assert json.loads(path.read_bytes()) == {"old": 1}


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"nonsense"])
def test_a_file_that_is_no_json_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as refused:
        read_file(path)
    assert refused.value.key == "file-not-json"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as refused:
        read_file(tmp_path / "none.json")
    assert refused.value.key == "file-unreadable"


def test_a_move_that_cannot_be_played_is_told_with_its_place() -> None:
    record = edubba.game("sumeria").start(3, 7).record()
    with pytest.raises(BadRecord) as refused:
        edubba.replay(record | {"moves": ["add Kish", "add Kish"]})
    assert refused.value.key == "record-move"
    assert refused.value.arguments["ply"] == 2
    assert "There is a trader in Kish already." in str(refused.value)


def test_a_record_of_a_table_that_cannot_be_is_refused() -> None:
    record = edubba.game("sumeria").start(3, 7).record()
    with pytest.raises(BadRecord) as refused:
        edubba.replay(record | {"players": 9})
    assert refused.value.key == "players-number"
    with pytest.raises(BadRecord) as refused:
        edubba.replay(record | {"seed": None})
    assert refused.value.key == "seed-type"


@pytest.mark.parametrize(
    "wrong", [{"seed": "\ud800"}, {"match": "\ud800"}, {"seats": ["a", "\ud800", "c"]}, {"moves": ["\ud800"]}]
)
def test_halves_of_characters_are_refused(tmp_path: Path, wrong: dict[str, object]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(edubba.game("sumeria").start(3, 7).record() | wrong))
    with pytest.raises(BadRecord) as refused:
        edubba.replay(read_file(path))
    str(refused.value).encode()


def test_a_position_must_be_one_of_the_same_table() -> None:
    game = edubba.game("sumeria")
    record = game.load(game.start(3, 7).position(), seed=1).record()
    assert edubba.replay(record).players == 3
    with pytest.raises(BadRecord) as refused:
        edubba.replay(record | {"players": 4})
    assert refused.value.key == "record-position"
    with pytest.raises(BadRecord) as refused:
        edubba.replay(record | {"position": {"game": "sumeria"}})
    assert refused.value.key == "document-missing"


def test_a_false_result_is_found_out() -> None:
    path = next((Path(__file__).parents[1] / "records").rglob("clear-win-3.json"))
    record = json.loads(path.read_bytes())
    for result in ({"scores": [1, 2, 3], "winners": [2]}, None, 7):
        with pytest.raises(BadRecord) as refused:
            edubba.replay(record | {"result": result})
        assert refused.value.key == "record-result"
    with pytest.raises(BadRecord):
        edubba.replay(record | {"moves": record["moves"][:-1]})
