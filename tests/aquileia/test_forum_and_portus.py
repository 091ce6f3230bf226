"""Building, and what the harbour brings."""

from __future__ import annotations

from typing import Any

import pytest

from edubba import Match
from tests.aquileia.table import at, coins, first_seed, metals, play, purse, refused, resolved, spaces, texts

pytestmark = pytest.mark.rules

RICH = "9b 9s 9g"


def forum(space: int, **entries: Any) -> Match:
    entries = {"purse": [RICH, "", ""], "hands": ["slave_1 slave_1 slave_1 slave_2 slave_2", "", ""]} | entries
    return resolved(spaces=spaces(f"forum_{space}"), **entries)


@pytest.mark.parametrize(("space", "points"), [(1, 0), (2, 10), (3, 0), (4, 0), (5, 10)])
def test_r32_spaces_2_and_5_score_at_once(space: int, points: int) -> None:
    match = play(forum(space), "build villa_blue_10 0 2")
    assert at(match, "points")[0] == points
    assert at(match, "lots") == {"villa_blue_10": 0}
    assert at(match, "houses")[0] == 8
    assert at(match, "phase") == ("build" if space == 3 else "place")


def test_r32_space_3_builds_two() -> None:
    match = play(forum(3), "build villa_blue_4 1 0", "build villa_blue_6 1 0")
    assert at(match, "lots") == {"villa_blue_4": 0, "villa_blue_6": 0}
    assert at(match, "phase") == "place"


def test_ruling_27_declining_the_first_ends_the_action() -> None:
    match = play(forum(3), "no_build")
    assert at(match, "phase") == "place"


def test_r33_coins_go_to_the_bank_and_servi_to_the_discards() -> None:
    match = play(forum(1), "build villa_blue_10 1 1")
    assert purse(match, 0) == "7b 7s 8g"
    assert at(match, "bank") == coins("32b 32s 31g")
    assert at(match, "discards")["servi"] == {"slave_1": 1, "slave_2": 1}
    assert at(match, "hands")[0] == ["slave_1", "slave_1", "slave_2"]


def test_r33_a_missing_coin_cannot_be_replaced() -> None:
    match = forum(1, purse=["9b 1s 9g", "", ""])
    assert refused(match, "build villa_blue_10 1 1") == "aquileia-coins-missing"


def test_r33_buildings_are_paid_separately() -> None:
    """Two doubles cannot pay three servi here and one there."""
    match = forum(3, hands=["slave_2 slave_2", "", ""])
    match.play("build villa_blue_10 0 2")
    assert refused(match, "build villa_blue_4 1 0") == "aquileia-servi-missing"
    assert refused(match, "build villa_blue_4 0 1") == "aquileia-servi-missing"


@pytest.mark.parametrize(
    ("lot", "ways"),
    [
        ("workshop_pistrinum", ["0 0"]),
        ("villa_blue_4", ["1 0", "0 1"]),
        ("villa_blue_8", ["2 0", "0 1"]),
        ("villa_blue_10", ["3 0", "1 1", "0 2"]),
    ],
)
def test_ruling_22_every_payment_of_which_no_card_could_be_left_out(lot: str, ways: list[str]) -> None:
    match = forum(1)
    assert [text for text in texts(match) if f" {lot} " in text] == [f"build {lot} {way}" for way in ways]
    others = {"0 0", "0 1", "0 2"} - set(ways)
    vocabulary = {move.text for move in match.game.vocabulary(match.state).moves}
    for way in others:
        if f"build {lot} {way}" in vocabulary:
            assert refused(match, f"build {lot} {way}") == "aquileia-needless-cards"


def test_ruling_17_one_house_a_lot() -> None:
    match = forum(1, lots={"villa_blue_10": 1})
    assert refused(match, "build villa_blue_10 1 1") == "aquileia-lot-taken"


def test_ruling_17_no_house_no_building() -> None:
    nine = ["workshop_pistrinum", "workshop_figlina", "workshop_fullonica", "workshop_vinaria", "workshop_tignaria"]
    nine += ["bank_1", "bank_2", "bank_3", "bank_4"]
    assert at(forum(1, lots=dict.fromkeys(nine, 0)), "round") == 2
    match = forum(3, lots=dict.fromkeys(nine[:8], 0))
    match.play("build bank_4 0 0")
    assert at(match, "round") == 2


def test_ruling_17_building_is_optional() -> None:
    assert at(play(forum(1), "no_build"), "lots") == {}


@pytest.mark.parametrize(("lot", "points"), [("villa_white_4 0 0", 4), ("workshop_vitraria 0 0", 5), ("bank_6 0 0", 0)])
def test_ruling_18_points_at_once(lot: str, points: int) -> None:
    assert at(play(forum(2), f"build {lot}"), "points")[0] == points


def test_no_lot_can_be_paid_nothing_is_asked() -> None:
    assert at(forum(1, purse=["1b", "", ""], hands=[""] * 3), "round") == 2


def test_ruling_2_the_forum_builds_in_order() -> None:
    match = resolved(spaces=spaces("forum_4", "forum_1", "forum_2"), purse=[RICH, RICH, RICH])
    seats = []
    for _ in range(3):
        seats.append(match.actor)
        match.play("no_build")
    assert seats == [1, 2, 0]


# ---- Portus

HARBOUR = spaces("portus_bronze", "portus_silver", "portus_gold latro")


def robbed(dice: str, **entries: Any) -> Match:
    """Latro rolls these dice."""
    entries = {"purse": ["1b", "1s", ""]} | entries
    return first_seed(
        lambda seed: resolved(seed=seed, spaces=HARBOUR, **entries), lambda match: at(match, "latro") == metals(dice)
    )


def test_r34_latro_takes_the_stakes_of_the_metals_rolled() -> None:
    match = robbed("bs")
    assert at(match, "stakes") == coins("1g")
    assert purse(match, 2) == "1b 1s"
    assert at(match, "phase") == "pay"


def test_ruling_15_the_same_metal_twice_finds_one_coin() -> None:
    match = robbed("ss")
    assert purse(match, 2) == "1s"


def test_ruling_15_the_own_stake_can_be_hit() -> None:
    match = robbed("gg", lots={"workshop_fullonica": 2})
    assert purse(match, 2) == "1g"
    assert match.actor == 2
    assert texts(match) == ["pay", "decline"]
    match.play("pay")
    assert at(match, "points")[2] == 4


def test_r35_robbed_owners_pay_again_or_lose_the_action() -> None:
    for move, points, left in (("pay", 3, ""), ("decline", 0, "1b")):
        match = robbed("bb", lots={"workshop_pistrinum": 0})
        assert match.actor == 0
        match.play(move)
        assert at(match, "points")[0] == points
        assert purse(match, 0) == left


def test_ruling_14_without_the_coin_the_action_is_lost() -> None:
    match = robbed("bb", purse=["5s", "1s", ""], lots={"workshop_pistrinum": 0})
    assert at(match, "round") == 2
    assert at(match, "points")[0] == 0


def test_ruling_21_a_stake_that_was_not_robbed_is_spent_without_a_question() -> None:
    match = resolved(spaces=spaces("portus_gold"), purse=["1g", "", ""], lots={"workshop_aurificina": 0})
    assert at(match, "round") == 2
    assert at(match, "points")[0] == 8
    assert purse(match, 0) == "1g"
    assert at(match, "bank")["gold"] == 38


def test_r36_ruling_16_all_workshops_and_banks_work_once() -> None:
    lots = {"workshop_pistrinum": 0, "workshop_vinaria": 0, "bank_3": 0, "bank_5": 0, "villa_blue_10": 0, "bank_1": 1}
    match = resolved(spaces=spaces("portus_bronze"), purse=["", "", ""], lots=lots)
    assert at(match, "points") == [7, 0, 0]
    assert purse(match, 0) == "1s 3g"
    assert purse(match, 1) == ""


def test_r35_bronze_before_silver_before_gold() -> None:
    match = robbed("bs", purse=["1b", "1s", ""])
    assert match.actor == 0
    match.play("pay")
    assert match.actor == 1


def test_ruling_19_a_bank_pays_what_is_left() -> None:
    match = resolved(spaces=spaces("portus_bronze"), purse=["", "39g", "38s"], lots={"bank_6": 0})
    assert purse(match, 0) == "1b 1s"
