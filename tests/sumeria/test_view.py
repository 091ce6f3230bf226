"""What people see: the turn, rankings and who goes last with their reasons, counters, paths."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from edubba import Match
from edubba.locales import message, say
from tests.sumeria.table import board, full_row, game, goals, keys_of, scored, settlements, table, through, traders

pytestmark = pytest.mark.rules


def sentence(reason: dict[str, Any]) -> str:
    """A reason of the view, in words."""
    return say(message(reason["key"], **reason["arguments"]))


def shown(match: Match, state: str) -> list[dict[str, Any]]:
    """The ranking that is shown for a state."""
    ranking: list[dict[str, Any]] = next(s["ranking"] for s in match.view(None)["states"] if s["state"] == state)
    return ranking


# ---- the turn


@pytest.mark.parametrize(("players", "turns"), [(3, [1, 1, 1, 2, 2, 2, 3, 3, 3]), (4, [1] * 4 + [2] * 4 + [3] * 4)])
def test_the_turn_of_a_round_is_shown(players: int, turns: list[int]) -> None:
    assert [table(players=players, step=step).view(None)["turn"] for step in range(3 * players)] == turns


def test_outside_of_turns_no_turn_is_shown() -> None:
    taking = scored(traders("", "Kish"), row="Kish", spaces="eem rr p")
    assert taking.position()["phase"] == "take"
    others = [table(phase="setup", players=4), taking, table(phase="over")]
    assert [match.view(None)["turn"] for match in others] == [0, 0, 0]


# ---- rankings

RANKINGS = {
    "alone": (["", "Kish"], [(1, "nobody else trades here")]),
    "traders": (["Dilbat", "Kish, Kutha"], [(1, "most traders (2)"), (0, "fewer traders (1)")]),
    "city": (["Dilbat", "Kish"], [(1, "holds the city"), (0, "does not hold the city")]),
    "towns": (["Sheepfold", "Dilbat"], [(1, "more towns (1)"), (0, "fewer towns (0)")]),
    "order": (["Dilbat", "Kutha"], [(0, "acts earlier this round"), (1, "acts later this round")]),
}


@pytest.mark.parametrize("reason", RANKINGS)
def test_a_ranking_is_shown_with_its_reason(reason: str) -> None:
    seats, expected = RANKINGS[reason]
    ranking = shown(table(traders(*seats)), "Kish")
    assert [(rank["seat"], sentence(rank["reason"])) for rank in ranking] == expected
    assert {rank["decided_by"] for rank in ranking} == {reason}


def test_each_seat_of_a_ranking_is_told_why_it_is_behind_the_one_before() -> None:
    ranking = shown(table(traders("Sheepfold", "Kutha", "Kish", "Borsippa, Dilbat"), players=4, start=1), "Kish")
    assert [(rank["seat"], rank["decided_by"]) for rank in ranking] == [
        (3, "traders"),
        (2, "traders"),
        (1, "city"),
        (0, "towns"),
    ]
    assert [(rank["traders"], rank["city"], rank["towns"], rank["order"]) for rank in ranking] == [
        (2, False, 2, 3),
        (1, True, 0, 2),
        (1, False, 1, 1),
        (1, False, 0, 4),
    ]


def test_every_reason_of_the_views_is_shown() -> None:
    reasons = {f"sumeria-rank-{reason}" for reason in RANKINGS} | {"sumeria-last-fewest", "sumeria-last-tied"}
    assert keys_of("Rankings") == reasons


def test_states_stand_in_the_order_of_the_row_with_what_they_give() -> None:
    everywhere = {name: seat for state in full_row("") for seat, name in enumerate(settlements(state)[1:4])}
    states = table(everywhere, row="Ur Uruk").view(None)["states"]
    assert [state["state"] for state in states] == full_row("Ur Uruk")
    assert [state["place"] for state in states] == list(range(1, 9))
    takes = [[rank["takes"] for rank in state["ranking"]] for state in states]
    assert takes == [[2, 1, 0], [1, 1, 0], [1, 0, 0], *[[0, 0, 0]] * 5]
    assert [state["counters"] for state in states] == [3, 2, 1, 0, 0, 0, 0, 0]
    assert [state["scores"] for state in states] == [True] * 3 + [False] * 5


def test_a_state_is_shown_as_scored_once_its_counters_are_gone() -> None:
    match = scored(traders("Kish", "Ur"), row="Kish Ur", spaces="eem rp p")

    def done() -> list[tuple[bool, int]]:
        return [(state["scored"], state["counters"]) for state in match.view(None)["states"][:4]]

    assert done() == [(False, 3), (False, 2), (False, 1), (False, 0)]
    match.play("take economic")
    assert done() == [(False, 2), (False, 2), (False, 1), (False, 0)]
    match.play("take economic")
    assert done() == [(True, 0), (False, 2), (False, 1), (False, 0)]
    match.play("take religious")
    assert match.position()["round"] == 2
    assert done() == [(False, 3), (False, 2), (False, 1), (False, 0)]


def test_at_the_end_the_last_round_is_shown_as_scored() -> None:
    states = table(phase="over").view(None)["states"]
    assert [state["scored"] for state in states] == [True] * 3 + [False] * 5
    assert [state["counters"] for state in states] == [0] * 8


def test_a_state_without_traders_has_an_empty_ranking() -> None:
    assert shown(table(), "Kish") == []


# ---- who goes last


def test_the_last_of_the_next_round_is_shown_with_its_reason() -> None:
    none = table(traders("Kish", "Dilbat"), row="Kish").view(None)["last"]
    assert (none["seat"], sentence(none["reason"])) == (2, "Seat 3 has no trader in Kish")
    assert none["compared"] == [{"state": "Kish", "fewest": [2]}]
    one = table(traders("Kish, Kutha", "Dilbat", "Borsippa, Sheepfold"), row="Kish").view(None)["last"]
    assert (one["seat"], sentence(one["reason"])) == (1, "Seat 2 has the fewest traders in Kish: one")
    tied = traders("Kish, Ur, Nutur, Gaesh", "Dilbat, Borsippa", "Kutha, Kiabrig, Boatyard")
    more = table(tied, row="Kish Ur").view(None)["last"]
    assert (more["seat"], sentence(more["reason"])) == (2, "Seat 3 has the fewest traders in Ur: 2")
    assert more["compared"] == [{"state": "Kish", "fewest": [0, 2]}, {"state": "Ur", "fewest": [2]}]


def test_a_tie_in_all_eight_is_shown_as_such() -> None:
    last = table(start=2).view(None)["last"]
    assert last["seat"] == 1
    assert last["reason"] == {"key": "sumeria-last-tied", "arguments": {"seat": 1}}
    assert sentence(last["reason"]) == "tied in every city-state; of those tied Seat 2 acts latest this round"
    assert last["compared"] == [{"state": state, "fewest": [0, 1, 2]} for state in full_row("")]


@pytest.mark.parametrize("players", [3, 4])
def test_whoever_is_shown_as_last_goes_last(players: int) -> None:
    """While counters are taken no trader moves any more: what is shown then comes true."""
    shown_last, rounds = {}, set()
    for match in through(game().start(players=players, seed=2)):
        position = match.position()
        if position["round"] == 6:
            assert match.view(None)["last"] is None
        elif position["phase"] == "take":
            shown_last[position["round"] + 1] = match.view(None)["last"]["seat"]
        if position["phase"] == "take":
            continue
        if position["round"] in shown_last and not match.is_over:
            assert position["start"] == (shown_last[position["round"]] + 1) % players
            rounds.add(position["round"])
    assert rounds == {2, 3, 4, 5, 6}


# ---- counters


def test_counters_are_counted_by_where_they_are_and_what_one_more_is_worth() -> None:
    match = table(won=["eeee", "emm"], discarded="rrrrr", round=3, spaces="eem rr p")
    shown_counters = match.view(None)["counters"]
    assert shown_counters["economic"] == {
        "bag": 2,
        "spaces": 2,
        "discarded": 0,
        "won": [4, 1, 0],
        "next_worth": [5, 2, 1],
    }
    assert shown_counters["religious"] == {
        "bag": 2,
        "spaces": 2,
        "discarded": 5,
        "won": [0, 0, 0],
        "next_worth": [1, 1, 1],
    }
    assert match.view(None)["points"] == [10, 4, 0]


def test_one_more_is_worth_nothing_to_a_complete_set() -> None:
    counters = table(phase="over", won=["eeeeeeeee", "mmmmmmmm"]).view(None)["counters"]
    assert counters["economic"]["next_worth"] == [0, 1, 1]
    assert counters["military"]["next_worth"] == [1, 9, 1]


# ---- paths


def test_a_path_leads_through_occupied_cities() -> None:
    paths = table(traders("Dilbat", "Kish, Kutha")).view(0)["paths"]
    assert paths == {
        "Dilbat": {
            "Sheepfold": ["Dilbat", "Sheepfold"],
            "Borsippa": ["Dilbat", "Kish", "Borsippa"],
            "Gazelle Well": ["Dilbat", "Kish", "Kutha", "Gazelle Well"],
        }
    }


def test_a_path_is_the_shortest() -> None:
    """Round the northern ring, full of traders, there are two ways to every goal."""
    ring = [board().settlements[site].name for site in sorted({site for route in board().routes[:4] for site in route})]
    paths = table({name: number % 2 for number, name in enumerate(ring)}).view(0)["paths"]
    assert paths["Kish"]["Isin"] == ["Kish", "Dilbat", "Sheepfold", "Scribes Rest", "Eresh", "Nippur", "Isin"]
    assert {goal: len(path) for goal, path in paths["Kish"].items()} == {
        "Borsippa": 2,
        "Isin": 7,
        "Nigin": 7,
        "Apishal": 12,
    }


@pytest.mark.parametrize("players", [3, 4])
def test_paths_of_a_whole_game_are_true(players: int) -> None:
    for match in through(game().start(players=players, seed=6)):
        view = match.view(match.actor)
        if match.position()["phase"] == "turn":
            assert_paths_hold(match, view["paths"])
        else:
            assert view["paths"] == {}


def assert_paths_hold(match: Match, paths: dict[str, dict[str, list[str]]]) -> None:
    on_board = match.position()["board"]
    for origin, ways in paths.items():
        assert set(ways) == goals(match, origin)
        for goal, way in ways.items():
            assert (way[0], way[-1]) == (origin, goal)
            assert all(name in on_board for name in way[:-1])
            numbers = [board().by_name[name] for name in way]
            assert all(b in board().roads[a] for a, b in pairwise(numbers))


# ---- who sees it


@pytest.mark.parametrize("players", [3, 4])
def test_every_seat_and_every_spectator_sees_the_same(players: int) -> None:
    own = {"seat", "legal", "can_undo"}
    head = {"game": "sumeria", "players": players}
    for match in through(game().start(players=players, seed=8)):
        if match.ply % 5 and not match.is_over:
            continue
        views = [match.view(seat) for seat in (None, *range(players))]
        assert json.loads(json.dumps(views)) == views
        common = [{key: value for key, value in view.items() if key not in own} for view in views]
        assert all(view == common[0] for view in common)
        assert head | {"options": match.options} | common[0]["position"] == match.position()
        assert [view["seat"] for view in views if view["legal"]] == ([] if match.is_over else [match.actor])


def test_while_counters_are_taken_the_winner_has_the_choice() -> None:
    match = scored(traders("Ur", "Kish"), row="Kish", spaces="eem rr p")
    view = match.view(1)
    assert view["position"]["takers"] == [1]
    assert [move["counter"] for move in view["legal"]] == ["economic", "military"]
    assert match.view(0)["legal"] == []


# ---- sets


def test_every_set_shows_its_points() -> None:
    shown_sets = table(won=["eeeemm", "p"], round=3).view(None)["sets"]
    assert shown_sets[0] == {
        "worth": {"economic": 10, "military": 3, "political": 0, "religious": 0},
        "so_far": {"economic": 10, "military": 13, "political": 13, "religious": 13},
        "tie": None,
    }
    assert shown_sets[1]["worth"]["political"] == shown_sets[1]["so_far"]["political"] == 1


def test_the_sets_of_a_seat_add_up_to_its_score() -> None:
    view = table(phase="over", won=["eeeeemmmp", "rrr", "mppee"]).view(None)
    assert (
        [seat["so_far"]["religious"] for seat in view["sets"]] == view["result"]["scores"] == [15 + 6 + 1, 6, 1 + 3 + 3]
    )


TIES: dict[str, tuple[list[str], dict[str, bool], list[str | None]]] = {
    "clear": (["eee", "mm", "p"], {}, [None, None, None]),
    # 7 = 6 + 1 = 3 + 3 + 1
    "largest": (["eeem", "mmppe", "r"], {}, ["largest set has 3 counters", "largest set has 2 counters", None]),
    "shared": (["eee", "mmm", "p"], {}, ["the rank is shared", "the rank is shared", None]),
    # 13 = 10 + 3 = 10 + 1 + 1 + 1
    "next": (
        ["eeeemm", "rrrrmpe", "p"],
        {"next_largest_set_tiebreak": True},
        ["its sets: 4, 2", "its sets: 4, 1, 1, 1", None],
    ),
}


@pytest.mark.parametrize("tie", TIES)
def test_a_tie_at_the_end_shows_what_broke_it(tie: str) -> None:
    won, options, expected = TIES[tie]
    seats = table(phase="over", won=won, options=options).view(None)["sets"]
    told = [seat["tie"] and sentence(seat["tie"]) for seat in seats]
    assert all((said or "").endswith(end or "") for said, end in zip(told, expected, strict=True))
    assert [said is None for said in told] == [end is None for end in expected]


def test_every_word_about_ties_is_said() -> None:
    assert keys_of("Ties") == {"sumeria-tie-largest", "sumeria-tie-next", "sumeria-tie-shared"}
