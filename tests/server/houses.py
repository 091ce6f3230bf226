"""Servers in processes of their own, as hosts start them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from typer.testing import CliRunner

from edubba.cli import app
from edubba.engine.errors import EdubbaError

OPEN = re.compile(r"Edubba is open at (\S+)\. Press Ctrl\+C to stop\.\n")


def run(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A command to its end."""
    command = [sys.executable, "-m", "edubba", *words]
    env = {**os.environ, "EDUBBA_JIT": "0", "NO_COLOR": "1", **environment}
    return subprocess.run(command, input=typed, env=env, capture_output=True, text=True, check=False, timeout=120)


def typed_here(*words: str, typed: str = "", **environment: str) -> tuple[int, str]:
    """A command in this process, which is quicker: its exit code, and all that was said."""
    before = dict(os.environ)
    try:
        done = CliRunner().invoke(app, words, input=typed, env=environment)
    finally:
        os.environ.clear()  # flags become variables
        os.environ.update(before)
    if isinstance(done.exception, EdubbaError):
        return 2, done.output + str(done.exception)
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.output


class House:
    """A server that is open, and where."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=60) as answer:  # noqa: S310 - always http
            return str(answer.read().decode())

    def stop(self, how: int = signal.SIGTERM) -> tuple[int, str]:
        """Asks it to end; its exit code, and what it said."""
        self.process.send_signal(how)
        said, _ = self.process.communicate(timeout=60)
        return self.process.returncode, said


@contextmanager
def house(*words: str, **environment: str) -> Iterator[House]:
    """A server, from when it is open."""
    env = {**os.environ, "EDUBBA_JIT": "0", "NO_COLOR": "1", "EDUBBA_THINKERS": "0", **environment}
    command = [sys.executable, "-m", "edubba", *words]
    errors = Path(os.environ["EDUBBA_DATA"]).parent / "errors.txt"
    with errors.open("w") as stderr:
        process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=stderr, text=True)
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := OPEN.fullmatch(line):
                yield House(process, found.group(1))
                break
        else:
            raise AssertionError(errors.read_text())
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
