"""People at a table, each with a browser of their own, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

Json = dict[str, Any]


def guest(client: TestClient, name: str) -> Json:
    """Makes the browser a guest's."""
    answer = client.post("/api/guests", json={"name": name})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def set_up(client: TestClient, **wish: Any) -> Json:
    """A new table."""
    answer = client.post("/api/tables", json={"game": "sumeria", "players": 3, **wish})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def three_friends(client: TestClient, another: Callable[[], TestClient], **wish: Any) -> tuple[list[TestClient], Json]:
    """Three guests at one table that has begun."""
    browsers = [client, another(), another()]
    for browser, name in zip(browsers, ("Ilinca", "Gergő", "Hélène"), strict=True):
        guest(browser, name)
    table = set_up(client, seats=[{"kind": "me"}], **wish)
    for seat in (1, 2):
        taking = {"kind": "me", "invite": table["invite"]}
        assert browsers[seat].post(f"/api/tables/{table['id']}/seats/{seat}", json=taking).status_code == 200
    assert client.post(f"/api/tables/{table['id']}/start").status_code == 200
    return browsers, table


class Talk:
    """One websocket, and what it has said so far."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self._asked = 0

    def hear(self) -> Json:
        message: Json = self.socket.receive_json()
        self.heard.append(message)
        return message

    @property
    def welcome(self) -> Json:
        """The first message."""
        return self.heard[0]

    def until(self, *kinds: str) -> Json:
        """Listens until a message of one of these kinds."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, **content: Any) -> Json:
        """Asks, and waits for the answer."""
        self._asked += 1
        self.socket.send_json({"type": kind, "id": self._asked, **content})
        while True:
            message = self.hear()
            if message.get("of") == self._asked:
                return message

    def turn(self) -> Json:
        """The first position in which there is something to choose: heard already, or to be heard."""
        while True:
            for message in self.heard:
                if message["type"] == "position" and message["view"]["legal"]:
                    return message
            self.hear()

    def position(self, ply: int) -> Json:
        """The position after so many moves: heard already, or to be heard."""
        for message in reversed(self.heard):
            if message["type"] == "position":
                if message["ply"] == ply:
                    return message
                break
        while True:
            message = self.until("position")
            if message["ply"] == ply:
                return message


@contextmanager
def talk(browser: TestClient, table: Json, since: int = 0) -> Iterator[Talk]:
    with browser.websocket_connect(f"/api/tables/{table['id']}/socket?since={since}") as socket:
        talking = Talk(socket)
        talking.until("presence", "bye")
        yield talking
