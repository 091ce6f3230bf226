"""A game that the host of the house ends: nobody plays on, nothing is rated, and every process hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from edubba.server.errors import Refusal
from edubba.server.services import Services
from tests.server.company import Json, Talk, talk, three_friends
from tests.server.helpers import key
from tests.server.houses import house, run
from tests.server.strangers import FRIENDS, cookie, guest, line, set_up
from tests.server.waiting import LONG

Another = Callable[[], TestClient]
PATIENT = {"kind": "bot", "level": 6}


def end(client: TestClient, parts: Services, table: Json) -> None:
    async def work() -> None:
        await parts.tables.end(await parts.hall.table(table["id"]))

    assert client.portal is not None
    client.portal.call(work)


def refusals(talking: Talk, seat: int) -> set[str]:
    """Why nothing can be done any more."""
    wishes = [("play", {"move": "add Ur"}), ("undo", {}), ("answer", {"agree": True})]
    return {talking.ask(kind, ply=1, seat=seat, **more)["message"]["key"] for kind, more in wishes}


@pytest.mark.parametrize("is_read_again", [False, True])
def test_nobody_plays_on(client: TestClient, another: Another, parts: Services, is_read_again: bool) -> None:
    browsers, table = three_friends(client, another, public=True, clock={"kind": "live", "minutes": 10})
    with talk(client, table) as talking:
        first = talking.position(0)["view"]["actor"]
        with talk(browsers[first], table) as acting:
            move = acting.position(0)["view"]["legal"][0]["text"]
            assert acting.ask("play", ply=0, seat=first, move=move)["type"] == "done"
    end(client, parts, table)
    if is_read_again:
        parts.hall.forget(table["id"])
    with talk(browsers[first], table) as talking:
        position = talking.position(1)
        view = position["view"]
        assert (view["actor"], view["legal"], view["can_undo"], view["result"]) == (None, [], False, None)
        assert position["clocks"]["running"] is None
        assert refusals(talking, first) == {"server-over"}
        entries = next(one for one in talking.heard if one["type"] == "told")["entries"]
        assert (entries[-1]["kind"], entries[-1]["story"][0]["key"]) == ("ended", "server-told-ended")


@pytest.mark.parametrize("faster", [3, 1000])
def test_a_host_who_is_late_tries_again(
    client: TestClient, another: Another, parts: Services, monkeypatch: pytest.MonkeyPatch, faster: int
) -> None:
    """Bots in another process may move between reading and ending, but not for ever."""
    _, table = three_friends(client, another, public=True)
    write, asked = parts.hall._scribe.write, []

    async def too_late(*rows: Any) -> bool:
        asked.append(rows)
        return len(asked) > faster and await write(*rows)

    monkeypatch.setattr(parts.hall._scribe, "write", too_late)
    if faster > 3:
        with pytest.raises(Refusal, match="Somebody was faster"):
            end(client, parts, table)
    else:
        end(client, parts, table)
        assert len(asked) == faster + 1


def test_it_has_no_result_and_everything_else_works(client: TestClient, another: Another, parts: Services) -> None:
    browsers, table = three_friends(client, another, public=True)
    for browser, name in zip(browsers, ("Ilinca", "Gergő", "Hélène"), strict=True):
        assert browser.post("/api/accounts", json={"name": name, "password": "long enough"}).status_code == 200
    end(client, parts, table)
    path = f"/api/tables/{table['id']}"
    told = client.get(path).json()
    assert (told["status"], told["result"], told["actor"]) == ("finished", None, None)
    assert client.portal is not None
    client.portal.call(parts.ratings.rate_all)
    page = client.get("/api/people/Ilinca").json()
    assert (page["games"], page["wins"], page["ratings"]) == (0, 0, [])
    assert client.get("/api/statistics").json()[0]["finished"] == 0
    verified = client.get(f"{path}/verification").json()
    assert (verified["keeps_promise"], verified["replays"]) == (True, True)
    assert key(client.post(f"{path}/analysis", json={"level": 1})) == "server-analysis-not-over"
    assert client.post(f"{path}/rematch").status_code == 200


def test_only_a_game_that_runs_is_ended(client: TestClient, another: Another, parts: Services) -> None:
    _browsers, table = three_friends(client, another)
    end(client, parts, table)
    with pytest.raises(Exception, match="over"):
        end(client, parts, table)


def test_every_process_hears_of_it_and_a_bot_stops_thinking(postgres_url: str) -> None:
    """The bot has not answered when the host ends the game from the command line: its move never comes."""
    settings = {"EDUBBA_DATABASE_URL": postgres_url.replace("postgresql+asyncpg", "postgresql"), "EDUBBA_THINKERS": "1"}
    with house("serve", "--port", "0", **settings) as opened, guest(opened.address, "Ilinca") as ilinca:
        table = set_up(ilinca, seats=[PATIENT, PATIENT, PATIENT], public=True)
        done = run("admin", "games", "end", table, "--yes", **settings)
        assert (done.returncode, done.stderr) == (0, "")
        asyncio.run(look(opened.address, table, cookie(ilinca)))
        gone = set_up(ilinca, seats=FRIENDS)
        asyncio.run(see_it_go(opened.address, gone, cookie(ilinca), settings))


async def look(address: str, table: str, cookies: str) -> None:
    """The last event is the end of the game, and stays it."""
    async with line(address, table, cookies) as talking, asyncio.timeout(LONG):
        while True:
            told = await talking.hear()
            if told["type"] == "told" and told["entries"][-1]["kind"] == "ended":
                break
        last = told["seq"]
        await asyncio.sleep(1)
        await talking.ask("ping")
        assert talking.position["seq"] == last
        assert talking.position["view"]["actor"] is None


async def see_it_go(address: str, table: str, cookies: str, settings: dict[str, str]) -> None:
    """Whoever looks at a game that is deleted is told so."""
    async with line(address, table, cookies) as talking, asyncio.timeout(LONG):
        await talking.stand_at(0)
        await asyncio.to_thread(run, "admin", "games", "delete", table, "--yes", **settings)
        while (heard := await talking.hear())["type"] != "bye":
            pass
        assert heard["message"]["key"] == "server-no-table"
