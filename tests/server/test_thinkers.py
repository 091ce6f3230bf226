"""Bots think in processes of their own, which may die; every table gets a legal move, and nobody peeks."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import edubba
from edubba import Game, Match
from edubba.server.settings import Settings
from edubba.server.thinkers import COMMAND, Patience, Thinkers, ThinkersEnded
from edubba.server.timepiece import Timepiece
from tests.contract.tables import every_game

QUICK = 1  # millisecond: the least that a bot thinks
WAYS = ("killed", "garbage", "list", "illegal")
WITH_SECRETS = ("aquileia", "tigris")  # in Sumeria everything lies open
SEED = "a seed that nobody may know"


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_JIT", "0")


@pytest.fixture
def diary(tmp_path: Path) -> Path:
    return tmp_path / "diary"


def stub(way: str, times: int, diary: Path) -> list[str]:
    return [sys.executable, "-m", "tests.server.stub", way, str(times), str(diary)]


def noted(diary: Path, what: str) -> list[Any]:
    """What stubs wrote down."""
    lines = diary.read_text(encoding="utf-8").splitlines() if diary.exists() else []
    return [line[what] for line in map(json.loads, lines) if what in line]


@asynccontextmanager
async def thinking(number: int, command: Any = COMMAND, patience: Patience | None = None) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(Settings(thinkers=number), Timepiece(), command, patience)
    await thinkers.begin()
    try:
        yield thinkers
    finally:
        await thinkers.end()


def middle(game: Game, seed: int = 3, plies: int = 12) -> Match:
    """A position of a random game in which there is something to choose."""
    match, choice = game.start(seed=f"{SEED} {seed}"), random.Random(seed)
    while match.ply < plies or len(match.legal_ids()) < 2:
        match.play(choice.choice(match.legal_ids()))
    return match


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_answers_with_a_legal_move_in_every_game() -> None:
    matches = [middle(edubba.game(name)) for name in edubba.games()]

    async def work() -> list[str]:
        async with thinking(1) as thinkers:
            return [await thinkers.choose(match, 1, "bot", QUICK) for match in matches]

    for match, move in zip(matches, run(work()), strict=True):
        assert match.check(move).text == move


@every_game
def test_a_thread_answers_where_there_is_no_process(game: Game) -> None:
    match = middle(game)

    async def work() -> str:
        async with thinking(0) as thinkers:
            return await thinkers.choose(match, 1, "bot", QUICK)

    assert match.check(run(work())).text


@pytest.mark.parametrize("way", WAYS)
def test_a_thinker_that_fails_is_replaced_and_asked_again(way: str, diary: Path) -> None:
    match, failures = middle(edubba.game("sumeria")), []

    async def work() -> str:
        async with thinking(1, stub(way, 1, diary)) as thinkers:
            thinkers.on_failure.append(lambda: failures.append(way))
            return await thinkers.choose(match, 1, "bot", QUICK)

    assert match.check(run(work())).text
    assert failures == [way]
    assert len(noted(diary, "pid")) == 2


def test_a_thinker_that_is_silent_for_too_long_is_replaced(diary: Path) -> None:
    match, failures = middle(edubba.game("sumeria")), []

    async def work() -> list[str]:
        async with thinking(1, stub("tires", 1, diary), Patience(margin=0.3)) as thinkers:
            thinkers.on_failure.append(lambda: failures.append(1))
            return [await thinkers.choose(match, 1, "bot", QUICK) for _ in range(2)]

    for move in run(work()):
        assert match.check(move).text
    assert failures == [1]
    assert not is_running(noted(diary, "pid")[0])


def test_after_three_failures_the_table_does_not_hang(diary: Path) -> None:
    match, failures = middle(edubba.game("sumeria")), []

    async def work() -> list[str]:
        async with thinking(1, stub("garbage", 99, diary)) as thinkers:
            thinkers.on_failure.append(lambda: failures.append(1))
            return [await thinkers.choose(match, 1, "bot", QUICK) for _ in range(2)]

    for move in run(work()):
        assert match.check(move).text
    assert len(failures) == 6


def test_a_program_that_cannot_be_started_is_a_failure_too() -> None:
    match = middle(edubba.game("sumeria"))

    async def work() -> str:
        async with thinking(1, ["/nowhere/to/be/found"]) as thinkers:
            return await thinkers.choose(match, 1, "bot", QUICK)

    assert match.check(run(work())).text


def test_a_thinker_that_dies_between_two_questions_is_not_missed(diary: Path) -> None:
    match, failures = middle(edubba.game("sumeria")), []

    async def work() -> None:
        async with thinking(1, stub("echo", 0, diary)) as thinkers:
            thinkers.on_failure.append(lambda: failures.append(1))
            await thinkers.choose(match, 1, "bot")
            os.kill(noted(diary, "pid")[0], 9)
            await thinkers.choose(match, 1, "bot")

    run(work())
    assert len(noted(diary, "pid")) == 2
    assert len(failures) <= 1  # if it was asked before its end was noticed


def test_tables_are_answered_in_the_order_in_which_they_ask(diary: Path) -> None:
    matches = [middle(edubba.game("sumeria"), seed) for seed in range(6)]

    async def work() -> list[str]:
        async with thinking(1, stub("echo", 0, diary)) as thinkers:
            return await asyncio.gather(
                *(thinkers.choose(match, level, "bot") for level, match in enumerate(matches, 1))
            )

    for match, move in zip(matches, run(work()), strict=True):
        assert match.check(move).text
    assert noted(diary, "level") == [1, 2, 3, 4, 5, 6]


def test_several_think_at_once(diary: Path) -> None:
    match = middle(edubba.game("sumeria"))

    async def work() -> None:
        async with thinking(3, stub("echo", 0, diary)) as thinkers:
            await asyncio.gather(*(thinkers.choose(match, 1, seed) for seed in range(9)))

    run(work())
    assert len(set(noted(diary, "pid"))) == 3
    assert len(noted(diary, "level")) == 9


@every_game
def test_a_thinker_is_told_what_its_seat_knows_and_nothing_else(game: Game, diary: Path) -> None:
    matches = [middle(game, seed, 20) for seed in range(4)]

    async def work() -> None:
        async with thinking(1, stub("echo", 0, diary)) as thinkers:
            for match in matches:
                await thinkers.choose(match, 1, "bot")

    run(work())
    told = noted(diary, "position")
    for match, position in zip(matches, told, strict=True):
        told_match = game.load(position)
        assert told_match.actor == match.actor
        assert told_match.legal() == match.legal()
        assert seen(told_match) == seen(match)
    others = [position != match.position() for match, position in zip(matches, told, strict=True)]
    assert any(others) == (game.name in WITH_SECRETS)
    assert SEED not in diary.read_text(encoding="utf-8")


def seen(match: Match) -> dict[str, Any]:
    """What the acting seat sees of the table, whatever the match was loaded from."""
    view = match.view(match.actor)
    return {name: value for name, value in view.items() if name not in ("ply", "can_undo", "seats")}


def test_nothing_is_left_running(diary: Path) -> None:
    match = middle(edubba.game("sumeria"))

    async def work() -> None:
        async with thinking(2, stub("hangs", 99, diary)) as thinkers:
            asked = [asyncio.create_task(thinkers.choose(match, 1, "bot")) for _ in range(3)]
            while len(noted(diary, "pid")) < 2:
                await asyncio.sleep(0.01)
            await thinkers.end()
            for task in asked:
                with pytest.raises(ThinkersEnded):
                    await task

    run(work())
    assert len(noted(diary, "pid")) == 2
    assert not any(is_running(pid) for pid in noted(diary, "pid"))


def test_a_question_that_nobody_waits_for_is_not_answered_to_the_next(diary: Path) -> None:
    first, second = (middle(edubba.game(name)) for name in ("tigris", "sumeria"))

    async def work() -> str:
        async with thinking(1, stub("hangs", 1, diary)) as thinkers:
            asked = asyncio.create_task(thinkers.choose(first, 1, "bot", QUICK))
            while not noted(diary, "pid"):
                await asyncio.sleep(0.01)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            return await thinkers.choose(second, 1, "bot", QUICK)

    assert second.check(run(work())).text
    assert not is_running(noted(diary, "pid")[0])


def test_a_thinker_ends_when_the_server_is_gone() -> None:
    async def work() -> int:
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=asyncio.subprocess.PIPE)
        assert process.stdin is not None
        process.stdin.close()
        return await process.wait()

    assert run(work()) == 0
