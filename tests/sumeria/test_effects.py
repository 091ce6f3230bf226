"""What people see of every action before it is done: what becomes of the row and of the rankings."""

from __future__ import annotations

from typing import Any

import pytest

from edubba import Match
from edubba.locales import message, say
from tests.sumeria.table import game, row, table, through, traders

pytestmark = pytest.mark.rules


def sentence(reason: dict[str, Any]) -> str:
    """A reason of the view, in words."""
    return say(message(reason["key"], **reason["arguments"]))


def shift(match: Match, text: str) -> dict[str, Any] | None:
    """What a move would do to the row."""
    view = match.view(None)
    number = view["leads_to"][text]["shift"]
    return None if number is None else view["shifts"][number]


def outlook(match: Match, text: str) -> list[dict[str, Any]]:
    """What a move would do to the rankings."""
    view = match.view(None)
    return [view["outlooks"][number] for number in view["leads_to"][text]["outlooks"]]


# ---- the row

ROW = "Ur Uruk Umma Kish Nippur"


RISES = {"state": "Kish", "passed": "Umma", "rises": True, "place": 3, "counters": 1, "scores": "yes"}
FALLS = {"state": "Ur", "passed": "Uruk", "rises": False, "place": 2, "counters": 2, "scores": "yes"}


@pytest.mark.parametrize(
    ("text", "told", "after"),
    [
        pytest.param("add Kish", RISES, "Ur Uruk Kish Umma Nippur Lagash Shuruppak Eridu", id="entered"),
        pytest.param("remove Nutur", FALLS, "Uruk Ur Umma Kish Nippur Lagash Shuruppak Eridu", id="left"),
    ],
)
def test_a_state_that_is_entered_would_rise_and_one_that_is_left_would_fall(
    text: str, told: dict[str, Any], after: str
) -> None:
    assert shift(table(traders("Nutur"), row=ROW), text) == told | {"row": after.split()}


def test_it_is_told_whether_a_state_would_score_where_it_comes_to_stand() -> None:
    match = table(traders("Kish, Umma, Nippur"), row=ROW)
    told = {text: shift(match, text) for text in ("remove Umma", "remove Kish", "add Isin", "add Dilbat", "add Larsa")}
    assert {text: (found["place"], found["counters"], found["scores"]) for text, found in told.items() if found} == {
        "remove Umma": (4, 0, "lost"),
        "remove Kish": (5, 0, "no"),
        "add Isin": (4, 0, "no"),
        "add Dilbat": (3, 1, "yes"),
        "add Larsa": (7, 0, "no"),
    }


def test_an_action_that_leaves_the_row_as_it_is_has_no_shift() -> None:
    """The first cannot rise, the last cannot fall, and nothing rises for a trader that stays in its state."""
    match = table(traders("Nutur, Eridu, Kish"), row=ROW)
    assert shift(match, "add Ur") is shift(match, "remove Eridu") is shift(match, "move Kish > Dilbat") is None


def test_actions_that_shift_the_same_tile_share_a_shift() -> None:
    view = table(traders("Scribes Rest"), row=ROW).view(None)
    shifts = [view["leads_to"][text]["shift"] for text in ("add Kish", "add Dilbat", "move Scribes Rest > Sheepfold")]
    assert len(set(shifts)) == 1
    assert len(view["shifts"]) == 8  # seven states can rise, and one can fall


@pytest.mark.parametrize("players", [3, 4])
def test_rows_to_come_do_come(players: int) -> None:
    for match in through(game().start(players=players, seed=6)):
        view = match.view(match.actor)
        if match.position()["phase"] != "turn":
            assert (view["leads_to"], view["shifts"], view["outlooks"], view["gives_up"]) == ({}, [], [], {})
            continue
        assert list(view["leads_to"]) == [move["text"] for move in view["legal"]]
        for text in list(view["leads_to"])[match.ply % 9 :: 9]:
            assert_row_comes_true(match, text)


def assert_row_comes_true(match: Match, text: str) -> None:
    last_action = match.position()["step"] == 3 * match.players - 1
    told = shift(match, text)
    expected = told["row"] if told else row(match)
    match.play(text)
    turned = last_action and match.position()["phase"] == "turn"
    assert row(match) == ([*expected[3:], *expected[2::-1]] if turned else expected)
    match.undo(force=True)


def test_the_row_of_a_last_action_is_the_one_that_will_be_scored() -> None:
    match = table(traders("", "", "Nutur"), row="Kish Nippur Umma Ur", step=8)
    told = shift(match, "add Ur")
    assert told is not None
    assert told["row"][:4] == ["Kish", "Nippur", "Ur", "Umma"]
    match.play("add Ur")
    assert "Ur, third in the row, was scored: only Seat 3 traded there." in map(str, match.story())


# ---- the rankings


def test_a_move_shows_the_rankings_it_leads_to() -> None:
    match = table(traders("Scribes Rest, Eresh", "Nippur", "Dilbat"))
    entered, left = outlook(match, "move Scribes Rest > Sheepfold")
    assert (entered["state"], entered["was"], entered["now"], entered["trend"]) == ("Kish", None, 2, "up")
    assert entered["ranking"] == [{"seat": 2, "traders": 1}, {"seat": 0, "traders": 1}]
    assert sentence(entered["reason"]) == "fewer towns (0)"
    assert (left["state"], left["was"], left["now"], left["trend"]) == ("Nippur", 1, 2, "down")
    assert sentence(left["reason"]) == "does not hold the city"


def test_whoever_leaves_a_state_has_no_rank_there() -> None:
    (left,) = outlook(table(traders("Kish")), "remove Kish")
    assert left == {"state": "Kish", "ranking": [], "was": 1, "now": None, "trend": "down", "reason": None}


def test_a_rank_can_stay_the_same() -> None:
    (entered,) = outlook(table(traders("Kish", "Dilbat")), "add Kutha")
    assert (entered["was"], entered["now"], entered["trend"]) == (1, 1, "same")


def test_settlements_of_the_same_form_share_an_outlook() -> None:
    match = table(traders("Ur"))
    leads_to = {text: effect["outlooks"] for text, effect in match.view(None)["leads_to"].items()}
    assert leads_to["add Dilbat"] == leads_to["add Kutha"] != leads_to["add Sheepfold"] != leads_to["add Kish"]
    assert len(leads_to["move Ur > Gaesh"]) == 1


@pytest.mark.parametrize("players", [3, 4])
def test_rankings_to_come_do_come(players: int) -> None:
    for match in through(game().start(players=players, seed=3)):
        view = match.view(None)
        for text in list(view["leads_to"])[match.ply % 13 :: 13]:
            told, seat = outlook(match, text), match.actor
            match.play(text)
            if match.position()["phase"] == "turn" and match.position()["round"] == view["position"]["round"]:
                rankings = {state["state"]: state["ranking"] for state in match.view(None)["states"]}
                for change in told:
                    ranking = rankings[change["state"]]
                    assert change["ranking"] == [{"seat": r["seat"], "traders": r["traders"]} for r in ranking]
                    reasons = {r["seat"]: r["reason"] for r in ranking}
                    assert change["reason"] == reasons.get(seat)
            match.undo()


# ---- leads given up


def test_an_action_that_loses_the_lead_in_a_state_which_scores_is_known() -> None:
    """Without Kish a village stands against a town. In Ur one trader more is enough."""
    match = table(traders("Kish, Sheepfold, Ur, Kiabrig, Nutur", "Kutha, Gaesh"), row="Kish Ur")
    assert match.view(None)["gives_up"]["remove Kish"] == "Kish"
    assert not {"remove Sheepfold", "remove Ur", "add Borsippa"} & set(match.view(None)["gives_up"])


def test_a_lead_is_lost_by_moving_away_and_within_a_state() -> None:
    gives_up = table(traders("Kish, Scribes Rest", "Dilbat"), row="Nippur Kish").view(None)["gives_up"]
    assert gives_up["move Kish > Sheepfold"] == "Kish"
    assert gives_up["move Scribes Rest > Sheepfold"] == "Nippur"
    assert "move Kish > Borsippa" not in gives_up  # one town each, and the first acts earlier
    fourth = table(traders("Kish", "Dilbat"), row="Ur Uruk Umma Kish").view(None)["gives_up"]
    assert "move Kish > Sheepfold" not in fourth


@pytest.mark.parametrize(("first", "counts"), [("Kish", True), ("Ur Uruk Kish", False), ("Ur Uruk Umma Kish", False)])
def test_a_lead_counts_where_the_state_would_score_then(first: str, counts: bool) -> None:
    """The third falls to fourth place when its trader is removed."""
    gives_up = table(traders("Kish"), row=first).view(None)["gives_up"]
    assert gives_up.get("remove Kish") == ("Kish" if counts else None)


def test_a_lead_does_not_count_in_a_state_that_another_would_pass() -> None:
    """Kish rises to third place when the trader enters it, and Nippur would not score any more."""
    match = table(traders("Scribes Rest"), row="Ur Uruk Nippur Kish")
    assert "move Scribes Rest > Sheepfold" not in match.view(None)["gives_up"]
    second = table(traders("Scribes Rest"), row="Ur Nippur Uruk Kish")
    assert second.view(None)["gives_up"]["move Scribes Rest > Sheepfold"] == "Nippur"
