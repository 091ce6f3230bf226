"""Guests, accounts, and what they may do about themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.testclient import TestClient

from edubba.server.people import new_account
from edubba.server.schemas import AccountWish
from edubba.server.services import Services
from edubba.server.sitters import GONE, Sitter
from edubba.server.storage import Chair, ChatRow, Event, Login, Person, Rating, Table, Token
from tests.server.company import set_up
from tests.server.helpers import PASSWORD, account, at_once, guest, key, sign_in, stored, token

Another = Callable[[], TestClient]


def test_a_guest_needs_only_a_name(client: TestClient) -> None:
    me = guest(client, "  Ilinca ")
    assert (me["name"], me["kind"], me["language"], me["email"]) == ("Ilinca", "guest", "en", None)
    assert client.get("/api/me").json() == me


def test_a_guest_who_asks_for_another_name_stays_the_same_person(client: TestClient, parts: Services) -> None:
    me = client.post("/api/guests", json={"name": "Ilinca", "language": "ro"}).json()
    table = set_up(client)
    assert client.post(f"/api/tables/{table['id']}/seats/0", json={"kind": "me"}).status_code == 200
    assert guest(client, " Ilinca B ") == me | {"name": "Ilinca B"} == client.get("/api/me").json()
    assert client.get(f"/api/tables/{table['id']}").json()["seats"][0]["mine"]
    assert stored(client, parts, lambda s: s.scalar(select(func.count()).select_from(Person))) == 1
    assert len(client.get("/api/sessions").json()) == 1


def test_a_program_makes_a_guest_of_its_own(client: TestClient, another: Another) -> None:
    me = guest(client)
    program = another()
    program.headers["Authorization"] = f"Bearer {token(client)['token']}"
    assert guest(program, "A bot")["id"] != me["id"]
    assert client.get("/api/me").json() == me


def test_an_account_is_not_made_a_guest(client: TestClient) -> None:
    me = account(client)
    answer = client.post("/api/guests", json={"name": "Ilinca"})
    assert (answer.status_code, key(answer)) == (409, "server-already-account")
    assert client.get("/api/me").json() == me


def test_a_guest_who_is_gone_comes_in_as_somebody_new(client: TestClient, parts: Services) -> None:
    me = guest(client)
    client.get("/api/me")
    stored(client, parts, lambda s: s.execute(delete(Person).where(Person.id == me["id"])))
    assert guest(client)["id"] != me["id"]
    assert client.get("/api/me").status_code == 200


def test_nobody_is_asked_who_they_are(client: TestClient) -> None:
    answer = client.get("/api/me")
    assert (answer.status_code, key(answer)) == (401, "server-nobody")
    assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize(
    "name", ["a\x00b", "a\nb", "\u202egnirps", "a\u200bb", "a\u2028b", "\x85", "", "   ", "a" * 41]
)
def test_names_that_cannot_be_seen_are_refused(client: TestClient, parts: Services, name: str) -> None:
    answer = client.post("/api/guests", json={"name": name})
    assert (answer.status_code, key(answer)) in [(422, "server-bad-form"), (422, "server-bad-name")]
    assert stored(client, parts, lambda s: s.scalar(select(func.count()).select_from(Person))) == 0


def test_a_name_that_grows_when_it_is_compared_is_refused(client: TestClient) -> None:
    answer = client.post("/api/accounts", json={"name": "\ufdfa" * 40, "password": PASSWORD})
    assert (answer.status_code, key(answer)) == (422, "server-bad-name")


def test_what_is_not_in_the_form_is_refused(client: TestClient) -> None:
    bodies: list[object] = [{"name": 7}, {"name": "a", "kind": "account"}, {"name": "a", "language": "xx"}, [], "name"]
    for body in bodies:
        answer = client.post("/api/guests", json=body)
        assert (answer.status_code, key(answer)) == (422, "server-bad-form")
    answer = client.post("/api/guests", content=b"{", headers={"Content-Type": "application/json"})
    assert (answer.status_code, key(answer)) == (422, "server-bad-form")


def test_a_guest_becomes_an_account_and_stays_the_same_person(client: TestClient, another: Another) -> None:
    me = guest(client)
    grown = account(client, "Ilinca")
    assert (grown["id"], grown["kind"]) == (me["id"], "account")
    assert client.get("/api/me").json() == grown
    elsewhere = another()
    assert sign_in(elsewhere, "ILINCA") == 200
    assert elsewhere.get("/api/me").json()["id"] == me["id"]


def test_an_account_has_no_second_one(client: TestClient) -> None:
    account(client)
    answer = client.post("/api/accounts", json={"name": "Another", "password": PASSWORD})
    assert (answer.status_code, key(answer)) == (409, "server-already-account")


def test_what_another_process_made_an_account_is_not_overwritten(client: TestClient, parts: Services) -> None:
    me = guest(client)
    client.get("/api/me")
    stored(client, parts, lambda s: s.execute(update(Person).where(Person.id == me["id"]).values(handle="x")))
    answer = client.post("/api/accounts", json={"name": "Mine", "password": PASSWORD})
    assert key(answer) == "server-already-account"


@pytest.mark.parametrize("name", ["gergő", "GERGŐ", "Gergo\u030b", "\uff27ergő", "Gergő "])
def test_no_two_accounts_have_the_same_name(client: TestClient, another: Another, name: str) -> None:
    account(client, "Gergő")
    answer = another().post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert (answer.status_code, key(answer)) == (409, "server-name-taken")


def test_two_who_ask_for_a_name_at_once_do_not_both_get_it(client: TestClient, parts: Services) -> None:
    wish = AccountWish(name="Gergő", password=PASSWORD)
    got = at_once(client, *[lambda: new_account(parts, wish, None)] * 3)
    assert sum(isinstance(one, Person) for one in got) == 1
    assert {getattr(one, "key", "") for one in got} == {"", "server-name-taken"}
    assert stored(client, parts, lambda s: s.scalar(select(func.count()).select_from(Person))) == 1


def test_people_change_what_they_ask_for_and_nothing_else(client: TestClient) -> None:
    me = guest(client)
    changed = client.patch("/api/me", json={"language": "ro", "notify": True, "email": "i@example.org"}).json()
    assert changed == me | {"language": "ro", "notify": True, "email": "i@example.org"}
    assert client.patch("/api/me", json={"name": "Ilinca B"}).json() == changed | {"name": "Ilinca B"}
    assert client.patch("/api/me", json={"email": None}).json()["email"] is None
    assert client.get("/api/me").json()["name"] == "Ilinca B"


def test_an_account_is_renamed_to_a_free_name_only(client: TestClient, another: Another) -> None:
    account(client, "Gergő")
    second = another()
    account(second, "Ilinca")
    answer = second.patch("/api/me", json={"name": "gergő", "language": "hu"})
    assert (answer.status_code, key(answer)) == (409, "server-name-taken")
    assert second.get("/api/me").json()["language"] == "en"
    assert second.patch("/api/me", json={"name": "Inanna"}).status_code == 200
    assert sign_in(another(), "Ilinca") == 403
    assert sign_in(another(), "inanna") == 200


def test_a_new_password_needs_the_old_one(client: TestClient) -> None:
    account(client)
    for old in ({}, {"old_password": "wrong"}):
        answer = client.patch("/api/me", json={"password": "another password", **old})
        assert (answer.status_code, key(answer)) == (403, "server-wrong-password")
    assert sign_in(client, "Gergő", "another password") == 403


def test_guests_have_no_password_to_change(client: TestClient) -> None:
    guest(client)
    answer = client.patch("/api/me", json={"password": "another password", "old_password": ""})
    assert (answer.status_code, key(answer)) == (403, "server-guests-have-no-password")


def test_a_new_password_ends_the_other_sessions(client: TestClient, another: Another) -> None:
    account(client)
    elsewhere = another()
    assert sign_in(elsewhere) == 200
    assert elsewhere.get("/api/me").status_code == 200
    answer = client.patch("/api/me", json={"password": "another password", "old_password": PASSWORD})
    assert answer.status_code == 200
    assert client.get("/api/me").status_code == 200
    assert elsewhere.get("/api/me").status_code == 401
    assert sign_in(elsewhere) == 403
    assert sign_in(elsewhere, "Gergő", "another password") == 200


def table_of(person: str, number: int, status: str) -> list[Table | Chair | Event | ChatRow]:
    name = f"table{number:05d}"
    return [
        Table(
            id=name, name="Ur", game="sumeria", version=1, players=3, options={}, public=True, invite="i" * 16,
            status=status, seed="the seed of this table", created=number, host=None,
            entropy={"0": "my chance", "1": "another's"},
        ),
        Chair(table=name, seat=0, kind="person", name="Ilinca", person=person, starter=person),
        Chair(table=name, seat=1, kind="person", name="Gergő", person=None),
        Event(table=name, seq=1, kind="move", seat=0, text="trade Ur", ply=1, actor=1, at=5),
        Event(table=name, seq=2, kind="move", seat=1, text="trade Kish", ply=2, actor=0, at=6),
        ChatRow(table=name, number=1, person=person, seat=0, name="Ilinca", text="well met", at=7),
    ]  # fmt: skip


def furnish(client: TestClient, parts: Services, person: str) -> None:
    async def add(session: AsyncSession) -> None:
        for rows in (table_of(person, 1, "finished"), table_of(person, 2, "running")):
            session.add(rows[0])
            await session.flush()
            session.add_all(rows[1:])
        session.add(Rating(person=person, game="sumeria", mu=25.0, sigma=8.0, games=1))

    stored(client, parts, add)


def test_everything_is_exported_and_no_secret(client: TestClient, parts: Services) -> None:
    me = account(client)
    secret = token(client)["token"]
    furnish(client, parts, me["id"])
    answer = client.get("/api/me/export")
    found = answer.json()
    assert found["profile"] == me
    assert [one["current"] for one in found["logins"]] == [True]
    assert [one["label"] for one in found["tokens"]] == ["bot"]
    assert [one["table"] for one in found["tables"]] == ["table00001", "table00002"]
    (seat,) = found["tables"][0]["seats"]
    assert (seat["seat"], seat["name"], seat["entropy"]) == (0, "Ilinca", "my chance")
    assert [move["text"] for move in seat["done"]] == ["trade Ur"]
    assert [line["text"] for line in found["chat"]] == ["well met", "well met"]
    assert found["ratings"] == [{"game": "sumeria", "mu": 25.0, "sigma": 8.0, "games": 1}]
    others = ("the seed of this table", "i" * 16, "argon2", "trade Kish", "another's")
    for hidden in (secret, client.cookies["edubba"], *others):
        assert hidden not in answer.text


def test_moves_of_a_seat_that_changed_hands_are_not_claimed(client: TestClient, parts: Services) -> None:
    me = guest(client)
    furnish(client, parts, me["id"])

    async def take_over(session: AsyncSession) -> None:
        came, went = Sitter("person", "Ilinca", me["id"]), Sitter("bot", "Scribe B", level=3, left_person=me["id"])
        hands = [(0, "takeover", went.written()), (0, "move", "pass"), (1, "takeover", came.written())]
        hands += [(1, "move", "trade Kish"), (1, "timeout", went.written()), (1, "move", "pass")]
        for seq, (seat, kind, told) in enumerate(hands, start=3):
            session.add(Event(table="table00001", seq=seq, kind=kind, seat=seat, text=told, ply=2, actor=0, at=8))
        await session.execute(update(Chair).where(Chair.table == "table00001", Chair.seat == 0).values(person=None))

    stored(client, parts, take_over)
    seats = client.get("/api/me/export").json()["tables"][0]["seats"]
    assert [(seat["seat"], [one["text"] for one in seat["done"]]) for seat in seats] == [
        (0, ["trade Ur"]),
        (1, ["trade Kish"]),
    ]


def test_whoever_leaves_is_forgotten_and_the_games_stay(client: TestClient, parts: Services, another: Another) -> None:
    me = account(client)
    shown = token(client)["token"]
    furnish(client, parts, me["id"])
    left: list[str] = []

    async def leave_all(person: Person) -> None:
        left.append(person.id)

    parts.tables.leave_all = leave_all  # type: ignore[method-assign]
    assert client.delete("/api/me").status_code == 204
    assert left == [me["id"]]
    assert "edubba" not in client.cookies
    assert another().get("/api/me", headers={"Authorization": f"Bearer {shown}"}).status_code == 401
    assert sign_in(another()) == 403

    async def remains(session: AsyncSession) -> list[int | None]:
        return [await session.scalar(select(func.count()).select_from(kind)) for kind in (Person, Login, Token, Rating)]

    assert stored(client, parts, remains) == [0, 0, 0, 0]
    chairs = stored(client, parts, lambda s: s.scalars(select(Chair).order_by(Chair.table, Chair.seat))).all()
    assert [(one.name, one.person, one.starter) for one in chairs] == [(GONE, None, None), ("Gergő", None, None)] * 2
    said = stored(client, parts, lambda s: s.scalars(select(ChatRow))).all()
    assert {(one.name, one.text, one.person) for one in said} == {(GONE, GONE, None)}
    assert stored(client, parts, lambda s: s.scalar(select(func.count()).select_from(Event))) == 4
