"""A file that one process holds at a time."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from edubba import EdubbaError
from edubba.engine import latch
from edubba.engine.latch import Latch

pytestmark = pytest.mark.rules


def held(path: Path) -> Latch:
    return Latch(path, "bots-arena-runs", file=str(path))


def test_whoever_comes_second_is_refused_until_the_first_has_gone(tmp_path: Path) -> None:
    path, link = tmp_path / "arena.json", tmp_path / "link.json"
    link.symlink_to(path)
    with held(path):
        for second in (path, link):
            with pytest.raises(EdubbaError) as refused, held(second):
                pytest.fail("two hold it")
            assert (refused.value.key, dict(refused.value.arguments)) == ("bots-arena-runs", {"file": str(second)})
    with held(path), held(tmp_path / "other.json"):
        pass


def test_what_is_no_file_is_not_held_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(EdubbaError, match="can't be written: Is a directory"), held(folder):
        pytest.fail("it is held")
    assert list(tmp_path.iterdir()) == [folder]


def test_nothing_is_left_when_it_is_over(tmp_path: Path) -> None:
    with held(tmp_path / "arena.json"):
        assert [path.name for path in tmp_path.iterdir()] == ["arena.json.lock"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("is_there", [False, True])
def test_what_was_taken_away_while_it_was_opened_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    """Whoever held it before goes, and perhaps somebody comes, between the opening and the locking."""
    place, locked = tmp_path / "arena.json.lock", latch._lock

    def late(file: int) -> None:
        monkeypatch.setattr(latch, "_lock", locked)
        place.unlink()
        if is_there:
            place.touch()
        locked(file)

    monkeypatch.setattr(latch, "_lock", late)
    path = tmp_path / "arena.json"
    with held(path), pytest.raises(EdubbaError), held(path):
        pytest.fail("two hold it")


def test_where_nothing_can_be_held_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(_file: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    with pytest.raises(EdubbaError, match="can't be written"), held(Path("/dev/null/arena.json")):
        pytest.fail("it is held")
    monkeypatch.setattr(latch, "_lock", no_locks)
    with pytest.raises(EdubbaError, match="can't be written: No locks available"), held(tmp_path / "arena.json"):
        pytest.fail("it is held")


def test_nobody_else_can_take_hold_of_it(tmp_path: Path) -> None:
    """Whoever may open the file could keep its owner out."""
    with held(tmp_path / "house.db"):
        assert (tmp_path / "house.db.lock").stat().st_mode & 0o077 == 0
