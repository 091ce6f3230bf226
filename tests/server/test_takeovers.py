"""Seats that change hands during a game: who is told what, and what a server knows that reads the table again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

from edubba.locales import LANGUAGES, Message, message, say
from edubba.server import steward
from edubba.server.live import LiveTable
from edubba.server.services import Services
from edubba.server.sitters import Sitter
from edubba.server.storage import Chair, Event
from tests.server.company import Json, guest, talk, three_friends
from tests.server.conftest import FakeTime
from tests.server.helpers import key, stored

Another = Callable[[], TestClient]
LIVE = {"kind": "live", "minutes": 1}


def spoken(told: Json) -> Message:
    """A message as a reader got it."""
    arguments = {name: spoken(one) if isinstance(one, dict) else one for name, one in told["arguments"].items()}
    return message(told["key"], **arguments)


def story(browser: TestClient, table: Json) -> list[Json]:
    answer = browser.get(f"/api/tables/{table['id']}/story", params={"invite": table["invite"]})
    return [entry for entry in answer.json()["entries"] if entry["kind"] != "move"]


def read_again(client: TestClient, parts: Services, table: Json) -> LiveTable:
    """The table as a server process knows it that has just read it."""
    parts.hall.forget(table["id"])
    assert client.portal is not None
    return client.portal.call(parts.hall.table, table["id"])


def seat_of(browser: TestClient, table: Json, seat: int) -> Any:
    return browser.get(f"/api/tables/{table['id']}", params={"invite": table["invite"]}).json()["seats"][seat]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_plays_on_is_named_in_the_readers_language(
    client: TestClient, another: Another, language: str
) -> None:
    browsers, table = three_friends(client, another)
    assert browsers[1].delete(f"/api/tables/{table['id']}/seats/1").status_code == 204
    (entry,) = [entry for entry in story(client, table) if entry["kind"] == "takeover"]
    sentence = say(spoken(entry["story"][0]), language)
    assert "Gergő" in sentence
    assert f"({say(message('bots-level-scribe'), language)})" in sentence


def test_whoever_resigned_is_named_and_not_the_bot_that_sits_there_now(client: TestClient, another: Another) -> None:
    browsers, table = three_friends(client, another)
    assert browsers[2].post(f"/api/tables/{table['id']}/seats/2/resign").status_code == 200
    assert say(spoken(story(client, table)[-1]["story"][0])) == (
        "Hélène resigned; a bot (Apprentice) plays on, so that the others can finish."
    )
    assert seat_of(client, table, 2)["name"] == "Apprentice C"
    refused = browsers[2].post(f"/api/tables/{table['id']}/seats/2", json={"kind": "me", "invite": table["invite"]})
    assert key(refused) == "server-seat-taken"


def test_whose_time_ran_out_is_named(
    client: TestClient, another: Another, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steward, "LATEST", 0.02)  # looks at the test's clock all the time
    _browsers, table = three_friends(client, another, clock=LIVE)
    with talk(client, table) as talking:
        actor = talking.position(0)["view"]["actor"]
        clock.pass_by(61)
        while (entry := talking.until("told")["entries"][-1])["kind"] != "timeout":
            pass
    name = ("Ilinca", "Gergő", "Hélène")[actor]
    assert say(spoken(entry["story"][0])) == f"{name} ran out of time; a bot (Scribe) plays on."


def test_a_seat_without_time_is_not_taken_again(
    client: TestClient, another: Another, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steward, "LATEST", 0.02)
    browsers, table = three_friends(client, another, clock=LIVE)
    with talk(client, table) as talking:
        actor = talking.position(0)["view"]["actor"]
        clock.pass_by(61)
        while talking.until("told")["entries"][-1]["kind"] != "timeout":
            pass
    refused = browsers[actor].post(
        f"/api/tables/{table['id']}/seats/{actor}", json={"kind": "me", "invite": table["invite"]}
    )
    assert (refused.status_code, key(refused)) == (409, "server-no-time-left")
    assert seat_of(client, table, actor)["kind"] == "bot"


def test_a_person_takes_the_place_of_a_bot(client: TestClient, another: Another, parts: Services) -> None:
    browsers, table = three_friends(client, another)
    browsers[1].delete(f"/api/tables/{table['id']}/seats/1")
    newcomer = another()
    guest(newcomer, "Ana")
    taking = {"kind": "me", "invite": table["invite"]}
    assert newcomer.post(f"/api/tables/{table['id']}/seats/1", json=taking).status_code == 200
    assert say(spoken(story(client, table)[-1]["story"][0])) == "Ana sits down at this seat and plays on."
    assert seat_of(newcomer, table, 1)["mine"]
    assert not seat_of(browsers[1], table, 1)["mine"]
    match = read_again(client, parts, table).running_match()
    assert list(match.seats) == ["Ilinca", "Ana", "Hélène"]


def test_a_table_that_is_read_again_knows_who_began(client: TestClient, another: Another, parts: Services) -> None:
    browsers, table = three_friends(client, another)
    began = [chair.starter for chair in parts.hall.in_memory()[0].chairs]
    browsers[1].delete(f"/api/tables/{table['id']}/seats/1")
    browsers[2].post(f"/api/tables/{table['id']}/seats/2/resign")
    again = read_again(client, parts, table)
    kept = stored(client, parts, lambda s: s.scalars(select(Chair.starter).order_by(Chair.seat))).all()
    assert [chair.starter for chair in again.chairs] == kept == began
    assert None not in kept
    assert [chair.resigned for chair in again.chairs] == [False, False, True]


def test_what_an_older_house_wrote_can_be_read(client: TestClient, another: Another, parts: Services) -> None:
    _browsers, table = three_friends(client, another)
    old = {"table": table["id"], "seat": 2, "ply": 0, "actor": 0, "spent": 0, "at": 0}
    rows = [Event(**old, seq=2, kind="timeout", text="3")]

    async def add(session: Any) -> None:
        session.add_all(rows)

    stored(client, parts, add)
    chair = read_again(client, parts, table).chairs[2]
    assert (chair.kind, chair.level, chair.name, chair.person) == ("bot", 3, "Hélène", None)
    assert Sitter.read('{"kind": "person", "name": "Ana", "level": null, "person": "p"}').name == "Ana"
