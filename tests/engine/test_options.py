from __future__ import annotations

import pytest

import edubba
from edubba import BadOptions
from edubba.engine.options import Option

pytestmark = pytest.mark.rules

SUMERIA = edubba.game("sumeria")


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (5, {}, "players-number"),
        (1, {}, "players-number"),
        (2, {}, "players-need-option"),
        ("3", {}, "players-number"),
        (3.0, {}, "players-number"),
        (True, {}, "players-number"),
        (3, {"board": "atlantis"}, "option-value"),
        (3, {"bord": "reconstruction"}, "option-unknown"),
        (3, {"unofficial_two_players": 1}, "option-value"),
        (3, {"unofficial_two_players": "yes"}, "option-value"),
        (3, {3: True}, "option-unknown"),
        (3, "board", "options-object"),
        (3, ["board"], "options-object"),
    ],
)
def test_what_the_game_does_not_have_is_refused(players: object, options: object, key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        SUMERIA.start(players, 1, options)  # type: ignore[arg-type]
    assert refused.value.key == key
    assert str(refused.value)


def test_some_numbers_of_players_need_an_option() -> None:
    assert SUMERIA.players_with() == SUMERIA.players_with({"unofficial_two_players": False}) == (3, 4)
    assert SUMERIA.players_with({"unofficial_two_players": True}) == (2, 3, 4)
    with pytest.raises(BadOptions):
        SUMERIA.players_with({"bord": "reconstruction"})


@pytest.mark.parametrize("seed", [True, 1.5, b"7", [1], "half \ud83d"])
def test_a_seed_is_a_number_or_a_text(seed: object) -> None:
    with pytest.raises(BadOptions) as refused:
        SUMERIA.start(3, seed)  # type: ignore[arg-type]
    assert refused.value.key == "seed-type"


@pytest.mark.parametrize("seats", [["one"], ["a", "b", "c", "d"], ["a", "b", 3]])
def test_every_seat_has_a_name_or_none_has(seats: list[str]) -> None:
    with pytest.raises(BadOptions) as refused:
        SUMERIA.start(3, 1, seats=seats)
    assert refused.value.key == "seats-number"


def test_a_name_that_can_not_be_written_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"The name “half \\ud83d” can't be written down"):
        SUMERIA.start(3, 1, seats=["Ilinca", "half \ud83d", "Océane"])


def test_options_are_told_to_the_rules_by_their_place() -> None:
    vector = SUMERIA.encode(2, {"unofficial_two_players": True})
    assert vector.tolist() == [2, 0, 0, 1]
    assert SUMERIA.decode(vector)["unofficial_two_players"] is True


def test_the_first_choice_is_the_default() -> None:
    assert Option("board", ("one", "two")).default == "one"
    assert SUMERIA.start(seed=1).options["board"] == "reconstruction"


def test_without_a_number_of_players_the_first_is_taken() -> None:
    assert SUMERIA.start(seed=1).players == 3


def test_a_match_without_a_seed_is_as_good_as_chance() -> None:
    assert SUMERIA.start().record()["seed"] != SUMERIA.start().record()["seed"]
