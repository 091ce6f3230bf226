"""A server that listens at a real port, in a thread of the test's own process."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from fastapi import FastAPI


class Opened(uvicorn.Server):
    """A server that says when it is open."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_open = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.is_open.set()


@contextmanager
def running(app: FastAPI) -> Iterator[str]:
    """The address of an application that is served."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        server = Opened(uvicorn.Config(app, lifespan="on", log_config=None, access_log=False))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        assert server.is_open.wait(120)
        assert server.started
        try:
            yield f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()
