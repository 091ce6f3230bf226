"""The story of a game: only what everybody at the table sees."""

from __future__ import annotations

import random

import pytest

from edubba.engine.match import Match
from edubba.engine.move import Move
from edubba.engine.transcript import transcribe
from edubba.games.tigris.reasons import _choice_refusal
from tests.tigris.scenes import GAME, play, scene

pytestmark = pytest.mark.rules


def told(match: Match) -> list[str]:
    """The sentences of the last move."""
    return [str(sentence) for sentence in match.story()]


def after(match: Match, *moves: str) -> list[str]:
    return told(play(match, *moves))


def test_a_tile_and_its_point() -> None:
    match = scene("f5 T.  e5 Bt", hands=["M", "TTSFMM"])
    assert after(match, "tile market g5") == ["Seat 1 placed a market on g5.", "Seat 2 got one green point."]


def test_leaders_come_move_and_go() -> None:
    match = scene("f5 T.  g10 T.", players=3)
    assert after(match, "leader king g5") == ["Seat 1 placed the king on g5."]
    assert after(match, "leader king f6") == ["Seat 1 moved the king to f6.", "It is Seat 2's turn."]
    assert after(scene("f5 T.  e5 Ak"), "withdraw king") == ["Seat 1 withdrew the king."]


def test_a_revolt_from_beginning_to_end() -> None:
    match = scene("f5 T.  g5 Bk")
    assert after(match, "leader king f6") == [
        "Seat 1 placed the king on f6.",
        "Revolt of the kings: Seat 1 (1) against Seat 2 (1).",
    ]
    assert after(match, "support 2") == ["Seat 1 laid out 2 temples."]
    assert after(match, "support 1") == [
        "Seat 2 laid out one temple.",
        "Seat 1 won 3 to 2; Seat 2 took the king back.",
        "Seat 1 got one red point.",
    ]


def test_wars_one_after_another() -> None:
    pieces = "e5 T.  e6 At  e4 Ak  f5 M.  g5 S.  i5 T.  j5 M.  i6 Bt  i4 Bk"
    match = scene(pieces, hands=["SSMM", "SM"])
    assert after(match, "tile settlement h5") == [
        "Seat 1 placed a settlement on h5.",
        "Two kingdoms were joined, and leaders of one colour met.",
    ]
    assert after(match, "war trader") == [
        "Seat 1 let the traders fight next.",
        "War of the traders: Seat 1 (1) against Seat 2 (1).",
    ]
    play(match, "support 1")
    assert after(match, "support 0") == [
        "Seat 2 laid out nothing.",
        "Seat 1 won 2 to 1; Seat 2 took the trader back.",
        "One market left the board.",
        "Seat 1 got 2 green points.",
        "War of the kings: Seat 1 (1) against Seat 2 (0).",
    ]


def test_a_peaceful_union() -> None:
    match = scene("e5 T.  e6 At  f5 M.  h5 T.  h6 Bk", hands=["S", ""])
    assert after(match, "tile settlement g5") == [
        "Seat 1 placed a settlement on g5.",
        "Two kingdoms were joined in peace.",
    ]


def test_an_empty_hand_lays_out_nothing_by_itself() -> None:
    match = scene("f5 T.  g5 Bk", hands=["T", ""])
    play(match, "leader king f6")
    assert after(match, "support 1")[:2] == ["Seat 1 laid out one temple.", "Seat 2 laid out nothing."]


def test_a_catastrophe_sends_leaders_home() -> None:
    match = scene("f5 T.  e5 Bk", bare=True)
    assert after(match, "catastrophe f5") == [
        "Seat 1 brought a catastrophe on f5.",
        "Seat 2's king lost the last temple and went home.",
    ]


def test_an_exchange_tells_only_its_number() -> None:
    assert after(scene(hands=["TTM", "T"]), "exchange TTM") == ["Seat 1 exchanged 3 tiles."]
    assert after(scene(hands=["TTM", "T"]), "exchange M") == ["Seat 1 exchanged one tile."]
    short = scene(hands=["TTM", "T"], bag={})
    assert after(short, "exchange T") == ["Seat 1 exchanged one tile.", "The bag is empty: this is the last turn."]


def test_monuments_and_buildings() -> None:
    pieces = "g5 M.  h5 M.  g6 M.  f6 M."
    match = scene(pieces, options={"buildings": True}, hands=["M", ""])
    play(match, "tile market h6")
    assert after(match, "building g6") == ["Seat 1 put the green building on g6."]
    assert after(match, "monument red-green g5") == ["Seat 1 raised the red and green monument on g5."]
    match = scene(pieces + "  a5 M^", options={"buildings": True}, hands=["M", ""])
    play(match, "tile market h6")
    assert after(match, "building f6") == ["Seat 1 moved the green building to f6."]
    assert after(match, "monument none") == ["Seat 1 raised no monument."]
    match = scene(pieces, options={"buildings": True}, hands=["M", ""])
    play(match, "tile market h6")
    assert after(match, "building none") == ["Seat 1 left the green building where it was."]


def test_a_turned_temple_sends_a_leader_home() -> None:
    match = scene("g5 T.  h5 T.  g6 T.  f5 Bk", bare=True, hands=["T", ""])
    play(match, "tile temple h6")
    assert after(match, "monument red-green g5")[1] == "Seat 2's king lost the last temple and went home."


def test_treasures_chosen_and_forced() -> None:
    match = scene("f3 T*  f4 T.  f5 T.  f7 T.  g7 T.  h7 T.  e5 Bt")
    play(match, "tile temple f6")
    assert after(match, "treasure i7") == ["Seat 2 took the treasure on i7."]
    forced = scene("b2 T*  c2 T.  d2 T.  c1 At  d1 T.  f2 S.  f3 T*", hands=["F", ""])
    assert "Seat 1 took the treasure on b2." in after(forced, "tile farm e2")


def test_the_end_of_a_turn() -> None:
    match = scene(
        "g5 #. h5 #. g6 #. h6 #.  f5 T.  f6 Ap",
        monuments=[{"colours": ["red", "green"], "at": "g5"}],
        hands=["TTTT", "TTTTT"],
    )
    play(match, "pass")
    assert after(match, "pass") == [
        "Seat 1 passed.",
        "Monuments brought Seat 1 one red point.",
        "Seat 1 drew 2 tiles.",
        "Seat 2 drew one tile.",
        "It is Seat 2's turn.",
    ]


def test_the_end_of_the_game() -> None:
    match = play(scene(bare=True, points=[{"red": 2}, {}]), "pass", "pass")
    assert told(match) == [
        "Seat 1 passed.",
        "The game is over: two treasures or fewer are left.",
        "Seat 1 has 0, 0, 0 and 2 points, the weakest colour first.",
        "Seat 2 has 0, 0, 0 and 0 points, the weakest colour first.",
        "Seat 1 won.",
    ]
    shared = play(scene(hands=["T", "T"], bag={}), "pass", "pass")
    assert told(shared)[1] == "The game is over: the bag could not fill a hand."
    assert told(shared)[-1] == "The win is shared by Seat 1, Seat 2."


def test_a_move_of_another_game_is_a_mistake_of_ours() -> None:
    match = scene("g5 M.  h5 M.  g6 M.", hands=["M", ""])
    match.play("tile market h6")
    with pytest.raises(TypeError):
        GAME.tell(transcribe(match.state), Move(0, "?"), transcribe(match.state))
    with pytest.raises(TypeError):
        _choice_refusal(match.state, Move(0, "?"))


def test_every_move_of_random_games_can_be_told() -> None:
    choice = random.Random(1)
    for players in (2, 4):
        match = GAME.start(players, players, {"buildings": True, "board": "alternate"})
        while match.actor is not None:
            match.play(choice.choice(match.legal()))
            assert told(match)
