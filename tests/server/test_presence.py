"""Who is here, though not connected to this server process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from edubba.server.services import Services
from edubba.server.telling import BELIEVED
from tests.server.company import Json, talk, three_friends
from tests.server.conftest import FakeTime

Another = Callable[[], TestClient]


@pytest.fixture
def table(client: TestClient, another: Another) -> Json:
    return three_friends(client, another)[1]


def hear(client: TestClient, work: Callable[..., Any], *words: str) -> None:
    """What another process says arrives."""
    assert client.portal is not None
    client.portal.call(work, *words)


def connected(client: TestClient, table: Json) -> list[int]:
    seats = client.get(f"/api/tables/{table['id']}").json()["seats"]
    return [seat["seat"] for seat in seats if seat["connected"]]


def test_people_come_and_go_at_other_processes(client: TestClient, parts: Services, table: Json) -> None:
    with talk(client, table) as talking:
        hear(client, parts.telling.heard_presence, table["id"], "other", "1,2")
        assert talking.until("presence")["connected"] == [0, 1, 2]
        hear(client, parts.telling.heard_presence, table["id"], "other", "-")
        assert talking.until("presence")["connected"] == [0]


def test_a_table_that_is_read_later_knows_who_is_there(client: TestClient, parts: Services, table: Json) -> None:
    parts.hall.forget(table["id"])
    hear(client, parts.telling.heard_presence, table["id"], "other", "1")
    assert connected(client, table) == [1]
    parts.hall.forget(table["id"])
    hear(client, parts.telling.heard_presence, table["id"], "other", "-")
    assert connected(client, table) == []
    parts.hall.forget(table["id"])
    assert parts.hall.elsewhere == {}


def test_a_process_that_dies_takes_its_people_along(
    client: TestClient, parts: Services, table: Json, clock: FakeTime
) -> None:
    for process in ("dies", "lives"):
        hear(client, parts.telling.heard_presence, table["id"], process, "1" if process == "dies" else "2")
    clock.pass_by(BELIEVED / 1000 - 1)
    hear(client, parts.telling.heard_alive, "lives")
    clock.pass_by(2)
    with talk(client, table) as talking:
        assert talking.heard[-1]["connected"] == [0, 1, 2]
        assert client.portal is not None
        client.portal.call(parts.telling.forget_silent)
        assert talking.until("presence")["connected"] == [0, 2]


def test_a_process_that_begins_is_told_who_is_here(client: TestClient, parts: Services, table: Json) -> None:
    said: list[tuple[object, ...]] = []

    async def say(*words: object) -> None:
        said.append(words)

    with talk(client, table):
        parts.hall.tell_others = say
        hear(client, parts.telling.heard_question, "new")
    assert (*said[0][:2], *said[0][3:]) == ("here", table["id"], "0")


def test_after_a_break_everybody_is_asked_again(client: TestClient, parts: Services, table: Json) -> None:
    said: list[tuple[object, ...]] = []

    async def say(*words: object) -> None:
        said.append(words)

    hear(client, parts.telling.heard_presence, table["id"], "other", "1,2")
    parts.hall.tell_others = say
    hear(client, parts.telling.heard_nothing)
    assert connected(client, table) == []
    assert said[0][0] == "who"
