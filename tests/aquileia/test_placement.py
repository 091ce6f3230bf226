"""Placing henchmen and discs."""

from __future__ import annotations

import pytest

from tests.aquileia.table import CROWDED, at, game, play, purse, refused, resolved, spaces, table, texts

pytestmark = pytest.mark.rules


def test_r01_a_round_is_a_placement_and_then_actions() -> None:
    match = table(turn=0, passed=[1, 2], track=[0, 1, 2], spaces=spaces("servi_bronze"))
    assert at(match, "phase") == "place"
    match.play("pass")
    assert at(match, "phase") == "buy"
    match.play("buy 0")
    assert (at(match, "phase"), at(match, "round")) == ("place", 2)


def test_r02_pieces_are_placed_clockwise_from_the_start_player() -> None:
    match = game().start(4, seed=3)
    start = at(match, "start")
    seats = []
    for move in ("place dolus", "place latro", "disc", "place arena_1", "place arena_2"):
        seats.append(match.actor)
        match.play(move)
    assert seats == [(start + i) % 4 for i in range(5)]


def test_r03_everybody_has_five_henchmen_and_must_lay_the_disc() -> None:
    match = game().start(3, seed=1)
    assert at(match, "henchmen") == [5, 5, 5]
    while at(match, "phase") == "place":
        assert "pass" not in texts(match)
        match.play(texts(match)[0])
    assert sum(move.kind == "place" for move in match.moves) == 15
    assert sorted(at(match, "track")) == [0, 1, 2]


def test_r04_one_henchman_a_space_several_in_an_area() -> None:
    match = table(spaces=spaces("arena_1"))
    assert refused(match, "place arena_1") == "aquileia-space-taken"
    match.play("place arena_2")
    assert at(match, "spaces") == {"arena_1": 0, "arena_2": 0}


def test_r05_whoever_passes_places_nothing_more() -> None:
    match = table(turn=0, track=[0])
    play(match, "pass", "place dolus", "place latro")
    assert at(match, "passed") == [0]
    assert match.actor == 1


def test_r06_the_disc_goes_to_the_next_free_place_and_takes_the_turn() -> None:
    match = table(turn=0, track=[2])
    match.play("disc")
    assert at(match, "track") == [2, 0]
    assert match.actor == 1
    assert at(match, "henchmen") == [5, 5, 5]


def test_r07_one_side_of_the_stadium_for_a_player_and_round() -> None:
    match = table(spaces=spaces("stadium_silver_1", "stadium_gold_1"))
    assert refused(match, "place stadium_gold_2") == "aquileia-one-side"
    play(match, "place stadium_silver_2")
    assert refused(match, "place stadium_silver_3") == "aquileia-one-side"
    match.play("place stadium_gold_2")


def test_r08_one_berth_for_a_player_and_round_besides_latro() -> None:
    match = table(spaces=spaces("portus_bronze"))
    assert refused(match, "place portus_gold") == "aquileia-one-berth"
    assert "place latro" in texts(match)


def test_ruling_1_no_pass_before_the_disc() -> None:
    match = game().start(3, seed=1)
    assert refused(match, "pass") == "aquileia-disc-first"
    play(match, "disc", "disc", "disc")
    assert refused(match, "disc") == "aquileia-disc-laid"
    assert "pass" in texts(match)


def test_ruling_14_a_stake_is_laid_when_placing_and_needs_the_coin() -> None:
    match = table(purse=["1b 1s", "1b", "1b"])
    assert refused(match, "place portus_gold") == "aquileia-no-stake"
    match.play("place portus_silver")
    assert purse(match, 0) == "1b"
    assert at(match, "stakes") == {"bronze": 0, "silver": 1, "gold": 0}


def test_ruling_33_the_disc_and_the_pass_are_two_turns() -> None:
    match = table(turn=0)
    match.play("disc")
    assert at(match, "passed") == []
    play(match, "place dolus", "place latro")
    assert match.actor == 0
    assert "pass" in texts(match)


def test_ruling_33_whoever_has_everything_on_the_board_is_not_asked() -> None:
    five = "dolus pecunia equi_deck equi_open_1"
    match = table(turn=0, track=[0], spaces=spaces(five))
    play(match, "place equi_open_2", "place latro", "place potentia")
    assert match.actor == 1


def test_a_disc_that_is_the_last_piece_is_laid_by_itself() -> None:
    match = table(turn=0, spaces=spaces("dolus pecunia equi_deck equi_open_1"))
    play(match, "place equi_open_2", "disc", "disc")
    assert at(match, "track") == [1, 2, 0]


def test_a_seat_that_can_place_nothing_more_passes_by_itself() -> None:
    entries = {"spaces": CROWDED, "purse": ["1b"] + ["1g"] * 4, "hands": [""] * 5}
    match = table(5, turn=4, track=[0, 1, 2, 3, 4], **entries)
    match.play("place portus_gold")
    assert match.actor == 0
    match = table(5, turn=4, track=[0, 1, 2, 3, 4], **entries | {"purse": [""] + ["1g"] * 4})
    match.play("place portus_gold")
    assert at(match, "passed") == [0]
    assert at(match, "phase") != "place"


def test_a_disc_is_laid_by_itself_if_no_space_is_open() -> None:
    match = table(5, turn=4, track=[1, 2, 3, 4], spaces=CROWDED, purse=[""] + ["1g"] * 4)
    match.play("place portus_gold")
    assert at(match, "track") == [1, 2, 3, 4, 0]


def test_ruling_35_the_symmetric_stadium_has_six_spaces() -> None:
    usual, symmetric = game().start(3, seed=1), game().start(3, seed=1, options={"symmetric_stadium": True})
    assert refused(usual, "place stadium_gold_3") == "aquileia-no-such-space"
    assert len(usual.view(0)["spaces"]) == 28
    assert len(symmetric.view(0)["spaces"]) == 29
    strengths = {name: space["strength"] for name, space in symmetric.view(0)["spaces"].items() if "stadium" in name}
    assert list(strengths.values()) == [1, 2, 2, 1, 2, 2]
    symmetric.play("place stadium_gold_3")


def test_r11_henchmen_go_home_when_their_action_is_done() -> None:
    match = resolved(spaces=spaces("dolus potentia servi_bronze"))
    assert at(match, "spaces") == {"servi_bronze": 0, "potentia": 0}
    assert at(match, "henchmen")[0] == 3
    match.play("buy 0")
    assert at(match, "henchmen") == [5, 5, 5]
