"""R001 to R010: material and set-up."""

from __future__ import annotations

import pytest

from edubba.games.tigris.board import boards
from edubba.games.tigris.pieces import MONUMENT_COLOURS, TILE_COUNTS
from tests.tigris.scenes import GAME, play, points, rivers, scene

pytestmark = pytest.mark.rules

BOARDS = {"standard": (41, 10, 4), "alternate": (39, 14, 6)}


def test_R001_the_board_is_a_grid_of_eleven_by_sixteen_with_two_sides() -> None:
    assert [board.name for board in boards()] == ["standard", "alternate"]
    for name in BOARDS:
        rows = GAME.start(2, 1, {"board": name}).position()["board"]
        assert [len(row.split()) for row in rows] == [16] * 11


@pytest.mark.parametrize("board", boards(), ids=lambda board: board.name)
def test_R002_river_and_start_squares_are_fixed_by_the_side(board) -> None:
    assert (len(board.river), len(board.temples), len(board.take_first)) == BOARDS[board.name]
    assert not set(board.river) & set(board.temples)


def test_R002_the_standard_side_cell_by_cell() -> None:
    view = GAME.start(2, 1).view(None)
    west = "e1 f1 g1 h1 i1 e2 d3 e3 a4 b4 c4 d4"
    east = "m1 m2 m3 n3 n4 o4 p4 o5 p5 o6 m7 n7 o7 m8"
    south = "a7 b7 c7 d7 d8 e8 f8 g8 g9 h9 i9 j9 k9 l9 m9"
    assert set(view["river"]) == {*west.split(), *east.split(), *south.split()}
    assert view["take_first"] == ["b2", "p2", "b8", "o9"]


def test_R003_the_tiles_and_their_leaders() -> None:
    assert TILE_COUNTS.tolist() == [57, 30, 36, 30]
    assert TILE_COUNTS.sum() == 153


@pytest.mark.parametrize(("board", "temples", "bag"), [("standard", 47, 143), ("alternate", 43, 139)])
def test_R004_start_temples_come_out_of_the_57(board: str, temples: int, bag: int) -> None:
    position = GAME.start(2, 1, {"board": board}).position()
    hands = "".join(position["hands"])
    assert position["bag"]["T"] + hands.count("T") == temples
    assert sum(position["bag"].values()) + len(hands) == bag


@pytest.mark.parametrize("board", BOARDS)
def test_R005_one_treasure_on_each_start_temple(board: str) -> None:
    tokens = " ".join(GAME.start(2, 1, {"board": board}).position()["board"]).split()
    assert tokens.count("T*") == BOARDS[board][1]
    assert set(tokens) == {"..", "~~", "T*"}


def test_R006_everybody_has_four_leaders_two_catastrophes_six_tiles() -> None:
    match = GAME.start(4, 1)
    for dynasty in match.view(None)["dynasties"]:
        assert dynasty["leaders_home"] == ["priest", "king", "farmer", "trader"]
        assert (dynasty["catastrophes"], dynasty["tiles"]) == (2, 6)
    assert [len(hand) for hand in match.position()["hands"]] == [6] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R007_two_to_four_players_and_nothing_else_changes(players: int) -> None:
    match = GAME.start(players, 1)
    assert len(match.position()["hands"]) == players
    assert match.state.catastrophes_left.tolist() == [2] * players + [0] * (4 - players)
    assert match.position()["actions_left"] == 2


def test_R008_six_monuments_one_for_every_pair_of_colours() -> None:
    stock = GAME.start(2, 1).view(None)["stock"]["monuments"]
    assert stock == ["red-black", "red-blue", "red-green", "black-blue", "black-green", "blue-green"]
    assert all(sum(colour in pair for pair in MONUMENT_COLOURS) == 3 for colour in range(4))


def test_R009_turns_go_clockwise_from_a_first_player_by_chance() -> None:
    firsts = {GAME.start(3, seed).actor for seed in range(30)}
    assert firsts == {0, 1, 2}
    match = scene(players=3, active=1)
    assert [play(match, "pass", "pass").actor for _ in range(3)] == [2, 0, 1]


def test_R010_the_stock_of_points_never_limits_a_score() -> None:
    many = {"red": 0, "black": 0, "blue": 139, "green": 0, "treasure": 0}
    match = scene("f5 T.  f4 Af  e4 T.", bare=True, points=[many, {}], hands=["F", ""])
    match.play("tile farm d4")
    assert points(match, 0) == {"blue": 140}


def test_rivers_are_told_in_the_view() -> None:
    assert len(rivers()) == 41
