"""Positions: what is written can be read, and what is unsound is refused with every reason."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edubba import BadPosition
from tests.aquileia.table import Document, document, fighter, game, spaces, table

pytestmark = pytest.mark.rules

LISTED = {"game", "players", "options", "round", "start", "phase", "purse", "bank", "stakes", "points", "henchmen"}
LISTED |= {"passed", "track", "spaces", "hands", "laurels", "piles", "discards", "open_equi", "open_laurel"}
LISTED |= {"laurels_out", "lots", "houses", "blue_holder", "blue_left"}


def reasons(position: Document) -> list[str]:
    with pytest.raises(BadPosition) as refused:
        game().load(position)
    assert all(str(reason) for reason in refused.value.reasons)
    return [reason.key for reason in refused.value.reasons]


def test_a_position_has_the_entries_that_it_should() -> None:
    position = game().start(4, seed=1).position()
    assert set(position) >= LISTED


def test_what_is_left_out_is_as_at_the_start() -> None:
    match = game().load({"game": "aquileia", "players": 4})
    assert match.position()["purse"] == [{"bronze": 2, "silver": 1, "gold": 1}] * 4
    assert match.position()["bank"] == {"bronze": 31, "silver": 35, "gold": 35}
    assert sum(match.position()["piles"]["equi"].values()) == 17
    assert match.actor == 0


@given(st.integers(0, 10**6), st.integers(0, 300), st.integers(3, 5), st.booleans(), st.booleans())
@settings(max_examples=80)
def test_every_position_comes_back_exactly(
    seed: int, plies: int, players: int, reduced: bool, open_hands: bool
) -> None:
    match = game().start(players, seed, {"reduced_luck": reduced, "open_hands": open_hands})
    for number in range(plies):
        if match.actor is not None:
            match.play(match.legal_ids()[(seed + number) * 31 % len(match.legal_ids())])
    again = game().load(json.loads(json.dumps(match.position())))
    assert again.state.tobytes() == match.state.tobytes()


ARENA: dict[str, Any] = {"phase": "commit", "spaces": spaces("arena_1", "arena_2"), "hands": ["slave_1", "", ""]}
RACE: dict[str, Any] = {
    "phase": "keep",
    "spaces": spaces("stadium_gold_1", "stadium_silver_1"),
    "stadium": {"fighters": [fighter(0, 2, "ggg", side="gold"), fighter(1, 1, "bbb", side="silver")]},
    "races": [{"round": 1, "first": 0, "second": 1, "open": "white", "top": "blue"}],
}
BIDS: dict[str, Any] = {
    "phase": "bid",
    "turn": 1,
    "spaces": spaces("theatrum"),
    "auction": {"card": "blue/yellow", "bid": {"silver": 1}, "bidders": [0, 1], "leader": 0},
    "purse": ["1s", "2s", ""],
}


def test_scenes_are_sound() -> None:
    fighters = [fighter(0, 1, "bsg"), fighter(1, 1, "bbb")]
    assert table(**ARENA, arena={"fighters": fighters}).actor == 0
    assert table(**RACE).actor == 0
    assert table(**BIDS).actor == 1


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({"phase": "sleep"}, "document-choice"),
        ({"round": 7}, "document-number"),
        ({"turn": 3}, "document-number"),
        ({"colour": "red"}, "document-unknown"),
        ({"passed": [1, 1]}, "aquileia-seats"),
        ({"track": [5]}, "aquileia-seats"),
        ({"spaces": {"tavern": 0}}, "aquileia-unknown-space"),
        ({"lots": {"castle": 0}}, "aquileia-unknown-lot"),
        ({"points": [1, 2]}, "document-list-length"),
        ({"points": [1, 2, -3]}, "document-number"),
        ({"hands": [["sword"], [], []]}, "aquileia-unknown-card"),
        ({"hands": [[1], [], []]}, "document-list"),
        ({"hands": [["weapon_3", "weapon_3"], [], []]}, "aquileia-too-many"),
        ({"laurels": [["white"] * 3, [], []]}, "aquileia-too-many"),
        ({"open_equi": ["weapon_1"]}, "document-list-length"),
        ({"open_equi": [None, None, "axe"]}, "aquileia-unknown-card"),
        ({"open_laurel": "blue/yellow"}, "aquileia-unknown-card"),
        ({"dolus": ["tin", "gold"]}, "document-choice"),
        ({"dolus": ["gold"]}, "document-list-length"),
        ({"results_left": ["bbb"]}, "aquileia-results"),
        ({"swaps": 2}, "aquileia-only-in-phase"),
        ({"purse": [{"tin": 1}, {}, {}]}, "document-unknown"),
        ({"races": [{"round": 1}]}, "document-missing"),
        ({"arena": {"fighters": [{"seat": 0}]}}, "document-missing"),
    ],
    ids=str,
)
def test_malformed_positions(entries: dict[str, Any], reason: str) -> None:
    assert reason in reasons({"game": "aquileia", "players": 3} | entries)


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({"bank": {"bronze": 5, "silver": 36, "gold": 36}}, "aquileia-coin-count"),
        ({"purse": ["30b", "30b", ""]}, "aquileia-coin-count"),
        ({"henchmen": [5, 5, 4]}, "aquileia-henchmen-count"),
        ({"houses": [9, 9, 8]}, "aquileia-house-count"),
        ({"hands": ["weapon_3", "weapon_3", ""]}, "aquileia-card-count"),
        ({"piles": {"servi": {"slave_1": 3}}}, "aquileia-card-count"),
        ({"piles": {"stadium": {"white": 1}, "theatre": {}}}, "aquileia-card-count"),
        ({"laurels": ["points_3", "points_3", ""]}, "aquileia-card-count"),
        ({"known": ["weapon_1", "", ""]}, "aquileia-known"),
        ({"spaces": spaces("stadium_gold_3")}, "aquileia-no-such-space"),
        ({"spaces": spaces("stadium_gold_1 stadium_silver_1")}, "aquileia-both-sides"),
        ({"spaces": spaces("portus_gold portus_silver")}, "aquileia-two-berths"),
        ({"spaces": spaces("portus_gold"), "stakes": {}}, "aquileia-stake"),
        ({"stakes": {"gold": 1}}, "aquileia-stake"),
        ({"passed": [1]}, "aquileia-passed-with-disc"),
        ({"blue_holder": 1}, "aquileia-blue-dice"),
        ({"blue_left": 2}, "aquileia-blue-dice"),
        ({"arena": {"fighters": [], "blue": {"bronze": 2}}}, "aquileia-blue-dice"),
        ({"arena": {"roller": 1}}, "aquileia-blue-dice"),
        (
            {"arena": {"fighters": [fighter(0, 1, "bbb")], "roller": 0, "blue": {"bronze": 4, "gold": 4}}},
            "aquileia-blue-dice",
        ),
        ({"races": [{"round": 1, "first": 0, "open": "white"}]}, "aquileia-race"),
        (
            {"races": [{"round": 1, "first": 0, "second": 0, "open": "white", "top": "blue", "kept": "top"}]},
            "aquileia-race",
        ),
        ({"races": [{"round": 1, "first": 0, "open": "white", "kept": "open"}]}, "aquileia-race-laurel"),
        ({"phase": "over", "round": 6, "track": [0]}, "aquileia-track"),
        ({"passed": [0], "track": [0]}, "aquileia-nothing-to-decide"),
        ({"turn": None}, "aquileia-nothing-to-decide"),
        ({"phase": "over", "round": 5}, "aquileia-nothing-to-decide"),
        ({"phase": "swap"}, "aquileia-nothing-to-decide"),
        ({"phase": "swap", "spaces": spaces("pecunia"), "turn": 1}, "aquileia-nothing-to-decide"),
        ({"phase": "swap", "spaces": spaces("pecunia"), "purse": ["", "", ""]}, "aquileia-nothing-to-decide"),
        ({"phase": "buy", "spaces": spaces("equi_open_1")}, "aquileia-nothing-to-decide"),
        ({"phase": "commit", "spaces": spaces("dolus")}, "aquileia-nothing-to-decide"),
        (ARENA, "aquileia-nothing-to-decide"),
        (ARENA | {"arena": {"fighters": [fighter(0, 2, "bbb"), fighter(1, 1, "bbb")]}}, "aquileia-nothing-to-decide"),
        (
            ARENA | {"turn": 1, "arena": {"fighters": [fighter(0, 1, "bbb"), fighter(1, 1, "bbb")]}},
            "aquileia-nothing-to-decide",
        ),
        (
            ARENA | {"phase": "blue", "arena": {"fighters": [fighter(0, 1, "bbb"), fighter(1, 1, "bbb")]}},
            "aquileia-nothing-to-decide",
        ),
        (
            ARENA | {"phase": "prize", "turn": 1, "arena": {"fighters": [fighter(0, 1, "bbb"), fighter(1, 1, "ggg")]}},
            "aquileia-nothing-to-decide",
        ),
        (RACE | {"turn": 1}, "aquileia-nothing-to-decide"),
        (
            RACE
            | {"stadium": {"fighters": [fighter(0, 2, "ggg", side="silver"), fighter(1, 1, "bbb", side="silver")]}},
            "aquileia-nothing-to-decide",
        ),
        (BIDS | {"turn": 0}, "aquileia-nothing-to-decide"),
        (BIDS | {"purse": ["1s", "1s", ""]}, "aquileia-nothing-to-decide"),
        (BIDS | {"purse": ["", "2s", ""]}, "aquileia-nothing-to-decide"),
        ({"phase": "build", "spaces": spaces("forum_1"), "builds": 2}, "aquileia-nothing-to-decide"),
        ({"phase": "pay", "spaces": spaces("portus_gold")}, "aquileia-nothing-to-decide"),
    ],
    ids=str,
)
def test_unsound_positions(entries: dict[str, Any], reason: str) -> None:
    assert reason in reasons(document(**copy.deepcopy(entries)))


def test_reduced_luck_has_its_deck_from_the_start() -> None:
    match = table(options={"reduced_luck": True})
    assert len(match.position()["results_left"]) == 27
    assert table(options={"reduced_luck": True}, results_left=["bsg"]).position()["results_left"] == ["bsg"]
