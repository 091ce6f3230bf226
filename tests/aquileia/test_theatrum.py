"""The auction."""

from __future__ import annotations

from typing import Any

import pytest

from edubba import Match
from tests.aquileia.table import at, play, purse, refused, resolved, spaces, texts

pytestmark = pytest.mark.rules


def auction(*purses: str, seller: int = 0, **entries: Any) -> Match:
    where = [""] * len(purses)
    where[seller] = "theatrum"
    last = entries.pop("last", seller)
    return resolved(len(purses), spaces=spaces(*where), purse=list(purses), last=last, **entries)


def test_r28_the_top_laurel_is_shown_and_opened_with_one_coin() -> None:
    match = auction("2b 1g", "1s", "1s")
    assert match.actor == 0
    assert texts(match) == ["open bronze", "open gold", "drop"]
    assert match.view(2)["position"]["auction"]["card"] == at(match, "auction")["card"]
    assert sum(at(match, "piles")["theatre"].values()) == 5


def test_r29_a_raise_repeats_the_bid_and_adds_one_coin() -> None:
    match = auction("1b", "1b 1s 1g", "2s")
    match.play("open bronze")
    assert texts(match) == ["raise silver", "raise gold", "drop"]
    assert refused(match, "raise bronze") == "aquileia-bid-short"
    assert refused(match, "open silver") == "aquileia-opened"
    match.play("raise silver")
    assert at(match, "phase") == "place"


def test_r29_out_is_out() -> None:
    match = auction("2s", "2s 1b", "3s")
    play(match, "open silver", "drop", "raise silver")
    assert at(match, "round") == 2
    assert purse(match, 2) == "1s"


def test_r30_the_winner_pays_the_occupant_and_losers_keep_their_coins() -> None:
    match = auction("1s", "1s 1g", "1b")
    play(match, "open silver", "raise gold")
    assert [purse(match, seat) for seat in range(3)] == ["2s 1g", "", "1b"]
    assert len(at(match, "laurels")[1]) == 1


def test_r30_the_occupant_pays_the_bank() -> None:
    match = auction("2s", "1b", "1s")
    bank = at(match, "bank")["silver"]
    play(match, "open silver")
    assert purse(match, 0) == "1s"
    assert at(match, "bank")["silver"] == bank + 1
    assert len(at(match, "laurels")[0]) == 1


def test_r31_nobody_bids_and_the_occupant_gets_it_free() -> None:
    match = auction("1s", "1s", "1s")
    play(match, "drop", "drop", "drop")
    assert [purse(match, seat) for seat in range(3)] == ["1s"] * 3
    assert len(at(match, "laurels")[0]) == 1
    match = auction("", "", "")
    assert len(at(match, "laurels")[0]) == 1


def test_ruling_2_bidding_goes_clockwise_from_the_occupant() -> None:
    match = auction("3b", "3b", "3b", seller=1)
    seats = []
    for move in ("open bronze", "raise bronze", "raise bronze"):
        seats.append(match.actor)
        match.play(move)
    assert seats == [1, 2, 0]


def test_ruling_13_an_occupant_who_does_not_open_still_gets_the_bid() -> None:
    match = auction("3s", "1s", "2s")
    play(match, "drop", "open silver")
    assert match.actor == 2
    match.play("raise silver")
    assert [purse(match, seat) for seat in range(3)] == ["5s", "1s", ""]


def test_ruling_13_an_occupant_without_coins_cannot_open() -> None:
    match = auction("", "1s", "2s")
    assert match.actor == 1
    assert refused(match, "raise silver") == "aquileia-open-first"


def test_ruling_13_staked_coins_cannot_be_bid() -> None:
    match = resolved(spaces=spaces("theatrum", "portus_silver"), purse=["1s", "", ""], last=0)
    match.play("open silver")
    assert at(match, "laurels")[0]


def test_ruling_29_the_last_one_left_may_open_and_wins_at_once() -> None:
    match = auction("1s", "1s", "1b 1g")
    play(match, "drop", "drop")
    assert texts(match) == ["open bronze", "open gold", "drop"]
    match.play("open gold")
    assert [purse(match, seat) for seat in range(3)] == ["1s 1g", "1s", "1b"]
    assert len(at(match, "laurels")[2]) == 1


def test_ruling_32_no_laurel_left_no_auction() -> None:
    laurels = ["white/blue blue/yellow blue/purple white/purple yellow/purple yellow/white", "", ""]
    match = auction("1s", "1s", "1s", laurels=laurels)
    assert at(match, "round") == 2
