"""Looking and telling change nothing, and a view belongs to whoever asked for it."""

from __future__ import annotations

import json

import pytest

from tests.contract.tables import Table, every_table

pytestmark = pytest.mark.rules


@every_table
def test_looking_and_telling_change_nothing(table: Table) -> None:
    match = table.match(seed=11, plies=40)
    before, seats = match.state.tobytes(), [*range(table.players), None]
    first = [json.dumps(match.view(seat)) for seat in seats]
    stories = [match.story(ply) for ply in range(match.ply)]
    assert match.state.tobytes() == before
    assert [json.dumps(match.view(seat)) for seat in seats] == first
    assert [match.story(ply) for ply in range(match.ply)] == stories


@every_table
def test_what_is_done_to_a_view_reaches_no_other(table: Table) -> None:
    match = table.match(seed=12, plies=30)
    seen = json.dumps(match.view(match.actor))
    spoil(match.view(match.actor))
    assert json.dumps(match.view(match.actor)) == seen


def spoil(value: object) -> None:
    """Empties every list and object of a document."""
    if isinstance(value, dict | list):
        for inside in list(value.values() if isinstance(value, dict) else value):
            spoil(inside)
        value.clear()


@every_table
def test_at_an_open_table_everybody_is_shown_the_same(table: Table) -> None:
    match = table.match(seed=13, plies=35)
    scenes = {json.dumps(match.scene(seat)) for seat in [*range(table.players), None]}
    assert len(scenes) == 1 or not table.game.open_table


@every_table
def test_legal_moves_are_written_as_a_frame_tells_them(table: Table) -> None:
    match = table.match(seed=14, plies=25)
    for seat in [*range(table.players), None]:
        assert json.loads(match.legal_json(seat)) == match.frame(seat)["legal"]
    assert len(json.loads(match.legal_json(match.actor))) == len(match.legal())


@every_table
def test_a_move_that_was_taken_back_leads_where_it_led_before(table: Table) -> None:
    match, straight = table.match(seed=15, plies=0), table.match(seed=15, plies=0)
    for _ in range(40):
        if match.is_over:
            break
        move = match.legal()[match.ply % len(match.legal())]
        match.play(move)
        match.undo(force=True)
        match.play(move)
        straight.play(move)
        assert (match.state.tobytes(), match.actor) == (straight.state.tobytes(), straight.actor)
        assert (match.legal_ids(), match.can_undo()) == (straight.legal_ids(), straight.can_undo())
    assert match.record() == straight.record()
