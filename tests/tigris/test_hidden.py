"""R120, R121: what is hidden and what lies open, and how it is resampled."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from math import comb

import numpy as np
import pytest

import edubba
from edubba.engine.rng import new_rng, reseed
from edubba.engine.tablet import Tablet
from edubba.games.tigris.moves import letters
from edubba.games.tigris.rules import hide
from tests.tigris.scenes import GAME, play, scene

pytestmark = pytest.mark.rules


def test_R120_hands_and_points_are_hidden_every_gain_is_told() -> None:
    match = scene("f5 T.  e5 Bt", hands=["M", "TTSFMM"])
    match.play("tile market g5")
    assert str(match.story()[1]) == "Seat 2 got one green point."
    assert match.view(0)["dynasties"][1]["points"] is None
    assert match.view(None)["dynasties"][1]["points"] is None
    assert match.view(1)["dynasties"][1]["points"]["green"] == 1
    assert match.view(0)["hand"] == ""
    assert match.view(None)["hand"] is None


def test_R120_totals_are_open_as_an_option_and_at_the_end() -> None:
    match = scene(options={"open_scores": True}, points=[{"red": 3}, {}])
    assert match.view(1)["dynasties"][0]["points"]["red"] == 3
    over = scene(bare=True, points=[{"red": 3}, {}])
    play(over, "pass", "pass")
    assert over.view(None)["dynasties"][0]["points"]["red"] == 3


def test_R121_open_are_leaders_catastrophes_stock_numbers_of_tiles_and_what_is_laid_out() -> None:
    match = scene("f5 T.  g5 Bk  f6 At", hands=["TTS", "TTSF"], catastrophes=[2, 2])
    match.play("leader king f4")
    match.play("support 1")
    view = match.view(1)
    assert view["dynasties"][0]["tiles"] == 2
    assert view["dynasties"][0]["catastrophes"] == 2
    assert view["dynasties"][0]["leaders_home"] == ["priest", "farmer"]
    assert len(view["stock"]["monuments"]) == 6
    assert view["conflict"]["attacker"]["laid"] == 1


def test_R121_not_open_are_bag_and_discards() -> None:
    match = scene(hands=["TTTTTT", "SSSSSS"])
    match.play("exchange TTTTTT")
    other = match.view(1)
    assert (other["discards"], match.view(0)["discards"]) == ("", "TTTTTT")
    assert "TTTTTT" not in json.dumps(other)
    assert isinstance(other["bag"], int)


def resampled(s: Tablet, seat: int, number: int) -> Tablet:
    twin = np.array([s], s.dtype)[0]
    rng = new_rng()
    reseed(rng, number)
    hide(twin, seat, rng)
    return twin


def test_R134_hide_keeps_what_the_seat_knows_all_numbers_and_all_points() -> None:
    match = scene(
        "f5 T.  g5 Bk",
        players=3,
        hands=["TTSFMM", "TTTSSS", "FFFM"],
        discards=["TM", "SSF", ""],
        points=[{"red": 3}, {}, {"blue": 1}],
    )
    s = match.state
    twin = resampled(s, 1, 3)
    assert (twin.hands[1] == s.hands[1]).all()
    assert (twin.discards[1] == s.discards[1]).all()
    assert twin.hands.sum(axis=1).tolist() == s.hands.sum(axis=1).tolist()
    assert twin.discards.sum(axis=1).tolist() == s.discards.sum(axis=1).tolist()
    total = s.hands.sum(axis=0) + s.discards.sum(axis=0) + s.bag
    assert (twin.hands.sum(axis=0) + twin.discards.sum(axis=0) + twin.bag == total).all()
    changed = {name for name in s.dtype.names if (twin[name] != s[name]).any()}
    assert changed <= {"hands", "discards", "bag"}
    assert (twin.points == s.points).all()


def exact_shares(unseen: Counter[str], hand: int, discards: int) -> dict[tuple[str, str], float]:
    """How likely each hand and discards are if all unseen tiles lie in any order: hypergeometric, twice."""
    shares: dict[tuple[str, str], float] = {}
    total = comb(sum(unseen.values()), hand) * comb(sum(unseen.values()) - hand, discards)
    kinds = sorted(unseen)
    for first in product(*(range(unseen[kind] + 1) for kind in kinds)):
        for second in product(*(range(unseen[kind] + 1) for kind in kinds)):
            ways = 1
            for kind, held, gone in zip(kinds, first, second, strict=True):
                ways *= comb(unseen[kind], held) * comb(unseen[kind] - held, gone)
            if sum(first) == hand and sum(second) == discards and ways:
                held_text = "".join(kind * n for kind, n in zip(kinds, first, strict=True))
                gone_text = "".join(kind * n for kind, n in zip(kinds, second, strict=True))
                shares[held_text, gone_text] = ways / total
    return shares


def test_hide_is_as_likely_as_it_really_is() -> None:
    """The other holds two tiles and has exchanged one, the bag has three: six unseen tiles, and their exact shares."""
    match = scene(hands=["TTTTTT", "TS"], discards=["", "T"], bag={"T": 1, "S": 1, "M": 1})
    exact = exact_shares(Counter("TTTSSM"), hand=2, discards=1)
    tries = 6000
    seen: Counter[tuple[str, str]] = Counter()
    for number in range(tries):
        twin = resampled(match.state, 0, number)
        hand, gone = letters(twin.hands[1].tolist()), letters(twin.discards[1].tolist())
        seen["".join(sorted(hand)), gone] += 1
    assert seen.keys() == exact.keys()
    chi_square = sum((seen[k] - tries * p) ** 2 / (tries * p) for k, p in exact.items())
    assert chi_square < 40, chi_square  # with 11 degrees of freedom less than one in ten thousand


def test_hide_from_nobody_in_particular_is_a_fair_deal_in_a_match() -> None:
    match = edubba.game("tigris").start(2, 3)
    hands = {tuple(resampled(match.state, 0, number).hands[1].tolist()) for number in range(50)}
    assert len(hands) > 10


def test_tiles_laid_out_cannot_be_taken_back() -> None:
    match = scene("f5 T.  g5 Bk")
    match.play("leader king f6")
    assert match.can_undo(0)
    match.play("support 1")
    assert not match.can_undo(0)
    with pytest.raises(edubba.UndoRefused):
        match.undo(seat=0)


def test_the_view_of_a_start_holds_no_tile_of_others() -> None:
    match = GAME.start(3, 5)
    for seat in range(3):
        others = [hand for other, hand in enumerate(match.position()["hands"]) if other != seat]
        assert not any(hand in json.dumps(match.view(seat)) for hand in others)
