"""A house in a process of its own, which can close and open again at the same address."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OPEN = re.compile(r"Edubba is open at (\S+:(\d+))\. Press Ctrl\+C to stop\.\n")


class House:
    """A server with a data folder; open from the beginning."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = "0"
        self.open()

    def open(self) -> None:
        """Starts the server, and waits until it says where it is."""
        environment = {"JIT": "0", "THINKERS": "0", "LIMITS": "0", "DATA": str(self._data), "LOG_LEVEL": "error"}
        env = {**os.environ, **{f"EDUBBA_{name}": value for name, value in environment.items()}}
        command = [sys.executable, "-m", "tests.browser.quick", "serve", "--port", self._port]
        self._process = subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        found = next((found for line in self._process.stdout if (found := OPEN.fullmatch(line))), None)
        if found is None:
            self.close()
            raise AssertionError("the house did not open")
        self.address, self._port = found.groups()

    def close(self) -> None:
        """Ends the server as a host does, and waits until it is gone."""
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=60)
