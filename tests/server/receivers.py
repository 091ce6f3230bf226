"""A mail server and a web server that keep what they are sent."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast

from aiosmtpd.controller import Controller

Letters = list[EmailMessage]
Documents = list[dict[str, Any]]


class Letterbox:
    """Keeps letters; refuses those to `nobody@…` for good."""

    def __init__(self) -> None:
        self.letters: Letters = []

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:
        if address.startswith("nobody@"):
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.letters.append(cast(EmailMessage, message_from_bytes(envelope.content, policy=policy.default)))
        return "250 OK"


@contextmanager
def mail_server(port: int) -> Iterator[Letters]:
    """An SMTP server at a port of this machine."""
    box = Letterbox()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box.letters
    finally:
        controller.stop()


@contextmanager
def web_server(port: int, status: int = 204) -> Iterator[Documents]:
    """An HTTP server that keeps the documents it is posted, and answers all alike."""
    documents: Documents = []

    class Keeper(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            documents.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_words: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", port), Keeper)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield documents
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
