"""What every request passes first, and what every answer says to the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from fastapi import FastAPI, WebSocket
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from edubba.server.guard import LARGEST_BODY, REQUESTS_AT_ONCE
from edubba.server.services import Services
from tests.server.conftest import OURS, FakeTime, Serve
from tests.server.helpers import guest, key, token

Another = Callable[[], TestClient]

HERE = {"Origin": "http://testserver"}
ELSEWHERE = {"Origin": "http://evil.example"}


@pytest.fixture
def app(serve: Serve) -> FastAPI:
    return with_extras(serve())


def with_extras(app: FastAPI) -> FastAPI:
    @app.get("/api/break")
    async def break_down() -> None:
        raise RuntimeError("the seed is 4711")

    @app.websocket("/api/socket")
    async def socket(socket: WebSocket) -> None:
        await socket.accept()
        await socket.close()

    return app


def unsafe(client: TestClient, headers: dict[str, str]) -> int:
    client.headers.pop("X-Edubba", None)
    return client.patch("/api/me", json={"name": "Changed"}, headers=headers).status_code


# ---- other people's pages


def test_our_own_page_may_change_things(client: TestClient) -> None:
    guest(client)
    assert unsafe(client, OURS | HERE) == 200
    assert unsafe(client, OURS) == 200


@pytest.mark.parametrize(
    ("headers", "reason"),
    [
        ({}, "server-no-intent"),
        (HERE, "server-no-intent"),
        ({"X-Edubba": "0"}, "server-no-intent"),
        (OURS | ELSEWHERE, "server-foreign-origin"),
        (OURS | {"Origin": "null"}, "server-foreign-origin"),
        (OURS | {"Origin": ""}, "server-foreign-origin"),
        (OURS | {"Origin": "https://testserver"}, "server-foreign-origin"),
        (OURS | {"Origin": "http://testserver:81"}, "server-foreign-origin"),
        (OURS | {"Origin": "http://testserver.evil.example"}, "server-foreign-origin"),
        ({"Authorization": "Basic eDp5"}, "server-no-intent"),
    ],
)
def test_other_pages_may_not(client: TestClient, headers: dict[str, str], reason: str) -> None:
    guest(client)
    client.headers.pop("X-Edubba")
    for method, path in (
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me"),
        ("POST", "/api/guests"),
        ("POST", "/api/sessions"),
    ):
        answer = client.request(method, path, headers=headers)
        assert (answer.status_code, key(answer)) == (403, reason)
    assert client.get("/api/me").json()["name"] == "Ilinca"


def test_programs_need_no_header_but_their_own_token(client: TestClient, another: Another) -> None:
    guest(client)
    shown = token(client)["token"]
    # A foreign page that adds a made-up token gains nothing by the browser's cookie.
    assert unsafe(client, ELSEWHERE | {"Authorization": "Bearer made-up"}) == 401
    assert unsafe(another(), {"Authorization": f"Bearer {shown}"}) == 403  # not-by-token, past the guard
    assert client.get("/api/me").json()["name"] == "Ilinca"


def test_the_address_that_people_type_is_ours(serve: Serve) -> None:
    with TestClient(serve(public_url="https://games.example.org/house"), headers=dict(OURS)) as client:
        guest(client)
        assert unsafe(client, OURS | {"Origin": "https://games.example.org"}) == 200
        assert unsafe(client, OURS | {"Origin": "http://games.example.org"}) == 403
        assert unsafe(client, OURS | ELSEWHERE) == 403


def test_behind_tls_our_pages_are_encrypted(serve: Serve) -> None:
    with TestClient(serve(behind_tls=True), headers=dict(OURS)) as client:
        answers = [
            client.post("/api/guests", json={"name": "a"}, headers={"Origin": origin}).status_code
            for origin in ("https://testserver", "http://testserver")
        ]
        assert answers == [200, 403]


def test_websockets_of_other_pages_are_not_opened(client: TestClient) -> None:
    for headers in ({}, HERE):
        with client.websocket_connect("/api/socket", headers=headers):
            pass
    for headers in (ELSEWHERE, {"Origin": "null"}):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket", headers=headers):
            pass


# ---- size


def pieces(size: int) -> Iterator[bytes]:
    for _ in range(size // 1000):
        yield b"x" * 1000


@pytest.mark.parametrize("size", [LARGEST_BODY + 1, 10_000_000])
def test_a_large_body_is_not_read(client: TestClient, size: int) -> None:
    answer = client.post("/api/guests", content=b"x" * size)
    assert (answer.status_code, key(answer)) == (413, "server-too-large")


def test_a_body_that_does_not_tell_its_length_is_not_read_on(client: TestClient) -> None:
    answer = client.post("/api/guests", content=pieces(10_000_000))
    assert (answer.status_code, key(answer)) == (413, "server-too-large")


def test_a_body_that_just_fits_is_read(client: TestClient) -> None:
    answer = client.post("/api/guests", content=b"x" * LARGEST_BODY)
    assert (answer.status_code, key(answer)) == (422, "server-bad-form")


def test_whoever_goes_away_in_the_middle_has_asked_for_nothing(client: TestClient, parts: Services) -> None:
    came: list[str] = []

    async def run() -> None:
        messages: list[dict[str, object]] = [
            {"type": "http.request", "body": b'{"name": "Ili', "more_body": True},
            {"type": "http.disconnect"},
        ]
        headers = [(b"x-edubba", b"1"), (b"content-type", b"application/json")]
        scope = {"type": "http", "method": "POST", "path": "/api/guests", "headers": headers, "client": ("::1", 1)}

        async def receive() -> dict[str, object]:
            return messages.pop(0)

        async def send(message: dict[str, object]) -> None:
            came.append(str(message["type"]))

        await client.app(scope | {"query_string": b"", "scheme": "http"}, receive, send)  # type: ignore[arg-type]

    assert client.portal is not None
    client.portal.call(run)
    assert came == []


# ---- how often


def test_requests_are_limited_and_the_limit_passes(client: TestClient, clock: FakeTime) -> None:
    statuses = [client.get("/api/me").status_code for _ in range(REQUESTS_AT_ONCE + 1)]
    assert statuses == [401] * REQUESTS_AT_ONCE + [429]
    answer = client.get("/api/me")
    assert (key(answer), answer.headers["retry-after"]) == ("server-too-often", "1")
    assert client.get("/healthz").status_code == 200
    clock.pass_by(1)
    assert client.get("/api/me").status_code == 401


def guests_until_refused(client: TestClient, headers: dict[str, str] | None = None) -> int:
    for number in range(200):
        answer = client.post("/api/guests", json={"name": "x"}, headers=headers)
        client.cookies.clear()
        if answer.status_code == 429:
            assert answer.headers["retry-after"] == "10"
            return number
    return -1


def test_guests_are_made_slowly_whoever_asks(client: TestClient, clock: FakeTime) -> None:
    assert guests_until_refused(client) == 40
    assert guests_until_refused(client) == 0
    clock.pass_by(10)
    assert guests_until_refused(client) == 1


def test_strangers_cannot_hide_behind_made_up_proxies(client: TestClient) -> None:
    assert guests_until_refused(client) == 40
    assert guests_until_refused(client, {"X-Forwarded-For": "203.0.113.9"}) == 0


def test_a_trusted_proxy_is_believed_and_what_it_was_told_is_not(serve: Serve) -> None:
    app = serve(trusted_proxies="10.0.0.1, 10.1.0.0/16")
    with TestClient(app, headers=dict(OURS), client=("10.0.0.1", 1)) as client:
        assert guests_until_refused(client, {"X-Forwarded-For": "203.0.113.9"}) == 40
        assert guests_until_refused(client, {"X-Forwarded-For": "198.51.100.1, 203.0.113.9, 10.1.2.3"}) == 0
        assert guests_until_refused(client, {"X-Forwarded-For": "203.0.113.10"}) == 40


def test_a_whole_network_of_ipv6_is_one_address(client: TestClient) -> None:
    for host, expected in (("2001:db8::1", 40), ("2001:db8::2", 0), ("2001:db8:0:1::1", 40)):
        neighbour = TestClient(client.app, headers=dict(OURS), client=(host, 1))
        neighbour.portal = client.portal
        assert guests_until_refused(neighbour) == expected


def test_a_host_may_be_more_generous_or_set_no_limit(serve: Serve) -> None:
    with TestClient(serve(limits=2), headers=dict(OURS)) as client:
        for _ in range(80):
            assert client.post("/api/guests", json={"name": "x"}).status_code == 200
        assert client.post("/api/guests", json={"name": "x"}).headers["retry-after"] == "5"
    with TestClient(serve(limits=0), headers=dict(OURS)) as client:
        assert guests_until_refused(client) == -1


# ---- answers


def test_every_answer_protects_the_browser(client: TestClient) -> None:
    large = client.post("/api/guests", content=b"x" * 100_000)
    answers = [client.get(path) for path in ("/api/me", "/healthz", "/api/nowhere", "/api/break", "/api/openapi.json")]
    assert [answer.status_code for answer in [large, *answers]] == [413, 401, 200, 404, 500, 200]
    for answer in (large, *answers):
        policy = answer.headers["content-security-policy"].split("; ")
        assert {"default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"} <= set(policy)
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in answer.headers
    assert answers[0].headers["cache-control"] == "no-store"


def test_behind_tls_browsers_stay_with_it(serve: Serve) -> None:
    with TestClient(serve(behind_tls=True)) as client:
        assert client.get("/healthz").headers["strict-transport-security"] == "max-age=31536000"


def test_a_mistake_of_ours_is_one_sentence(client: TestClient, capsys: pytest.CaptureFixture[str]) -> None:
    answer = client.get("/api/break")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"key": "server-broken", "arguments": {}}}
    written = capsys.readouterr().out
    assert "RuntimeError" in written
    assert "/api/break" in written


@pytest.mark.parametrize(
    ("method", "path", "status", "reason"),
    [
        ("GET", "/api/nothing", 404, "server-not-found"),
        ("PUT", "/api/me", 405, "server-bad-method"),
        ("PUT", "/healthz", 405, "server-bad-method"),
        ("GET", "/api/docs", 404, "server-not-found"),
    ],
)
def test_what_is_not_there_is_one_sentence(
    client: TestClient, method: str, path: str, status: int, reason: str
) -> None:
    answer = client.request(method, path)
    assert (answer.status_code, key(answer)) == (status, reason)


def test_a_wrong_method_is_told_the_right_ones(client: TestClient) -> None:
    assert client.put("/api/me").headers["allow"] == "DELETE, GET, PATCH"
    assert client.put("/api/sessions/abc").headers["allow"] == "DELETE"
    assert client.put("/healthz").headers["allow"] == "GET"
