"""What players get wrong at the table, told before it happens."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from edubba.engine.match import Match
from edubba.games.tigris.board import boards
from edubba.games.tigris.cells import CELL_NAMES
from tests.tigris.scenes import GAME, goals, play, scene, texts

pytestmark = pytest.mark.rules

TRADERS = "e5 T.  e6 At  f5 M.  g5 M.  i5 M.  j5 T.  j6 Bt"


def test_every_kingdom_with_its_leaders_and_their_strength() -> None:
    match = scene("f5 T.  f6 T.  g5 Ak  e5 Bt  h5 S.  i5 M.")
    (kingdom,) = match.view(1)["kingdoms"]
    assert kingdom["leaders"] == [
        {"seat": 0, "leader": "king", "cell": "g5", "revolt": 1, "war": 1},
        {"seat": 1, "leader": "trader", "cell": "e5", "revolt": 1, "war": 1},
    ]
    assert kingdom["tiles"] == {"temple": 2, "settlement": 1, "farm": 0, "market": 1}
    assert kingdom["scores"]["market"] == {"seat": 1, "points": 1}
    assert kingdom["scores"]["farm"] == {"seat": 0, "points": 1}


def test_a_kingdom_tells_treasures_monuments_and_buildings() -> None:
    match = scene(
        "f3 T*  f4 S^  f5 T.  g5 #. h5 #. g6 #. h6 #.  e5 Ap",
        options={"buildings": True},
        monuments=[{"colours": ["red", "green"], "at": "g5"}],
    )
    (kingdom,) = match.view(0)["kingdoms"]
    assert (kingdom["treasures"], kingdom["monuments"]) == (["f3"], ["red-green"])
    assert kingdom["scores"]["settlement"] is None
    assert kingdom["scores"]["temple"] == {"seat": 0, "points": 1}
    assert match.view(0)["buildings"] == {"black": "f4"}


def test_a_revolt_is_told_before_it_is_started() -> None:
    match = scene("f5 T.  f7 T.  g5 Bk", bare=True)
    revolt = match.view(0)["previews"]["leader king f6"]["revolt"]
    assert (revolt["kind"], revolt["tile"], revolt["union"]) == ("revolt", "temple", None)
    assert revolt["attacker"]["tiles"] == ["f5", "f7"]
    assert revolt["attacker"]["needs"] == 0
    assert (revolt["attacker"]["up_to"], revolt["attacker"]["enough"]) == (2, True)
    assert (revolt["decides"], revolt["number"], revolt["of"]) == ("attacker", 1, 1)
    assert revolt["defender"]["board"] == 1
    assert revolt["defender"]["needs"] == 1
    assert (revolt["defender"]["up_to"], revolt["defender"]["enough"]) == (6, None)
    assert revolt["defender"]["if_lost"] == {"tiles": [], "colour": "red", "points": 1}


def test_a_revolt_that_cannot_be_won_is_told() -> None:
    """One temple against four: whoever attacks needs four more and holds two."""
    match = scene("f5 T.  h5 T.  g4 T.  g6 T.  g5 Bk", bare=True)
    attacker = match.view(0)["previews"]["leader king e5"]["revolt"]["attacker"]
    assert (attacker["board"], attacker["needs"], attacker["up_to"], attacker["enough"]) == (1, 4, 2, False)


def test_a_leader_who_brings_treasures_to_anothers_trader_is_told() -> None:
    """The king on f6 joins the treasure of i7 to the kingdom of the other's trader, which holds that of f3."""
    match = scene("f3 T*  f4 T.  f5 T.  f7 T.  g7 T.  h7 T.  e5 Bt")
    due = {"seat": 1, "number": 1, "first": [], "among": ["f3", "i7"]}
    assert match.view(0)["previews"]["leader king f6"] == {"treasures": due}
    assert "leader king g6" not in match.view(0)["previews"]


def test_a_leader_who_moves_into_a_revolt_is_told() -> None:
    match = scene("f5 T.  g5 Bk  i5 T.  j5 Ak", bare=True)
    revolt = match.view(0)["previews"]["leader king f6"]["revolt"]
    assert (revolt["attacker"]["cell"], revolt["next"]) == ("f6", [])
    assert "leader king i6" not in match.view(0)["previews"]


def test_wars_are_told_before_they_are_started_with_what_is_at_stake() -> None:
    match = scene(TRADERS)
    preview = match.view(0)["previews"]["tile settlement h5"]
    (war,) = preview["wars"]
    assert preview["joins"] == 2
    assert "gains" not in preview
    assert (war["leader"], war["union"]) == ("trader", "h5")
    assert war["attacker"]["if_lost"] == {"tiles": ["f5", "g5"], "colour": "green", "points": 3}
    assert war["defender"]["if_lost"]["points"] == 2
    match.play("tile settlement h5")
    match.play("support 1")
    now = match.view(1)["conflict"]
    assert (now["attacker"]["laid"], now["defender"]["needs"], now["defender"]["up_to"]) == (1, 2, 2)
    assert (now["decides"], now["defender"]["enough"]) == ("defender", True)
    assert (now["attacker"]["total"], now["defender"]["total"]) == (3, 1)
    watched = match.view(None)["conflict"]["defender"]
    assert (watched["up_to"], watched["enough"]) == (6, None)


def test_tiles_laid_out_tell_how_the_conflict_then_stands() -> None:
    """Two markets against one: the attacker is ahead. With one more he has three, and three hold against him."""
    match = scene(TRADERS)
    match.play("tile settlement h5")
    laid = {text: preview["support"] for text, preview in match.view(0)["previews"].items()}
    assert laid == {
        "support 0": {"laid": 0, "total": 2, "ahead": True, "loser": None},
        "support 1": {"laid": 1, "total": 3, "ahead": True, "loser": None},
        "support 2": {"laid": 2, "total": 4, "ahead": True, "loser": None},
    }
    assert match.view(1)["previews"] == {}
    match.play("support 1")
    answers = [preview["support"] for preview in match.view(1)["previews"].values()]
    assert [(one["total"], one["ahead"], one["loser"]) for one in answers] == [
        (1, False, 1),
        (2, False, 1),
        (3, True, 0),
    ]


def test_an_attacker_who_is_only_level_is_not_ahead() -> None:
    match = scene("f5 T.  h5 T.  g5 Bk", bare=True)
    match.play("leader king e5")
    laid = [preview["support"] for preview in match.view(0)["previews"].values()]
    assert [(one["total"], one["ahead"]) for one in laid] == [(1, False), (2, False), (3, True)]


TWO_WARS = "e5 T.  e6 At  e4 Ak  f5 S.  g5 S.  f6 M.  i5 S.  i6 M.  j5 T.  j6 Bt  j4 Bk"


def test_the_tile_between_two_kingdoms_keeps_their_sides_apart() -> None:
    """On neither side are the temple of h4, which had no leader, and the kingdom of m10, which is none of the two."""
    match = scene(TWO_WARS + "  h4 T.  m10 T.  m11 Bp", bare=True)
    assert match.view(None)["sides"] == []
    match.play("tile settlement h5")
    west, east = ["e4", "e5", "f5", "g5", "e6", "f6"], ["j4", "i5", "j5", "i6", "j6"]
    assert len(match.view(None)["kingdoms"]) == 2
    assert match.view(None)["sides"] == [west, east]
    match.play("war trader")
    assert match.view(1)["sides"] == [west, east]
    play(match, "support 0", "support 0")  # a tie: the attacker's trader goes home, and his market leaves the board
    assert match.view(None)["sides"] == [["e4", "e5", "f5", "g5"], east]
    play(match, "support 0", "support 0")
    assert match.view(None)["sides"] == []


def counted(match: Match) -> tuple[str, int, int]:
    """Whose leaders fight, which of the wars of the tile this is, and of how many."""
    conflict = match.view(None)["conflict"]
    return conflict["leader"], conflict["number"], conflict["of"]


def test_wars_of_one_tile_are_counted() -> None:
    match = scene(TWO_WARS, bare=True)
    wars = match.view(0)["previews"]["tile settlement h5"]["wars"]
    assert [(war["leader"], war["number"], war["of"]) for war in wars] == [("king", 1, 2), ("trader", 1, 2)]
    play(match, "tile settlement h5", "war trader")
    assert counted(match) == ("trader", 1, 2)
    play(match, "support 0", "support 0")
    assert counted(match) == ("king", 2, 2)
    play(match, "support 0", "support 0")
    match.play("leader trader k5")  # the beaten trader revolts in the next action
    assert counted(match) == ("trader", 1, 1)


def test_in_a_union_only_the_own_side_counts_for_a_leader() -> None:
    """R077: neither the tile that joined the kingdoms nor the tiles of the other side make a leader stronger."""
    match = scene(TWO_WARS + "  m10 T.  m11 Bp", bare=True)
    apart = {"e6": 1, "e4": 2, "j6": 1, "j4": 1, "m11": 1}
    assert strengths(match) == apart
    match.play("tile settlement h5")
    assert strengths(match) == apart
    match.play("war trader")
    assert strengths(match) == apart
    play(match, "support 0", "support 0", "support 0", "support 0")  # a trader and a king go home
    assert strengths(match) == {"e4": 3, "j6": 1, "m11": 1}, "the tile that joined the kingdoms counts again"


def strengths(match: Match) -> dict[str, int]:
    """By cell what each leader has in a war."""
    return {leader["cell"]: leader["war"] for kingdom in match.view(None)["kingdoms"] for leader in kingdom["leaders"]}


def test_a_revolt_has_no_sides_of_a_union() -> None:
    assert play(scene("f5 T.  f7 T.  g5 Bk", bare=True), "leader king f6").view(None)["sides"] == []


def test_while_a_war_is_chosen_all_of_them_are_told() -> None:
    match = scene(TWO_WARS)
    match.play("tile settlement h5")
    wars = match.view(1)["wars"]
    assert [(war["leader"], war["next"]) for war in wars] == [("king", ["trader"]), ("trader", ["king"])]


def test_a_war_tells_which_ones_come_after_it() -> None:
    match = scene(TWO_WARS)
    match.play("tile settlement h5")
    match.play("war trader")
    assert match.view(None)["conflict"]["next"] == ["king"]


def test_points_monuments_and_buildings_are_told() -> None:
    match = scene("g5 M.  h5 M.  g6 M.  f6 M.  f5 T.  e5 At", options={"buildings": True}, hands=["MS", ""])
    preview = match.view(0)["previews"]["tile market h6"]
    assert preview["gains"] == [{"seat": 0, "colour": "green", "points": 1}]
    assert preview["monuments"] == {"squares": ["g5"], "monuments": ["red-green", "black-green", "blue-green"]}
    assert preview["building"] == {"colour": "green", "cells": ["f6", "g6", "h6"]}
    assert "tile settlement h6" not in match.view(0)["previews"]


def test_treasures_are_told_before_they_fall_due() -> None:
    match = scene("f3 T*  f4 T.  f5 T.  f7 T.  g7 T.  h7 T.  e5 Bt")
    due = {"seat": 1, "number": 1, "first": [], "among": ["f3", "i7"]}
    assert match.view(0)["previews"]["tile temple f6"]["treasures"] == due
    match.play("tile temple f6")
    assert match.view(0)["due"] == due
    trader = scene("b2 T*  c2 T.  d2 T.  d1 T.  e2 F.  f2 S.  f3 T*")
    assert trader.view(0)["previews"]["leader trader c1"]["treasures"]["first"] == ["b2"]


def test_leaders_who_would_go_home_are_told() -> None:
    match = scene("f5 T.  e5 Ak  f4 Bt", bare=True)
    assert match.view(0)["previews"]["catastrophe f5"]["home"] == [
        {"seat": 0, "leader": "king"},
        {"seat": 1, "leader": "trader"},
    ]
    temples = scene("g5 T.  h5 T.  g6 T.  f5 Bk", bare=True, hands=["T", ""])
    temples.play("tile temple h6")
    previews = temples.view(0)["previews"]
    assert previews["monument red-green g5"]["home"] == [{"seat": 1, "leader": "king"}]
    assert "monument none" not in previews
    safe = scene("f5 T.  e5 Ak  e4 T.", bare=True)
    assert "catastrophe f5" not in safe.view(0)["previews"]


def test_a_monument_that_sends_nobody_home_has_no_preview() -> None:
    match = scene("g5 M.  h5 M.  g6 M.", hands=["M", ""])
    match.play("tile market h6")
    assert "monument red-green g5" in [move.text for move in match.legal()]
    assert match.view(match.actor)["previews"] == {}


def test_only_the_acting_seat_gets_previews_and_reasons() -> None:
    match = scene(TRADERS)
    assert match.view(1)["previews"] == {}
    assert match.view(1)["reasons"] == {}
    assert match.view(None)["reasons"] == {}


def test_every_cell_that_is_not_legal_has_one_reason() -> None:
    match = GAME.start(4, 8, {"buildings": True})
    choice = random.Random(3)
    for _ in range(12):
        while match.position().get("pending"):
            match.play(choice.choice(match.legal()))
        if match.actor is None:
            break
        for piece, why in match.view(match.actor)["reasons"].items():
            barred = [cell for cells in why.values() for cell in cells]
            assert len(barred) == len(set(barred))
            assert set(barred) == set(CELL_NAMES) - goals(match, piece)
        for _ in range(9):
            if match.actor is not None:
                match.play(choice.choice(match.legal()))


def test_reasons_leave_out_what_the_seat_has_not() -> None:
    match = scene("a1 X.  a2 X.", hands=["T", "T"])
    assert set(match.view(0)["reasons"]) == {
        "tile temple",
        "leader priest",
        "leader king",
        "leader farmer",
        "leader trader",
    }


def test_the_ground_and_the_numbers_are_told() -> None:
    view = GAME.start(2, 1).view(None)
    assert len(view["river"]) == len(boards()[0].river)
    assert view["treasures"] == {"left": 10, "end": 2}
    assert view["bag"] == 131


def treasures_after(match: Match, move: str) -> dict[int, int]:
    """Who takes how many treasures after a move that starts no conflict; nothing else is built. The move is undone."""
    ply, before = match.ply, [points["treasure"] for points in match.position()["points"]]
    match.play(move)
    while (pending := match.position().get("pending")) and pending["kind"] in ("building", "monument"):
        match.play(f"{pending['kind']} none")
    taken = [points["treasure"] - have for points, have in zip(match.position()["points"], before, strict=True)]
    if due := match.view(None)["due"]:
        taken[due["seat"]] += due["number"]
    match.go_to(ply)
    return {seat: number for seat, number in enumerate(taken) if number}


def assert_treasures_are_told(match: Match, moves: Iterable[str]) -> int:
    """Holds previews of moves against what comes of them; returns how many of them bring treasures."""
    previews, bring = match.view(match.actor)["previews"], 0
    for move in moves:
        preview = previews.get(move, {})
        if not preview.keys() & {"wars", "revolt"}:
            due = preview.get("treasures")
            assert treasures_after(match, move) == ({due["seat"]: due["number"]} if due else {}), move
            bring += due is not None
    return bring


def test_previews_agree_with_what_happens() -> None:
    """Points and treasures that a preview tells are those of the move itself."""
    choice = random.Random(5)
    match = GAME.start(3, 2, {"buildings": True})
    gains, treasures = 0, 0
    while match.actor is not None:
        seat, before = match.actor, match.position()["points"]
        previews = match.view(seat)["previews"] if match.ply % 10 == 0 else {}
        told = [text for text, preview in previews.items() if "gains" in preview]
        move = choice.choice(told) if told else choice.choice(match.legal()).text
        if told:
            bringing = [text for text, preview in previews.items() if "treasures" in preview]
            treasures += assert_treasures_are_told(match, [move, *bringing, *choice.sample(sorted(texts(match)), 9)])
        match.play(move)
        for gain in previews.get(move, {}).get("gains", []):
            name = gain["colour"]
            assert match.position()["points"][gain["seat"]][name] >= before[gain["seat"]][name] + gain["points"]
            gains += 1
    assert gains > 3
    assert treasures > 3


@pytest.mark.parametrize(
    "pieces",
    [
        "f3 T*  f4 T.  f5 T.  f7 T.  g7 T.  h7 T.  e5 Bt",  # f6 joins the treasures of f3 and i7
        "b2 T*  c2 T.  d2 T.  d1 T.  e2 F.  f2 S.  f3 T*",  # a trader is missing
        "b2 T*  c2 T.  d2 T.  d1 T.  e2 F.  f2 S.  f3 T*  c1 Ak  g3 At  i6 Bt",  # if he leaves the treasures stay
    ],
)
def test_treasures_are_told_of_every_action(pieces: str) -> None:
    """R136: in the last position, which can only be set up by hand, they are taken whatever is done, and wherever."""
    match = scene(pieces)
    moves = {text for text in texts(match) if not text.startswith("exchange") or text == "exchange T"}
    assert assert_treasures_are_told(match, sorted(moves)) > 3


def test_a_finished_game_shows_the_balance_of_all() -> None:
    match = play(scene(bare=True, points=[{"red": 2, "black": 1}, {}]), "pass", "pass")
    assert match.view(None)["dynasties"][0]["balance"] == [0, 0, 1, 2]
    assert match.view(None)["result"]["winners"] == [0]
