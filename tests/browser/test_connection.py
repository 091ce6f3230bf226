"""Lines break, houses restart, tables go, logins end: the page says what happened and what to do, and loses nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import OURS, Player, word

# A position in which the leaders of two kingdoms fight, and the player must say how many tiles to lay out.
WAR = ("tigris/exchange-standard-4", 48)
LOST = ("net::ERR_INTERNET_DISCONNECTED", "net::ERR_CONNECTION_REFUSED", "WebSocket connection to")


@pytest.fixture
def lone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own, to be closed and opened."""
    opened = House(tmp_path_factory.mktemp("lone"))
    yield opened
    opened.close()


def notice(player: Player, key: str) -> Locator:
    """The sentence, where it is shown."""
    return player.page.locator(".connection").get_by_text(word(key))


def forgive(player: Player) -> None:
    """That a line was lost is known to the browser too, which says so in the console."""
    player.complaints[:] = [said for said in player.complaints if not any(known in said for known in LOST)]


def try_now(player: Player) -> None:
    """Does not wait for the page to come back by itself, unless it is there already: it may be, at any moment."""
    player.button("web-try-now").evaluate_all("buttons => buttons.forEach((button) => button.click())")


class Wire:
    """The line between a page and the house, which can be cut."""

    def __init__(self, player: Player) -> None:
        self._whole = True
        self._ends: list[WebSocketRoute] = []
        player.page.route_web_socket("**/socket*", self._connect)

    def _connect(self, end: WebSocketRoute) -> None:
        if self._whole:
            end.connect_to_server()
            self._ends.append(end)
        else:
            end.close()

    def cut(self) -> None:
        self._whole = False
        for end in self._ends:
            end.close()

    def mend(self) -> None:
        self._whole = True


def test_a_line_that_breaks_in_a_war_comes_back(player: Player) -> None:
    wire = Wire(player)
    player.settle(ask=False)
    player.page.goto(player.stage(*WAR))
    assert player.may_choose()
    assert player.view["conflict"]["kind"] == "war"
    player.typing.fill(player.legal[-1]["text"])
    player.typing.press("Enter")
    wire.cut()
    expect(notice(player, "web-connection-lost")).to_be_visible()
    player.button("web-confirm").click()
    wire.mend()
    with player.moving():
        try_now(player)
    expect(notice(player, "web-connection-lost")).to_have_count(0)
    laid = [told for told in player.story if told["kind"] == "move" and told["ply"] == WAR[1] + 1]
    assert len({told["seq"] for told in laid}) == 1


def test_a_restarted_house_is_waited_for(come: Come, lone: House) -> None:
    player = come(base_url=lone.address)
    page = player.page
    page.goto(player.stage(*WAR))
    assert player.may_choose()
    ply = player.ply
    lone.close()
    expect(notice(player, "web-connection-restart")).to_be_visible()
    lone.open()
    try_now(player)
    expect(notice(player, "web-connection-restart")).to_have_count(0)
    assert player.ply == ply
    assert player.may_choose()
    player.type(player.legal[0]["text"])
    assert player.ply > ply
    forgive(player)


def test_a_table_that_is_gone_says_so(player: Player) -> None:
    player.page.goto("/tables/nowhere234")
    expect(notice(player, "server-no-table")).to_be_visible()
    expect(player.page.get_by_role("main").get_by_role("heading", level=1)).to_have_text(word("web-ended-title"))
    player.page.get_by_role("link", name=word("web-to-house"), exact=True).click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text(word("web-house-title"))


def test_a_login_that_is_ended_elsewhere_says_so(come: Come) -> None:
    here, elsewhere = come(), come()
    account = {"name": "Ningal", "password": "a long password"}
    assert here.page.request.post("/api/accounts", data=account, headers=OURS).ok
    table = here.set_up(
        game="sumeria", players=3, seats=[{"kind": "me"}, *[{"kind": "bot", "level": 1}] * 2], start=True
    )
    here.page.goto(f"/tables/{table['id']}")
    assert here.may_choose()
    assert elsewhere.page.request.post("/api/sessions", data=account, headers=OURS).ok
    logins = elsewhere.page.request.get("/api/sessions").json()
    for login in logins:
        if not login["current"]:
            assert elsewhere.page.request.delete(f"/api/sessions/{login['id']}", headers=OURS).ok
    expect(notice(here, "server-signed-out")).to_be_visible()
    expect(here.page.get_by_role("link", name=word("web-sign-in"))).to_be_visible()


def test_a_newer_house_asks_to_reload(player: Player) -> None:
    page = player.page

    def renew(frame: str | bytes) -> str:
        told = json.loads(frame)
        return json.dumps({**told, "protocol": 2} if told["type"] == "welcome" else told)

    def connect(end: WebSocketRoute) -> None:
        end.connect_to_server().on_message(lambda frame: end.send(renew(frame)))

    page.route_web_socket("**/socket*", connect)
    page.goto(player.stage(*WAR))
    expect(notice(player, "web-trouble-newer")).to_be_visible()
    expect(player.button("web-reload")).to_be_visible()
