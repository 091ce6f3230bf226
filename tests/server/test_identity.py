"""Who asks: cookies and tokens, true and false ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from fastapi import FastAPI, WebSocket
from itsdangerous import Signer
from sqlalchemy import delete, select
from starlette.testclient import TestClient, WebSocketDenialResponse

from edubba.server import logins as logins_module
from edubba.server.identity import Asker
from edubba.server.logins import LIFETIME_MS, TRUSTED_MS, Logins, Visitor
from edubba.server.services import Services
from edubba.server.storage import Login, Token
from tests.server.conftest import OURS, FakeTime, Serve
from tests.server.helpers import account, guest, key, sign_in, stored, token

Another = Callable[[], TestClient]


def bearer(shown: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {shown}"}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(client: TestClient) -> None:
    cookie = client.post("/api/guests", json={"name": "Ilinca"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert f"Max-Age={400 * 86_400}" in cookie
    assert "Secure" not in cookie


def test_behind_tls_the_cookie_only_travels_encrypted(serve: Serve) -> None:
    with TestClient(serve(behind_tls=True), headers=dict(OURS)) as client:
        assert "Secure" in client.post("/api/guests", json={"name": "Ilinca"}).headers["set-cookie"]


@pytest.mark.parametrize(("trusted", "secure"), [("testclient", True), ("198.51.100.7", False)])
def test_a_trusted_proxy_is_believed_that_it_encrypts(serve: Serve, trusted: str, secure: bool) -> None:
    headers = {**OURS, "X-Forwarded-Proto": "https"}
    with TestClient(serve(trusted_proxies=trusted), headers=headers) as client:
        assert ("Secure" in client.post("/api/guests", json={"name": "Ilinca"}).headers["set-cookie"]) == secure


def test_only_hashes_are_kept(client: TestClient, parts: Services) -> None:
    guest(client)
    shown = token(client)["token"]
    kept = stored(client, parts, lambda s: s.scalars(select(Login.token).union(select(Token.token)))).all()
    assert len(kept) == 2
    assert not {shown, *client.cookies["edubba"].split(".")} & set(kept)


@pytest.mark.parametrize("value", ["", ".", "a.b", "é", "x" * 5000])
def test_a_cookie_that_is_none_is_nobodys(client: TestClient, value: str) -> None:
    headers = {b"cookie": f"edubba={value}".encode()}
    assert client.get("/api/me", headers=headers).status_code == 401


def test_a_forged_cookie_is_nobodys(client: TestClient, another: Another) -> None:
    guest(client)
    value = client.cookies["edubba"]
    random_part, signature = value.rsplit(".", 1)
    other_key = Signer("not the key", salt="edubba.login").sign(random_part).decode()
    for forged in (random_part, f"{random_part}.", f"{random_part[:-1]}.{signature}", value[:-1], other_key):
        thief = another()
        thief.cookies["edubba"] = forged
        assert thief.get("/api/me").status_code == 401, forged
    thief.cookies.clear()
    thief.cookies["edubba"] = value
    assert thief.get("/api/me").status_code == 200


def test_a_signed_cookie_of_no_login_is_nobodys(client: TestClient, parts: Services) -> None:
    client.cookies["edubba"] = parts.logins._signer.sign("never given to anybody").decode()
    assert client.get("/api/me").status_code == 401


def test_cookies_outlive_the_server(client: TestClient, serve: Serve) -> None:
    me = guest(client)
    with TestClient(serve(), cookies=dict(client.cookies)) as later:
        assert later.get("/api/me").json() == me


def test_another_secret_ends_all_cookies(client: TestClient, serve: Serve) -> None:
    guest(client)
    settings = {"secret": "another secret"}
    with TestClient(serve(**settings), cookies=dict(client.cookies)) as later:
        assert later.get("/api/me").status_code == 401


def test_the_secret_is_kept_for_its_owner_alone(client: TestClient, tmp_path: Path) -> None:
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert len((tmp_path / "secret").read_text("ascii")) == 64
    assert [path.name for path in tmp_path.glob("secret*")] == ["secret"]


def test_a_token_is_its_owners(client: TestClient, another: Another) -> None:
    me = account(client)
    program = another()
    shown = token(client)["token"]
    assert program.get("/api/me", headers=bearer(shown)).json() == me
    assert client.get("/api/me/tokens").json()[0]["used"] is not None


def test_an_unknown_token_is_refused_even_with_a_cookie(client: TestClient) -> None:
    guest(client)
    shown = token(client)["token"]
    for wrong in ("", shown[:-1], shown + "x", "edubba_", client.cookies["edubba"]):
        answer = client.get("/api/me", headers=bearer(wrong))
        assert (answer.status_code, key(answer)) == (401, "server-unknown-token")


def test_a_cookie_is_no_token_and_a_token_no_cookie(client: TestClient, another: Another) -> None:
    guest(client)
    shown = token(client)["token"]
    program = another()
    program.cookies["edubba"] = shown
    assert program.get("/api/me").status_code == 401
    program.cookies["edubba"] = Signer("", salt="edubba.login").sign(shown).decode()
    assert program.get("/api/me").status_code == 401


def test_a_program_does_not_decide_about_its_person(client: TestClient, another: Another) -> None:
    account(client)
    made = token(client)
    program = another()
    program.headers.update(bearer(made["token"]))
    asked = [
        program.delete("/api/me"),
        program.patch("/api/me", json={"name": "x"}),
        program.get("/api/me/export"),
        program.get("/api/sessions"),
        program.delete("/api/sessions/current"),
        program.get("/api/me/tokens"),
        program.post("/api/me/tokens", json={"label": "more"}),
        program.delete(f"/api/me/tokens/{made['id']}"),
        program.post("/api/accounts", json={"name": "New name", "password": "long enough"}),
    ]
    assert {(answer.status_code, key(answer)) for answer in asked} == {(403, "server-not-by-token")}


def test_a_token_that_is_deleted_opens_nothing(client: TestClient, another: Another) -> None:
    guest(client)
    made = token(client)
    program = another()
    assert program.get("/api/me", headers=bearer(made["token"])).status_code == 200
    assert client.delete(f"/api/me/tokens/{made['id']}").status_code == 204
    assert program.get("/api/me", headers=bearer(made["token"])).status_code == 401
    assert client.get("/api/me/tokens").json() == []


def test_other_peoples_tokens_are_not_there(client: TestClient, another: Another) -> None:
    guest(client)
    made = token(client)
    stranger = another()
    guest(stranger, "Stranger")
    assert stranger.get("/api/me/tokens").json() == []
    assert stranger.delete(f"/api/me/tokens/{made['id']}").status_code == 404
    assert len(client.get("/api/me/tokens").json()) == 1


def test_a_token_is_told_once_and_there_are_not_too_many(client: TestClient, clock: FakeTime) -> None:
    guest(client)
    for number in range(20):
        token(client, f"bot {number}")
    assert {one["token"] for one in client.get("/api/me/tokens").json()} == {None}
    answer = client.post("/api/me/tokens", json={"label": "one more"})
    assert (answer.status_code, key(answer)) == (409, "server-too-many-tokens")


# ---- what is remembered of logins


def find(client: TestClient, logins: Logins, cookie: str) -> Visitor:
    assert client.portal is not None
    return client.portal.call(logins.by_cookie, cookie)


def test_a_login_is_remembered_and_forgotten_on_word_from_elsewhere(
    client: TestClient, parts: Services, clock: FakeTime
) -> None:
    guest(client)
    cookie = client.cookies["edubba"]
    login = find(client, parts.logins, cookie).login
    assert login is not None
    # Another process ends the login: here it is remembered until there is word of it.
    stored(client, parts, lambda s: s.execute(delete(Login)))
    assert find(client, parts.logins, cookie).login == login
    ended: list[str] = []
    parts.logins.listeners.append(ended.append)
    parts.logins.forget(login)
    assert find(client, parts.logins, cookie).person is None
    assert ended == [login]


def test_without_a_word_it_ends_soon(client: TestClient, parts: Services, clock: FakeTime) -> None:
    guest(client)
    cookie = client.cookies["edubba"]
    assert find(client, parts.logins, cookie).person is not None
    stored(client, parts, lambda s: s.execute(delete(Login)))
    clock.pass_by(TRUSTED_MS / 1000 + 1)
    assert find(client, parts.logins, cookie).person is None


def test_what_ends_while_it_is_read_is_not_remembered(
    client: TestClient, parts: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest(client)
    read = parts.logins._read_login

    async def read_and_end(shown: str) -> Visitor:
        found = await read(shown)
        assert found.person is not None
        assert found.login is not None
        await parts.logins.end(found.person.id, found.login)
        return found

    monkeypatch.setattr(parts.logins, "_read_login", read_and_end)
    find(client, parts.logins, client.cookies["edubba"])
    monkeypatch.undo()
    assert find(client, parts.logins, client.cookies["edubba"]).person is None


def test_other_processes_are_told_what_ended(client: TestClient, parts: Services) -> None:
    account(client)
    ended: list[str] = []
    parts.logins.publish = ended.append
    (session,) = client.get("/api/sessions").json()
    made = token(client)
    client.delete(f"/api/me/tokens/{made['id']}")
    client.delete("/api/sessions/current")
    assert ended == [made["id"], session["id"]]


def test_not_more_is_remembered_than_fits(client: TestClient, parts: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logins_module, "CACHED", 2)
    for name in ("a", "b", "c", "d"):
        guest(client, name)
        assert client.get("/api/me").json()["name"] == name
    assert len(parts.logins._cache) <= 2


def test_a_login_that_nobody_uses_ends(client: TestClient, clock: FakeTime) -> None:
    guest(client)
    # A browser would forget its cookie in time; a thief would not.
    headers = {"Cookie": f"edubba={client.cookies['edubba']}"}
    client.cookies.clear()
    clock.pass_by(LIFETIME_MS / 1000 - 10)
    # It is used: it lives on, and the browser is told so.
    assert "Max-Age" in client.get("/api/me", headers=headers).headers["set-cookie"]
    client.cookies.clear()
    clock.pass_by(LIFETIME_MS / 1000 - 10)
    assert client.get("/api/me", headers=headers).status_code == 200
    client.cookies.clear()
    clock.pass_by(LIFETIME_MS / 1000 + 10)
    assert client.get("/api/me", headers=headers).status_code == 401


# ---- websockets


@pytest.fixture
def app(serve: Serve) -> FastAPI:
    app = serve()

    @app.websocket("/api/who")
    async def who(socket: WebSocket, asker: Asker) -> None:
        await socket.accept()
        await socket.send_json(asker.person.name if asker.person else None)
        await socket.close()

    return app


def test_websockets_know_who_asks(client: TestClient, another: Another) -> None:
    with client.websocket_connect("/api/who") as socket:
        assert socket.receive_json() is None
    guest(client)
    with client.websocket_connect("/api/who") as socket:
        assert socket.receive_json() == "Ilinca"
    shown = token(client)["token"]
    with another().websocket_connect("/api/who", headers=bearer(shown)) as socket:
        assert socket.receive_json() == "Ilinca"


def test_websockets_with_an_unknown_token_are_not_opened(client: TestClient) -> None:
    with pytest.raises(WebSocketDenialResponse), client.websocket_connect("/api/who", headers=bearer("edubba_x")):
        pass


def test_signing_in_elsewhere_ends_nothing(client: TestClient, another: Another) -> None:
    account(client)
    assert sign_in(another()) == 200
    assert client.get("/api/me").status_code == 200
