"""Moves as people write them, their ids, and why they are refused."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import edubba
from edubba import Match, Move
from tests.sumeria.table import board, game, keys_of, scored, table, through, traders

pytestmark = pytest.mark.rules

MOVES = game().vocabulary(table().state).moves

# Records and trained models hold these numbers: they must never change.
IDS = {
    0: "add Kish",
    1: "add Dilbat",
    7: "add Nippur",
    55: "add Tent Rows",
    56: "remove Kish",
    111: "remove Tent Rows",
    112: "move Kish > Kish",
    113: "move Kish > Dilbat",
    168: "move Dilbat > Kish",
    1719: "move Shuruppak > Weavers Bank",
    3247: "move Tent Rows > Tent Rows",
    3248: "take economic",
    3249: "take military",
    3250: "take political",
    3251: "take religious",
}

SETTLEMENTS = """
Kish, Dilbat, Kutha, Borsippa, Sheepfold, Gazelle Well, West Ferry
Nippur, Eresh, Larak, Isin, Scribes Rest, Barley Ford, Date Quay
Umma, Adab, Zabalam, Apishal, Plough Field, Boundary Ditch, Fish Weir
Lagash, Girsu, Kinunir, Nigin, Vulture Stone, Tigris Landing, Salt Jetty
Shuruppak, Marad, Kisurra, Kazallu, Flood Mound, Brick Kilns, Last Well
Uruk, Bad-tibira, Kulaba, Durum, Weavers Bank, Bull Pens, Potters Row
Eridu, Larsa, Enegi, Kuara, Reed Raft, Otter Pool, Marsh House
Ur, Gaesh, Nutur, Kiabrig, Boatyard, Moon Garden, Tent Rows
"""


def test_there_are_3252_moves_numbered_one_after_the_other() -> None:
    assert game().num_actions == len(MOVES) == 3252
    assert [move.id for move in MOVES] == list(range(3252))
    assert len({move.text for move in MOVES}) == 3252


@pytest.mark.parametrize("number", IDS)
def test_a_number_always_means_the_same_move(number: int) -> None:
    assert MOVES[number].text == IDS[number]


def test_the_order_of_settlements_is_that_of_the_ids() -> None:
    names = [settlement.name for settlement in board().settlements]
    assert [MOVES[site].text for site in range(56)] == [f"add {name}" for name in names]
    assert names == SETTLEMENTS.strip().replace("\n", ", ").split(", ")


def test_every_text_leads_back_to_its_move() -> None:
    vocabulary = game().vocabulary(table().state)
    assert all(vocabulary.find(move.text) is move for move in MOVES)


@given(st.sampled_from(MOVES), st.data())
def test_case_and_spacing_make_no_difference(move: Move, draw: st.DataObject) -> None:
    written = move.text.replace(" > ", ">") if draw.draw(st.booleans()) else move.text
    letters = [draw.draw(st.sampled_from([letter.lower(), letter.upper()])) for letter in written]
    blanks = [letter if letter != " " else draw.draw(st.sampled_from([" ", "  ", "\t"])) for letter in letters]
    assert game().vocabulary(table().state).find(f" {''.join(blanks)}\n") is move


def test_moves_say_what_they_do_in_named_fields() -> None:
    assert MOVES[0].to_json() == {"id": 0, "kind": "add", "text": "add Kish", "settlement": "Kish"}
    assert MOVES[57].to_json() == {"id": 57, "kind": "remove", "text": "remove Dilbat", "settlement": "Dilbat"}
    assert MOVES[113].to_json() == {
        "id": 113,
        "kind": "move",
        "text": "move Kish > Dilbat",
        "settlement": "Kish",
        "goal": "Dilbat",
    }
    assert MOVES[3250].to_json() == {"id": 3250, "kind": "take", "text": "take political", "counter": "political"}
    assert [field.name for field in dataclasses.fields(MOVES[0])] == ["id", "text", "settlement"]


# ---- why a move is refused


def choosing() -> Match:
    return scored(traders("Kish"), row="Kish", spaces="eem rr p")


REFUSALS: dict[str, tuple[Callable[[], Match], str, str, str | None]] = {
    "somebody is there": (
        lambda: table(traders("Kish", "Ur")),
        "add Ur",
        "sumeria-occupied",
        "There is a trader in Ur already.",
    ),
    "one is there oneself": (lambda: table(traders("Kish")), "move Kish > Kish", "sumeria-occupied", None),
    "the goal is taken": (lambda: table(traders("Kish", "Dilbat")), "move Kish > Dilbat", "sumeria-occupied", None),
    "nothing in stock": (
        lambda: table({settlement.name: 0 for settlement in board().settlements[:14]}),
        "add Ur",
        "sumeria-stock-empty",
        "Your stock is empty: all your traders are on the board.",
    ),
    "another's trader": (
        lambda: table(traders("", "Ur")),
        "remove Ur",
        "sumeria-not-your-trader",
        "You have no trader in Ur.",
    ),
    "nobody's trader": (table, "move Ur > Nutur", "sumeria-not-your-trader", None),
    "too far": (
        lambda: table(traders("Kish")),
        "move Kish > Sheepfold",
        "sumeria-no-path",
        "No unbroken chain of traders leads from Kish to Sheepfold.",
    ),
    "moving in set-up": (
        lambda: table(traders("Kish", "Ur", "Umma"), phase="setup"),
        "move Kish > Dilbat",
        "sumeria-only-add-in-setup",
        "In set-up, traders are only added.",
    ),
    "removing in set-up": (
        lambda: table(traders("Kish", "Ur", "Umma"), phase="setup"),
        "remove Kish",
        "sumeria-only-add-in-setup",
        None,
    ),
    "nothing to take": (
        table,
        "take economic",
        "sumeria-nothing-to-take",
        "Counters are taken when a round is scored, not now.",
    ),
    "no such counter": (choosing, "take religious", "sumeria-no-such-counter", "No religious counter lies there."),
    "counters first": (choosing, "add Ur", "sumeria-take-first", "A counter must be taken first."),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_a_refusal_says_which_rule_forbids_the_move(case: str) -> None:
    set_up, text, key, sentence = REFUSALS[case]
    match = set_up()
    before = match.position()
    with pytest.raises(edubba.IllegalMove) as refused:
        match.play(text)
    assert refused.value.key == key
    assert sentence in (None, str(refused.value))
    assert match.position() == before


def test_every_reason_to_refuse_a_move_is_tried() -> None:
    assert keys_of("Why a move is refused") == {key for _, _, key, _ in REFUSALS.values()}


@pytest.mark.parametrize("players", [3, 4])
def test_every_illegal_move_of_a_game_is_refused_with_words(players: int) -> None:
    for match in through(game().start(players=players, seed=9)):
        for move in () if match.is_over else MOVES[match.ply % 41 :: 41]:
            if move.id not in match.legal_ids():
                assert str(game().refusal(match.state, move))
    with pytest.raises(edubba.IllegalMove) as refused:
        match.play("add Kish")
    assert refused.value.key == "game-over"
