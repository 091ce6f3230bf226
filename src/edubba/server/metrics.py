"""What a host may watch: counters and latencies in the words of Prometheus."""

from __future__ import annotations

import ipaddress
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hmac import compare_digest
from pathlib import Path

from fastapi.requests import HTTPConnection
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from edubba.server.settings import Settings

SEVERAL_PROCESSES = "PROMETHEUS_MULTIPROC_DIR"
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The counters of one process. Those of several are added up, where they write into one folder."""

    def __init__(self) -> None:
        self._now: list[tuple[Gauge, Callable[[], int]]] = []
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

    def watch(self, gauge: Gauge, count: Callable[[], int]) -> None:
        """Has something counted whenever it is measured."""
        self._now.append((gauge, count))

    def measure(self) -> None:
        """Writes down how much there is now: other processes cannot ask for it."""
        for gauge, count in self._now:
            gauge.set(count())

    def written(self) -> bytes:
        """All counters as text, of all processes together."""
        self.measure()
        if SEVERAL_PROCESSES not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        _forget_dead(Path(os.environ[SEVERAL_PROCESSES]))
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


@contextmanager
def counted_together() -> Iterator[None]:
    """Processes that are started meanwhile add up what they count, in a folder of the host's or in one of their own."""
    if SEVERAL_PROCESSES in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="edubba-metrics-") as folder:
        os.environ[SEVERAL_PROCESSES] = folder
        try:
            yield
        finally:
            del os.environ[SEVERAL_PROCESSES]


def _forget_dead(folder: Path) -> None:
    """What a process had open when it died is not open any more; what it did is done."""
    if sys.platform == "win32":
        return  # to ask whether a process lives would end it there
    for file in folder.glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
        except PermissionError:
            pass  # it lives, and is not ours


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
