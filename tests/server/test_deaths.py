"""What can befall a server: it is killed, the disk is full, the calendar jumps, strangers send nonsense."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx2
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from edubba.server import steward
from edubba.server.clock import DAY
from tests.server.company import Talk, talk
from tests.server.company import guest as sign_in
from tests.server.company import set_up as set_up_here
from tests.server.conftest import OURS, FakeTime, Serve
from tests.server.houses import House, house
from tests.server.strangers import Players, check_kept, cookie, guest, line, set_up

TABLES = 5
GONE = (ConnectionClosed, OSError)


def stored_moves(table: str) -> list[tuple[int, str]]:
    """The moves of a table as they are kept: how many were played, and the last."""
    file = Path(os.environ["EDUBBA_DATA"]) / "edubba.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        wanted = "SELECT ply, text FROM events WHERE \"table\" = ? AND kind = 'move' ORDER BY seq"
        return list(database.execute(wanted, (table,)))


@contextmanager
def open_house() -> Iterator[House]:
    with house("serve", "--port", "0", EDUBBA_LIMITS="0") as opened:
        yield opened


# ---- killed


async def play_until_killed(opened: House, everybody: list[Players], moves: int) -> None:
    """All play at once; after so many moves the process is killed in the midst of it."""
    heard = asyncio.Event()
    playing = [asyncio.create_task(players.play(opened.address, 1000, heard)) for players in everybody]
    before = sum(len(players.done) for players in everybody)
    while sum(len(players.done) for players in everybody) < before + moves:
        await heard.wait()
        heard.clear()
    opened.process.kill()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    assert all(error is None or isinstance(error, GONE) for error in ended), ended


def test_a_server_that_is_killed_has_kept_every_move_that_it_accepted() -> None:
    chance = random.Random(3)
    everybody: list[Players] = []
    for _death in range(3):
        with open_house() as opened:
            if not everybody:
                with guest(opened.address, "Ilinca") as ilinca:
                    everybody = [Players(set_up(ilinca), cookie(ilinca)) for _ in range(TABLES)]
            asyncio.run(play_until_killed(opened, everybody, chance.randint(20, 60)))
        for players in everybody:
            check_kept(players, stored_moves(players.table))
    with open_house() as opened:
        asyncio.run(everybody[0].play(opened.address, 1000))
        over = httpx2.get(f"{opened.address}/api/tables/{everybody[0].table}/verification", timeout=60).json()
    assert (over["keeps_promise"], over["replays"]) == (True, True)
    assert over["moves"] == len(stored_moves(everybody[0].table))


# ---- no room


@contextmanager
def full_disk(opened: House) -> Iterator[None]:
    """No file of the server's can grow, nor be written beyond its first bytes."""
    before = resource.prlimit(opened.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(opened.process.pid, resource.RLIMIT_FSIZE, (16, before[1]))
    try:
        yield
    finally:
        resource.prlimit(opened.process.pid, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_said_in_a_sentence_and_nothing_is_lost() -> None:
    with open_house() as opened, guest(opened.address, "Ilinca") as ilinca:
        players = Players(set_up(ilinca), cookie(ilinca))
        asyncio.run(players.play(opened.address, 5))
        with full_disk(opened):
            asyncio.run(players.play(opened.address, 2))
            assert players.refused == ["server-cannot-store"] * 2
            refused = ilinca.post("/api/tables", json={"game": "sumeria", "players": 3})
            assert (refused.status_code, refused.json()["error"]["key"]) == (503, "server-cannot-store")
            assert asyncio.run(chat(opened.address, players)) == "server-cannot-store"
            assert ilinca.get(f"/api/tables/{players.table}").json()["ply"] == 5
        asyncio.run(players.play(opened.address, 5))
    assert len(players.done) == 10
    check_kept(players, stored_moves(players.table))


async def chat(address: str, players: Players) -> str:
    """The reason why nothing can be said."""
    async with line(address, players.table, players.cookies) as talking:
        refused = await talking.ask("chat", text="Hello?")
        assert (await talking.ask("ping"))["type"] == "pong"
        return str(refused["message"]["key"])


def test_bots_go_on_when_there_is_room_again() -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
    with open_house() as opened, guest(opened.address, "Ilinca") as ilinca:
        table = set_up(ilinca, seats=seats)
        with full_disk(opened):
            pass  # whatever the bots were about to do, they are asked again
        asyncio.run(alone_with_bots(opened.address, table, cookie(ilinca), opened))
    assert len(stored_moves(table)) >= 12


async def alone_with_bots(address: str, table: str, cookies: str, opened: House) -> None:
    async with line(address, table, cookies) as talking:
        position = await talking.stand_at(0)
        while position["ply"] < 12:
            if position["view"]["legal"]:
                with full_disk(opened):
                    move = position["view"]["legal"][0]["text"]
                    refused = await talking.ask("play", seat=0, ply=position["ply"], move=move)
                    assert refused["message"]["key"] == "server-cannot-store"
                assert (await talking.ask("play", seat=0, ply=position["ply"], move=move))["type"] == "done"
                with full_disk(opened):
                    await asyncio.sleep(1)  # the bot that follows thinks no longer than that
            position = await talking.stand_at(position["ply"] + 1)


# ---- clocks


@pytest.fixture
def app(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    """A steward that looks at the test's clock all the time."""
    monkeypatch.setattr(steward, "LATEST", 0.02)
    return serve()


LIVE = {"kind": "live", "minutes": 10}


@pytest.mark.parametrize(("choice", "told"), [("bot", "timeout"), ("resign", "resign")])
def test_when_time_runs_out_the_table_s_choice_happens(
    client: TestClient, clock: FakeTime, choice: str, told: str
) -> None:
    sign_in(client, "Ilinca")
    friends = [{"kind": "me"}, {"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Vlad"}]
    table = set_up_here(client, seats=friends, clock=LIVE, on_timeout=choice, start=True)
    with talk(client, table) as talking:
        actor = talking.position(0)["view"]["actor"]
        clock.calendar += 365 * DAY
        clock.pass_by(599)
        assert talking.ask("ping")["type"] == "pong"
        assert client.get(f"/api/tables/{table['id']}").json()["seats"][actor]["kind"] == "person"
        clock.pass_by(2)
        kinds: list[str] = []
        while told not in kinds:
            kinds = [entry["kind"] for entry in talking.until("told")["entries"]]
        assert client.get(f"/api/tables/{table['id']}").json()["seats"][actor]["kind"] == "bot"
        talking.position(1)  # the bot plays


def kinds_told(talking: Talk) -> list[str]:
    """The kinds of all events that were told so far."""
    return [entry["kind"] for message in talking.heard if message["type"] == "told" for entry in message["entries"]]


@pytest.mark.parametrize(("rule", "kind"), [(LIVE, "person"), ({"kind": "days", "days": 2}, "bot")])
def test_days_run_out_while_no_server_runs_and_live_clocks_do_not(
    serve: Serve, clock: FakeTime, rule: dict[str, object], kind: str
) -> None:
    with TestClient(serve(), headers=dict(OURS)) as before:
        sign_in(before, "Ilinca")
        friends = [{"kind": "me"}, {"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Vlad"}]
        table = set_up_here(before, seats=friends, clock=rule, public=True, start=True)
        actor = before.get(f"/api/tables/{table['id']}").json()["actor"]
    clock.calendar += 3 * DAY
    with TestClient(serve(), headers=dict(OURS)) as after, talk(after, table) as talking:
        while kind == "bot" and "timeout" not in kinds_told(talking):
            talking.hear()
        seats = after.get(f"/api/tables/{table['id']}").json()["seats"]
        assert seats[actor]["kind"] == kind


# ---- nonsense


async def send(address: str, table: str, cookies: str, messages: list[str | bytes]) -> tuple[str, int]:
    """Sends all that; the last word of the server, and the code with which it hung up."""
    last = ""
    async with line(address, table, cookies) as talking:
        try:
            for message in messages:
                await talking.socket.send(message)
            while True:
                last = json.dumps(await talking.hear())
        except ConnectionClosed as closed:
            return last, closed.rcvd.code if closed.rcvd else 0


NONSENSE: list[tuple[list[str | bytes], str, int]] = [
    (["x" * 10_000_000], "", 1009),
    ([b"\x00" * 10_000_000], "", 1009),
    (['{"type":"ping","id":1}'] * 10_000, "server-too-fast", 1008),
    ([b"\xff\xfe\x00"], "server-bad-message", 1008),
    (["x" * 5_000], "server-bad-message", 1008),
]


def test_whoever_sends_too_much_has_to_go() -> None:
    with house("serve", "--port", "0") as opened, guest(opened.address, "Ilinca") as ilinca:
        players = Players(set_up(ilinca), cookie(ilinca))
        for messages, word, code in NONSENSE:
            last, found = asyncio.run(send(opened.address, players.table, players.cookies, messages))
            assert (word in last, found) == (True, code), messages[0][:40]
            asyncio.run(players.play(opened.address, 3))
    assert len(players.done) == 3 * len(NONSENSE)


def signed(value: str) -> list[Callable[[], str]]:
    """Cookies that are not quite somebody's."""
    name, _, token = value.partition("=")
    swapped = token[:-3] + token[-3:].swapcase()
    return [lambda: "", lambda: f"{name}=", lambda: f"{name}={swapped}", lambda: f"{name}={token[:-1]}", lambda: "x=y"]


def test_other_people_s_cookies_and_tokens_open_nothing() -> None:
    with (
        open_house() as opened,
        guest(opened.address, "Ilinca") as ilinca,
        guest(opened.address, "Gergő") as other,
    ):
        table = set_up(ilinca, public=True)
        token = ilinca.post("/api/me/tokens", json={"label": "bot"}).json()
        for pretended in [*signed(cookie(ilinca)), lambda: cookie(other)]:
            assert asyncio.run(try_to_play(opened.address, table, pretended())) == "server-not-your-seat"
        ilinca.delete(f"/api/me/tokens/{token['id']}").raise_for_status()
        for revoked in (token["token"], token["token"][:-1], "x"):
            answer = httpx2.get(f"{opened.address}/api/me", headers={"Authorization": f"Bearer {revoked}"}, timeout=60)
            assert answer.status_code == 401
    assert stored_moves(table) == []


async def try_to_play(address: str, table: str, cookies: str) -> str:
    async with line(address, table, cookies) as talking:
        position = await talking.stand_at(0)
        answer = await talking.ask("play", seat=position["view"]["actor"], ply=0, move="add Ur")
        return str(answer["message"]["key"])
