"""Signing in and out, and how often it may be tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select
from starlette.testclient import TestClient

from edubba.server.attempts import ACCOUNT, ADDRESS
from edubba.server.passwords import Passwords
from edubba.server.services import Services
from edubba.server.storage import Attempt, Login, Person
from tests.server.conftest import OURS, FakeTime, Serve
from tests.server.helpers import PASSWORD, account, at_once, guest, key, sign_in, stored

Another = Callable[[], TestClient]


class CountingHasher(PasswordHasher):
    """Counts what takes long."""

    def __init__(self, time_cost: int = 1) -> None:
        super().__init__(time_cost, memory_cost=8, parallelism=1)
        self.calls: list[str] = []

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.calls.append("hash")
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 - its own name
        self.calls.append(f"verify {str(hash).split('$')[3]}")
        return super().verify(hash, password)


def test_signing_in_and_out(client: TestClient, another: Another) -> None:
    me = account(client)
    assert client.delete("/api/sessions/current").status_code == 204
    assert client.get("/api/me").status_code == 401
    answer = client.post("/api/sessions", json={"name": " gergő ", "password": PASSWORD})
    assert answer.json() == me
    assert client.get("/api/me").json() == me


def test_a_cookie_that_was_signed_out_is_worth_nothing(client: TestClient, another: Another) -> None:
    account(client)
    thief = another()
    thief.cookies.update(client.cookies)
    assert thief.get("/api/me").status_code == 200
    client.delete("/api/sessions/current")
    assert thief.get("/api/me").status_code == 401


def test_signing_in_ends_what_the_browser_was_before(client: TestClient, parts: Services, another: Another) -> None:
    account(client)
    second = another()
    guest(second, "Somebody")
    assert sign_in(second) == 200
    kept = stored(client, parts, lambda s: s.scalars(select(Person.name).join(Login))).all()
    assert kept == ["Gergő", "Gergő"]


def test_sessions_are_listed_and_ended_at_once(client: TestClient, another: Another, clock: FakeTime) -> None:
    account(client)
    clock.pass_by(60)
    elsewhere = another()
    elsewhere.headers["User-Agent"] = "A phone\x07" + "x" * 300
    sign_in(elsewhere)
    sessions = client.get("/api/sessions").json()
    assert [one["current"] for one in sessions] == [False, True]
    assert sessions[0]["agent"].startswith("A phonex")
    assert len(sessions[0]["agent"]) == 200
    assert client.delete(f"/api/sessions/{sessions[0]['id']}").status_code == 204
    assert elsewhere.get("/api/me").status_code == 401
    assert client.get("/api/me").status_code == 200


def test_other_peoples_sessions_are_not_there(client: TestClient, another: Another) -> None:
    account(client)
    (mine,) = client.get("/api/sessions").json()
    stranger = another()
    guest(stranger, "Stranger")
    for wrong in (mine["id"], "0" * 16, "x"):
        assert stranger.delete(f"/api/sessions/{wrong}").status_code == 404
    assert stranger.delete("/api/sessions/..%2f").status_code in (404, 422)
    assert client.get("/api/me").status_code == 200


# ---- wrong passwords


def test_an_unknown_name_takes_as_long_as_a_known_one(client: TestClient, parts: Services, another: Another) -> None:
    hasher = CountingHasher()
    parts.passwords = Passwords(hasher)
    account(client)
    took = []
    for name in ("Gergő", "Nobody"):
        hasher.calls.clear()
        answer = another().post("/api/sessions", json={"name": name, "password": "a guess"})
        took.append((answer.status_code, answer.json(), list(hasher.calls)))
    assert took[0] == took[1]
    assert took[0][2] == ["verify m=8,t=1,p=1"]


def test_a_guest_cannot_be_signed_in_as(client: TestClient, another: Another) -> None:
    guest(client)
    assert sign_in(another(), "Ilinca", "x") == 403


def test_a_password_is_hashed_anew_when_more_effort_is_asked_for(client: TestClient, parts: Services) -> None:
    account(client)
    before = stored(client, parts, lambda s: s.scalar(select(Person.password)))
    parts.passwords = Passwords(CountingHasher(time_cost=2))
    assert sign_in(client, "Gergő", "a guess") == 403
    assert stored(client, parts, lambda s: s.scalar(select(Person.password))) == before
    assert sign_in(client) == 200
    after = stored(client, parts, lambda s: s.scalar(select(Person.password)))
    assert before is not None
    assert after is not None
    assert ("t=1" in before, "t=2" in after) == (True, True)
    assert sign_in(client) == 200


def test_accents_may_be_typed_either_way(client: TestClient) -> None:
    account(client, "Gergő", "jelszó \u00e9s \u0151")
    assert sign_in(client, "Gergő", "jelszo\u0301 e\u0301s o\u030b") == 200


def fail(client: TestClient, times: int, name: str = "Gergő") -> None:
    for _ in range(times):
        assert sign_in(client, name, "a guess") == 403


def test_guessing_takes_longer_and_longer(client: TestClient, clock: FakeTime) -> None:
    account(client)
    fail(client, ACCOUNT.free)
    for wait in (2, 4, 8):
        answer = client.post("/api/sessions", json={"name": "Gergő", "password": PASSWORD})
        assert (answer.status_code, key(answer)) == (429, "server-wait-to-sign-in")
        assert answer.headers["retry-after"] == str(wait)
        assert answer.json()["error"]["arguments"] == {"seconds": wait}
        clock.pass_by(wait)
        fail(client, 1)


def test_the_right_password_after_the_wait_forgives(client: TestClient, clock: FakeTime) -> None:
    account(client)
    fail(client, ACCOUNT.free)
    clock.pass_by(2)
    assert sign_in(client) == 200
    fail(client, ACCOUNT.free)


def test_the_wait_survives_a_restart(client: TestClient, serve: Serve) -> None:
    account(client)
    fail(client, ACCOUNT.free)
    with TestClient(serve(), headers=dict(OURS)) as later:
        assert sign_in(later) == 429


def test_other_accounts_and_unknown_ones_wait_for_themselves(client: TestClient) -> None:
    account(client)
    fail(client, ACCOUNT.free, "Nobody")
    assert sign_in(client, "nobody") == 429
    assert sign_in(client) == 200


def test_an_address_that_tries_many_names_waits(client: TestClient, clock: FakeTime) -> None:
    account(client)
    for number in range(ADDRESS.free):
        fail(client, 1, f"Name {number}")
    assert sign_in(client) == 429
    elsewhere = TestClient(client.app, headers=dict(OURS), client=("198.51.100.7", 1))
    elsewhere.portal = client.portal
    assert sign_in(elsewhere) == 200
    # Somebody's success does not forgive what the address did to others.
    clock.pass_by(2)
    assert sign_in(client) == 200
    fail(client, 1, "One more")
    assert sign_in(client) == 429


def test_nobody_can_keep_an_owner_out_for_long(client: TestClient, clock: FakeTime) -> None:
    account(client)
    for _ in range(12):
        sign_in(client, "Gergő", "a guess")
        clock.pass_by(ACCOUNT.longest)
    assert sign_in(client) == 200


def test_guesses_at_once_gain_nothing(client: TestClient, parts: Services) -> None:
    account(client)
    got = at_once(client, *[lambda: parts.attempts.admit("gergő", "198.51.100.7")] * 20)
    assert sum(one is None for one in got) == ACCOUNT.free


def test_changing_the_password_is_limited_as_well(client: TestClient) -> None:
    account(client)
    wish = {"password": "another password", "old_password": "a guess"}
    answers = [client.patch("/api/me", json=wish).status_code for _ in range(ACCOUNT.free + 1)]
    assert answers == [403] * ACCOUNT.free + [429]


def test_old_attempts_are_forgotten(client: TestClient, parts: Services, clock: FakeTime) -> None:
    account(client)
    fail(client, 4)
    clock.pass_by(3601)
    fail(client, 1)
    assert stored(client, parts, lambda s: s.scalar(select(func.count()).select_from(Attempt))) == 2


def test_a_calendar_that_is_set_back_locks_nobody_out(client: TestClient, clock: FakeTime) -> None:
    account(client)
    fail(client, ACCOUNT.free)
    assert sign_in(client) == 429
    clock.calendar -= 86_400_000
    assert sign_in(client) == 200


@pytest.mark.parametrize("name", ["Gergő", "Nobody"])
def test_a_password_typed_as_a_name_is_not_kept(client: TestClient, parts: Services, name: str) -> None:
    sign_in(client, name=PASSWORD, password=name)
    aims = stored(client, parts, lambda s: s.scalars(select(Attempt.aim))).all()
    assert len(aims) == 2
    assert not any(PASSWORD.casefold() in aim for aim in aims)
