"""Rulings 3.51 to 3.55: where the sheet of the sources ends and ours goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

import edubba
from edubba import UndoRefused
from edubba.engine.boards import BoardFile
from edubba.games.sumeria.board import _Reader, boards
from tests.sumeria.host import own, write

pytestmark = pytest.mark.rules

SUMERIA = edubba.game("sumeria")


def test_3_51_whoever_starts_the_set_up_begins_round_one() -> None:
    match = SUMERIA.start(3, 7)
    first = match.actor
    while match.position()["phase"] == "setup":
        match.play(match.legal_ids()[0])
    assert match.actor == first
    assert match.position()["start"] == first


def test_3_52_two_ways_to_one_goal_are_one_move() -> None:
    """Round the northern ring all settlements are occupied but one: it is reached from both sides."""
    board = boards()[0]
    ring = list(dict.fromkeys(i for number in (0, 1, 2, 3) for i in board.routes[number]))
    names = [board.settlements[i].name for i in ring if board.settlements[i].name != "Sheepfold"]
    traders = {name: number % 3 for number, name in enumerate(names)}
    spaces = [["economic"] * 3, ["military"] * 2, ["political"]]
    match = SUMERIA.load({"game": "sumeria", "players": 3, "board": traders, "spaces": spaces}, seed=1)
    mine = [name for name, seat in traders.items() if seat == match.actor]
    texts = [move.text for move in match.legal()]
    assert all(texts.count(f"move {name} > Sheepfold") == 1 for name in mine)
    paths = match.view(match.actor)["paths"]
    assert all(len(paths[name]["Sheepfold"]) <= len(ring) // 2 + 1 for name in mine)


def test_3_53_the_option_for_two_makes_no_difference_to_three() -> None:
    plain, marked = (SUMERIA.start(3, 7, {"unofficial_two_players": on}) for on in (False, True))
    assert plain.state.tobytes() == marked.state.tobytes()


def test_3_54_a_city_may_have_more_than_three_roads(tmp_path: Path) -> None:
    data = own()
    data["route"].append({"id": "r13", "path": ["kish", "umma"]})
    data["meta"] |= {"route_count": 13, "link_count": 61}
    path = write(tmp_path, data)
    board = _Reader(BoardFile(path)).read()
    assert len(board.roads[board.by_name["Kish"]]) == 4


def test_3_55_a_move_may_be_taken_back_until_counters_are_drawn() -> None:
    match = SUMERIA.start(3, 7)
    while match.position()["round"] == 1:
        match.play(match.legal_ids()[0])
        if match.position()["round"] == 1:
            match.undo()
            match.redo()
    with pytest.raises(UndoRefused):
        match.undo()
