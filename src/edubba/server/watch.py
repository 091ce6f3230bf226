"""Every request, timed, for the log and for the metrics."""

from __future__ import annotations

import time

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from edubba.server.guard import route_of
from edubba.server.metrics import Metrics

# A host's own questions, several times a minute: nobody wants to read them.
QUIET = frozenset({"/healthz", "/metrics"})
METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})

log = structlog.stdlib.get_logger("edubba.server")


class Watch:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status, begun = 0, time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            self._tell(scope, status, time.perf_counter() - begun)

    def _tell(self, scope: Scope, status: int, seconds: float) -> None:
        """The template of the address, never the address. A method is the caller's word: unknown ones count as one."""
        method = scope["method"] if scope["method"] in METHODS else "other"
        route = route_of(scope)
        self._metrics.requests.labels(method, route, str(status)).inc()
        self._metrics.latency.labels(route).observe(seconds)
        tell = log.debug if route in QUIET else log.info
        tell("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
