"""R091 to R103: monuments."""

from __future__ import annotations

import pytest

from tests.tigris.scenes import GAME, play, points, refusal, scene, texts, token

pytestmark = pytest.mark.rules

THREE = "g5 M.  h5 M.  g6 M."  # h6 completes the square


def test_R091_the_tile_completes_a_square_of_four_of_one_colour() -> None:
    match = scene(THREE, hands=["MS", ""])
    match.play("tile market h6")
    assert "monument red-green g5" in texts(match)
    mixed = scene(THREE, hands=["MS", ""])
    mixed.play("tile settlement h6")
    assert mixed.position()["actions_left"] == 1


def test_R092_only_the_active_player_at_once_and_only_if_he_wants() -> None:
    match = scene(THREE + "  f5 T.  f4 Bk", hands=["M", "M"])
    match.play("tile market h6")
    assert match.actor == 0
    match.play("monument none")
    assert match.position()["monuments"] == []
    assert match.position()["actions_left"] == 1


def test_R093_a_chance_not_taken_is_gone_but_another_square_may_come() -> None:
    match = scene(THREE, hands=["MMM", ""])
    play(match, "tile market h6", "monument none", "tile market i5")
    assert match.position()["actions_left"] == 2  # the turn went on without a question
    later = scene(THREE + "  h6 M.  i5 M.", hands=["M", ""])
    later.play("tile market i6")
    assert {text.split()[-1] for text in texts(later)} == {"h5", "none"}


def test_R094_any_monument_in_stock_with_the_colour_of_the_tiles() -> None:
    match = scene(
        THREE + "  a5 #.  b5 #.  a6 #.  b6 #.",
        hands=["M", ""],
        monuments=[{"colours": ["black", "green"], "at": "a5"}],
    )
    match.play("tile market h6")
    assert texts(match) == {"monument red-green g5", "monument blue-green g5", "monument none"}
    assert refusal(match, "monument black-green g5") == "tigris-monument-stands"
    assert refusal(match, "monument red-black g5") == "tigris-monument-colour"
    assert refusal(match, "monument red-green f5") == "tigris-no-square"


def test_R095_none_of_the_colour_left_and_nothing_happens() -> None:
    at = {"red-green": "a5", "black-green": "c5", "blue-green": "a10"}
    squares = "a5 #. b5 #. a6 #. b6 #. c5 #. d5 #. c6 #. d6 #. a10 #. b10 #. a11 #. b11 #."
    monuments = [{"colours": name.split("-"), "at": cell} for name, cell in at.items()]
    match = scene(THREE + "  " + squares, hands=["M", ""], monuments=monuments)
    match.play("tile market h6")
    assert match.position()["actions_left"] == 1
    assert token(match, "h6") == "M."


def test_R096_of_several_squares_he_picks_one() -> None:
    match = scene("g5 M.  h5 M.  i5 M.  g6 M.  i6 M.", hands=["M", ""])
    match.play("tile market h6")
    assert texts(match) == {
        *(f"monument {name} {cell}" for name in ("red-green", "black-green", "blue-green") for cell in ("g5", "h5")),
        "monument none",
    }
    match.play("monument red-green h5")
    assert match.position()["monuments"] == [{"colours": ["red", "green"], "at": "h5"}]
    assert (token(match, "g5"), token(match, "h5"), token(match, "i6")) == ("M.", "#.", "#.")
    assert match.position()["actions_left"] == 1


def test_R096_a_tile_in_the_middle_completes_four() -> None:
    match = scene("f4 M. g4 M. h4 M. f5 M. h5 M. f6 M. g6 M. h6 M.", hands=["M", ""])
    match.play("tile market g5")
    assert {text.split()[-1] for text in texts(match)} == {"f4", "g4", "f5", "g5", "none"}


def test_R097_no_kingdom_is_needed_and_nothing_scores() -> None:
    match = scene(THREE, hands=["M", ""])
    play(match, "tile market h6", "monument red-green g5")
    assert (points(match, 0), points(match, 1)) == ({}, {})


def test_R097_farms_on_the_river_too() -> None:
    match = scene("o4 F.  p4 F.  o5 F.", hands=["F", ""])
    play(match, "tile farm p5", "monument blue-green o4")
    assert token(match, "p5") == "#."


@pytest.mark.parametrize(("laid", "offered"), [(2, True), (0, False)])
def test_R098_after_a_war_if_the_square_is_still_there(laid: int, offered: bool) -> None:
    """The three markets are Ann's: if she loses the war they are gone."""
    match = scene(THREE + "  f5 T.  f4 At  i6 T.  j6 Bt  k6 M.", hands=["MMM", "MM"])
    play(match, "tile market h6", f"support {laid}", "support 2" if not offered else "support 0")
    assert ("monument none" in texts(match)) == offered


def test_R099_face_down_no_colour_but_still_connecting_never_removed() -> None:
    match = scene(THREE + "  f5 T.  f4 At  i5 S.", hands=["M", ""])
    play(match, "tile market h6", "monument red-green g5")
    (kingdom,) = match.view(None)["kingdoms"]
    assert kingdom["tiles"]["market"] == 0
    assert "i5" in kingdom["cells"]
    assert kingdom["leaders"][0]["war"] == 0
    assert refusal(match, "catastrophe g5") == "tigris-on-monument"


def test_R099_face_down_tiles_make_no_new_square() -> None:
    monument = [{"colours": ["red", "green"], "at": "g5"}]
    match = scene("g5 #. h5 #. g6 #. h6 #. i5 M.", hands=["M", ""], monuments=monument)
    match.play("tile market i6")
    assert match.position()["actions_left"] == 1


TEMPLES = "g5 T.  h5 T.  g6 T."


def test_R100_leaders_whose_last_temple_was_turned_return_the_builders_too() -> None:
    match = scene(TEMPLES + "  f5 Ak  i5 Bt  f6 Bf  e6 T.", hands=["T", ""])
    play(match, "tile temple h6", "monument red-green g5")
    assert [token(match, cell) for cell in ("f5", "i5", "f6")] == ["..", "..", "Bf"]


def test_R101_a_treasure_stays_on_a_turned_temple_and_is_collected_as_ever() -> None:
    match = scene("i7 T*  j7 T.  i6 T.  k7 T.", hands=["TTM", ""])
    play(match, "tile temple j6", "monument red-green i6")
    assert token(match, "i7") == "#*"
    match.play("leader trader k6")
    assert match.view(None)["kingdoms"][0]["treasures"] == ["i7"]
    far = scene("i7 #*  j7 #.  i6 #.  j6 #.  f3 T*  f4 T.  f5 T.  f6 T.  g6 At  h6 ..", hands=["T", ""],
                monuments=[{"colours": ["red", "green"], "at": "i6"}])  # fmt: skip
    far.play("tile temple h6")
    assert texts(far) == {"treasure f3", "treasure i7"}
    far.play("treasure i7")
    assert token(far, "i7") == "#."


INCOME = "g5 #.  h5 #.  g6 #.  h6 #.  f5 T.  i5 T."
RED_GREEN = [{"colours": ["red", "green"], "at": "g5"}]


def test_R102_only_the_active_player_earns_one_for_each_colour_with_a_leader() -> None:
    pieces = INCOME + "  f4 Ap  f6 At  i4 Bk"
    match = scene(pieces, monuments=RED_GREEN)
    play(match, "pass")
    assert points(match, 0) == {}
    play(match, "pass")
    assert points(match, 0) == {"red": 1, "green": 1}
    play(match, "pass", "pass")
    assert points(match, 1) == {}
    assert points(match, 0) == {"red": 1, "green": 1}


def test_R102_several_monuments_add_up() -> None:
    pieces = INCOME + "  c5 #. d5 #. c6 #. d6 #.  e5 S.  f6 Ap"
    match = scene(pieces, monuments=[*RED_GREEN, {"colours": ["red", "black"], "at": "c5"}])
    play(match, "pass", "pass")
    assert points(match, 0) == {"red": 2}


def test_R102_a_leader_elsewhere_earns_nothing() -> None:
    match = scene(INCOME + "  a5 T.  a6 Ap", monuments=RED_GREEN)
    play(match, "pass", "pass")
    assert points(match, 0) == {}


def test_R103_the_king_earns_from_black_monuments_only() -> None:
    match = scene(INCOME + "  f6 Ak", monuments=RED_GREEN)
    play(match, "pass", "pass")
    assert points(match, 0) == {}
    black = scene(INCOME + "  f6 Ak", monuments=[{"colours": ["black", "green"], "at": "g5"}])
    play(black, "pass", "pass")
    assert points(black, 0) == {"black": 1}


def test_the_stock_of_monuments_is_open() -> None:
    assert len(GAME.start(2, 1).view(None)["stock"]["monuments"]) == 6
