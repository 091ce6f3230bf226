from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import numpy as np
import pytest

from edubba.engine import jit
from edubba.engine.rng import MASK, Stream, below, new_rng, next_block, reseed, word

pytestmark = pytest.mark.rules


def test_the_stream_is_chacha_with_eight_rounds() -> None:
    """The published first block for an all-zero key and nonce."""
    rng = new_rng()
    next_block(rng)
    stream = rng["words"].astype("<u4").tobytes().hex()
    assert stream == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


def test_the_key_of_a_move_is_an_hmac_of_match_and_number() -> None:
    stream = Stream("seed", "match")
    stream.derive(258)
    expected = hmac.new(b"seed", b"match" + bytes([0, 0, 0, 0, 0, 0, 1, 2]), hashlib.sha256).digest()
    assert stream.tablets["key"].astype("<u4").tobytes() == expected
    assert not stream.was_used


@pytest.mark.parametrize("other", [("seed2", "match", 1), ("seed", "match2", 1), ("seed", "match", 2)])
def test_every_move_of_every_match_has_a_stream_of_its_own(other: tuple[str, str, int]) -> None:
    assert first_words("seed", "match", 1) != first_words(*other)


def first_words(seed: str, match_id: str, number: int) -> list[int]:
    stream = Stream(seed, match_id)
    stream.derive(number)
    return [int(word(stream.tablets[0])) for _ in range(20)]


def test_deriving_again_begins_the_stream_again() -> None:
    stream = Stream("seed")
    stream.derive(1)
    first = [int(word(stream.tablets[0])) for _ in range(40)]
    assert stream.was_used
    stream.derive(1)
    assert not stream.was_used
    assert [int(word(stream.tablets[0])) for _ in range(40)] == first


def test_words_are_thirty_two_bits() -> None:
    rng = new_rng()
    words = [word(rng) for _ in range(1000)]
    assert all(0 <= w <= MASK for w in words)
    assert max(words) > MASK // 2


def test_numbers_below_n_are_equally_likely() -> None:
    """A chi-squared test at one in a million: with five degrees of freedom it stays below 35.9."""
    rng = new_rng()
    reseed(rng, 2026)
    draws = Counter(int(below(rng, 6)) for _ in range(12_000))
    assert set(draws) == set(range(6))
    assert sum((n - 2000) ** 2 / 2000 for n in draws.values()) < 35.9


def test_no_number_is_favoured_by_rounding() -> None:
    """Of 3 * 2**29 numbers a plain remainder favours the lower ones; without a second try every third comes seldom."""
    rng = new_rng()
    reseed(rng, 7)
    n = 3 << 29
    draws = [int(below(rng, n)) for _ in range(3000)]
    assert all(0 <= draw < n for draw in draws)
    thirds = Counter(draw // (1 << 29) for draw in draws)
    assert max(thirds.values()) < 1150
    assert min(Counter(draw % 3 for draw in draws).values()) > 875


def test_reseeding_uses_all_bits_of_the_number() -> None:
    streams = set()
    for number in (0, 1, 1 << 31, 1 << 40, 1 << 62):
        rng = new_rng()
        reseed(rng, number)
        streams.add(tuple(int(word(rng)) for _ in range(4)))
    assert len(streams) == 5


@pytest.mark.skipif(not jit.enabled(), reason="nothing is compiled here")
def test_compiled_and_interpreted_streams_are_the_same() -> None:
    one, two = new_rng(), new_rng()
    draw = jit.compiled(below)
    for n in np.random.default_rng(1).integers(1, 1 << 31, 500).tolist():
        assert below(one, n) == draw(two, n)
    assert one.tobytes() == two.tobytes()
