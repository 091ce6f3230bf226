"""The promise before the first move, and what the players add to it; boards as data."""

from __future__ import annotations

import hashlib

import pytest

import edubba
from edubba.engine.boards import board_data
from edubba.engine.errors import BadRecord
from edubba.engine.fairness import commitment, mixed

pytestmark = pytest.mark.rules


def test_the_promise_is_a_fingerprint_of_the_secret_alone() -> None:
    assert commitment("secret") == hashlib.sha256(b"secret").hexdigest()
    assert commitment(mixed("secret", ["seven", "blue"])) == commitment("secret")
    assert commitment("other") != commitment("secret")


def test_what_players_add_changes_every_draw_but_not_the_promise() -> None:
    seeds = [mixed("secret", added) for added in ([], ["seven"], ["seven", "blue"], ["seven|blue"])]
    assert len(set(seeds)) == 4
    rows = {str(edubba.game("sumeria").start(players=3, seed=seed).position()["row"]) for seed in seeds}
    assert len(rows) > 1


def test_a_record_whose_seed_was_not_promised_is_refused() -> None:
    record = edubba.game("sumeria").start(players=3, seed="secret").record()
    assert edubba.replay(record).ply == 0
    with pytest.raises(BadRecord, match="promised"):
        edubba.replay(record | {"commitment": commitment("another")})


@pytest.mark.parametrize("name", edubba.games())
def test_every_board_can_be_had_as_data(name: str) -> None:
    game = edubba.game(name)
    boards = next(option for option in game.options if option.name in ("board", "sheet"))
    for board in boards.choices:
        assert board_data(game, str(board)) is not None
    assert board_data(game, "nowhere") is None
