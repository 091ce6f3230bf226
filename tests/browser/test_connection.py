"""Lines break, houses restart, tables go, logins end: the page says what happened and what to do, and loses nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

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


def test_a_line_that_breaks_in_a_war_comes_back(player: Player) -> None:
    page = player.page
    page.goto(player.stage(*WAR))
    assert player.may_choose()
    assert player.view["conflict"]["kind"] == "war"
    most = max(player.legal, key=lambda move: move["number"])
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    player.typing.fill(most["text"])
    player.typing.press("Enter")
    expect(player.button("web-confirm")).to_be_visible()
    ply = player.ply
    page.context.set_offline(False)
    with player.moving():
        player.button("web-confirm").click()
    assert player.ply > ply
    forgive(player)


def test_a_restarted_house_is_waited_for(come: Come, lone: House) -> None:
    player = come(base_url=lone.address)
    page = player.page
    page.goto(player.stage(*WAR))
    assert player.may_choose()
    ply = player.ply
    lone.close()
    expect(notice(player, "web-connection-restart")).to_be_visible()
    lone.open()
    player.button("web-try-now").click()
    expect(notice(player, "web-connection-restart")).to_have_count(0)
    assert player.ply == ply
    assert player.may_choose()
    player.type(player.legal[0]["text"])
    assert player.ply > ply
    forgive(player)


def test_a_table_that_is_gone_says_so(player: Player) -> None:
    player.page.goto("/tables/nowhere234")
    expect(notice(player, "server-no-table")).to_be_visible()
    player.page.get_by_role("link", name=word("web-to-house"), exact=True).click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text(word("web-house-title"))


def test_a_login_that_is_ended_elsewhere_says_so(come: Come) -> None:
    here, elsewhere = come(), come()
    account = {"name": "Ningal", "password": "a long password"}
    assert here.page.request.post("/api/accounts", data=account, headers=OURS).ok
    table = here.set_up(game="sumeria", players=3, seats=[{"kind": "me"}, *[{"kind": "bot", "level": 1}] * 2], start=True)
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

    def answer(socket: object) -> None:
        server = socket.connect_to_server()  # type: ignore[attr-defined]
        server.on_message(lambda frame: socket.send(renew(frame)))  # type: ignore[attr-defined]

    page.route_web_socket("**/socket*", answer)
    page.goto(player.stage(*WAR))
    expect(notice(player, "web-trouble-newer")).to_be_visible()
    page.unroute_all()
    expect(player.button("web-reload")).to_be_visible()
