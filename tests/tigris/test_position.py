"""Positions as documents."""

from __future__ import annotations

from typing import Any

import pytest

import edubba
from tests.tigris.scenes import GAME, document, drawn, play, scene, token

pytestmark = pytest.mark.rules


def reasons(pieces: str = "", **entries: Any) -> list[str]:
    """The keys of all reasons why a position is refused."""
    try:
        scene(pieces, **entries)
    except edubba.BadPosition as error:
        assert all(str(reason) for reason in error.reasons)
        return [reason.key for reason in error.reasons]
    return []


def test_the_keys_of_a_document() -> None:
    position = GAME.start(2, 1).position()
    assert list(position) == [
        "game", "players", "options", "board", "monuments", "hands", "discards", "catastrophes", "points", "bag",
        "active", "actions_left", "last_turn",
    ]  # fmt: skip
    assert position["points"][0] == {"red": 0, "black": 0, "blue": 0, "green": 0, "treasure": 0}


def test_the_board_is_drawn() -> None:
    assert GAME.start(2, 1).position()["board"] == [
        ".. .. .. .. ~~ ~~ ~~ ~~ ~~ .. T* .. ~~ .. .. ..",
        ".. T* .. .. ~~ .. .. .. .. .. .. .. ~~ .. .. T*",
        ".. .. .. ~~ ~~ T* .. .. .. .. .. .. ~~ ~~ .. ..",
        "~~ ~~ ~~ ~~ .. .. .. .. .. .. .. .. .. ~~ ~~ ~~",
        ".. .. .. .. .. .. .. .. .. .. .. .. .. T* ~~ ~~",
        ".. .. .. .. .. .. .. .. .. .. .. .. .. .. ~~ ..",
        "~~ ~~ ~~ ~~ .. .. .. .. T* .. .. .. ~~ ~~ ~~ ..",
        ".. T* .. ~~ ~~ ~~ ~~ .. .. .. .. .. ~~ .. .. ..",
        ".. .. .. .. .. .. ~~ ~~ ~~ ~~ ~~ ~~ ~~ .. T* ..",
        ".. .. .. .. .. T* .. .. .. .. .. .. .. .. .. ..",
        ".. .. .. .. .. .. .. .. .. .. T* .. .. .. .. ..",
    ]


def test_every_token_is_written_and_read() -> None:
    pieces = "g5 #. h5 #. g6 #. h6 #*  e5 S.  e6 M^  c4 F.  f3 T&  f4 Ak  a5 X.  i7 #*  i6 #.  j6 #. j7 #.  h6 #."
    monuments = [{"colours": ["red", "black"], "at": "g5"}, {"colours": ["red", "green"], "at": "i6"}]
    match = scene(pieces, monuments=monuments, options={"buildings": True})
    assert match.position()["monuments"] == monuments
    assert match.view(None)["buildings"] == {"red": "f3", "green": "e6"}
    assert GAME.load(match.position()).state.tobytes() == match.state.tobytes()
    assert [token(match, cell) for cell in ("f3", "e6", "i7", "f4", "a5", "c4")] == ["T&", "M^", "#*", "Ak", "X.", "F."]


def test_what_is_left_out_is_as_at_the_start() -> None:
    match = GAME.load({"game": "tigris", "players": 3})
    position = match.position()
    assert position["board"] == GAME.start(3, 1).position()["board"]
    assert [len(hand) for hand in position["hands"]] == [6, 6, 6]
    assert sum(position["bag"].values()) == 143 - 18
    assert (position["active"], position["actions_left"], position["catastrophes"]) == (0, 2, [2, 2, 2])
    assert GAME.load({"game": "tigris", "players": 3}).state.tobytes() == match.state.tobytes()


def test_the_bag_is_what_remains() -> None:
    monuments = [{"colours": ["black", "blue"], "at": "g5"}, {"colours": ["blue", "green"], "at": "o4"}]
    under = "g5 #. h5 #. g6 #. h6 #. o4 #. p4 #. o5 #. p5 #."
    position = scene(under + " e5 S.", monuments=monuments, hands=["TT", "F"], discards=["M", ""]).position()
    assert position["bag"] == {"T": 45, "S": 25, "F": 31, "M": 29}


def test_hands_come_from_what_the_bag_does_not_hold() -> None:
    entries = document(bag={"T": 0, "S": 30, "F": 36, "M": 30})
    del entries["hands"]
    assert GAME.load(entries).position()["hands"] == ["TTTTTT", "TTTTTT"]


def test_catastrophes_on_the_board_are_those_of_the_first_seats() -> None:
    assert scene("a1 X.  a2 X.  a3 X.").position()["catastrophes"] == [0, 1]


TWO_WARS = "e5 T.  e6 At  e4 Ak  f5 S.  g5 S.  f6 M.  i5 S.  i6 M.  j5 T.  j6 Bt  j4 Bk"
PENDING = [
    ("f5 T.  g5 Bk", ["leader king f6"], "support"),
    ("f5 T.  g5 Bk", ["leader king f6", "support 1"], "support"),
    ("e5 T.  e6 At  f5 M.  g5 M.  i5 M.  j5 T.  j6 Bt", ["tile settlement h5"], "support"),
    (TWO_WARS, ["tile settlement h5"], "war"),
    (TWO_WARS, ["tile settlement h5", "war trader", "support 0", "support 0"], "support"),
    ("g5 M.  h5 M.  g6 M.  f6 M.", ["tile market h6"], "building"),
    ("g5 M.  h5 M.  g6 M.  f6 M.", ["tile market h6", "building none"], "monument"),
    ("f3 T*  f4 T.  f5 T.  f7 T.  g7 T.  h7 T.  e5 Bt", ["tile temple f6", "building none"], "treasure"),
]


@pytest.mark.parametrize(("pieces", "moves", "kind"), PENDING)
def test_what_is_pending_is_written_and_read(pieces: str, moves: list[str], kind: str) -> None:
    match = play(scene(pieces, options={"buildings": True}), *moves)
    assert match.position()["pending"]["kind"] == kind
    again = GAME.load(match.position())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.legal() == match.legal()


def test_a_finished_game_is_written_and_read() -> None:
    match = play(scene(bare=True), "pass", "pass")
    assert match.position()["pending"] == {"kind": "over"}
    assert GAME.load(match.position()).is_over


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("f5 T.  e5 Ak  g5 Bk", "tigris-leaders-meet"),
        ("g5 Ak", "tigris-leader-no-temple"),
        ("a1 F.", "tigris-farm-on-land"),
        ("e1 S.", "tigris-tile-on-river"),
        ("e4 T.  d4 Ak", "tigris-leader-on-river"),
        ("e1 ..", "tigris-terrain"),
        ("a1 ~~", "tigris-terrain"),
        ("a1 Q.", "tigris-token"),
        ("a1 S*", "tigris-token"),
        ("a1 Ck", "tigris-token"),
        ("f5 T.  e5 Ak  f6 Ak", "tigris-leader-twice"),
        ("a1 S^  b1 S^", "tigris-building-twice"),
        ("a1 #.", "tigris-no-monument"),
        ("a1 T*", "tigris-treasure-place"),
        ("a1 X. b1 X. c1 X. d1 X. a2 X.", "tigris-catastrophe-count"),
    ],
)
def test_an_unsound_board_is_refused(pieces: str, expected: str) -> None:
    assert expected in reasons(pieces, options={"buildings": True})


def test_every_reason_is_told() -> None:
    assert reasons("f5 T.  e5 Ak  g5 Bk  a1 F.  a11 Bp", hands=["TTTTTTT", "T"]) == [
        "tigris-farm-on-land",
        "tigris-leader-no-temple",
        "tigris-leaders-meet",
        "tigris-hand",
    ]


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        ({"hands": ["TTTTTTT", "T"]}, "tigris-hand"),
        ({"hands": ["XY", "T"]}, "tigris-letters"),
        ({"hands": ["T"]}, "document-list-length"),
        ({"bag": {"T": 57}}, "tigris-too-many-tiles"),
        ({"bag": {"Q": 1}}, "document-unknown"),
        ({"catastrophes": [1, 3]}, "document-number"),
        ({"catastrophes": [-1, 2]}, "document-number"),
        ({"catastrophes": [0, 0]}, "tigris-catastrophe-count"),
        ({"points": [{"red": -1}, {}]}, "document-number"),
        ({"points": [{"treasure": 1}, {}]}, "tigris-too-many-treasures"),
        ({"active": 2}, "document-number"),
        ({"actions_left": 0}, "tigris-actions-left"),
        ({"last_turn": 1}, "tigris-flag"),
        ({"pending": {"kind": "over"}}, "tigris-not-over"),
        ({"pending": {"kind": "war"}}, "tigris-placed"),
        ({"pending": {"kind": "monument", "placed": "f3"}}, "tigris-nothing-pending"),
        ({"pending": {"kind": "treasure"}}, "tigris-nothing-pending"),
        ({"pending": {"kind": "dance"}}, "document-choice"),
        ({"pending": {}}, "document-missing"),
        ({"pending": {"kind": "support", "leader": "king", "attacker": 0, "defender": 1}}, "tigris-no-conflict"),
        ({"monuments": [{"colours": ["red", "red"], "at": "g5"}]}, "tigris-monument-entry"),
        ({"monuments": [{"colours": ["red", "blue"], "at": "p5"}]}, "tigris-monument-entry"),
        ({"monuments": [{"colours": ["red", "blue"], "at": "g5"}]}, "tigris-monument-tiles"),
        ({"monuments": [{"colours": ["red", "blue"], "at": c} for c in ("g5", "i5")]}, "tigris-monument-twice"),
        ({"colour": "red"}, "document-unknown"),
    ],
)
def test_an_unsound_document_is_refused(entries: dict[str, Any], expected: str) -> None:
    assert expected in reasons(**entries)


def test_a_monument_must_fit_the_ground() -> None:
    river = "o4 #. p4 #. o5 #. p5 #."
    assert reasons(river, monuments=[{"colours": ["red", "black"], "at": "o4"}]) == ["tigris-monument-terrain"]
    mixed = "l7 #. m7 #. l8 #. m8 #."
    assert reasons(mixed, monuments=[{"colours": ["red", "blue"], "at": "l7"}]) == ["tigris-monument-terrain"]


def test_buildings_need_their_option() -> None:
    assert reasons("a1 S^") == ["tigris-buildings-off"]


def test_more_face_down_tiles_than_can_be() -> None:
    full = {"T": 47, "S": 30, "F": 36, "M": 30}
    under = "g5 #. h5 #. g6 #. h6 #."
    monuments = [{"colours": ["red", "black"], "at": "g5"}]
    found = reasons(under, monuments=monuments, bag=full, hands=["", ""])
    assert found == ["tigris-too-many-face-down"]


def test_the_wrong_attacker_is_refused() -> None:
    conflict = {"kind": "support", "leader": "king", "attacker": 1, "defender": 0, "laid": None}
    assert reasons("f5 T.  e5 Ak  g5 Bk", pending=conflict) == ["tigris-no-conflict"]
    right = conflict | {"attacker": 0, "defender": 1}
    assert reasons("f5 T.  e5 Ak  g5 Bk", pending=right) == []


@pytest.mark.parametrize(("wars_fought", "sound"), [(0, True), (2, True), (3, False), (-1, False), ("1", False)])
def test_no_more_wars_can_be_over_than_there_are_colours_left(wars_fought: object, sound: bool) -> None:
    position = play(scene(TWO_WARS), "tile settlement h5").position()
    pending = position["pending"] | {"wars_fought": wars_fought}
    assert reasons(**position | {"pending": pending}) == ([] if sound else ["document-number"])


def test_a_revolt_is_no_war_of_several() -> None:
    revolt = {"kind": "support", "leader": "king", "attacker": 0, "defender": 1, "wars_fought": 1}
    assert reasons("f5 T.  e5 Ak  g5 Bk", pending=revolt) == ["document-number"]
    assert reasons(pending={"kind": "treasure", "wars_fought": 1})[0] == "document-unknown"


def test_a_forced_treasure_is_nothing_to_choose() -> None:
    pieces = "b2 T*  c2 T.  d2 T.  c1 At  d1 T.  e2 F.  f2 S.  f3 T*"
    assert reasons(pieces, pending={"kind": "treasure"}) == ["tigris-nothing-pending"]


def test_rows_must_be_complete() -> None:
    rows = drawn()
    assert reasons(board=[*rows[:-1], "T."]) == ["tigris-row"]
    assert "document-list-length" in reasons(board=rows[:-1])
