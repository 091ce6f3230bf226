"""Board files: the package's own, and those that a host adds."""

from __future__ import annotations

from pathlib import Path

import pytest

from edubba.engine.boards import BoardFile
from edubba.engine.errors import BadBoard
from edubba.games.tigris.board import FOLDER, _read

pytestmark = pytest.mark.rules

OWN = (FOLDER / "standard.toml").read_text(encoding="utf-8")


def refused(tmp_path: Path, text: str) -> str:
    """The reason why a file is refused, in words."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadBoard) as error:
        _read(BoardFile(path))
    return str(error.value)


def test_a_hosts_board_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN.replace("....~~~~~.T.~...", "T...~~~~~.T.~...").replace("= 10", "= 11"), encoding="utf-8")
    board = _read(BoardFile(path))
    assert (board.name, len(board.temples), board.temples[0]) == ("mine", 11, 0)


def test_a_row_must_have_sixteen_known_cells(tmp_path: Path) -> None:
    assert "row 1 must have 16 cells" in refused(tmp_path, OWN.replace("....~~~~~.T.~...", "....~~~~~.T.~.."))
    assert "row 1 must have 16 cells" in refused(tmp_path, OWN.replace("....~~~~~.T.~...", "....~~~~~.T.~..x"))
    assert "11" in refused(tmp_path, OWN.replace('  "..........T.....",\n', ""))


def test_there_must_be_enough_treasures_and_not_too_many(tmp_path: Path) -> None:
    few = OWN.replace("T", ".").replace("*", ".")
    assert "3 to 14 start temples" in refused(tmp_path, few)
    many = OWN.replace("..............~.", "TTTTTTTTTTTTTT~.")
    assert "3 to 14 start temples" in refused(tmp_path, many)


def test_declared_numbers_must_be_true(tmp_path: Path) -> None:
    assert "it says 42, but there are 41" in refused(tmp_path, OWN.replace("river_count = 41", "river_count = 42"))
