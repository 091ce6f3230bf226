"""The port at which people come in."""

from __future__ import annotations

import json
import os
import socket
import urllib.request
from urllib.error import URLError

from edubba.engine.errors import EdubbaError

NEXT = 20  # ports after ours that are tried


def open_door(host: str, port: int) -> socket.socket:
    """Listens at a port; refuses if it is taken or not ours to open."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)
    except OSError as error:
        raise EdubbaError("server-bad-host", host=host, reason=error.strerror or "?") from None
    if os.name == "posix":
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind(address)
        door.listen(1024)
    except OSError as error:
        door.close()
        raise EdubbaError("server-port-taken", port=str(port), reason=error.strerror or "?") from None
    door.set_inheritable(True)
    return door


def find_door(host: str, port: int) -> socket.socket | str:
    """Listens at a port or the next that is free; or the address of an Edubba that answers there already."""
    for number in range(port, port + NEXT):
        try:
            return open_door(host, number)
        except EdubbaError:
            address = f"http://{host}:{number}"
            if edubba_answers(address):
                return address
    return open_door(host, 0)


def edubba_answers(address: str) -> bool:
    """Whether what answers at an address is an Edubba."""
    try:
        with urllib.request.urlopen(f"{address}/api/house", timeout=2) as answer:  # noqa: S310 - always http
            house = json.load(answer)
    except (URLError, OSError, ValueError):
        return False
    return isinstance(house, dict) and "protocol" in house and "games" in house
