"""Setting up tables, sitting down and leaving, and which tables are shown to whom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import select, update
from starlette.testclient import TestClient

from edubba.engine.fairness import commitment
from edubba.server.services import Services
from edubba.server.storage import Chair, Table
from tests.server.company import Json, guest, set_up, three_friends
from tests.server.helpers import key, stored

Another = Callable[[], TestClient]
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 1}


def listed(browser: TestClient, **filters: Any) -> list[str]:
    answer = browser.get("/api/tables", params=filters)
    assert answer.status_code == 200
    return [table["id"] for table in answer.json()["tables"]]


def sit(browser: TestClient, table: Json, seat: int, **taking: Any) -> Any:
    return browser.post(f"/api/tables/{table['id']}/seats/{seat}", json={"kind": "me", **taking})


def pages(browser: TestClient, **wish: Any) -> Iterator[list[str]]:
    """A list, page by page."""
    more = True
    while more:
        found = browser.get("/api/tables", params=wish).json()
        yield [table["id"] for table in found["tables"]]
        more, wish["before"] = found["more"], found["last"]


def seats(browser: TestClient, table: Json) -> list[str]:
    told = browser.get(f"/api/tables/{table['id']}", params={"invite": table["invite"]}).json()
    return [seat["name"] or seat["kind"] for seat in told["seats"]]


# ---- lists


def test_lists_hold_what_somebody_may_see(client: TestClient, another: Another) -> None:
    guest(client, "Ilinca")
    private, public = set_up(client, seats=[{"kind": "me"}]), set_up(client, seats=[OPEN, BOT], public=True)
    stranger, nobody = another(), another()
    guest(stranger, "Ana")
    assert listed(stranger) == listed(nobody) == [public["id"]]
    assert sorted(listed(client, mine=True)) == sorted([public["id"], private["id"]])
    assert listed(stranger, mine=True) == listed(nobody, mine=True) == []


def test_a_table_names_its_host_though_only_bots_sit_there(client: TestClient, another: Another) -> None:
    guest(client, "Ilinca")
    set_up(client, seats=[BOT, BOT], public=True)
    shown = another().get("/api/tables").json()["tables"]
    assert [(table["host"], table["you_are_host"]) for table in shown] == [("Ilinca", False)]


def test_lists_are_filtered_and_paged(client: TestClient, clock: Any) -> None:
    guest(client, "Ilinca")
    me = [{"kind": "me"}, {"kind": "person", "name": "Ana"}, BOT]
    made = []
    for game, start in (("sumeria", True), ("tigris", False), ("sumeria", False)):
        clock.pass_by(1)
        made.append(set_up(client, game=game, seats=me, start=start, public=True)["id"])
    ids = made[::-1]
    assert listed(client) == ids
    assert listed(client, status="running") == [ids[2]]
    assert listed(client, status="open", game="sumeria") == [ids[0]]
    assert listed(client, game="aquileia") == []
    assert list(pages(client, limit=2)) == [ids[:2], ids[2:]]
    assert client.get("/api/tables", params={"game": "aquileia"}).json() == {"tables": [], "more": False, "last": None}


def test_tables_of_one_moment_are_not_passed_over(client: TestClient, clock: Any) -> None:
    guest(client, "Ilinca")
    older = set_up(client, public=True)["id"]
    clock.pass_by(1)
    at_once = sorted(set_up(client, public=True)["id"] for _ in range(5))
    found = list(pages(client, limit=2))
    assert [table for page in found for table in page] == [*at_once, older]
    assert len(found) == 3


def test_a_page_begins_where_it_ended_though_its_last_table_is_gone(client: TestClient, clock: Any) -> None:
    guest(client, "Ilinca")
    older = set_up(client, public=True)["id"]
    clock.pass_by(1)
    newer = set_up(client, public=True, seats=[{"kind": "me"}])["id"]
    last = client.get("/api/tables", params={"limit": 1}).json()["last"]
    assert client.delete(f"/api/tables/{newer}/seats/0").status_code == 204
    assert listed(client, before=last) == [older]


@pytest.mark.parametrize("wrong", ["1800000000000", "-Ur7kQ2mZx1", "1-x", "99999999999999999-Ur7kQ2mZx1", ""])
def test_a_mark_that_is_none_is_refused(client: TestClient, wrong: str) -> None:
    assert key(client.get("/api/tables", params={"before": wrong})) == "server-bad-form"


# ---- seats


def test_a_private_table_is_joined_by_invitation(client: TestClient, another: Another) -> None:
    guest(client, "Ilinca")
    table = set_up(client, seats=[{"kind": "me"}])
    friend = another()
    guest(friend, "Ana")
    for wrong in (None, "0" * 16):
        assert key(sit(friend, table, 1, invite=wrong)) == "server-no-table"
    assert sit(friend, table, 1, invite=table["invite"]).json()["seats"][1]["mine"]
    assert key(sit(client, table, 1)) == "server-seat-taken"
    assert key(sit(client, table, 3)) == "server-no-seat"


def test_seats_are_freed_by_those_who_sit_there_and_by_the_host(client: TestClient, another: Another) -> None:
    guest(client, "Ilinca")
    table = set_up(client, seats=[{"kind": "me"}, OPEN, BOT])
    friend, stranger = another(), another()
    guest(friend, "Ana")
    guest(stranger, "Vlad")
    assert sit(friend, table, 1, invite=table["invite"]).status_code == 200
    path = f"/api/tables/{table['id']}/seats"
    assert stranger.delete(f"{path}/1").status_code == 404
    assert key(friend.delete(f"{path}/2")) == "server-not-your-seat"
    assert client.delete(f"{path}/2").status_code == 204
    assert friend.delete(f"{path}/1").status_code == 204
    assert seats(client, table) == ["Ilinca", "open", "open"]
    assert client.delete(f"{path}/0").status_code == 204
    assert client.get(f"/api/tables/{table['id']}").status_code == 404  # nobody was left


def test_a_game_begins_once_all_seats_are_taken(client: TestClient, another: Another) -> None:
    guest(client, "Ilinca")
    table = set_up(client, seats=[{"kind": "me"}, BOT], public=True)
    assert key(client.post(f"/api/tables/{table['id']}/start")) == "server-seats-open"
    stranger = another()
    guest(stranger, "Ana")
    assert key(stranger.post(f"/api/tables/{table['id']}/seats/2", json=BOT)) == "server-host-only"
    assert client.post(f"/api/tables/{table['id']}/seats/2", json=BOT).status_code == 200
    assert key(stranger.post(f"/api/tables/{table['id']}/start")) == "server-host-only"
    assert client.post(f"/api/tables/{table['id']}/start").json()["status"] == "running"
    assert key(client.post(f"/api/tables/{table['id']}/start")) == "server-already-started"
    assert key(sit(stranger, table, 0)) == "server-seat-taken"


def test_a_rematch_begins_once_all_have_asked(client: TestClient, another: Another, parts: Services) -> None:
    browsers, table = three_friends(client, another)

    async def end() -> None:
        await parts.tables.end(await parts.hall.table(table["id"]))

    path = f"/api/tables/{table['id']}/rematch"
    assert key(client.post(path)) == "server-no-rematch"
    assert client.portal is not None
    client.portal.call(end)
    again = [browser.post(path).json() for browser in browsers]
    assert len({one["id"] for one in again}) == 1
    assert [one["status"] for one in again] == ["open", "open", "running"]
    assert [seat["name"] for seat in again[2]["seats"]] == ["Hélène", "Ilinca", "Gergő"]
    assert again[0]["commitment"] != table["commitment"]


# ---- chance


def test_players_add_chance_before_the_game_and_not_after(
    client: TestClient, another: Another, parts: Services
) -> None:
    guest(client, "Ilinca")
    table = set_up(client, seats=[{"kind": "me"}, OPEN, BOT])
    friend = another()
    guest(friend, "Ana")
    path = f"/api/tables/{table['id']}/entropy"
    assert friend.post(path, json={"text": "dice"}).status_code == 404
    assert sit(friend, table, 1, invite=table["invite"]).status_code == 200
    for browser, text in ((client, "a"), (friend, "b"), (client, "c")):
        assert browser.post(path, json={"text": text}).status_code == 200
    assert client.post(f"/api/tables/{table['id']}/start").json()["entropy"] == ["c", "b"]
    assert key(client.post(path, json={"text": "d"})) == "server-already-started"
    kept = stored(client, parts, lambda s: s.scalar(select(Table.seed)))
    assert table["commitment"] == commitment(kept or "")


def elsewhere(client: TestClient, parts: Services, *changes: Any) -> None:
    """Another process changes what is stored, and its word has not arrived here."""

    async def work(session: Any) -> None:
        for change in changes:
            await session.execute(change)

    stored(client, parts, work)


def test_chance_that_was_added_through_another_process_counts(client: TestClient, parts: Services) -> None:
    guest(client, "Ilinca")
    others = [{"kind": "person", "name": name} for name in ("Ana", "Radu")]  # a bot might move between the two looks
    table = set_up(client, seats=[{"kind": "me"}, *others])
    added = update(Table).where(Table.id == table["id"])
    elsewhere(client, parts, added.values(entropy={"1": "there"}))
    assert client.post(f"/api/tables/{table['id']}/entropy", json={"text": "here"}).status_code == 200
    elsewhere(client, parts, added.values(entropy={"0": "here", "1": "there", "2": "late"}))
    assert client.post(f"/api/tables/{table['id']}/start").json()["entropy"] == ["here", "there", "late"]
    assert client.portal is not None
    here = client.portal.call(parts.hall.table, table["id"]).running_match().position()
    parts.hall.forget(table["id"])
    assert client.portal.call(parts.hall.table, table["id"]).running_match().position() == here


@pytest.mark.parametrize("what", ["chance", "leaving"])
def test_nothing_changes_at_a_game_that_another_process_has_begun(
    client: TestClient, parts: Services, what: str
) -> None:
    guest(client, "Ilinca")
    table = set_up(client, seats=[{"kind": "me"}, {"kind": "person", "name": "Ana"}, BOT])
    elsewhere(client, parts, update(Table).where(Table.id == table["id"]).values(status="running"))
    if what == "chance":
        answer = client.post(f"/api/tables/{table['id']}/entropy", json={"text": "late"})
    else:
        answer = client.delete(f"/api/tables/{table['id']}/seats/0")
    assert answer.status_code == 409
    assert stored(client, parts, lambda s: s.scalar(select(Table.entropy))) == {}
    assert stored(client, parts, lambda s: s.scalar(select(Chair.kind).where(Chair.seat == 0))) == "person"
