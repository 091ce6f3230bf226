"""Analyses are made in the background, tell how far they are, and survive a restart."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import select
from starlette.testclient import TestClient

from edubba.bots.levels import JUDGE
from edubba.server.analyses import Analyses
from edubba.server.app import create_app
from edubba.server.database import Database
from edubba.server.errors import Refusal
from edubba.server.hall import Hall
from edubba.server.schemas import AnalysisState
from edubba.server.scribe import Scribe
from edubba.server.settings import Settings
from edubba.server.storage import AnalysisRow
from edubba.server.thinkers import Patience, Thinkers
from edubba.server.timepiece import Timepiece
from tests.server.tablets import guest, keep, make_tables, played

RECORD = Path(__file__).parents[1] / "records/sumeria/clear-win-2.json"
ANA, BEN = guest("Ana"), guest("Ben")
OVER, RUNNING = "0000000001", "0000000002"
TOO_LONG = 120  # seconds, after which a test that waits has failed
OURS = {"X-Edubba": "1"}


@pytest.fixture
def diary(tmp_path: Path) -> Path:
    return tmp_path / "diary"


def stub(times: int, diary: Path) -> list[str]:
    return [sys.executable, "-m", "tests.server.stub", "judge", str(times), str(diary)]


@asynccontextmanager
async def house(folder: Path, command: list[str], patience: Patience | None = None) -> AsyncIterator[Analyses]:
    """A house in which there is a game that is over, and one that is not."""
    settings, time = Settings(data=folder, thinkers=1), Timepiece()
    database = Database(settings)
    is_new = not (folder / "edubba.sqlite3").exists()
    await make_tables(database)
    if is_new:
        await keep(database, guest("Ana"), guest("Ben"), *played(1, [ANA, BEN, None]), *played(2, [ANA, BEN, None], 5))
    thinkers = Thinkers(settings, time, command, patience)
    analyses = Analyses(Hall(settings, time, database, Scribe(database)), thinkers)
    await analyses.begin()
    try:
        yield analyses
    finally:
        await analyses.end()
        await thinkers.end()
        await database.close()


async def ask(analyses: Analyses, level: int = 3, table: str = OVER) -> AnalysisState:
    return await analyses.ask(await analyses._hall.table(table), level)


async def until(analyses: Analyses, *statuses: str, progress: float = 0.0) -> AnalysisState:
    async with asyncio.timeout(TOO_LONG):
        while True:
            found = await analyses.state(OVER)
            if found.status in statuses and found.progress >= progress:
                return found
            await asyncio.sleep(0.01)


def test_an_analysis_is_made_in_the_background(tmp_path: Path, diary: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, stub(0, diary)) as analyses:
            assert (await analyses.state(OVER)).status == "none"
            assert (await ask(analyses)).status in ("waiting", "running")
            done = await until(analyses, "done")
            assert done.progress == 1
            assert done.analysis is not None
            assert done.analysis["moves"] > 50

    asyncio.run(work())


def test_a_restart_begins_what_was_running_again(tmp_path: Path, diary: Path) -> None:
    async def first() -> None:
        async with house(tmp_path, stub(1, diary)) as analyses:
            await ask(analyses)
            half = await until(analyses, "running", progress=0.01)
            assert half.progress < 1
            assert half.analysis is None

    async def second() -> None:
        async with house(tmp_path, stub(1, diary)) as analyses:
            assert (await until(analyses, "done")).progress == 1

    asyncio.run(first())
    asyncio.run(second())


def test_one_that_runs_is_not_disturbed_and_one_that_is_done_is_made_again_only_deeper(
    tmp_path: Path, diary: Path
) -> None:
    async def level(analyses: Analyses) -> tuple[int, str]:
        async with analyses._database.session() as session:
            row = (await session.scalars(select(AnalysisRow))).one()
            return row.level, row.status

    async def work() -> None:
        async with house(tmp_path, stub(0, diary)) as analyses:
            await asyncio.gather(ask(analyses, 3), ask(analyses, 5))
            await until(analyses, "done")
            kept, _ = await level(analyses)
            await ask(analyses, kept)
            assert await level(analyses) == (kept, "done")
            await ask(analyses, 6)
            await until(analyses, "done")
            assert await level(analyses) == (6, "done")

    asyncio.run(work())


def test_what_was_found_can_be_read_while_a_deeper_one_is_made(tmp_path: Path, diary: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, stub(0, diary)) as analyses:
            await ask(analyses, 3)
            found = (await until(analyses, "done")).analysis
        async with house(tmp_path, [sys.executable, "-c", "print('[')"]) as analyses:
            asked = await ask(analyses, 6)
            assert (asked.status, asked.analysis) == ("waiting", found)
            assert (await until(analyses, "failed")).analysis == found

    asyncio.run(work())


def test_an_analyst_that_fails_for_good_is_said_so_and_can_be_asked_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, [sys.executable, "-c", "print('[')"]) as analyses:
            await ask(analyses)
            assert (await until(analyses, "failed")).analysis is None
            assert (await ask(analyses)).status in ("waiting", "running")

    asyncio.run(work())


def test_a_game_that_is_not_over_is_not_analysed(tmp_path: Path, diary: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, stub(0, diary)) as analyses:
            with pytest.raises(Refusal) as refused:
                await ask(analyses, 3, RUNNING)
            assert refused.value.message.key == "server-analysis-not-over"
            assert (await analyses.state(RUNNING)).status == "none"

    asyncio.run(work())


def test_a_golden_record_is_judged_move_by_move() -> None:
    record, heard = json.loads(RECORD.read_text()), []

    async def work() -> dict[str, Any] | None:
        thinkers = Thinkers(Settings(thinkers=1), Timepiece())
        return await thinkers.analyse(record, 1, lambda done, last: heard.append((done, last)))

    found = asyncio.run(work())
    last = len(record["moves"])
    assert heard == [(done, last) for done in range(last + 1)]
    assert found is not None
    assert [move["text"] for move in found["moves"]] == record["moves"]


def test_without_processes_a_thread_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_JIT", "0")
    record, heard = json.loads(RECORD.read_text()), []
    short = {name: value for name, value in record.items() if name not in ("result", "digest")} | {
        "moves": record["moves"][:1]
    }

    async def work() -> dict[str, Any] | None:
        thinkers = Thinkers(Settings(thinkers=0), Timepiece())
        return await thinkers.analyse(short, 1, lambda done, last: heard.append((done, last)))

    found = asyncio.run(work())
    assert found is not None
    assert len(found["moves"]) == 1
    assert heard == [(0, 1), (1, 1)]


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return create_app(Settings(data=tmp_path, thinkers=0), Timepiece())


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app, headers=OURS) as client:
        assert client.portal is not None
        client.portal.call(fill, app)
        yield client


async def fill(app: FastAPI) -> None:
    database = app.state.services.database
    over, running = played(1, [ANA, BEN, None]), played(2, [ANA, BEN, None], 5, public=False)
    await make_tables(database)
    await keep(database, guest("Ana"), guest("Ben"), *over, *running)


def test_over_http(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"/api/tables/{OVER}/analysis"
    assert client.get(address).json() == {"status": "none", "progress": 0.0, "analysis": None}
    services = client.app.state.services  # type: ignore[attr-defined]

    async def judged(record: dict[str, Any], level: int, tell: Any) -> dict[str, Any]:
        tell(1, 2)
        return {"level": level, "moves": len(record["moves"])}

    monkeypatch.setattr(services.thinkers, "analyse", judged)
    assert client.post(address, json={"level": 2}).json()["status"] in ("waiting", "running", "done")
    assert client.portal is not None
    client.portal.call(until, services.analyses, "done")
    assert client.get(address).json()["analysis"]["level"] == 2
    client.post(address, json={})
    client.portal.call(until, services.analyses, "done")
    assert client.get(address).json()["analysis"]["level"] == JUDGE


def test_what_is_not_for_everybody_is_not_there(client: TestClient) -> None:
    address = f"/api/tables/{RUNNING}/analysis"
    for refused in (client.get(address), client.post(address, json={})):
        assert (refused.status_code, refused.json()["error"]["key"]) == (404, "server-no-table")
    invited = client.post(address, params={"invite": "i" * 16}, json={})
    assert (invited.status_code, invited.json()["error"]["key"]) == (409, "server-analysis-not-over")
    assert client.post(f"/api/tables/{OVER}/analysis", json={"level": 7}).status_code == 422
    assert client.get("/api/tables/0000000009/analysis").status_code == 404
