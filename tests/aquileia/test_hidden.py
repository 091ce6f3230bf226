"""What is secret, and what `hide` makes of it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edubba import Match
from edubba.engine.rng import new_rng, reseed
from edubba.engine.tablet import copy
from edubba.engine.transcript import transcribe
from edubba.games.aquileia import rules
from edubba.games.aquileia.position import write
from tests.aquileia.table import LAURELS, at, fighter, first_seed, game, keys, play, resolved, spaces, table, texts

pytestmark = pytest.mark.rules


def hidden(match: Match, seat: int, number: int) -> dict[str, Any]:
    """The position as it might be for all that a seat knows."""
    twin, rng = copy(match.state), new_rng()
    reseed(rng, number)
    rules.hide(twin, seat, rng)
    return write(transcribe(twin))


def guesses(match: Match, seat: int, times: int = 300) -> list[dict[str, Any]]:
    return [hidden(match, seat, number) for number in range(times)]


def test_r42_ruling_20_others_see_how_many_cards_and_not_which() -> None:
    match = table(hands=["weapon_3 slave_2", "slave_1", ""])
    view = match.view(1)
    assert view["hands"] == [None, ["slave_1"], None]
    assert view["position"]["hand_sizes"] == [2, 1, 0]
    assert view == table(hands=["horse_gold_1 slave_1", "slave_1", ""]).view(1)
    assert match.view(None)["hands"] == [None, None, None]


def test_ruling_37_a_card_bought_open_stays_known_until_one_like_it_is_played() -> None:
    match = resolved(
        spaces=spaces("equi_open_1 arena_1"),
        open_equi=["weapon_2", None, None],
        hands=["weapon_2 horse_gold_1", "", ""],
    )
    match.play("buy 1")
    assert match.view(1)["position"]["known"][0] == ["weapon_2"]
    assert all(guess["hands"][0].count("weapon_2") >= 1 for guess in guesses(match, 1, 60))
    match.play("commit weapon_2")
    assert at(match, "known")[0] == []
    assert {guess["hands"][0].count("weapon_2") for guess in guesses(match, 1)} == {0, 1, 2}


def test_ruling_37_how_many_cards_of_each_deck_a_hand_holds_is_known() -> None:
    match = table(hands=["weapon_3 slave_2 slave_1", "slave_1", "horse_gold_2"])
    for guess in guesses(match, 1, 100):
        decks = [sum(card.startswith("slave") for card in hand) for hand in guess["hands"]]
        assert decks == [2, 1, 0]
        assert [len(hand) for hand in guess["hands"]] == [3, 1, 1]
        assert guess["hands"][1] == ["slave_1"]
        assert guess["discards"] == at(match, "discards")


def test_hidden_cards_come_as_often_as_they_are_unseen() -> None:
    """Seat 1 sees one weapon of 1 itself and one in the discards: seat 0's card is one of the fifteen others."""
    match = table(hands=["weapon_3", "weapon_1", ""], discards={"equi": {"weapon_1": 1}})
    found = Counter(guess["hands"][0][0] for guess in guesses(match, 1, 3000))
    expected = {"weapon_1": 1, "weapon_2": 3, "weapon_3": 1, "horse_silver_1": 3, "horse_silver_2": 2}
    expected |= {"horse_gold_1": 3, "horse_gold_2": 2}
    assert found.keys() == expected.keys()
    for card, cards in expected.items():
        assert found[card] == pytest.approx(3000 * cards / 15, abs=5 * (200 * cards) ** 0.5)


def test_ruling_36_open_hands_hide_nothing_but_what_the_winner_looks_at() -> None:
    match = resolved(
        spaces=spaces("stadium_gold_1", "stadium_silver_1"),
        options={"open_hands": True},
        open_laurel="white",
        hands=["", "", "slave_1"],
    )
    assert at(match, "phase") == "keep"
    loser = 1 - int(match.actor or 0)
    assert match.view(loser)["hands"][2] == ["slave_1"]
    assert match.view(loser)["races"][0]["top"] is None
    assert len({guess["races"][0]["top"] for guess in guesses(match, loser, 60)}) > 3
    assert {json.dumps(guess["hands"]) for guess in guesses(match, loser, 20)} == {json.dumps(at(match, "hands"))}
    match.play("keep open")
    assert {json.dumps(guess) for guess in guesses(match, 2, 20)} == {json.dumps(write(transcribe(match.state)))}
    assert len(match.view(2)["laurels"][loser]) == 1


@pytest.mark.parametrize(("keep", "top_is_secret"), [("open", True), ("top", False)])
def test_ruling_9_36_open_hands_show_no_laurel_that_left_unseen(keep: str, top_is_secret: bool) -> None:
    match = resolved(spaces=spaces("stadium_gold_1"), options={"open_hands": True}, open_laurel="white")
    match.play(f"keep {keep}")
    race = at(match, "races")[0]
    for reader in (1, None):
        assert match.view(reader)["races"] == [race | {"top": None} if top_is_secret else race]
    assert match.view(0)["races"] == [race]
    found = {(guess["laurels"][0][0], guess["laurels_out"][0]) for guess in guesses(match, 1, 60)}
    assert len(found) > 3 if top_is_secret else found == {(race["top"], "white")}


# ---- laurels


def raced(keep: str, top: str = "points_10") -> Match:
    """Seat 0 won a race before seat 1, with the white laurel open; it kept one and passed the other on."""
    match = first_seed(
        lambda seed: resolved(
            4, seed, spaces=spaces("stadium_gold_1", "stadium_silver_1"), open_laurel="white", hands=[""] * 4
        ),
        lambda m: at(m, "races")[0]["top"] == top and m.actor == 0,
    )
    return play(match, f"keep {keep}")


def test_ruling_10_others_do_not_know_who_has_the_open_laurel() -> None:
    match = raced("open")
    assert match.view(2)["laurels"] == [[], [], [], []]
    assert match.view(2)["position"]["laurel_numbers"] == [1, 1, 0, 0]
    assert match.view(2)["races"] == [{"round": 1, "first": 0, "second": 1, "open": "white", "top": None}]
    found = Counter(bool(guess["laurels"][0] == ["white"]) for guess in guesses(match, 2))
    assert 100 < found[True] < 220
    for guess in guesses(match, 2, 100):
        assert "white" in guess["laurels"][0] + guess["laurels"][1]


def test_ruling_10_the_winner_knows_both() -> None:
    match = raced("top")
    assert match.view(0)["races"][0]["top"] == "points_10"
    assert {str(guess["laurels"]) for guess in guesses(match, 0, 30)} == {str(at(match, "laurels"))}


def test_ruling_39_the_second_knows_what_was_passed_on() -> None:
    top = raced("open")  # the second was handed the top laurel and so knows both
    assert {str(guess["laurels"]) for guess in guesses(top, 1, 30)} == {str(at(top, "laurels"))}
    assert top.view(1)["races"][0] == at(top, "races")[0]
    white = raced("top")  # the second was handed the open one: the winner's is unknown to him
    assert white.view(1)["races"][0]["top"] is None
    assert white.view(1)["races"][0]["kept"] == "top"
    found = {guess["laurels"][0][0] for guess in guesses(white, 1)}
    assert len(found) >= 7  # all eight, but for one that may lie open now
    assert all(guess["laurels"][1] == ["white"] for guess in guesses(white, 1, 30))


def test_ruling_32_39_with_two_equal_laurels_the_choice_shows_different_things() -> None:
    kept, passed = raced("open", top="white"), raced("top", top="white")
    assert at(kept, "laurels") == at(passed, "laurels")
    assert {guess["laurels"][0][0] for guess in guesses(kept, 1, 50)} == {"white"}
    assert len({guess["laurels"][0][0] for guess in guesses(passed, 1, 200)}) > 4


def test_a_laurel_out_of_the_game_is_unknown_to_the_others() -> None:
    match = resolved(spaces=spaces("stadium_gold_1"), open_laurel="white")
    match.play("keep open")
    found = {(guess["laurels"][0][0], guess["laurels_out"][0]) for guess in guesses(match, 1)}
    assert {pair[0] for pair in found} >= {"white", "blue"}
    assert all("white" in pair for pair in found)


def test_the_top_laurel_is_the_winners_secret_while_he_thinks() -> None:
    match = resolved(spaces=spaces("stadium_gold_1", "stadium_silver_1"), open_laurel="white")
    winner = match.actor
    assert winner is not None
    other = 1 - winner
    top = at(match, "races")[0]["top"]
    assert match.view(winner)["races"][0]["top"] == top
    assert match.view(other)["races"][0]["top"] is None
    assert match.view(None)["races"][0]["top"] is None
    assert {guess["races"][0]["top"] for guess in guesses(match, winner, 30)} == {top}
    assert len({guess["races"][0]["top"] for guess in guesses(match, other, 100)}) > 4


def test_laurels_of_the_theatre_were_shown_to_all() -> None:
    match = table(laurels=["blue/yellow white", "purple", ""])
    assert match.view(2)["laurels"] == [["blue/yellow"], [], []]
    for guess in guesses(match, 2, 50):
        assert "blue/yellow" in guess["laurels"][0]
        assert [len(laurels) for laurels in guess["laurels"]] == [2, 1, 0]


def test_laurels_that_no_race_explains_are_known_to_their_holder() -> None:
    match = table(laurels=["white", "blue", ""], laurels_out=["points_10"])
    assert all(guess["laurels"][1] == ["blue"] for guess in guesses(match, 1, 50))
    assert len({guess["laurels"][0][0] for guess in guesses(match, 1)}) == 8
    assert len({guess["laurels_out"][0] for guess in guesses(match, 1)}) == 8


def test_a_race_with_one_laurel_has_no_secret() -> None:
    out = LAURELS[1:]
    match = resolved(spaces=spaces("stadium_gold_1", "stadium_silver_1"), open_laurel="white", laurels_out=out)
    holder = at(match, "races")[0]["first"]
    assert match.view(2)["races"][0]["kept"] == "open"
    assert all(guess["laurels"][holder] == ["white"] for guess in guesses(match, 2, 20))


def test_ruling_40_at_the_end_all_laurels_lie_open() -> None:
    match = table(phase="over", laurels=["white", "points_7", ""])
    assert match.view(2)["laurels"] == [["white"], ["points_7"], []]
    assert all(guess["laurels"] == [["white"], ["points_7"], []] for guess in guesses(match, 2, 20))
    assert match.view(None)["scoring"][1]["total"] == 7


# ---- being asked tells nothing


def test_ruling_38_who_may_hold_cards_is_asked_though_he_has_none() -> None:
    """A horse that came unseen may be a weapon for all that the others know."""
    for hand in ("horse_gold_1", "weapon_1"):
        match = resolved(spaces=spaces("arena_1"), hands=[hand, "", ""])
        assert at(match, "phase") == "commit"
    match = resolved(spaces=spaces("arena_1"), hands=["horse_gold_1", "", ""])
    assert texts(match) == ["commit none"]


def test_ruling_38_who_is_known_to_hold_none_is_not_asked() -> None:
    match = resolved(spaces=spaces("arena_1"), hands=["horse_gold_1", "", ""], known=["horse_gold_1", "", ""])
    assert at(match, "phase") == "prize"
    match = resolved(spaces=spaces("arena_1"), hands=["weapon_1", "", ""], known=["weapon_1", "", ""])
    assert at(match, "phase") == "commit"
    match = resolved(
        spaces=spaces("stadium_gold_1"), hands=["slave_1", "", ""], open_laurel="white"
    )  # servi have no place in a race
    assert at(match, "phase") == "keep"


def test_ruling_38_with_open_hands_only_real_choices_are_asked() -> None:
    match = resolved(spaces=spaces("arena_1"), hands=["horse_gold_1", "", ""], options={"open_hands": True})
    assert at(match, "phase") == "prize"
    match = resolved(spaces=spaces("arena_1"), hands=["slave_1", "", ""], options={"open_hands": True})
    assert at(match, "phase") == "commit"


def test_ruling_38_a_builder_who_may_have_the_servi_is_asked() -> None:
    """A single may be a double for all that the others know."""

    def builder(hand: str, **entries: Any) -> Match:
        purses, lots = ["2b 1s 1g", "", "", ""], _all_but("villa_blue_8")
        return resolved(4, spaces=spaces("forum_1"), purse=purses, lots=lots, hands=[hand, "", "", ""], **entries)

    assert texts(builder("slave_1")) == ["no_build"]
    assert len(texts(builder("slave_2"))) == 2
    assert at(builder(""), "round") == 2
    assert at(builder("slave_1", known=["slave_1", "", "", ""]), "round") == 2
    assert at(builder("slave_1", options={"open_hands": True}), "round") == 2
    assert len(texts(builder("slave_2", options={"open_hands": True}))) == 2


def _all_but(lot: str) -> dict[str, int]:
    """Every lot but one is built on, by four seats with nine houses each."""
    lots = [name for name in game().start(3, seed=0).view(0)["lots"] if name != lot]
    return {name: 1 + i % 3 if i < 27 else 0 for i, name in enumerate(lots)}


@given(st.integers(0, 10**6), st.integers(0, 250), st.integers(3, 5), st.integers(0, 4), st.booleans())
@settings(max_examples=60)
def test_a_seat_cannot_tell_hidden_states_apart(
    seed: int, plies: int, players: int, seat: int, open_hands: bool
) -> None:
    """Views and own moves are byte for byte the same; also after laurels were passed on secretly."""
    seat %= players
    match = game().start(players, seed, {"open_hands": open_hands})
    choice = np.random.default_rng(seed)
    for _ in range(plies):
        if match.actor is None:
            break
        match.play(int(choice.choice(match.legal_ids())))
    twin = game().load(hidden_document(match, seat, seed))
    one, other = match.view(seat), twin.view(seat)
    for view in (one, other):
        del view["ply"], view["can_undo"]
    assert json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def hidden_document(match: Match, seat: int, number: int) -> dict[str, Any]:
    head = {key: value for key, value in match.position().items() if key in ("game", "players", "options")}
    return head | hidden(match, seat, number)


def test_the_story_tells_nobody_which_laurel_was_kept() -> None:
    for keep in ("open", "top"):
        match = raced(keep)
        assert keys(match)[0] == "laurels"
        told = " ".join(map(str, match.story()))
        assert "points_10" not in told
        assert "white" not in told.split("Round")[0]


def test_committed_cards_and_passed_laurels_cannot_be_taken_back() -> None:
    match = table(
        phase="commit",
        turn=0,
        spaces=spaces("arena_1", "arena_2"),
        hands=["slave_1", "slave_1", ""],
        arena={"fighters": [fighter(0, 1, "ggg"), fighter(1, 1, "ggg")]},
    )
    match.play("commit slave_1")
    assert not match.can_undo(0)
    match.undo(force=True)
    match.play("commit none")
    assert match.can_undo(0)
    match = resolved(spaces=spaces("forum_3"), purse=["9b 9s 9g", "", ""], hands=["slave_2", "", ""])
    match.play("build bank_2 0 0")
    assert match.can_undo(0)
    match.play("build bank_1 0 1")
    assert not match.can_undo(0)
    match = resolved(spaces=spaces("stadium_gold_1 theatrum", "stadium_silver_1"), open_laurel="white")
    match.play("keep open")
    assert not match.can_undo()
