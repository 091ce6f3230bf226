"""Moves as text, and why they are refused."""

from __future__ import annotations

import pytest

from edubba import IllegalMove
from edubba.games.aquileia import refusals
from edubba.games.aquileia.commits import COMMITS, HANDFUL
from edubba.games.aquileia.moves import Build, Commit, Pay, card_names, spelling
from edubba.games.aquileia.rules import MAX_LEGAL, NUM_ACTIONS
from tests.aquileia.table import at, fighter, game, refused, resolved, spaces, table, texts

pytestmark = pytest.mark.rules

WRITTEN = (
    "place arena_1",
    "disc",
    "pass",
    "swap 2",
    "stop",
    "buy 1",
    "commit weapon_2 slave_1",
    "commit none",
    "blue 2",
    "points",
    "card",
    "keep open",
    "keep top",
    "open gold",
    "raise silver",
    "drop",
    "build villa_blue_10 1 1",
    "no_build",
    "pay",
    "decline",
)


def test_all_moves_have_the_texts_that_people_write() -> None:
    vocabulary = game().vocabulary(game().start(3, seed=1).state)
    assert len(vocabulary.moves) == NUM_ACTIONS == 4805
    for text in WRITTEN:
        found = vocabulary.find(text)
        assert found is not None
        assert found.text == text
        assert found.to_json()["kind"] == found.kind


def test_the_cards_of_a_commitment_may_be_named_in_any_order() -> None:
    vocabulary = game().vocabulary(game().start(3, seed=1).state)
    move = vocabulary.find("  COMMIT slave_1  weapon_2 slave_1")
    assert isinstance(move, Commit)
    assert move.cards == ("weapon_2", "slave_1", "slave_1")
    assert move.to_json()["cards"] == ["weapon_2", "slave_1", "slave_1"]
    assert spelling("") == ""
    assert vocabulary.find("commit sword") is None
    with pytest.raises(IllegalMove):
        game().start(3, seed=1).play("commit slave_1 slave_1 slave_1 slave_1 horse_gold_1")


def test_codes_of_commitments() -> None:
    assert COMMITS == 4630
    assert MAX_LEGAL == 4608
    assert len(set(HANDFUL.tolist())) == COMMITS
    assert card_names(int(HANDFUL[1 + 4 + 16 + 32 + 384])) == ["weapon_1", "weapon_2", "weapon_3", "slave_1", "slave_2"]
    assert (
        card_names(int(HANDFUL[4607]))
        == ["weapon_1"] * 3 + ["weapon_2"] * 3 + ["weapon_3"] + ["slave_1"] * 11 + ["slave_2"] * 11
    )
    assert card_names(int(HANDFUL[4608])) == ["horse_silver_1"]
    assert card_names(int(HANDFUL[4618])) == ["horse_silver_1"] * 3 + ["horse_silver_2"] * 2
    assert card_names(int(HANDFUL[4619])) == ["horse_gold_1"]


def test_a_hoarder_has_every_choice() -> None:
    hoard = "weapon_1 " * 3 + "weapon_2 " * 3 + "weapon_3 " + "slave_1 " * 11 + "slave_2 " * 11
    match = table(
        phase="commit",
        turn=0,
        spaces=spaces("arena_1"),
        hands=[hoard, "", ""],
        arena={"fighters": [fighter(0, 1, "ggg")]},
    )
    assert len(match.legal()) == MAX_LEGAL
    assert match.legal_ids() == sorted(match.legal_ids())


def test_a_building_names_singles_and_doubles() -> None:
    move = game().vocabulary(game().start(3, seed=1).state).find("build villa_blue_10 1 1")
    assert isinstance(move, Build)
    assert (move.lot, move.singles, move.doubles) == ("villa_blue_10", 1, 1)
    unused = game().vocabulary(game().start(3, seed=1).state).find("build lot_33 0 0")
    assert unused is not None
    match = resolved(spaces=spaces("forum_1"), purse=["9b 9s 9g", "", ""])
    assert refused(match, "build lot_33 0 0") == "aquileia-no-such-lot"


def test_a_move_of_another_moment_is_refused() -> None:
    match = game().start(3, seed=1)
    for text in WRITTEN[3:]:
        assert refused(match, text) == "aquileia-not-now"
    match = resolved(spaces=spaces("pecunia"))
    for text in WRITTEN[:3]:
        assert refused(match, text) == "aquileia-not-now"
    match = resolved(spaces=spaces("theatrum"))
    assert refused(match, "stop") == "aquileia-not-now"


def test_every_illegal_move_has_a_reason_in_every_phase() -> None:
    match = game().start(3, seed=6)
    seen = set()
    while match.actor is not None:
        phase = at(match, "phase")
        if phase not in seen:
            seen.add(phase)
            legal = set(match.legal_ids())
            vocabulary = game().vocabulary(match.state)
            for move in vocabulary.moves[:180]:
                if move.id not in legal:
                    assert str(refusals.refusal(match.state, move))
        match.play(match.legal_ids()[match.ply * 7 % len(match.legal_ids())])
    assert len(seen) >= 8


def test_a_move_that_is_legal_has_no_reason_to_be_refused() -> None:
    match = resolved(spaces=spaces("pecunia"))
    stop = match.legal()[-1]
    with pytest.raises(TypeError):
        refusals.refusal(match.state, stop)
    assert Pay.kind == "pay"
    assert texts(match)[-1] == "stop"
