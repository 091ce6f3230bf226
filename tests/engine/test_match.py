from __future__ import annotations

import numpy as np
import pytest

import edubba
from edubba import BadRecord, EdubbaError, IllegalMove, UnknownGame
from edubba.engine import jit
from edubba.games.sumeria.moves import Add

pytestmark = pytest.mark.rules

SUMERIA = edubba.game("sumeria")


def test_a_move_is_played_as_itself_its_text_or_its_id() -> None:
    matches = [SUMERIA.start(3, 7) for _ in range(5)]
    move = matches[0].legal()[0]
    for match, form in zip(matches, (move, move.text, "  ADD   kish ", move.id, np.int64(move.id)), strict=True):
        assert match.play(form) == move
    assert len({match.state.tobytes() for match in matches}) == 1


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("add Atlantis", "move-unknown-near"),
        ("castle", "move-unknown"),
        ("", "move-unknown"),
        ("x" * 5000, "move-unknown"),
        (-1, "move-id-unknown"),
        (SUMERIA.num_actions, "move-id-unknown"),
        (True, "move-id-unknown"),
        (None, "move-unknown"),
        (1.5, "move-unknown"),
        (Add(0, "add Ur", "Ur"), "move-unknown"),
        ("take economic", "sumeria-nothing-to-take"),
    ],
)
def test_what_is_no_legal_move_is_refused_and_changes_nothing(move: object, key: str) -> None:
    match = SUMERIA.start(3, 7)
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(move)  # type: ignore[arg-type]
    assert refused.value.key == key
    assert len(str(refused.value)) < 200
    assert match.state.tobytes() == before
    assert match.ply == 0


def test_a_move_out_of_turn_is_refused() -> None:
    match = SUMERIA.start(3, 7)
    other = (match.actor + 1) % 3
    with pytest.raises(IllegalMove) as refused:
        match.play("add Kish", seat=other)
    assert refused.value.key == "not-your-turn"
    match.play("add Kish", seat=match.actor)


def finished() -> edubba.Match:
    match = SUMERIA.start(3, 7)
    while match.actor is not None:
        match.play(match.legal_ids()[0])
    return match


def test_after_the_end_nothing_is_played() -> None:
    match = finished()
    with pytest.raises(IllegalMove) as refused:
        match.play("add Kish")
    assert refused.value.key == "game-over"
    assert match.is_over
    assert match.winners


def test_there_is_a_winner_only_at_the_end() -> None:
    match = SUMERIA.start(3, 7)
    assert match.winners == []
    assert match.view(None)["result"] is None
    end = finished()
    assert end.view(None)["result"] == {"scores": end.scores, "ranks": end.ranks, "winners": end.winners}


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 1.0])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: object) -> None:
    with pytest.raises(EdubbaError) as refused:
        SUMERIA.start(3, 7).view(seat)  # type: ignore[arg-type]
    assert refused.value.key == "seat-unknown"


@pytest.mark.parametrize("ply", [-1, 3, True, "1"])
def test_there_is_no_going_beyond_the_moves(ply: object) -> None:
    match = SUMERIA.start(3, 7)
    match.play("add Kish")
    match.play("add Ur")
    with pytest.raises(EdubbaError) as refused:
        match.go_to(ply)  # type: ignore[arg-type]
    assert refused.value.key == "ply-unknown"


def test_a_new_move_forgets_what_was_taken_back() -> None:
    match = SUMERIA.start(3, 7)
    match.play("add Kish")
    match.undo()
    match.play("add Ur")
    with pytest.raises(edubba.UndoRefused):
        match.redo()


def test_the_story_of_any_move_can_be_told_again() -> None:
    match = SUMERIA.start(3, 7)
    first = (match.play("add Kish"), match.story())
    match.play("add Ur")
    assert match.story(0) == first[1]
    assert match.story() != first[1]
    assert match.story(5) == []
    assert SUMERIA.start(3, 7).story() == []


def test_warming_says_whether_rules_are_compiled() -> None:
    assert SUMERIA.warm() == jit.enabled()


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadRecord) as refused:
        edubba.replay(SUMERIA.start(3, 7).record() | {"game": "chess"})
    assert refused.value.key == "unknown-game"


def test_an_unknown_game_is_refused() -> None:
    for name in ("chess", "", "sumeria.rules", None):
        with pytest.raises(UnknownGame):
            edubba.game(name)  # type: ignore[arg-type]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(edubba.UnknownBot):
        edubba.bot("deep thought")


def test_the_package_can_be_called_and_looked_into() -> None:
    import edubba.games.sumeria  # noqa: PLC0415

    assert "sumeria" in edubba.games()
    assert edubba.games.sumeria.GAME is SUMERIA
    assert set(edubba.__all__) >= {"game", "games", "replay", "bot", "IllegalMove", "Match", "Move"}
    with pytest.raises(AttributeError):
        _ = edubba.chess


def test_representations_say_what_it_is() -> None:
    assert repr(SUMERIA.start(3, 7)) == "<Match of sumeria, 3 players, ply 0>"
    move = SUMERIA.start(3, 7).legal()[0]
    assert repr(move) == "Add(id=0, text='add Kish', settlement='Kish')"
    assert eval(repr(move)) == move  # noqa: S307
    assert str(move) == "add Kish"
