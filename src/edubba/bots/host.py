"""Bots from outside: any program that reads lines of JSON and writes lines of JSON. docs/bots.md describes the lines.

The program is asked with what its seat may know: a position in which everything else was drawn by chance, and its legal
moves. It answers with one of them.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from typing import IO, Any, cast

from edubba.bots.bot import Bot, Seed
from edubba.bots.knowledge import Knowledge
from edubba.engine.document import shown
from edubba.engine.errors import EdubbaError
from edubba.locales import Argument

PATIENCE = 30.0  # seconds for an answer
LONGEST_ANSWER = 1 << 20  # bytes


class BotFailed(EdubbaError):
    """A program from outside did not play."""


class HostBot(Bot):
    """A program that chooses; it is started when it is first asked in a match."""

    def __init__(self, command: str, seed: Seed = None, *, patience: float = PATIENCE) -> None:
        super().__init__(seed)
        self.command = command
        self.patience = patience
        self._program: subprocess.Popen[bytes] | None = None
        self._watcher: subprocess.Popen[bytes] | None = None
        self._questions: queue.Queue[bytes | None] = queue.Queue()
        self._answers: queue.Queue[bytes] = queue.Queue()

    def think(self, knowledge: Knowledge) -> int:
        """Asks the program."""
        moves = knowledge.game.vocabulary(knowledge.states[0]).moves
        legal = {moves[int(action)].text: int(action) for action in knowledge.legal}
        line = self._ask(question(knowledge, list(legal)))
        move = _move(line)
        if move in legal:
            return legal[move]
        answer = _readable(line)
        raise self._failure("bots-host-answer", answer=answer) if answer else self._failure("bots-host-blank")

    def forget(self) -> None:
        """Ends the program: it is another one in every match."""
        self.close()

    def close(self) -> None:
        """Ends the program."""
        if self._program is None:
            return
        if self._watcher is not None:
            with self._watcher as watcher:
                watcher.kill()
        self._questions.put(None)
        _kill(self._program)
        self._program = self._watcher = None

    def _ask(self, asked: dict[str, Any]) -> bytes:
        if self._program is None:
            self._start()
        self._questions.put(json.dumps(asked, ensure_ascii=False).encode() + b"\n")
        try:
            line = self._answers.get(timeout=self.patience)
        except queue.Empty:
            raise self._failure("bots-host-silent", seconds=int(self.patience)) from None
        if not line:
            raise self._failure("bots-host-gone")
        return line

    def _start(self) -> None:
        try:
            name, *rest = shlex.split(self.command)
            self._launch([name, *rest])
        except OSError as error:
            raise self._failure("bots-host-start", reason=error.strerror or "?") from None
        except ValueError:  # no word, a quotation mark without its fellow, or a character that no command can hold
            raise self._failure("bots-host-words") from None

    def _launch(self, words: list[str]) -> None:
        # In a group of its own, so that whatever it starts can be ended with it.
        self._program = subprocess.Popen(  # noqa: S603 - the user asks for this program
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self._questions, self._answers = queue.Queue(), queue.Queue()
        talk = (self._program, self._questions, self._answers)
        threading.Thread(target=_converse, args=talk, daemon=True).start()
        self._watcher = _watch(self._program)

    def _failure(self, key: str, **arguments: Argument) -> BotFailed:
        self.close()
        return BotFailed(key, command=self.command, **arguments)


def question(knowledge: Knowledge, legal: list[str]) -> dict[str, Any]:
    """What a program is told."""
    game = knowledge.game
    return {
        "ask": "move",
        "game": game.name,
        "version": game.version,
        "players": knowledge.players,
        "seat": knowledge.seat,
        "position": knowledge.position(),
        "legal": legal,
    }


def _converse(
    program: subprocess.Popen[bytes], questions: queue.Queue[bytes | None], answers: queue.Queue[bytes]
) -> None:
    """Asks and listens until there is nothing more to ask; an empty answer is that the program ended.

    Nothing is read that was not asked for: what a program says beyond that waits in its pipe, and takes no memory here.
    """
    say, hear = cast("IO[bytes]", program.stdin), cast("IO[bytes]", program.stdout)
    with contextlib.suppress(OSError), say, hear:
        for asked in iter(questions.get, None):
            with contextlib.suppress(OSError):  # it may have answered before it ended
                say.write(asked)
                say.flush()
            answers.put(hear.readline(LONGEST_ANSWER + 1))


def _watch(program: subprocess.Popen[bytes]) -> subprocess.Popen[bytes] | None:
    """Somebody who ends the program if we are killed: it may never look whether anybody still asks it."""
    if sys.platform == "win32":
        return None
    words = ["/bin/sh", "-c", "read line; kill -9 -$0", str(program.pid)]
    return subprocess.Popen(  # noqa: S603 - nothing in it comes from outside
        words, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    )


def _kill(program: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        program.kill()
    else:
        with contextlib.suppress(OSError):  # all of them have ended
            os.killpg(program.pid, signal.SIGKILL)
    program.wait()


def _move(line: bytes) -> str | None:
    """The move in an answer, if there is one."""
    if len(line) > LONGEST_ANSWER:
        return None
    try:
        answer = json.loads(line.decode())
    except (ValueError, RecursionError):
        return None
    move = answer.get("move") if isinstance(answer, dict) else None
    return move if isinstance(move, str) else None


def _readable(line: bytes) -> str:
    """An answer as a terminal can show it: what would move the cursor or paint is spelt out."""
    text = line.decode(errors="backslashreplace").strip()
    return shown("".join(char if char.isprintable() else ascii(char)[1:-1] for char in text))
