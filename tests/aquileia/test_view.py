"""What the view says besides the position."""

from __future__ import annotations

from typing import Any

import pytest

from edubba import Match
from edubba.games.aquileia.sheet import METALS, SIDES
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
    assert [one["seat"] for one in arena["fighters"]] == [1, 0]
    assert arena["fighters"][1] == {
        "seat": 0,
        "place": 2,
        "metal": "bronze",
        "spaces": 1,
        "dice": ["bronze", "silver", "gold"],
        "hits": 1,
        "cards": [],
        "symbols": 0,
        "blue": 0,
        "strength": 2,
        "coins": {"bronze": 2},
        "points": 4,
        "chance": 0.0,
    }
    assert arena["choices"] == {
        "commit none": {"symbols": 0, "strength": 2, "chance": 0.0},
        "commit weapon_1": {"symbols": 1, "strength": 3, "chance": 0.0},
        "commit slave_2": {"symbols": 2, "strength": 4, "chance": 1.0},
        "commit weapon_1 slave_2": {"symbols": 3, "strength": 5, "chance": 1.0},
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
    assert choices["blue 0"] == {"chance": 0}
    assert choices["blue 1"]["chance"] == pytest.approx(1 / 3, abs=1e-4)
    assert choices["blue 2"]["chance"] == pytest.approx(5 / 9, abs=1e-4)
    play(match, "blue 4")
    done = match.view(0)["contests"]["arena"]
    roller = next(one for one in done["fighters"] if one["seat"] == 0)
    assert roller["strength"] == 1 + roller["blue"]
    assert done["choices"] == {}


def test_r21_r22_r26_fighters_stand_by_their_places_with_what_each_brings() -> None:
    arena = table(
        4,
        phase="prize",
        turn=3,
        spaces=spaces("arena_1", "", "arena_2", "arena_3"),
        track=[2, 0, 3, 1],
        arena={"fighters": [fighter(0, 1, "bsg"), fighter(2, 1, "bss"), fighter(3, 2, "bbg", "weapon_1")]},
    ).view(3)["contests"]["arena"]
    # Seat 3: 2 + two faces + 1; the others 1 + one face, and the disc of seat 2 was laid before that of seat 0.
    found = [(one["place"], one["seat"], one["coins"], one["points"]) for one in arena["fighters"]]
    assert found == [(1, 3, {"bronze": 3}, 10), (2, 2, {"bronze": 2}, 4), (3, 0, {"bronze": 1}, 4)]
    assert (arena["metal"], arena["prizes"], arena["points_per_strength"]) == ("bronze", [3, 2, 1], 2)
    # The prizes are given: there is nothing left to hope for.
    assert not any("chance" in one for one in arena["fighters"])


def test_ruling_8_the_fourth_in_the_stadium_gets_nothing_and_the_others_coins_of_their_side() -> None:
    racers = [
        fighter(0, 1, "bbb", side="silver"),
        fighter(1, 2, "bbg", side="gold"),
        fighter(2, 2, "bbb", side="gold"),
        fighter(3, 2, "sss", side="silver"),
    ]
    stadium = table(
        4,
        phase="commit",
        turn=1,
        spaces=spaces("stadium_silver_1", "stadium_gold_1", "stadium_gold_2", "stadium_silver_3"),
        known=["", "horse_gold_1", "", ""],
        hands=["", "horse_gold_1", "", ""],
        stadium={"fighters": racers},
    ).view(1)["contests"]["stadium"]
    found = [(one["seat"], one["strength"], one.get("coins")) for one in stadium["fighters"]]
    assert found == [(3, 5, {"silver": 3}), (1, 3, {"gold": 2}), (2, 2, {"gold": 1}), (0, 1, None)]
    assert stadium["metal"] is None
    assert stadium["points_per_strength"] == 0
    assert "points" not in stadium["fighters"][0]
    assert all("chance" in one for one in stadium["fighters"])


def test_a_contest_that_is_done_can_still_be_seen() -> None:
    match = resolved(spaces=spaces("arena_1 forum_1"), purse=["9b 9s 9g", "", ""])
    match.play("points")
    arena = match.view(1)["contests"]["arena"]
    assert arena["stage"] == "done"
    assert "chance" not in arena["fighters"][0]


def _course(match: Match) -> tuple[Any, ...]:
    view = match.view(None)
    return view["area"], view["space"], view["done"]


def test_r11_the_space_being_resolved_and_the_areas_done_before_it() -> None:
    assert _course(table(spaces=spaces("pecunia"))) == (None, None, [])
    match = resolved(spaces=spaces("pecunia arena_1", "forum_2"), purse=["1g", "9b 9s 9g", ""])
    assert _course(match) == ("mercatus", "pecunia", [])
    # 33: the henchmen of a contest leave together, so no space of it comes before another.
    match.play("stop")
    assert _course(match) == ("arena", None, ["mercatus"])
    match.play("points")
    assert _course(match) == ("forum", "forum_2", ["mercatus", "arena", "stadium", "theatrum"])
    last = table(round=6, spaces=spaces("latro"), track=[0, 1, 2], turn=0, passed=[1, 2])
    assert _course(play(last, "pass")) == (None, None, [])


def test_the_track_its_next_place_and_the_next_start_player() -> None:
    track = table(track=[2, 0], turn=1).view(1)["track"]
    assert track == {"order": [2, 0], "next_place": 3, "next_start": 2}
    assert table(track=[2, 0, 1], turn=1).view(1)["track"]["next_place"] is None
    start = game().start(3, seed=1).view(None)["track"]
    assert (start["next_place"], start["next_start"]) == (1, None)


def test_spaces_say_what_is_printed_and_which_card_lies_there() -> None:
    view = table(open_equi=["weapon_1", None, None]).view(None)["spaces"]
    assert [view[f"equi_{name}"]["metal"] for name in ("deck", "open_1", "open_3")] == ["bronze"] * 3
    assert [view[f"equi_open_{slot}"]["card"] for slot in (1, 2, 3)] == ["weapon_1", None, None]
    assert "card" not in view["equi_deck"]
    servi = [(view[f"servi_{metal}"]["metal"], view[f"servi_{metal}"]["most"]) for metal in METALS]
    assert servi == [("bronze", 1), ("silver", 2), ("gold", 3)]
    assert view["portus_gold"]["metal"] == "gold"
    assert [view[f"stadium_{side}_1"]["side"] for side in SIDES] == list(SIDES)
    assert all("metal" not in view[name] for name in ("dolus", "potentia", "arena_1", "theatrum", "forum_5", "latro"))


def test_prices_of_cards_of_a_stake_paid_again_and_of_bids() -> None:
    buying = resolved(spaces=spaces("servi_gold"), purse=["1b 2g", "", ""])
    assert buying.view(0)["prices"] == {"buy 0": {"gold": 0}, "buy 1": {"gold": 1}, "buy 2": {"gold": 2}}
    assert buying.view(1)["prices"] == {}
    paying = table(phase="pay", turn=0, spaces=spaces("portus_silver"), stakes=coins(""), purse=["1s", "", ""])
    assert paying.view(0)["prices"] == {"pay": {"silver": 1}}
    auction = {"card": "white/blue", "bid": coins("1b 1g"), "bidders": [0, 1], "leader": 1}
    bidding = table(phase="bid", turn=0, spaces=spaces("theatrum"), purse=["2b 1g", "1b 1g", ""], auction=auction)
    assert bidding.view(0)["prices"] == {"raise bronze": coins("2b 1g")}
    opening = resolved(spaces=spaces("theatrum"), purse=["1s", "", ""])
    assert opening.view(0)["prices"] == {"open silver": coins("1s")}


def test_what_each_berth_would_yield_now() -> None:
    lots = {"workshop_fullonica": 0, "bank_3": 0, "villa_blue_4": 0}
    match = table(spaces=spaces("portus_silver", "latro"), lots=lots, turn=2)
    portus = match.view(0)["portus"]
    assert portus["points"] == 4
    assert portus["coins"] == coins("1s 1g")
    assert portus["works"] == ["workshop_fullonica", "bank_3"]
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


def test_who_shares_the_best_score_at_the_end() -> None:
    last = {"round": 6, "track": [2, 0, 1], "turn": 0, "passed": [1, 2]}
    match = table(points=[7, 9, 10], laurels=["points_3", "", ""], **last)
    assert match.view(None)["tied"] == []
    view = play(match, "pass").view(None)
    # 3: the disc of seat 2 lies before that of seat 0, so the best are equal and one of them wins.
    assert (view["tied"], view["result"]["winners"]) == ([0, 2], [2])
    assert play(table(points=[7, 7, 10], **last), "pass").view(None)["tied"] == []
