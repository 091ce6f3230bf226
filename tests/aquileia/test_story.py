"""The story of a move, and its replay step by step."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from edubba import Match
from edubba.engine.transcript import transcribe
from edubba.games.aquileia.replaying import steps
from tests.aquileia.table import (
    CROWDED,
    LAURELS,
    at,
    fighter,
    first_seed,
    game,
    keys,
    metals,
    play,
    resolved,
    spaces,
    table,
)

pytestmark = pytest.mark.rules


@pytest.mark.parametrize(
    "options", [{}, {"reduced_luck": True}, {"open_hands": True, "symmetric_stadium": True}], ids=str
)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_move_replays_to_what_it_was(players: int, options: dict[str, Any]) -> None:
    match = game().start(players, 7, options)
    choice = np.random.default_rng(players)
    while match.actor is not None:
        before = transcribe(match.state)
        move = match.play(int(choice.choice(match.legal_ids())))
        *_, (_, last) = steps(before, move.id, transcribe(match.state))
        assert vars(last) == vars(transcribe(match.state)), move
        assert keys(match)


def test_placing() -> None:
    match = table(turn=0, spaces=spaces("", "dolus pecunia equi_deck equi_open_1 latro"))
    match.play("place portus_gold")
    assert keys(match) == ["staked", "disc"]
    match.play("disc")
    assert keys(match) == ["disc"]
    play(match, "disc", "place arena_1")
    assert keys(match) == ["placed"]
    assert str(match.story()[0]) == "Seat 3 placed a henchman: the Arena, space 1."
    match.play("pass")
    assert keys(match) == ["pass"]


def test_others_who_can_place_no_more_are_told() -> None:
    match = table(5, turn=4, track=[0, 1, 2, 3, 4], spaces=CROWDED, purse=[""] + ["1g"] * 4)
    match.play("place portus_gold")
    assert keys(match)[:2] == ["staked", "pass"]


def test_whoever_takes_the_last_space_open_to_him_is_told_to_pass() -> None:
    others = {space: seat for space, seat in CROWDED.items() if space != "equi_deck"} | {"portus_gold": 4}
    match = table(5, turn=0, track=[0, 1, 2, 3, 4], spaces=others, purse=[""] + ["1g"] * 4)
    match.play("place equi_deck")
    assert match.position()["passed"] == [0]
    assert keys(match)[:2] == ["placed", "pass"]


def test_the_market() -> None:
    match = resolved(
        last=1,
        spaces=spaces("dolus pecunia equi_open_1 equi_deck potentia"),
        open_equi=["weapon_1", None, None],
        purse=["9b 9s", "", ""],
    )
    assert keys(match) == ["pass", "dolus"]
    match.play("swap 4")
    assert keys(match) == ["swapped"]
    match.play("stop")
    assert keys(match) == ["stop", "points"]
    match.play("buy 1")
    assert keys(match) == ["bought"]
    match.play("buy 1")
    assert keys(match) == ["bought-open", "potentia", "round", "refilled", "new-laurel"]
    match = resolved(spaces=spaces("servi_silver", "servi_gold"), purse=["3s", "", ""])
    match.play("buy 0")
    assert keys(match)[:2] == ["bought-none", "idle"]
    match = resolved(spaces=spaces("servi_gold"), purse=["3g", "", ""])
    match.play("buy 2")
    assert str(match.story()[0]) == "Seat 1 bought 2 servi cards."


def test_a_purchase_that_shuffles_the_discards_replays() -> None:
    hands = ["slave_1 " * 11 + "slave_2 " * 8, "", ""]
    match = resolved(
        spaces=spaces("", "", "servi_gold"), hands=hands, purse=["", "", "3g"], discards={"servi": {"slave_2": 2}}
    )
    before = transcribe(match.state)
    move = match.play("buy 3")
    *_, (_, last) = steps(before, move.id, transcribe(match.state))
    assert vars(last) == vars(transcribe(match.state))


def test_the_contests() -> None:
    match = resolved(
        spaces=spaces("arena_1 stadium_gold_1 potentia", "arena_2 stadium_gold_2"),
        hands=["slave_1", "", ""],
        open_laurel="white",
    )
    assert keys(match) == ["pass", "potentia", "rolled", "rolled"]
    match.play("commit slave_1")
    assert keys(match) == ["committed"]
    match.play("blue 2")
    assert keys(match)[:3] == ["blue", "rank", "rank"]
    match.play("card")
    assert "prize-card" in keys(match)
    while at(match, "phase") != "blue":
        match.play(match.legal()[0])
    match.play("blue 0")
    assert keys(match) == ["nothing-added", "rank", "rank"]
    match.play("keep top")
    assert keys(match)[0] == "laurels"


def test_lone_racers_and_missing_laurels() -> None:
    match = resolved(spaces=spaces("stadium_gold_1"), open_laurel="white")
    match.play("keep top")
    assert str(match.story()[0]) == "Seat 1 kept one of two laurels; the other left the game unseen."
    out = LAURELS[1:]
    match = resolved(spaces=spaces("stadium_gold_1"), open_laurel="white", laurels_out=out)
    assert "Seat 1 got the only laurel there was." in map(str, match.story())
    match = resolved(spaces=spaces("stadium_gold_1"), laurels_out=[*out, "white"])
    assert keys(match) == ["pass", "rolled", "rank", "round", "refilled"]


def test_no_servi_card_left_is_told_by_points_alone() -> None:
    hands = ["slave_1 " * 11, "", "slave_2 " * 11]
    match = resolved(spaces=spaces("", "arena_3"), hands=hands)
    assert keys(match)[:4] == ["pass", "rolled", "rank", "points"]


def test_the_auction() -> None:
    match = resolved(spaces=spaces("theatrum"), purse=["2s", "3s", "1b"])
    assert keys(match) == ["pass", "auction"]
    match.play("open silver")
    assert keys(match) == ["open"]
    match.play("raise silver")
    assert keys(match)[:2] == ["raise", "laurel-sold"]
    match = play(resolved(spaces=spaces("theatrum"), purse=["2s", "2s", "1b"]), "open silver", "drop")
    assert keys(match)[:2] == ["drop", "laurel-bank"]
    match = resolved(spaces=spaces("theatrum"), purse=["", "", ""])
    assert keys(match)[:3] == ["pass", "auction", "laurel-free"]
    laurels = ["white/blue blue/yellow blue/purple white/purple yellow/purple yellow/white", "", ""]
    assert keys(resolved(spaces=spaces("theatrum"), laurels=laurels))[:2] == ["pass", "idle"]


def test_building() -> None:
    match = resolved(spaces=spaces("forum_2 forum_3"), purse=["9b 9s 9g", "", ""], hands=["slave_2", "", ""])
    match.play("build villa_blue_4 0 1")
    assert [str(told) for told in match.story()][:2] == [
        "Seat 1 built the blue villa 4 for 1 bronze, 1 silver, a double servi card.",
        "Seat 1 scored 4 points.",
    ]
    match.play("build workshop_pistrinum 0 0")
    assert str(match.story()[0]) == "Seat 1 built the workshop Pistrinum for 2 bronze."
    match.play("no_build")
    assert keys(match)[0] == "no-build"


def harbour(dice: str) -> Match:
    lots = {"workshop_fullonica": 0, "bank_3": 0}
    return first_seed(
        lambda seed: resolved(
            seed=seed, spaces=spaces("portus_bronze", "portus_gold latro"), purse=["1b", "", ""], last=2, lots=lots
        ),
        lambda match: at(match, "latro") == metals(dice),
    )


def test_the_harbour() -> None:
    match = harbour("bs")
    assert keys(match) == ["pass", "latro", "robbed"]
    match.play("pay")
    assert [str(told) for told in match.story()][:2] == [
        "Seat 1 set workshops and banks to work for one bronze: points 4, coins: 1 silver, 1 gold.",
        "Seat 2 set workshops and banks to work for one gold: points 0, coins: nothing.",
    ]
    match = play(harbour("bs"), "decline")
    assert keys(match)[0] == "decline"
    assert keys(harbour("gg")) == ["pass", "latro", "robbed", "worked"]


def test_the_end_is_told() -> None:
    entries = {"spaces": spaces("dolus"), "round": 6}
    assert keys(resolved(**entries, points=[5, 1, 2]))[-4:] == ["final", "final", "final", "won"]
    assert keys(resolved(**entries))[-1] == "won-by-track"
    shared = resolved(**entries, options={"shared_win": True})
    assert str(shared.story()[-1]) == "The game is over: the win is shared by Seat 1, Seat 2, Seat 3."


def test_stories_are_the_same_for_all_and_ready_for_json() -> None:
    match = play(resolved(spaces=spaces("arena_1"), hands=["weapon_1", "", ""]), "commit weapon_1")
    assert json.dumps([told.to_json() for told in match.story()])


def test_a_hidden_purchase_is_told_alike_whatever_was_bought() -> None:
    stories = {
        json.dumps(
            [
                told.to_json()
                for told in play(resolved(seed=seed, spaces=spaces("equi_deck equi_open_3")), "buy 1").story()[:1]
            ]
        )
        for seed in range(30)
    }
    assert len(stories) == 1


def test_strengths_in_the_story_are_those_of_the_view() -> None:
    match = table(
        phase="commit",
        turn=0,
        spaces=spaces("arena_1"),
        hands=["weapon_3", "", ""],
        arena={"fighters": [fighter(0, 1, "bgg")]},
    )
    match.play("commit weapon_3")
    assert str(match.story()[0]) == "Seat 1 played a weapon of 3: strength 5."
