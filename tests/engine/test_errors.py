"""Errors that cross from one process to another."""

from __future__ import annotations

import pickle

import pytest

from edubba.bots.host import BotFailed
from edubba.engine.errors import BadRecord, EdubbaError, IllegalMove
from edubba.locales import message

pytestmark = pytest.mark.rules


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("game-over"),
        BotFailed("bots-host-gone", command="x"),
        BadRecord(message("record-digest"), message("file-not-json", file="y")),
    ],
)
def test_they_arrive_as_they_left(error: EdubbaError) -> None:
    arrived = pickle.loads(pickle.dumps(error))  # noqa: S301 - it is ours
    assert type(arrived) is type(error)
    assert (arrived.key, arrived.arguments, list(arrived.reasons)) == (error.key, error.arguments, list(error.reasons))
    assert str(arrived) == str(error)
