"""Rulings 3.18 to 3.21: what a turn is, and whose it is."""

from __future__ import annotations

import pytest

import edubba
from edubba.engine.match import Match
from tests.sumeria.table import board, game, play_round, table, through, traders

pytestmark = pytest.mark.rules

FOURTEEN = [settlement.name for settlement in board().settlements[:14]]


def kinds(match: Match) -> set[str]:
    return {move.kind for move in match.legal()}


def test_3_18_one_must_act() -> None:
    """There is no pass, and there is always something to do: adding with traders in stock, else removing."""
    for match in through(game().start(players=4, seed=5)):
        stock, seat = match.position()["stock"], match.actor or 0
        must = {"setup": "add", "take": "take", "turn": "add" if stock[seat] else "remove", "over": None}
        assert must[match.position()["phase"]] in {*kinds(match), None}
    assert {move.kind for move in game().vocabulary(table().state).moves} == {"add", "remove", "move", "take"}


def test_3_19_adding_is_free_and_needs_a_trader_in_stock() -> None:
    """With traders in stock and on the board all three actions are open; with an empty stock nothing can be added."""
    assert kinds(table(traders("Kish"))) == {"add", "move", "remove"}
    assert kinds(table(traders("", "Kish"))) == {"add"}
    all_on_board = table(dict.fromkeys(FOURTEEN, 0))
    assert kinds(all_on_board) == {"move", "remove"}
    with pytest.raises(edubba.IllegalMove) as refused:
        all_on_board.play("add Ur")
    assert refused.value.key == "sumeria-stock-empty"


def test_3_20_a_removed_trader_may_come_again() -> None:
    """It goes to the stock and can be added on a later turn, in the same settlement too; a turn is one action."""
    match = table(dict.fromkeys(FOURTEEN, 0))
    match.play("remove Kish")
    assert match.position()["stock"][0] == 1
    assert match.actor == 1
    match.play("add Ur")
    match.play("add Eridu")
    match.play("add Kish", seat=0)
    assert match.position()["stock"][0] == 0


def test_3_21_seats_act_clockwise_in_the_same_order_in_all_three_turns() -> None:
    """From the start player to the left, three times over; placing in set-up goes round in this order too."""
    assert play_round(table(players=4, start=2)) == [2, 3, 0, 1] * 3
    match = table(phase="setup", start=1)
    placed = []
    while match.position()["phase"] == "setup":
        placed.append(match.actor)
        match.play(match.legal_ids()[0])
    assert placed == [1, 2, 0] * 8
