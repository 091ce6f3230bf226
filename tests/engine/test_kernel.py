from __future__ import annotations

import numpy as np
import pytest

import edubba
from edubba.engine import jit, kernel
from edubba.engine.kernel import Kernel
from edubba.engine.rng import Stream

needs_numba = pytest.mark.skipif(not jit.enabled(), reason="nothing is compiled here")


def fresh() -> Kernel:
    game = edubba.game("sumeria")
    return Kernel(game.rules, game.encode(3))


def test_rules_are_interpreted_at_first() -> None:
    cold = fresh()
    assert cold.legal is kernel.legal
    assert not cold.is_compiled


@needs_numba
def test_warming_takes_the_compiled_twins() -> None:
    warm = fresh()
    assert warm.warm()
    assert warm.is_compiled
    assert warm.legal is jit.compiled(kernel.legal)
    assert warm.play is jit.compiled(kernel.play)
    assert warm.warm()


@needs_numba
def test_whoever_plays_on_gets_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "_PLAYED_BEFORE_WARMING", 3)
    cold, rngs = fresh(), Stream().tablets
    states = np.zeros(1, cold.rules.State)
    cold.begin(states, edubba.game("sumeria").encode(3), rngs)
    for action in (0, 1, 2):
        cold.play(states, action, rngs)
    assert cold._thread is not None
    assert cold.warm()


@needs_numba
def test_a_compiler_that_fails_is_told_to_those_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_function: object) -> object:
        raise RuntimeError("no compiler today")

    monkeypatch.setattr(jit, "compiled", fail)
    cold = fresh()
    assert not cold.warm(wait=False)
    with pytest.raises(RuntimeError, match="no compiler today"):
        cold.warm()
    assert cold.legal is kernel.legal


def test_without_a_compiler_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_JIT", "0")
    assert not fresh().warm()


@needs_numba
def test_leaving_ends_the_work_between_two_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "_leaving", type("Left", (), {"is_set": lambda self: True})())
    assert not fresh().warm()
