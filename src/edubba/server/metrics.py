"""What a host may watch: counters and latencies in the words of Prometheus."""

from __future__ import annotations

import ipaddress
import os
from hmac import compare_digest

from fastapi.requests import HTTPConnection
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from edubba.server.settings import Settings

SEVERAL_PROCESSES = "PROMETHEUS_MULTIPROC_DIR"
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        labels = ("method", "route", "status")
        self.requests = Counter("edubba_requests", "Requests answered", labels, registry=self.registry)
        self.latency = Histogram(
            "edubba_request_seconds", "Until the answer was sent", ("route",), buckets=LATENCIES, registry=self.registry
        )
        self.moves = Counter("edubba_moves", "Moves accepted and stored", ("game",), registry=self.registry)
        self.move_latency = Histogram(
            "edubba_move_seconds", "From a move's arrival until it is stored", buckets=LATENCIES, registry=self.registry
        )
        self.sockets = self._gauge("edubba_sockets_open", "Websockets open now")
        self.tables = self._gauge("edubba_tables_in_memory", "Tables in memory now")
        self.bot_seconds = Counter("edubba_bot_seconds", "Time that bots thought", ("level",), registry=self.registry)
        self.failed_thinkers = Counter("edubba_failed_thinkers", "Bot workers replaced", registry=self.registry)
        self.refused_sign_ins = Counter("edubba_refused_sign_ins", "Sign-ins that failed", registry=self.registry)

    def count_move(self, game: str, seconds: float) -> None:
        """A move was accepted, and stored so many seconds after it came."""
        self.moves.labels(game).inc()
        self.move_latency.observe(seconds)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(name, meaning, multiprocess_mode="livesum", registry=self.registry)

    def written(self) -> bytes:
        """All counters as text; of all processes together, where the host has them write into one folder."""
        if SEVERAL_PROCESSES not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def may_watch(connection: HTTPConnection, settings: Settings) -> bool:
    """With the host's token; without one, only from this machine, and not through a proxy on it."""
    if settings.metrics_token is not None:
        shown = connection.headers.get("authorization", "").encode()
        return compare_digest(shown, f"Bearer {settings.metrics_token.get_secret_value()}".encode())
    if {"forwarded", "x-forwarded-for"} & set(connection.headers):
        return False
    try:
        return connection.client is not None and ipaddress.ip_address(connection.client.host).is_loopback
    except ValueError:
        return False
