"""Opening the house: `edubba` for one person on one machine, `edubba serve` for a club; the same program."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from types import FrameType

import typer
import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from edubba.engine.errors import EdubbaError
from edubba.locales import Argument, message, say
from edubba.server import logs
from edubba.server.alone import alone
from edubba.server.app import create_app
from edubba.server.configuration import configure
from edubba.server.doors import find_door, open_door
from edubba.server.metrics import counted_together
from edubba.server.migrating import migrate
from edubba.server.settings import Settings

FAILED = 3  # uvicorn's word for a worker that could not begin
# When Python looks for rubbish: to look through everything takes a quarter of a second in which nobody is told a thing
SELDOM = (20_000, 20, 100)
LONGEST_MESSAGE = 16 * 1024  # bytes that a client may send at once through a websocket
LAST_SECONDS = 15  # for what was accepted before the house closes


def serve_at_home(*, browser: bool) -> None:
    """Serves one person on this machine. If the port is taken, the next; if an Edubba is there, it is opened."""
    settings = configure({})
    _check_workers(settings)
    door = find_door(settings.host, settings.port)
    if isinstance(door, str):
        _tell("server-already-open", address=door)
        if browser:
            open_browser(door)
        return
    with door:
        _serve(configure({"port": door.getsockname()[1]}), door, browser=browser, backup=True)


def serve(flags: Mapping[str, object], *, browser: bool = False, backup: bool = True) -> None:
    """Serves as the flags and the environment say."""
    settings = configure(flags)
    _check_workers(settings)
    with open_door(settings.host, settings.port) as door:
        _serve(configure({"port": door.getsockname()[1]}), door, browser=browser, backup=backup)


def _check_workers(settings: Settings) -> None:
    if settings.workers > 1 and settings.is_sqlite:
        raise EdubbaError("server-one-worker", workers=settings.workers)


def _serve(settings: Settings, door: socket.socket, *, browser: bool, backup: bool) -> None:
    settings.signing_key()  # made now, and not by every worker
    with alone(settings):
        copy = asyncio.run(migrate(settings, backup=backup))
        if copy:
            _tell("server-migrated", file=str(copy))
        if settings.workers > 1:
            _run_workers(settings, door)
        else:
            _run_here(settings, door, browser=browser)
    _tell("server-closed")


def _run_workers(settings: Settings, door: socket.socket) -> None:
    _tell("server-open", address=settings.address)
    workers = Multiprocess(_config(settings), sockets=[door])
    with counted_together():
        workers.run()
    if any(process.exitcode == FAILED for process in workers.processes):
        raise SystemExit(FAILED)


def _run_here(settings: Settings, door: socket.socket, *, browser: bool) -> None:
    def opened() -> None:
        _tell("server-open", address=settings.address)
        if browser:
            open_browser(settings.address)

    signal.signal(signal.SIGTERM, _leave)
    house = House(_config(settings), opened)
    with contextlib.suppress(KeyboardInterrupt, Stopped):
        house.run(sockets=[door])
    if not house.started:
        raise SystemExit(FAILED)


class House(uvicorn.Server):
    """A server that says when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the house."""
        await super().startup(sockets)
        if self.started:
            self._opened()


class Stopped(BaseException):
    """Somebody asked the process to end, and everything is finished."""


def _leave(_signal: int, _frame: FrameType | None) -> None:
    """The server finishes first and then repeats the signal, which would end the process as if it had failed."""
    raise Stopped


def _config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        "edubba.server.serve:application",
        factory=True,
        workers=settings.workers,
        lifespan="on",
        log_config=None,
        access_log=False,
        log_level=settings.log_level.lower(),
        proxy_headers=False,  # the application does it, and only for proxies that it is told to trust
        server_header=False,
        ws="edubba.server.parcels:ParcelProtocol",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # memory for each connection, for messages that are small anyway
        timeout_graceful_shutdown=LAST_SECONDS,
    )


def application() -> FastAPI:
    """What every worker process runs; its settings are in the environment."""
    gc.set_threshold(*SELDOM)
    settings = Settings()
    logs.set_up(settings)
    return create_app(settings)


def open_browser(address: str) -> None:
    """Opens a page, where there is a screen: a browser in the terminal would cover what is said there."""
    has_screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if has_screen:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _tell(key: str, **arguments: Argument) -> None:
    typer.echo(say(message(key, **arguments)))
    sys.stdout.flush()
