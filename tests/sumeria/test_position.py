"""Positions as documents: taken back exactly, filled in, or refused with every reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

import edubba
from edubba import BadPosition, Match
from tests.sumeria.table import (
    KINDS,
    board,
    counters,
    document,
    full_row,
    game,
    keys_of,
    play_out,
    scored,
    table,
    through,
    traders,
)

pytestmark = pytest.mark.rules

HEAD = {"game": "sumeria", "players": 3}
FRESH = {"spaces": [["economic"] * 3, ["military"] * 2, ["political"]]}


# ---- taken back exactly


PHASES = {
    "set-up": lambda: table(traders("Kish, Ur", "Nippur", "Umma"), phase="setup", row="Ur Uruk"),
    "turn": lambda: table(
        traders("Kish", "Ur, Salt Jetty"), start=2, step=5, round=3, won=["eem", "r"], spaces="rrr ee m"
    ),
    "take with a second": lambda: scored(traders("Kish, Dilbat", "Kutha"), row="Kish", spaces="eem rr p"),
    "take alone": lambda: scored(traders("Kish"), row="Kish", spaces="emp rr p", round=2),
    "take at the second place": lambda: scored(traders("Kish", "Ur", "Nutur"), row="Kish Ur", spaces="eee mr p"),
    "over": lambda: table(traders("Kish"), phase="over", won=["eee", "mmpp"], start=1),
    "four players": lambda: table(traders("Kish", "", "", "Ur"), players=4, start=3),
    "two players": lambda: table(traders("Kish", "Ur"), players=2, options={"unofficial_two_players": True}),
    "next sets": lambda: table(options={"next_largest_set_tiebreak": True}),
}


def assert_round_trip(match: Match) -> None:
    sent = json.loads(json.dumps(match.position()))
    again = game().load(sent)
    assert again.position() == match.position()
    assert again.state.tobytes() == match.state.tobytes()
    assert again.legal() == match.legal()


@pytest.mark.parametrize("phase", PHASES)
def test_a_position_comes_back_exactly(phase: str) -> None:
    assert_round_trip(PHASES[phase]())


@pytest.mark.parametrize("players", [3, 4])
def test_every_position_of_a_game_comes_back_exactly(players: int) -> None:
    for match in through(game().start(players=players, seed=4)):
        assert_round_trip(match)


def test_a_position_in_full() -> None:
    match = scored(traders("Kish, Dilbat", "Kutha"), row="Kish", spaces="eem rr p")
    assert match.position() == {
        "game": "sumeria",
        "players": 3,
        "options": {"board": "reconstruction", "next_largest_set_tiebreak": False, "unofficial_two_players": False},
        "phase": "take",
        "round": 1,
        "step": 9,
        "start": 0,
        "row": full_row("Kish"),
        "stock": [12, 13, 14],
        "board": {"Kish": 0, "Dilbat": 0, "Kutha": 1},
        "bag": counters("e" * 7 + "m" * 8 + "p" * 8 + "r" * 7),
        "spaces": [["economic", "economic", "military"], ["religious", "religious"], ["political"]],
        "discarded": counters(""),
        "won": [counters(""), counters(""), counters("")],
        "place": 1,
        "takers": [0, 1],
    }


# ---- partial documents


def test_what_is_left_out_is_as_at_the_start_of_the_first_round() -> None:
    match = game().load(HEAD | FRESH)
    position = match.position()
    assert (position["phase"], position["round"], position["step"], position["start"]) == ("turn", 1, 0, 0)
    assert position["row"] == [state.name for state in board().states]
    assert position["board"] == {}
    assert position["stock"] == [14, 14, 14]
    assert position["bag"] == counters("e" * 6 + "m" * 7 + "p" * 8 + "r" * 9)
    assert position["won"] == [counters("")] * 3


def test_stocks_and_bag_are_what_remains() -> None:
    position = game().load(HEAD | FRESH | {"board": traders("Kish, Ur", "Umma")}).position()
    assert position["stock"] == [12, 13, 14]
    taken = game().load(HEAD | FRESH | {"round": 2, "won": [counters("eemm"), {"religious": 2}, {}]}).position()
    assert taken["bag"] == counters("e" * 4 + "m" * 5 + "p" * 8 + "r" * 7)


def test_the_takers_follow_from_the_board() -> None:
    wanted = document(traders("Kish", "Kutha, Dilbat"), row="Kish", phase="take", spaces="emp rr e", place=1)
    match = game().load(wanted)
    assert match.actor == 1
    assert match.position()["takers"] == [1, 0]


# ---- refused


def reasons(position: Any) -> list[str]:
    """Why a position is refused; every reason can be said."""
    with pytest.raises(BadPosition) as refused:
        game().load(position)
    assert all(str(reason) for reason in refused.value.reasons)
    return [reason.key for reason in refused.value.reasons]


def taking(**more: Any) -> dict[str, Any]:
    """The winner of Kish has a choice."""
    choice: dict[str, Any] = {"row": "Kish", "phase": "take", "spaces": "eem rr p", "place": 1}
    return document(traders("Kish, Dilbat", "Kutha"), **choice | more)


FOURTEEN = dict.fromkeys([settlement.name for settlement in board().settlements[:14]], 0)

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    # malformed
    "another game": (document() | {"game": "senet"}, "position-game"),
    "no players": ({"game": "sumeria"}, "document-missing"),
    "five players": (document(players=5), "players-number"),
    "two players without the option": (document(players=2), "players-need-option"),
    "an unknown option": (document(options={"speed": True}), "option-unknown"),
    "an unknown board": (document(options={"board": "moon"}), "option-value"),
    "an unknown entry": (document(weather="dry"), "document-unknown"),
    "an unknown phase": (document(phase="pause"), "document-choice"),
    "round seven": (document() | {"round": 7}, "document-number"),
    "round is true": (document() | {"round": True}, "document-number"),
    "a step before the first": (document(step=-1), "document-number"),
    "a start player who is not there": (document(start=3), "document-number"),
    "a row of seven": (document() | {"row": full_row("")[:7]}, "document-list-length"),
    "a row of numbers": (document() | {"row": list(range(8))}, "document-list-length"),
    "a state twice in the row": (document() | {"row": ["Kish", *full_row("")[:7]]}, "sumeria-row"),
    "an unknown state in the row": (document() | {"row": ["Akkad", *full_row("")[1:]]}, "sumeria-row"),
    "a board of names": (document() | {"board": ["Kish"]}, "document-object"),
    "an unknown settlement": (document({"Babylon": 0}), "sumeria-unknown-settlement"),
    "a trader of nobody": (document({"Kish": 3}), "document-number"),
    "a stock too many": (document(stock=[14] * 4), "document-list-length"),
    "a stock below nothing": (document(FOURTEEN, stock=[-1, 14, 14]), "document-number"),
    "a stock without end": (document(stock=[14, 1 << 20_000, 14]), "document-number"),
    "spaces of texts": (document() | {"spaces": ["eee", "mm", "p"]}, "document-list-length"),
    "two spaces": (document() | {"spaces": [["economic"] * 3, ["military"] * 2]}, "document-list-length"),
    "a space of numbers": (document() | {"spaces": [[1, 2, 3], [], []]}, "document-list"),
    "an unknown counter": (document() | {"spaces": [["naval"] * 3, ["military"] * 2, []]}, "sumeria-unknown-kind"),
    "won by nobody": (document() | {"won": [{}, {}]}, "document-list-length"),
    "an unknown kind won": (document() | {"won": [{"naval": 1}, {}, {}]}, "document-unknown"),
    "ten of a kind": (document() | {"won": [{"economic": 10}, {}, {}]}, "document-number"),
    "an unknown kind discarded": (document() | {"discarded": {"naval": 1}}, "document-unknown"),
    "a bag is a list": (document(bag=[]), "document-object"),
    # unsound
    "a trader too many": (document(FOURTEEN | {"Umma": 0}), "sumeria-trader-count"),
    "a trader lost": (document(stock=[14, 13, 14]), "sumeria-trader-count"),
    "placed out of turn": (document(traders("Kish", "", "Umma"), phase="setup"), "sumeria-placed"),
    "placed too often": (document(traders("Kish, Ur"), phase="setup"), "sumeria-placed"),
    "a turn too late": (document(step=9), "sumeria-step"),
    "taking too early": (taking(step=8), "sumeria-step"),
    "over too early": (document(phase="over", step=8), "sumeria-step"),
    "set-up in round two": (document(phase="setup", round=2), "sumeria-round"),
    "over in round five": (document(phase="over", round=5), "sumeria-round"),
    "a counter lost": (document(bag=counters("e" * 6 + "m" * 7 + "p" * 8 + "r" * 8)), "sumeria-counter-count"),
    "ten economic counters": (document(won=["eeeeeee"], round=2, discarded=""), "sumeria-counter-count"),
    "too few out of the bag": (document(won=["e"], round=2, discarded=""), "sumeria-bag"),
    "too much out of the bag": (document(won=["e"], discarded=""), "sumeria-bag"),
    "no counters in the spaces": (HEAD, "sumeria-space"),
    "a counter in the wrong space": (document(spaces="ee emm p"), "sumeria-space"),
    "counters after the end": (document(phase="over", spaces="e - -"), "sumeria-space"),
    "a place outside scoring": (document(place=1), "sumeria-takers-only-in-take"),
    "takers outside scoring": (document(takers=[0]), "sumeria-takers-only-in-take"),
    "no place": ({key: value for key, value in taking().items() if key != "place"}, "document-missing"),
    "the third place": (taking(place=3), "document-number"),
    "takers by name": (taking(takers=["Kish"]), "document-list"),
    "wrong takers": (taking(takers=[1, 0]), "sumeria-takers"),
    "a taker too few": (taking(takers=[0]), "sumeria-takers"),
    "a counter taken by nobody": (taking(spaces="em mr p"), "sumeria-counter-not-won"),
    "one kind to choose from": (taking(spaces="eee mr p"), "sumeria-nothing-to-choose"),
    "the choice is over": (taking(spaces="e mr p"), "sumeria-nothing-to-choose"),
    "nobody to choose": (taking(row="Ur"), "sumeria-nothing-to-choose"),
    "a place before was not scored": (taking(row="Ur Kish", place=2, spaces="e mr p"), "sumeria-nothing-to-choose"),
    "a place behind is empty": (taking(spaces="eem - p"), "sumeria-nothing-to-choose"),
    "four counters in a space": (taking(spaces="eemm rr p", round=2), "sumeria-nothing-to-choose"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_refusal_names_its_reason(case: str) -> None:
    position, reason = REFUSED[case]
    assert reason in reasons(position)


@pytest.mark.parametrize("position", [None, 5, [], "sumeria", {1: 2}])
def test_what_is_no_document_is_refused(position: object) -> None:
    assert "document-object" in reasons(position)


def test_every_reason_to_refuse_a_position_is_tried() -> None:
    assert keys_of("Why a position is refused") == {
        reason for _, reason in REFUSED.values() if reason.startswith("sumeria-")
    }


def test_all_that_is_malformed_is_told_at_once() -> None:
    position = document({"Babylon": 0}) | {"round": 0, "row": [], "weather": "dry", "bag": 5, "won": 5}
    assert reasons(position) == [
        "document-unknown",
        "document-number",
        "document-list-length",
        "sumeria-unknown-settlement",
        "document-list-length",
        "document-object",
    ]


def test_all_that_is_unsound_is_told_at_once() -> None:
    position = document(FOURTEEN | {"Umma": 0}, spaces="ee mm pp", step=9, place=1, won=["r"], discarded="")
    assert reasons(position) == [
        "sumeria-trader-count",
        "sumeria-step",
        "sumeria-bag",
        "sumeria-space",
        "sumeria-space",
        "sumeria-takers-only-in-take",
    ]


def test_a_refusal_is_told_in_words() -> None:
    with pytest.raises(BadPosition) as refused:
        game().load(document({"Babylon": 0, "Kish": 1}) | {"step": "x"})
    assert str(refused.value) == (
        "step: a whole number from 0 to 24 is expected. board: there is no settlement called “Babylon”."
    )


@pytest.mark.parametrize("kind", KINDS.values())
def test_a_match_goes_on_from_a_position_to_its_end(kind: str) -> None:
    """Whatever lies in the spaces, a position that was taken can be played out, and no counter is lost."""
    spaces = [[kind] * 3, ["economic", "religious"], ["military"]]
    match = play_out(game().load(HEAD | {"spaces": spaces, "board": traders("Kish", "Ur", "Umma")}, seed=2))
    end = match.position()
    assert sum(sum(seat.values()) for seat in [*end["won"], end["discarded"]]) == 36
    assert edubba.replay(match.record()).position() == end
