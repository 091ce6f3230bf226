"""Handfuls in one integer: what they hold is counted without looking at every kind."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.games.aquileia.cards import (
    ALL_CARDS,
    ALL_LAURELS,
    CARD_COUNTS,
    CARD_KINDS,
    LAUREL_COUNTS,
    LAUREL_KINDS,
    SYMBOLS,
    card,
    held,
    laurel,
    laurels_held,
    laurels_number,
    number,
    symbols,
)

pytestmark = pytest.mark.rules

handfuls = st.tuples(*[st.integers(0, int(count)) for count in CARD_COUNTS])
piles = st.tuples(*[st.integers(0, int(count)) for count in LAUREL_COUNTS])


@given(handfuls)
def test_cards_and_symbols_of_a_handful(counts: tuple[int, ...]) -> None:
    cards = sum(n * card(kind) for kind, n in enumerate(counts))
    assert [held(cards, kind) for kind in range(CARD_KINDS)] == list(counts)
    assert number(cards) == sum(counts)
    assert symbols(cards) == sum(n * int(SYMBOLS[kind]) for kind, n in enumerate(counts))


def test_all_cards_of_the_game_fit() -> None:
    assert number(ALL_CARDS) == CARD_COUNTS.sum()
    assert symbols(ALL_CARDS) == (CARD_COUNTS * SYMBOLS).sum()


@given(piles)
def test_laurels_of_a_pile(counts: tuple[int, ...]) -> None:
    laurels = sum(n * laurel(kind) for kind, n in enumerate(counts))
    assert [laurels_held(laurels, kind) for kind in range(LAUREL_KINDS)] == list(counts)
    assert laurels_number(laurels) == sum(counts)


def test_all_laurels_of_the_game_fit() -> None:
    assert laurels_number(ALL_LAURELS) == LAUREL_COUNTS.sum()
