"""What the view says besides the position."""

from __future__ import annotations

import pytest

from tests.aquileia.table import coins, fighter, game, play, resolved, spaces, table

pytestmark = pytest.mark.rules


def test_every_space_says_what_is_missing_in_which_metal() -> None:
    view = table(purse=["1b", "1g", ""], open_equi=["weapon_1", None, None]).view(0)["spaces"]
    assert view["servi_gold"]["missing"] == {"gold": 1}
    assert view["servi_gold"]["may_place"]
    assert not view["servi_gold"]["usable"]
    assert view["servi_bronze"]["missing"] == {}
    assert view["servi_bronze"]["usable"]
    assert view["portus_silver"]["missing"] == {"silver": 1}
    assert not view["portus_silver"]["may_place"]
    assert view["portus_silver"]["reason"]["key"] == "aquileia-no-stake"
    assert view["equi_open_1"]["usable"]
    assert not view["equi_open_2"]["usable"]
    assert not view["pecunia"]["usable"]
    assert not view["forum_1"]["usable"]
    assert view["arena_3"]["strength"] == 2


def test_spaces_of_others_and_of_those_who_place_no_more() -> None:
    match = table(spaces=spaces("dolus portus_gold"), track=[1], passed=[1], turn=2)
    view = match.view(0)["spaces"]
    assert view["dolus"]["seat"] == 0
    assert view["dolus"]["reason"]["key"] == "aquileia-space-taken"
    assert view["portus_gold"]["missing"] == {}
    assert not match.view(1)["spaces"]["latro"]["may_place"]
    assert "may_place" not in match.view(None)["spaces"]["latro"]


def test_lots_with_what_is_missing_and_ways_to_pay() -> None:
    match = table(purse=["2b 2s", "", ""], hands=["slave_1 slave_2", "", ""], lots={"bank_2": 1})
    lots = match.view(0)["lots"]
    assert lots["villa_blue_10"]["missing"] == {"gold": 1}
    assert lots["villa_purple_8"]["payments"] == [{"singles": 1, "doubles": 1}]
    assert lots["villa_purple_10"]["missing"] == {"bronze": 1, "gold": 1}
    assert lots["bank_2"]["seat"] == 1
    assert lots["bank_2"]["payments"] == []
    assert lots["workshop_figlina"]["payments"] == [{"singles": 0, "doubles": 0}]
    assert lots["bank_1"]["yields"] == coins("1b 1s")
    assert "missing" not in match.view(None)["lots"]["bank_1"]
    assert match.view(0)["spaces"]["forum_1"]["usable"]


def test_ruling_17_without_a_house_no_lot_can_be_paid() -> None:
    lots = table().view(0)["lots"]
    banks = dict.fromkeys([name for name in lots if not name.startswith("villa")][:9], 0)
    view = table(purse=["9b 9s 9g", "", ""], hands=["slave_2 slave_2", "", ""], lots=banks).view(0)
    assert not any(lot["payments"] for lot in view["lots"].values())
    assert not view["spaces"]["forum_1"]["usable"]


def test_swaps_that_the_seat_could_make() -> None:
    view = table(purse=["1g", "", ""]).view(0)["swaps"]
    assert [swap["possible"] for swap in view] == [True, True, False, False, False, False]
    assert view[0]["give"] == coins("1g")
    assert view[0]["take"] == coins("1b 1s")
    assert "possible" not in table().view(None)["swaps"][0]


def test_chances_before_the_dice_are_rolled() -> None:
    match = table(spaces=spaces("arena_1", "arena_3"), track=[0])
    arena = match.view(None)["contests"]["arena"]
    assert arena["stage"] == "before"
    assert [one["strength"] for one in arena["fighters"]] == [1, 2]
    # Seat 0 wins with at least one hit more than the other: ties are its own.
    hits = [8 / 27, 12 / 27, 6 / 27, 1 / 27]
    wins = sum(hits[a] * hits[b] for a in range(4) for b in range(4) if 1 + a >= 2 + b)
    assert arena["fighters"][0]["chance"] == pytest.approx(wins, abs=1e-4)
    assert sum(one["chance"] for one in arena["fighters"]) == pytest.approx(1, abs=1e-3)
    assert match.view(None)["contests"]["stadium"]["stage"] == "none"


def test_chances_count_the_blue_dice_of_whoever_stands_on_potentia() -> None:
    plain = table(spaces=spaces("arena_1", "arena_2")).view(None)["contests"]["arena"]["fighters"]
    blue = table(spaces=spaces("arena_1 potentia", "arena_2")).view(None)["contests"]["arena"]["fighters"]
    assert blue[0]["chance"] > plain[0]["chance"] + 0.2


def test_chances_in_the_stadium_and_with_reduced_luck() -> None:
    where = spaces("stadium_silver_1", "stadium_gold_1")
    race = table(spaces=where, track=[1, 0]).view(None)["contests"]["stadium"]["fighters"]
    assert race[1]["chance"] > race[0]["chance"]
    lucky = table(spaces=where, track=[1, 0], options={"reduced_luck": True}, results_left=["sss"])
    assert [one["chance"] for one in lucky.view(None)["contests"]["stadium"]["fighters"]] == [1.0, 0.0]


def test_live_strengths_and_what_each_choice_would_do() -> None:
    fighters = [fighter(0, 1, "bsg"), fighter(1, 2, "bgg")]
    match = table(
        phase="commit",
        turn=0,
        spaces=spaces("arena_1", "arena_3"),
        hands=["weapon_1 slave_2", "", ""],
        track=[1, 0, 2],
        arena={"fighters": fighters},
    )
    arena = match.view(0)["contests"]["arena"]
    assert arena["stage"] == "now"
    assert arena["fighters"][0] == {
        "seat": 0,
        "metal": "bronze",
        "spaces": 1,
        "dice": ["bronze", "silver", "gold"],
        "hits": 1,
        "cards": [],
        "symbols": 0,
        "blue": 0,
        "strength": 2,
        "chance": 0.0,
    }
    assert (arena["ranking"], arena["prizes"]) == ([1, 0], [3, 2, 1])
    assert arena["choices"] == {
        "commit none": 0.0,
        "commit weapon_1": 0.0,
        "commit slave_2": 1.0,
        "commit weapon_1 slave_2": 1.0,
    }
    assert match.view(1)["contests"]["arena"]["choices"] == {}


def test_chances_of_each_number_of_blue_dice() -> None:
    match = table(
        phase="blue",
        turn=0,
        spaces=spaces("arena_1", "arena_2"),
        blue_holder=0,
        track=[1, 0, 2],
        arena={"fighters": [fighter(0, 1, "ggg"), fighter(1, 1, "ggg")]},
    )
    choices = match.view(0)["contests"]["arena"]["choices"]
    assert choices["blue 0"] == 0
    assert choices["blue 1"] == pytest.approx(1 / 3, abs=1e-4)
    assert choices["blue 2"] == pytest.approx(5 / 9, abs=1e-4)
    play(match, "blue 4")
    done = match.view(0)["contests"]["arena"]
    assert done["fighters"][0]["strength"] == 1 + done["fighters"][0]["blue"]
    assert done["choices"] == {}


def test_a_contest_that_is_done_can_still_be_seen() -> None:
    match = resolved(spaces=spaces("arena_1 forum_1"), purse=["9b 9s 9g", "", ""])
    match.play("points")
    arena = match.view(1)["contests"]["arena"]
    assert arena["stage"] == "done"
    assert "chance" not in arena["fighters"][0]
    assert match.view(1)["area"] == "forum"


def test_the_track_and_the_next_start_player() -> None:
    assert table(track=[2, 0], turn=1).view(1)["track"] == {"order": [2, 0], "next_start": 2}
    assert game().start(3, seed=1).view(None)["track"]["next_start"] is None


def test_what_each_berth_would_yield_now() -> None:
    lots = {"workshop_fullonica": 0, "bank_3": 0, "villa_blue_4": 0}
    match = table(spaces=spaces("portus_silver", "latro"), lots=lots, turn=2)
    portus = match.view(0)["portus"]
    assert portus["points"] == 4
    assert portus["coins"] == coins("1s 1g")
    silver = portus["berths"]["silver"]
    assert silver["seat"] == 0
    assert silver["stake"]
    assert silver["robbery"] == pytest.approx(5 / 9, abs=1e-4)
    assert silver["can_pay_again"]
    assert not portus["berths"]["gold"]["can_pay_again"]
    assert match.view(1)["portus"]["berths"]["silver"]["robbery"] == 0
    assert match.view(None)["portus"] is None


def test_the_forecast_is_private_and_uses_laurels_at_their_best() -> None:
    match = table(
        points=[7, 0, 0],
        laurels=["blue/yellow white points_3", "", ""],
        lots={"villa_yellow_10": 0, "villa_blue_4": 0},
    )
    forecast = match.view(0)["forecast"]
    assert forecast["track"] == 7
    assert {"laurel": "blue/yellow", "as": "yellow", "points": 10} in forecast["laurels"]
    assert {"laurel": "white", "as": "white", "points": 0} in forecast["laurels"]
    assert forecast["total"] == 20
    assert match.view(1)["forecast"]["total"] == 0
    assert match.view(None)["forecast"] is None
    assert match.scores == [7, 0, 0]
