"""The evaluation of positions: what every feature counts, one hand-written position each."""

from __future__ import annotations

import numpy as np
import pytest

from edubba.engine import dispatch, jit
from edubba.engine.dispatch import OVER
from edubba.engine.match import Match
from edubba.engine.rng import below, new_rng, reseed
from edubba.engine.tablet import Tablet, blank, copy
from edubba.games.tigris import evaluation as e
from edubba.games.tigris import rules
from edubba.games.tigris.cells import CELL_NUMBERS, CELLS, names, set_of
from edubba.games.tigris.outlook import beside_two_temples, completing, down, left, right, up
from edubba.games.tigris.pieces import BLACK, BLUE, GREEN, RED
from edubba.games.tigris.state import MAX_PLAYERS
from tests.tigris.scenes import GAME, play, scene

pytestmark = pytest.mark.rules


def feature(match: Match | Tablet, number: int) -> list[int]:
    """What the weight of one feature alone gives to each seat."""
    s = match.state if isinstance(match, Match) else match
    weights = np.zeros((e.STAGES, e.FEATURES), np.int64)
    weights[e.stage(s), number] = 1
    out = np.zeros(dispatch.MAX_PLAYERS, np.int64)
    e.appraise(s, weights, out)
    return out[: s.players].tolist()


def by_rank(match: Match, first: int, seat: int = 0) -> list[int]:
    """A feature that is told by rank, the weakest colour first."""
    return [feature(match, first + place)[seat] for place in range(4)]


def earned(red: int = 0, black: int = 0, blue: int = 0, green: int = 0, treasure: int = 0) -> dict[str, int]:
    return {"red": red, "black": black, "blue": blue, "green": green, "treasure": treasure}


# ---- weights and stages


def test_every_stage_has_weights() -> None:
    assert e.WEIGHTS.shape == (e.STAGES, e.FEATURES)
    assert np.abs(e.WEIGHTS).max() < 10**7


@pytest.mark.parametrize(("bag", "stage"), [(96, 0), (95, 1), (32, 2), (31, 3), (0, 3)])
def test_stages_go_by_the_tiles_that_are_left(bag: int, stage: int) -> None:
    s = scene().state
    s.bag[:] = [bag, 0, 0, 0]
    assert e.stage(s) == stage


@pytest.mark.parametrize(("treasures", "stage"), [(10, 0), (9, 0), (8, 1), (5, 2), (4, 3), (2, 3), (0, 3)])
def test_stages_go_by_the_treasures_that_are_left(treasures: int, stage: int) -> None:
    s = scene().state
    s.treasures[:] = set_of(list(range(treasures)))
    assert e.stage(s) == stage


def test_evaluations_are_thousandths() -> None:
    s = scene("e5 T.  e6 At  j5 T.  j6 Bt").state
    fine, coarse = np.zeros(8, np.int64), np.zeros(8, np.int64)
    e.appraise(s, e.WEIGHTS, fine)
    dispatch.evaluate(s, coarse)
    assert (coarse[:2] == fine[:2] // 1000).all()
    assert coarse[:2].any()


# ---- points


def test_points_are_sorted_with_the_treasures_assigned() -> None:
    match = scene(bare=True, points=[earned(5, 1, 9, 2, 3), earned()])
    assert [feature(match, number)[0] for number in (e.LOWEST, e.SECOND, e.THIRD, e.HIGHEST)] == [3, 3, 5, 9]
    assert feature(match, e.TREASURES) == [3, 0]


def test_colours_are_ranked_by_points() -> None:
    s = scene(points=[earned(5, 1, 9, 2), earned()]).state
    assert [e.rank(s, 0, colour) for colour in (RED, BLACK, BLUE, GREEN)] == [2, 0, 3, 1]
    assert [e.rank(s, 1, colour) for colour in (RED, BLACK, BLUE, GREEN)] == [0, 1, 2, 3]


# ---- leaders and hands


def test_leaders_are_counted_by_need_and_by_office() -> None:
    match = scene("e5 T.  e6 At  e4 Ap", points=[earned(5, 1, 9, 2), earned()])
    assert by_rank(match, e.LEADS) == [0, 1, 1, 0]
    assert by_rank(match, e.LEADS, seat=1) == [0, 0, 0, 0]
    assert [feature(match, e.OFFICE + colour)[0] for colour in (RED, BLACK, BLUE, GREEN)] == [1, 0, 0, 1]


def test_a_king_is_heir_where_a_leader_lacks() -> None:
    match = scene("e5 T.  e6 Ak  d5 Bt", points=[earned(5, 1, 9, 2), earned()])
    assert feature(match, e.HEIR) == [2, 0]  # red and blue: black is his own, green is the other trader's


def test_ready_are_tiles_that_score_two_at_most() -> None:
    hands = ["TTTSMM", "TTSFMM"]
    match = scene("e5 T.  e6 Ap", points=[earned(5, 1, 9, 2), earned()], hands=hands)
    assert by_rank(match, e.READY) == [0, 0, 2, 0]
    assert by_rank(scene("e5 T.  e6 Ap", hands=["S", "T"]), e.READY) == [0, 0, 0, 0]


def test_farms_are_ready_only_beside_the_river() -> None:
    dry, wet = "h3 T.  h4 Af", "d5 T.  d6 Af"
    assert by_rank(scene(dry, bare=True, hands=["FFF", ""]), e.READY) == [0, 0, 0, 0]
    assert by_rank(scene(wet, bare=True, hands=["FFF", ""]), e.READY) == [0, 0, 2, 0]


def test_tiles_and_catastrophes_in_hand() -> None:
    match = scene("a1 X.", hands=["TTTSMM", "F"], catastrophes=[2, 1])
    assert [feature(match, e.HELD + colour)[0] for colour in (RED, BLACK, BLUE, GREEN)] == [3, 1, 0, 2]
    assert feature(match, e.CATASTROPHES) == [2, 1]


def test_strength_is_tiles_of_the_colour_and_temples_beside() -> None:
    match = scene("e5 T.  e6 At  f6 M.  g6 M.  d6 T.  g5 S.  m6 M.", bare=True)
    assert feature(match, e.STRENGTH) == [2, 0]
    assert feature(match, e.TEMPLES) == [2, 0]


# ---- time


def test_who_acts_when() -> None:
    match = scene(players=3, active=1, actions_left=1)
    assert feature(match, e.WAITS) == [2, 0, 1]
    assert feature(match, e.ACTIONS) == [0, 1, 0]


def test_an_action_that_is_being_done_is_not_left() -> None:
    match = play(scene(TRADERS), "tile settlement h5")
    assert feature(match, e.ACTIONS) == [1, 0]


# ---- open conflicts

TRADERS = "e5 T.  e6 At  f5 M.  g5 M.  i5 M.  j5 T.  j6 Bt"  # h5 joins the kingdoms


def test_an_open_war_counts_as_won_by_the_stronger() -> None:
    match = play(scene(TRADERS, hands=["SM", "M"]), "tile settlement h5")
    assert feature(match, e.HIGHEST) == [2, 0]
    assert feature(match, e.OFFICE + GREEN) == [1, 0]
    match = play(scene(TRADERS, hands=["SM", "MMMM"]), "tile settlement h5")
    assert feature(match, e.HIGHEST) == [0, 3]
    assert feature(match, e.OFFICE + GREEN) == [0, 1]


@pytest.mark.parametrize(("laid", "points"), [(1, [0, 3]), (2, [2, 0])])
def test_what_the_attacker_has_laid_out_is_all_that_he_lays_out(laid: int, points: list[int]) -> None:
    match = play(scene(TRADERS, hands=["SMMM", "MM"]), "tile settlement h5", f"support {laid}")
    assert feature(match, e.HIGHEST) == points


def test_all_wars_of_a_union_are_foreseen() -> None:
    pieces = TRADERS.replace("g5 M.", "g5 S.") + "  e4 Ak  j4 Bk"
    match = play(scene(pieces, hands=["SMM", "TSS"]), "tile settlement h5")
    assert feature(match, e.OFFICE + GREEN) == [1, 0]
    assert feature(match, e.OFFICE + BLACK) == [0, 1]


def test_temples_with_treasures_are_no_spoils() -> None:
    pieces = "e7 T.  e6 Ap  f7 T.  g7 T.  i7 T*  j7 T.  j6 Bp"
    match = play(scene(pieces, hands=["STT", "S"]), "tile settlement h7")
    assert feature(match, e.HIGHEST) == [2, 0]


def test_an_open_revolt_is_worth_a_red_point() -> None:
    pieces = "e5 T.  e6 Bk  f6 T."
    match = play(scene(pieces, hands=["TT", "S"]), "leader king e4")
    assert feature(match, e.HIGHEST) == [1, 0]
    assert feature(match, e.OFFICE + BLACK) == [1, 0]
    match = play(scene(pieces, hands=["TT", "TS"]), "leader king e4")
    assert feature(match, e.HIGHEST) == [0, 1]


# ---- treasures


def test_treasures_that_the_trader_must_take_count_as_taken() -> None:
    match = play(scene("f3 T*  f4 T.  f5 T.  e4 At  f7 T.  g7 T.  h7 T."), "tile settlement f6")
    assert match.view(None)["due"]["number"] == 1
    assert feature(match, e.TREASURES) == [1, 0]
    assert feature(match, e.BAIT) == [1, 0]


def test_treasures_within_reach_of_the_trader() -> None:
    match = scene("k5 T.  k6 At  j6 S.")
    assert feature(match, e.BAIT) == [0, 0]
    assert feature(match, e.NEAR) == [1, 0]
    assert feature(match, e.FAR) == [1, 0]


# ---- monuments

MONUMENT = [{"colours": ["red", "green"], "at": "f5"}]
SQUARE = "f5 #.  g5 #.  f6 #.  g6 #.  e5 T."


def test_monuments_count_as_paid_for_two_turns() -> None:
    match = scene(SQUARE + "  e6 At  d5 Ak  e4 Bp", monuments=MONUMENT)
    assert feature(match, e.HIGHEST) == [2, 2]
    assert feature(match, e.THIRD) == [0, 0]
    match = scene(SQUARE + "  e6 At  d5 Bk  e4 Ap  m5 T.  m6 Bt", monuments=MONUMENT)
    assert feature(match, e.THIRD) == [2, 0]


@pytest.mark.parametrize(("bag", "paid"), [(12, 2), (11, 1), (5, 0)])
def test_monuments_pay_no_longer_than_the_bag_lasts(bag: int, paid: int) -> None:
    s = scene(SQUARE + "  e6 At", monuments=MONUMENT).state
    s.bag[:] = [bag, 0, 0, 0]
    assert feature(s, e.HIGHEST) == [paid, 0]


def test_a_monument_without_a_kingdom_pays_nobody() -> None:
    assert feature(scene(SQUARE + "  m5 T.  m6 At", monuments=MONUMENT), e.HIGHEST) == [0, 0]


def test_a_beaten_leader_earns_nothing() -> None:
    match = scene(SQUARE + "  e6 Bt  d6 T.", monuments=MONUMENT, hands=["TTT", "S"])
    assert feature(match, e.HIGHEST) == [0, 2]
    assert feature(play(match, "leader trader e4"), e.HIGHEST) == [2, 0]


THREE_MARKETS = "e5 T.  f5 M.  g5 M.  f6 M."


def test_squares_that_the_next_tile_completes() -> None:
    match = scene(THREE_MARKETS + "  e6 At  e4 Bk", hands=["M", "M"])
    assert feature(match, e.SQUARES) == [1, 0]
    assert feature(scene(THREE_MARKETS + "  e6 At", hands=["S", "M"]), e.SQUARES) == [0, 0]
    assert feature(scene(THREE_MARKETS + "  m5 T.  m6 At", hands=["M", "M"]), e.SQUARES) == [0, 0]


@pytest.mark.parametrize(("leader", "points"), [("At", 3), ("Ak", 1), ("Bt", 1)])
def test_a_monument_that_may_be_built_counts_as_built(leader: str, points: int) -> None:
    match = play(scene(f"{THREE_MARKETS}  e6 {leader}", hands=["M", "M"]), "tile market g6")
    assert max(feature(match, e.HIGHEST)) == points


# ---- conflicts that may come


def test_a_war_that_one_tile_begins() -> None:
    match = scene(TRADERS, hands=["SM", "M"])
    assert by_rank(match, e.PREY) == [0, 0, 0, 2]
    assert by_rank(match, e.PREY, seat=1) == [0, 0, 0, 0]
    assert feature(match, e.AT_RISK) == [0, 2]


def test_a_war_that_the_other_begins() -> None:
    match = scene(TRADERS, hands=["SM", "MMM"])
    assert by_rank(match, e.PREY, seat=1) == [0, 0, 0, 3]
    assert feature(match, e.AT_RISK) == [3, 0]


def test_nobody_threatens_an_equal() -> None:
    assert feature(scene(TRADERS, hands=["S", "M"]), e.AT_RISK) == [0, 0]


@pytest.mark.parametrize("pieces", [TRADERS.replace("i5 M.", "k5 M."), TRADERS.replace("Bt", "Bk")])
def test_far_kingdoms_and_other_colours_threaten_nobody(pieces: str) -> None:
    assert feature(scene(pieces), e.AT_RISK) == [0, 0]


def test_leaders_who_may_fall_in_a_revolt() -> None:
    match = scene("e5 T.  e6 Bk", bare=True, hands=["TT", "T"])
    assert feature(match, e.SHAKY) == [0, 1]
    safe = scene("e5 T.  e6 Bk", bare=True, hands=["TT", "TT"])
    assert feature(safe, e.SHAKY) == [0, 0]


def test_a_revolt_is_stronger_between_two_temples() -> None:
    match = scene("e5 T.  e6 Bk  f4 T.", bare=True, hands=["T", "T"])
    assert feature(match, e.SHAKY) == [0, 1]


# ---- sets of cells


def test_steps_do_not_leave_the_board() -> None:
    for cell in range(CELLS):
        row, column = divmod(cell, 16)
        steps = {up: (row - 1, column), down: (row + 1, column), left: (row, column - 1), right: (row, column + 1)}
        for step, (r, c) in steps.items():
            expected = [r * 16 + c] if 0 <= r < 11 and 0 <= c < 16 else []
            assert step(set_of([cell])) == set_of(expected)


@pytest.mark.parametrize("missing", ["g6", "h6", "g7", "h7"])
def test_the_fourth_cell_of_a_square(missing: str) -> None:
    square = {"g6", "h6", "g7", "h7"} - {missing}
    assert names(completing(set_of([CELL_NUMBERS[cell] for cell in square]))) == [missing]


@pytest.mark.parametrize("temples", ["g5 T.  g7 T.", "f6 T.  h6 T."])
def test_cells_between_two_temples(temples: str) -> None:
    assert names(beside_two_temples(scene(temples, bare=True).state)) == ["g6"]


# ---- the whole


def rotated(s: Tablet) -> Tablet:
    """The same position with every seat one further."""
    turned = copy(s)
    for name in ("hands", "discards", "catastrophes_left", "points", "leaders", "kingdom_of"):
        turned[name][: s.players] = np.roll(s[name][: s.players], 1, axis=0)
    for name in ("active", "attacker", "defender", "collector"):
        turned[name] = (s[name] + 1) % s.players if s[name] >= 0 else s[name]
    return turned


def some_positions(players: int, number: int) -> list[Tablet]:
    """Every few positions of a random game."""
    s, rng, out, found = blank(rules.State), new_rng(), np.zeros(rules.MAX_LEGAL, np.int64), []
    reseed(rng, number)
    rules.setup(s, GAME.encode(players), rng)
    while rules.actor(s) != OVER:
        found.append(copy(s))
        rules.play(s, int(out[below(rng, rules.legal(s, out))]), rng)
    return found[::3]


@pytest.mark.parametrize("players", GAME.players)
def test_all_seats_are_judged_alike(players: int) -> None:
    there, here = np.zeros(MAX_PLAYERS, np.int64), np.zeros(MAX_PLAYERS, np.int64)
    for s in some_positions(players, players):
        e.appraise(s, e.WEIGHTS, here)
        e.appraise(rotated(s), e.WEIGHTS, there)
        assert there[:players].tolist() == np.roll(here[:players], 1).tolist()


@pytest.mark.skipif(not jit.enabled(), reason="nothing is compiled here")
@pytest.mark.parametrize("players", GAME.players)
def test_interpreted_and_compiled_evaluation_are_the_same(players: int) -> None:
    twin = jit.compiled(e.appraise)
    one, other = np.zeros(MAX_PLAYERS, np.int64), np.zeros(MAX_PLAYERS, np.int64)
    for s in some_positions(players, players + 10):
        e.appraise(s, e.WEIGHTS, one)
        twin(s, e.WEIGHTS, other)
        assert one[:players].tolist() == other[:players].tolist()
