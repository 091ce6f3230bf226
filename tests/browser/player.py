"""Somebody at a browser: hears what the house tells the page, and acts on the page as people do."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, expect

from edubba.locales import message, say

OURS = {"X-Edubba": "1"}
PATIENCE = 60_000  # milliseconds


def word(key: str, language: str = "en", **arguments: Any) -> str:
    """What the page says for a key."""
    return say(message(key, **arguments), language)


class Player:
    """A page, and the newest position that it was told."""

    def __init__(self, page: Page, complaints: list[str]) -> None:
        self.page = page
        self.complaints = complaints
        self.position: dict[str, Any] = {}
        self.story: list[dict[str, Any]] = []
        self.names: list[str] = []
        self.played: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.on("websocket", lambda socket: socket.on("framesent", self._say))

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] == "position":
            self.position = told
        elif told["type"] == "told":
            self.story += told["entries"]
        elif told["type"] == "welcome":
            self.names = [seat["name"] for seat in told["table"]["seats"]]

    def _say(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "play":
            self.played.append(said["move"])

    # ---- what the page was told

    @property
    def view(self) -> dict[str, Any]:
        """The newest view."""
        return dict(self.position["view"])

    @property
    def legal(self) -> list[dict[str, Any]]:
        """The moves that are offered."""
        return list(self.view["legal"])

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return int(self.position.get("ply", -1))

    # ---- parts of the page

    def button(self, key: str, **arguments: Any) -> Locator:
        """The button that is called so."""
        return self.page.get_by_role("button", name=word(key, **arguments), exact=True)

    @property
    def typing(self) -> Locator:
        """The field for moves: it is there when this player may choose."""
        return self.page.locator("#type-move")

    @property
    def end(self) -> Locator:
        """The page that explains the scoring."""
        return self.page.locator("main.end")

    # ---- coming in

    def settle(self, **settings: Any) -> None:
        """Sets what can be set in this browser, before any page is opened."""
        self.page.add_init_script(f"localStorage.setItem('edubba-settings', '{json.dumps(settings)}')")

    def become(self, name: str) -> None:
        """Is a guest from now on."""
        answer = self.page.request.post("/api/guests", data={"name": name}, headers=OURS)
        assert answer.ok, answer.text()

    def register(self, name: str) -> None:
        """Has an account from now on, a new one or the one of that name."""
        wish = {"name": name, "password": "a long password"}
        answer = self.page.request.post("/api/accounts", data=wish, headers=OURS)
        assert answer.ok or self.page.request.post("/api/sessions", data=wish, headers=OURS).ok, answer.text()

    def set_up(self, **wish: Any) -> dict[str, Any]:
        """A table, without the page."""
        answer = self.page.request.post("/api/tables", data=wish, headers=OURS)
        assert answer.ok, answer.text()
        return dict(answer.json())

    def stage(self, record: str, ply: int, *, alone: bool = True) -> str:
        """The address of a table with a position of a golden record, in which this player acts."""
        self.become("Ninsun")
        wish = {"record": record, "ply": ply, "alone": alone}
        answer = self.page.request.post("/api/staged", data=wish, headers=OURS)
        assert answer.ok, answer.text()
        return f"/tables/{answer.json()}"

    # ---- playing

    def may_choose(self) -> bool:
        """Waits until this player must choose; False if the game is over instead. Others' moves are skipped."""
        skip = self.button("web-skip-moves")
        any_of = self.typing.or_(skip).or_(self.end)
        while True:
            any_of.first.wait_for(state="attached")
            if self.end.count():
                return False
            if self.typing.count():
                # What is only read is drawn after what is played with.
                self.page.get_by_role("tablist", include_hidden=True).first.wait_for(state="attached")
                return True
            # It goes by itself too, at any moment.
            skip.evaluate_all("buttons => buttons.forEach((button) => button.click())")

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Something is done that plays a move: waits until the house has told what came of it."""
        ply = self.ply
        yield
        self.until(lambda: self.ply > ply)

    def until(self, happened: Callable[[], bool]) -> None:
        """Waits for something that the house tells: looks again whenever the browser has been listened to."""
        ends = time.monotonic() + PATIENCE / 1000
        while not happened():
            assert time.monotonic() < ends, "the house told nothing of it"
            self.page.wait_for_timeout(5)

    def type(self, text: str) -> None:
        """Plays a move by typing it: the first Enter chooses, the second plays."""
        with self.moving():
            self.typing.fill(text)
            self.typing.press("Enter")
            self.typing.press("Enter")

    def confirm(self) -> None:
        """Plays what is chosen, even if it is dangerous."""
        with self.moving():
            self.button("web-confirm").click()
            if self.page.get_by_role("dialog").count():
                self.button("web-ask-play").click()

    def place(self, name: str) -> Locator:
        """A place on the board."""
        return self.page.locator(f'[data-place="{name}"]')


def expect_over(player: Player) -> None:
    """The scoring is on the page, with a headline that somebody won."""
    expect(player.end).to_be_visible()
    expect(player.page.get_by_role("link", name=word("web-end-study"))).to_be_visible()
