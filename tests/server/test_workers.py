"""Two server processes on one PostgreSQL: any serves any table, and one that dies takes nothing with it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import asyncpg
import httpx2
import pytest

from tests.server.conftest import OURS
from tests.server.houses import House, house
from tests.server.strangers import Players, check_kept, cookie, guest, line, set_up
from tests.server.test_deaths import GONE
from tests.server.waiting import until

TABLES = 6
BOTS = [{"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]


@pytest.fixture
def address(postgres_url: str) -> str:
    """The database, as hosts write it."""
    return postgres_url.replace("postgresql+asyncpg", "postgresql")


@pytest.fixture
def pair(address: str) -> Iterator[tuple[House, House]]:
    """Two servers of one house; the first is the steward."""
    settings = {"EDUBBA_DATABASE_URL": address, "EDUBBA_LIMITS": "0"}
    with house("serve", "--port", "0", **settings) as one, house("serve", "--port", "0", **settings) as two:
        yield one, two


async def stored(address: str, table: str) -> list[tuple[int, str]]:
    """The moves of a table as they are kept."""
    connection = await asyncpg.connect(address)
    try:
        wanted = "SELECT ply, text FROM events WHERE \"table\" = $1 AND kind = 'move' ORDER BY seq"
        return [(row["ply"], row["text"]) for row in await connection.fetch(wanted, table)]
    finally:
        await connection.close()


def test_what_is_done_through_one_arrives_through_the_other(pair: tuple[House, House], address: str) -> None:
    one, two = pair
    with guest(one.address, "Ilinca") as ilinca:
        table, cookies = set_up(ilinca, public=True), cookie(ilinca)
        asyncio.run(look_across(one.address, two.address, table, cookies))
        asyncio.run(race(one.address, two.address, table, cookies, address))


async def look_across(here: str, there: str, table: str, cookies: str) -> None:
    """Moves, talk and presence of one process, as somebody at the other hears them."""
    async with line(there, table, "") as spectator, asyncio.timeout(120):
        players = Players(table, cookies)
        await players.play(here, 10)
        assert (await spectator.stand_at(10))["ply"] == 10
        async with line(here, table, cookies) as talking:
            await talking.ask("chat", text="Hello there")
            heard = set()
            while not {"chat", "presence"} <= heard:
                heard.add((await spectator.hear())["type"])


async def race(here: str, there: str, table: str, cookies: str, address: str) -> None:
    """The same move twice at once, through both processes: it is played once, for ten plies."""
    async with (
        asyncio.timeout(120),
        line(here, table, cookies) as left,
        line(there, table, cookies) as right,
    ):
        for ply in range(10, 20):
            position = await left.stand_at(ply)
            await right.stand_at(ply)
            move = position["view"]["legal"][0]["text"]
            tries = [tab.ask("play", seat=position["seat"], ply=ply, move=move) for tab in (left, right)]
            assert sorted(answer["type"] for answer in await asyncio.gather(*tries)) == ["done", "refused"]
    assert [ply for ply, _text in await stored(address, table)] == list(range(1, 21))


def test_a_guest_who_signs_in_through_one_has_the_games_at_the_other(pair: tuple[House, House]) -> None:
    one, two = pair
    with guest(two.address, "Ilinca") as ilinca, httpx2.Client(base_url=one.address, headers=OURS, timeout=60) as gergo:
        wish = {"name": "Gergő", "password": "vultures circle Lagash"}
        gergo.post("/api/accounts", json=wish).raise_for_status()
        table = set_up(ilinca)
        assert gergo.get(f"/api/tables/{table}").status_code == 404
        ilinca.post("/api/sessions", json=wish).raise_for_status()
        asyncio.run(until(lambda: gergo.get(f"/api/tables/{table}").status_code == 200))
        asyncio.run(play_across(one.address, two.address, table, cookie(gergo), cookie(ilinca)))


async def play_across(here: str, there: str, table: str, *cookies: str) -> None:
    """Two browsers of one account, each at another process, move in turns."""
    async with asyncio.timeout(120), line(here, table, cookies[0]) as left, line(there, table, cookies[1]) as right:
        for ply, talking in enumerate((left, right, left)):
            position = await talking.stand_at(ply)
            move = position["view"]["legal"][0]["text"]
            assert (await talking.ask("play", seat=position["seat"], ply=ply, move=move))["type"] == "done"


def test_one_that_is_killed_under_load_takes_no_move_with_it(pair: tuple[House, House], address: str) -> None:
    one, two = pair
    with guest(one.address, "Ilinca") as ilinca:
        everybody = [Players(set_up(ilinca), cookie(ilinca)) for _ in range(TABLES)]
        asyncio.run(kill_one(one, two, everybody))
    for players in everybody:
        assert len(players.done) > 5
        check_kept(players, asyncio.run(stored(address, players.table)))


async def kill_one(one: House, two: House, everybody: list[Players]) -> None:
    """Half of the tables are played through each; when one dies, its people come back through the other."""
    heard = asyncio.Event()

    async def play(players: Players, first: House) -> None:
        try:
            await players.play(first.address, 40, heard)
        except GONE:
            await players.play(two.address, 20)

    tasks = [asyncio.create_task(play(players, pair)) for players, pair in zip(everybody, [one, two] * 3, strict=True)]
    while sum(len(players.done) for players in everybody) < 60:
        await heard.wait()
        heard.clear()
    one.process.kill()
    await asyncio.gather(*tasks)


def test_bots_go_on_though_the_steward_dies(pair: tuple[House, House], address: str) -> None:
    one, two = pair
    with guest(two.address, "Ilinca") as ilinca:
        table = set_up(ilinca, seats=BOTS)
        asyncio.run(outlive(one, two.address, table, cookie(ilinca)))
    plies = [ply for ply, _text in asyncio.run(stored(address, table))]
    assert plies == list(range(1, len(plies) + 1))


async def outlive(steward: House, address: str, table: str, cookies: str) -> None:
    """Plays on with two bots, whose moves come from the steward, then from the next."""
    async with line(address, table, cookies) as talking, asyncio.timeout(120):
        position = await talking.stand_at(0)
        while position["ply"] < 16:
            if position["ply"] >= 6 and steward.process.poll() is None:
                steward.process.kill()
                steward.process.wait()
            if position["view"]["legal"]:
                move = position["view"]["legal"][0]["text"]
                assert (await talking.ask("play", seat=0, ply=position["ply"], move=move))["type"] == "done"
            position = await talking.stand_at(position["ply"] + 1)
