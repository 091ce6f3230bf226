"""What every request passes first: its origin, its size, how often; and what every answer tells the browser."""

from __future__ import annotations

from urllib.parse import urlsplit

import structlog
from fastapi.requests import HTTPConnection
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from edubba.engine.errors import EdubbaError
from edubba.server.errors import Refusal, TooSoon, answer, forbidden
from edubba.server.identity import bearer, encrypted
from edubba.server.limits import address
from edubba.server.services import Services, services
from edubba.server.settings import Settings

LARGEST_BODY = 64 * 1024
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
CSRF_HEADER = "x-edubba"
# Generous for play: a busy browser asks a few times a second.
REQUESTS_AT_ONCE = 400
SECONDS_A_REQUEST = 0.02

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Addresses of tables hold invitations: they are told to nobody else.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STRICT_TRANSPORT = "max-age=31536000"

log = structlog.stdlib.get_logger("edubba.server")


class Guard:
    """The innermost of what stands before the application: refuses, and lets nothing of a mistake of ours out."""

    def __init__(self, app: ASGIApp, parts: Services) -> None:
        self._app = app
        self._parts = parts
        self._headers = _headers(parts.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        if scope["type"] == "http":
            await self._request(scope, receive, _Sender(send, self._headers, is_api(scope["path"])))
        elif scope["type"] == "websocket" and not self._may_connect(HTTPConnection(scope)):
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, sender: _Sender) -> None:
        try:
            self._check(HTTPConnection(scope))
            body = await _whole_body(receive)
            if body is not None:
                await self._app(scope, _Replayed(body, receive), sender)
        except EdubbaError as refusal:
            await answer(refusal)(scope, receive, sender)
        except Exception:
            log.exception("broken", method=scope["method"], route=route_of(scope))
            if not sender.started:
                await answer(Refusal(500, "server-broken"))(scope, receive, sender)

    def _may_connect(self, connection: HTTPConnection) -> bool:
        """A websocket is a request like others, until it is open."""
        try:
            self._count(connection)
        except TooSoon:
            return False
        return own_origin(connection)

    def _count(self, connection: HTTPConnection) -> None:
        now = self._parts.time.steady()
        self._parts.limits.check("request", address(connection), REQUESTS_AT_ONCE, SECONDS_A_REQUEST, now)

    def _check(self, connection: HTTPConnection) -> None:
        if is_api(connection.scope["path"]):
            self._count(connection)
        if connection.scope["method"] not in SAFE_METHODS and bearer(connection) is None:
            _check_intent(connection)


class _Sender:
    """Adds our headers to an answer, and knows whether it has begun."""

    def __init__(self, send: Send, headers: dict[str, str], is_private: bool) -> None:
        self._send = send
        self._headers = headers | ({"Cache-Control": "no-store"} if is_private else {})
        self.started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in self._headers.items():
                headers.setdefault(name, value)
        await self._send(message)


class _Replayed:
    """Hands the application a body that was read before."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> Message:
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}


async def _whole_body(receive: Receive) -> bytes | None:
    """The body, if it is not too large, whatever its sender says of its length; none if the sender went away."""
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST_BODY:
            raise Refusal(413, "server-too-large", most=LARGEST_BODY)
    return bytes(body)


def _check_intent(connection: HTTPConnection) -> None:
    """Other people's pages can neither send our header nor lie about where they come from."""
    if connection.headers.get(CSRF_HEADER) != "1":
        raise forbidden("server-no-intent")
    if not own_origin(connection):
        raise forbidden("server-foreign-origin")


def own_origin(connection: HTTPConnection) -> bool:
    """Whether a request or websocket comes from our own pages, or from a program, which names no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    settings = services(connection).settings
    ours = {f"{'https' if encrypted(connection) else 'http'}://{connection.headers.get('host', '')}"}
    if settings.public_url is not None:
        public = urlsplit(settings.public_url)
        ours.add(f"{public.scheme}://{public.netloc}")
    return origin.lower() in {one.lower() for one in ours}


def is_api(path: str) -> bool:
    """Whether it is asked of the API, and not for a file of the application."""
    return path.startswith("/api/")


def route_of(scope: Scope) -> str:
    """The template of the address, which holds no names and no invitations."""
    return str(getattr(scope.get("route"), "path", "none"))


def _headers(settings: Settings) -> dict[str, str]:
    return HEADERS | ({"Strict-Transport-Security": STRICT_TRANSPORT} if settings.behind_tls else {})
