"""Ratings: accounts against each other, each game once; pages, lists and statistics that follow from them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from openskill.models import PlackettLuce
from sqlalchemy import select, update
from starlette.testclient import TestClient

from edubba.server.app import create_app
from edubba.server.database import Database
from edubba.server.hall import Hall
from edubba.server.ratings import Ratings
from edubba.server.scribe import Scribe
from edubba.server.settings import Settings
from edubba.server.storage import Base, Chair, Event, Person, Rating, Table
from edubba.server.timepiece import Timepiece
from tests.server.helpers import stored
from tests.server.tablets import BEGUN, account, chairs, ended, guest, keep, make_tables, played, table

ANA, BEN, CLEA, GAST = account("Ana"), account("Ben"), account("Clea"), guest("Gast")
PEOPLE = (account("Ana"), account("Ben"), account("Clea"), guest("Gast"))
TOO_LONG = 20  # seconds, after which a test that waits has failed: sooner than ratings look by themselves
MODEL = PlackettLuce()
Found = dict[str, tuple[float, float, int]]


@asynccontextmanager
async def house(folder: Path, *rows: Base) -> AsyncIterator[Ratings]:
    settings = Settings(data=folder)
    database = Database(settings)
    await make_tables(database)
    await keep(database, *(Person(**_fields(person)) for person in PEOPLE), *rows)
    ratings = Ratings(Hall(settings, Timepiece(), database, Scribe(database)))
    try:
        yield ratings
    finally:
        await ratings.end()
        await database.close()


def _fields(person: Person) -> dict[str, Any]:
    return {name: getattr(person, name) for name in ("id", "name", "handle", "password", "created")}


async def read(ratings: Ratings) -> Found:
    async with ratings._database.session() as session:
        return {row.person: (row.mu, row.sigma, row.games) for row in await session.scalars(select(Rating))}


def rated(folder: Path, *rows: Base, before: Callable[[Ratings], Awaitable[None]] | None = None) -> Found:
    """The ratings after all games of a house were rated."""

    async def work() -> Found:
        async with house(folder, *rows) as ratings:
            if before:
                await before(ratings)
            await ratings.rate_all()
            return await read(ratings)

    return asyncio.run(work())


def expected(ranks: dict[str, int]) -> dict[str, tuple[float, float]]:
    """What openskill says of one game of newcomers."""
    teams = MODEL.rate([[MODEL.rating()] for _ in ranks], ranks=[float(rank) for rank in ranks.values()])
    return {who: (team[0].mu, team[0].sigma) for who, team in zip(ranks, teams, strict=True)}


def close(found: Found, ranks: dict[str, int]) -> bool:
    plain = {who: (mu, sigma) for who, (mu, sigma, _) in found.items()}
    wanted = expected(ranks)
    return plain.keys() == wanted.keys() and all(plain[who] == pytest.approx(wanted[who]) for who in wanted)


def game(number: int, ranks: list[int], people: list[Person | None], **fields: Any) -> list[Base]:
    at = ended(number, ranks, **fields)
    return [at, *chairs(at, people)]


def test_the_winner_gains_and_the_last_one_loses(tmp_path: Path) -> None:
    found = rated(tmp_path, *game(1, [2, 1, 3], [ANA, BEN, CLEA]))
    assert close(found, {"ana": 2, "ben": 1, "clea": 3})
    assert found["ben"][0] > found["ana"][0] > found["clea"][0]
    assert {games for _, _, games in found.values()} == {1}


def test_those_who_tie_are_treated_alike(tmp_path: Path) -> None:
    found = rated(tmp_path, *game(1, [1, 1, 3], [ANA, BEN, CLEA]))
    assert close(found, {"ana": 1, "ben": 1, "clea": 3})
    assert found["ana"][0] == pytest.approx(found["ben"][0])
    assert found["ana"][0] > found["clea"][0]


def test_bots_and_guests_do_not_enter(tmp_path: Path) -> None:
    found = rated(tmp_path, *game(1, [3, 4, 1, 2], [ANA, BEN, None, GAST]))
    assert close(found, {"ana": 1, "ben": 2})


def test_one_account_alone_is_not_rated(tmp_path: Path) -> None:
    async def nothing_is_left(ratings: Ratings) -> None:
        assert await ratings.rate("0000000001")
        assert not await ratings.rate("0000000001")

    assert rated(tmp_path, *game(1, [1, 2, 3], [ANA, None, GAST]), before=nothing_is_left) == {}


def test_whoever_resigned_or_was_replaced_comes_last(tmp_path: Path) -> None:
    async def leave(ratings: Ratings) -> None:
        async with ratings._database.session.begin() as session:
            for seat, gone in ((0, {"person": None, "resigned": True}), (1, {"person": None})):
                await session.execute(update(Chair).where(Chair.seat == seat).values(kind="bot", **gone))

    found = rated(tmp_path, *game(1, [1, 2, 3], [ANA, BEN, CLEA]), before=leave)
    assert close(found, {"ana": 2, "ben": 2, "clea": 1})


def test_somebody_who_took_over_is_not_rated(tmp_path: Path) -> None:
    async def take_over(ratings: Ratings) -> None:
        async with ratings._database.session.begin() as session:
            await session.execute(update(Chair).where(Chair.seat == 2).values(kind="person", person="clea"))

    found = rated(tmp_path, *game(1, [3, 2, 1], [ANA, BEN, None]), before=take_over)
    assert close(found, {"ana": 2, "ben": 1})


def test_people_who_share_a_screen_are_not_rated(tmp_path: Path) -> None:
    found = rated(tmp_path, *game(1, [1, 2, 3, 4], [ANA, BEN, ANA, CLEA]))
    assert close(found, {"ben": 1, "clea": 2})


def test_a_game_is_rated_once_whoever_asks_and_however_often(tmp_path: Path) -> None:
    async def at_once(ratings: Ratings) -> None:
        assert sorted(await asyncio.gather(*(ratings.rate("0000000001") for _ in range(5)))) == [False] * 4 + [True]

    found = rated(tmp_path, *game(1, [1, 2], [ANA, BEN]), before=at_once)
    assert close(found, {"ana": 1, "ben": 2})
    assert not asyncio.run(again(tmp_path))


async def again(folder: Path) -> bool:
    database = Database(Settings(data=folder))
    ratings = Ratings(Hall(Settings(data=folder), Timepiece(), database, Scribe(database)))
    try:
        return await ratings.rate("0000000001")
    finally:
        await database.close()


def test_a_game_that_runs_is_not_rated(tmp_path: Path) -> None:
    running = table(1, 2)

    async def too_soon(ratings: Ratings) -> None:
        assert not await ratings.rate("0000000001")

    assert rated(tmp_path, running, *chairs(running, [ANA, BEN]), before=too_soon) == {}


def test_games_that_share_players_lose_nothing(tmp_path: Path) -> None:
    rows = [row for number in range(1, 9) for row in game(number, [1, 2, 3], [ANA, BEN, CLEA])]

    async def at_once(ratings: Ratings) -> None:
        await asyncio.gather(*(ratings.rate(f"{number:010}") for number in range(1, 9)))

    found = rated(tmp_path, *rows, before=at_once)
    assert {games for _, _, games in found.values()} == {8}
    assert found["ana"][0] > found["ben"][0] > found["clea"][0]


async def until(ratings: Ratings, games: int) -> None:
    """Waits until so many games are rated."""
    async with asyncio.timeout(TOO_LONG):
        while [counted for _, _, counted in (await read(ratings)).values()] != [games, games]:
            await asyncio.sleep(0.01)


def test_what_was_missed_is_rated_at_the_start_and_what_ends_later_then(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, *game(1, [1, 2], [ANA, BEN])) as ratings:
            await ratings.begin()
            await until(ratings, 1)
            await keep(ratings._database, *game(2, [2, 1], [ANA, BEN]))
            late = await ratings._hall.table("0000000002")
            ratings._hall.announce(late)
            await until(ratings, 2)

    asyncio.run(work())


# ---- pages


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return create_app(Settings(data=tmp_path, thinkers=0), Timepiece())


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app) as found:
        assert found.portal is not None
        found.portal.call(fill, app)
        yield found


async def fill(app: FastAPI) -> None:
    services = app.state.services
    await make_tables(services.database)
    rows = [
        *game(1, [1, 2, 3], [ANA, BEN, None]),
        *game(2, [1, 1, 3], [ANA, BEN, CLEA]),
        *game(3, [1, 2, 3], [BEN, ANA, None], public=False),
        *played(4, [ANA, GAST, None], 5),
        *played(5, [None, None, None]),
    ]
    await keep(services.database, *(Person(**_fields(person)) for person in PEOPLE), *rows)
    await services.ratings.rate_all()


def test_the_page_of_an_account(client: TestClient) -> None:
    page = client.get("/api/people/ANA").json()
    assert page["name"] == "Ana"
    assert page["games"] == 3
    assert page["wins"] == pytest.approx(1.5)
    assert [(rating["game"], rating["games"]) for rating in page["ratings"]] == [("sumeria", 3)]
    assert "email" not in page
    assert "id" not in page


def test_guests_have_no_page(client: TestClient) -> None:
    for name in ("Gast", "Nobody"):
        refused = client.get(f"/api/people/{name}")
        assert (refused.status_code, refused.json()["error"]["key"]) == (404, "server-no-account")


def test_public_games_of_an_account_page_by_page(client: TestClient) -> None:
    first = client.get("/api/people/ana/games", params={"limit": 2}).json()
    assert [found["table"] for found in first["games"]] == ["0000000004", "0000000002"]
    assert first["games"][0]["status"] == "running"
    assert first["games"][0]["result"] is None
    assert first["games"][1]["names"] == ["Ana", "Ben", "Clea"]
    assert first["games"][1]["levels"] == [None, None, None]
    assert first["games"][0]["levels"] == [None, None, 3]
    assert first["games"][1]["seats"] == [0]
    assert first["more"]
    second = client.get("/api/people/ana/games", params={"limit": 2, "before": first["last"]}).json()
    assert [found["table"] for found in second["games"]] == ["0000000001"]
    assert not second["more"]


def test_games_that_began_in_one_moment_are_not_passed_over(client: TestClient, app: FastAPI) -> None:
    stored(client, app.state.services, lambda session: session.execute(update(Table).values(started=BEGUN)))
    found: list[str] = []
    last, more = None, True
    while more:
        page = client.get("/api/people/ana/games", params={"limit": 1} | ({"before": last} if last else {})).json()
        found += [game["table"] for game in page["games"]]
        last, more = page["last"], page["more"]
    assert found == ["0000000001", "0000000002", "0000000004"]


def test_ratings_of_a_game_best_first(client: TestClient) -> None:
    best = client.get("/api/ratings/sumeria", params={"limit": 2}).json()
    rest = client.get("/api/ratings/sumeria", params={"limit": 2, "offset": 2}).json()
    everybody = best["ratings"] + rest["ratings"]
    assert (best["more"], rest["more"]) == (True, False)
    assert {rating["name"] for rating in everybody} == {"Ana", "Ben", "Clea"}
    shown = [rating["rating"] for rating in everybody]
    assert shown == sorted(shown, reverse=True)
    assert client.get("/api/ratings/tigris").json() == {"ratings": [], "more": False}
    assert client.get("/api/ratings/chess").status_code == 404


def test_a_rating_means_the_same_wherever_it_is_shown(client: TestClient) -> None:
    (listed,) = (one for one in client.get("/api/ratings/sumeria").json()["ratings"] if one["name"] == "Ana")
    assert listed["rating"] == pytest.approx(MODEL.rating(listed["mean"], listed["uncertainty"]).ordinal())
    assert client.get("/api/people/Ana").json()["ratings"] == [listed]
    assert client.get("/api/tables/0000000002").json()["seats"][0]["rating"] == listed["rating"]


def test_statistics_of_every_game(client: TestClient) -> None:
    found = {line["game"]: line for line in client.get("/api/statistics").json()}
    assert found["tigris"] == {
        "game": "tigris",
        "finished": 0,
        "running": 0,
        "mean_plies": 0.0,
        "wins_by_seat": [0.0] * 4,
    }
    assert (found["sumeria"]["finished"], found["sumeria"]["running"]) == (4, 1)
    assert sum(found["sumeria"]["wins_by_seat"]) == pytest.approx(1)
    plies = sum(isinstance(row, Event) and row.kind == "move" for row in played(5, [None, None, None]))
    assert found["sumeria"]["mean_plies"] == pytest.approx(plies / 4)  # the others have no moves in storage
