"""What people have in games and talk: a guest brings it along to an account; whoever leaves takes their name away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import func, select
from starlette.testclient import TestClient

from edubba.server.services import Services
from edubba.server.sitters import GONE
from edubba.server.storage import Chair, ChatRow, Event, Person, Table
from tests.server.company import Json, guest, set_up, talk
from tests.server.helpers import account, sign_in, stored, token

Another = Callable[[], TestClient]
FRIENDS = [{"kind": "me"}, {"kind": "person", "name": "Ana"}, {"kind": "open"}]


@pytest.fixture
def gergo(client: TestClient, another: Another) -> TestClient:
    """Somebody with an account, in a browser of their own."""
    browser = another()
    account(browser, "Gergő")
    return browser


def seats(browser: TestClient, table: Json) -> list[tuple[str, bool]]:
    """The names at the seats, and whether they are one's own."""
    told = browser.get(f"/api/tables/{table['id']}").json()
    return [(seat["name"], seat["mine"]) for seat in told["seats"]]


def read_again(client: TestClient, parts: Services, table: Json) -> None:
    """The next who asks gets the table from storage."""
    parts.hall.forget(table["id"])
    assert client.portal is not None
    client.portal.call(parts.hall.table, table["id"])


def bring(client: TestClient) -> Json:
    """A guest with a table and a friend at the same screen, who has said something; then they sign in."""
    guest(client, "Ilinca")
    table = set_up(client, seats=FRIENDS, public=True)
    with talk(client, table) as talking:
        talking.ask("chat", text="hello")
    assert sign_in(client, "Gergő") == 200
    return table


def test_a_guest_who_signs_in_brings_tables_seats_and_talk(
    client: TestClient, gergo: TestClient, parts: Services
) -> None:
    table = bring(client)
    for _ in range(2):
        assert seats(client, table) == seats(gergo, table) == [("Ilinca", True), ("Ana", True), ("", False)]
        assert client.get(f"/api/tables/{table['id']}").json()["you_are_host"]
        read_again(client, parts, table)
    kept = client.get("/api/me/export").json()
    assert [(one["table"], one["host"], len(one["seats"])) for one in kept["tables"]] == [(table["id"], True, 2)]
    assert [line["text"] for line in kept["chat"]] == ["hello"]
    names = stored(client, parts, lambda s: s.scalars(select(Person.name))).all()
    assert names == ["Gergő"]


def test_the_game_goes_on_from_the_account(client: TestClient, gergo: TestClient) -> None:
    table = bring(client)
    bot = {"kind": "bot", "level": 1}
    assert client.post(f"/api/tables/{table['id']}/seats/2", json=bot).status_code == 200
    assert client.post(f"/api/tables/{table['id']}/start").status_code == 200
    with talk(gergo, table) as talking:
        position = talking.turn()
        move, seat = position["view"]["legal"][0]["text"], position["view"]["actor"]
        assert talking.ask("play", ply=position["ply"], seat=seat, move=move)["type"] == "done"


def test_who_sat_there_both_as_guest_and_with_the_account_has_two_seats(
    client: TestClient, gergo: TestClient, parts: Services
) -> None:
    guest(client, "Ilinca")
    table = set_up(client, seats=[{"kind": "me"}], public=True)
    for seat, taking in ((1, {"kind": "me"}), (2, {"kind": "person", "name": "Ana"})):
        assert gergo.post(f"/api/tables/{table['id']}/seats/{seat}", json=taking).status_code == 200
    assert client.post(f"/api/tables/{table['id']}/start").status_code == 200
    assert sign_in(client, "Gergő") == 200
    assert seats(client, table) == [("Ilinca", True), ("Gergő", True), ("Ana", True)]
    with talk(client, table) as talking:
        for ply in range(4):
            position = talking.position(ply)
            assert position["seat"] == position["view"]["actor"]
            move = position["view"]["legal"][0]["text"]
            assert talking.ask("play", ply=ply, seat=position["seat"], move=move)["type"] == "done"
    starters = stored(client, parts, lambda s: s.scalars(select(Chair.starter))).all()
    assert len(set(starters)) == 1


def took_over(client: TestClient, another: Another) -> tuple[TestClient, Json]:
    """A guest who took a seat from a bot in a running game, and handed another to one."""
    host = another()
    guest(host, "Hélène")
    seated = [{"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "person", "name": "Ana"}]
    table = set_up(host, seats=seated, public=True, start=True)
    guest(client, "Ilinca")
    assert client.post(f"/api/tables/{table['id']}/seats/1", json={"kind": "me"}).status_code == 200
    return host, table


def test_a_seat_that_was_taken_over_stays_with_the_account(
    client: TestClient, gergo: TestClient, another: Another, parts: Services
) -> None:
    _host, table = took_over(client, another)
    assert sign_in(client, "Gergő") == 200
    read_again(client, parts, table)
    assert seats(gergo, table)[1] == ("Ilinca", True)


def test_programs_of_the_guest_do_not_play_for_the_account(client: TestClient, gergo: TestClient) -> None:
    guest(client, "Ilinca")
    shown = token(client)["token"]
    old = client.cookies["edubba"]
    assert sign_in(client, "Gergő") == 200
    client.cookies.clear()
    assert client.get("/api/me", headers={"Authorization": f"Bearer {shown}"}).status_code == 401
    client.cookies["edubba"] = old
    assert client.get("/api/me").status_code == 401


def test_one_account_does_not_become_another(client: TestClient, gergo: TestClient, parts: Services) -> None:
    account(client, "Ilinca")
    table = set_up(client, seats=FRIENDS, public=True)
    assert sign_in(client, "Gergő") == 200
    assert seats(client, table) == [("Ilinca", False), ("Ana", False), ("", False)]
    assert stored(client, parts, lambda s: s.scalar(select(func.count()).select_from(Person))) == 2


def test_a_wrong_password_brings_nothing(client: TestClient, gergo: TestClient) -> None:
    guest(client, "Ilinca")
    table = set_up(client, seats=FRIENDS, public=True)
    assert sign_in(client, "Gergő", "a guess") == 403
    assert seats(client, table)[0] == ("Ilinca", True)


def everything(client: TestClient, parts: Services) -> str:
    """All that is kept in rows that outlive people, as one text."""

    async def rows(session: Any) -> str:
        kept = []
        for kind in (Table, Chair, Event, ChatRow):
            kept += [str(row) for row in await session.execute(select(*kind.__table__.columns))]
        return "\n".join(kept)

    return stored(client, parts, rows)


def test_nothing_is_left_of_a_name_when_somebody_leaves(client: TestClient, another: Another, parts: Services) -> None:
    host, table = took_over(client, another)
    me = client.get("/api/me").json()["id"]
    with talk(client, table) as talking:
        talking.ask("chat", text="I was here")
    with talk(host, table) as looking:
        assert client.delete("/api/me").status_code == 204
        while looking.until("table")["table"]["seats"][1]["kind"] != "bot":
            pass
    path = f"/api/tables/{table['id']}"
    for _ in range(2):
        told = host.get(path).text + host.get(f"{path}/story").text + host.get(f"{path}/positions/0").text
        with talk(host, table) as talking:
            told += str(talking.heard)
        assert "Ilinca" not in told
        assert GONE in told
        read_again(client, parts, table)
    kept = everything(client, parts)
    assert [word in kept for word in ("Ilinca", me, "I was here", "Hélène")] == [False, False, False, True]
