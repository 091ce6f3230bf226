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
from collections import deque
from collections.abc import Sequence
from typing import IO, Any, cast

from edubba.bots.bot import Bot, Seed
from edubba.bots.knowledge import Knowledge
from edubba.engine.document import shown
from edubba.engine.errors import EdubbaError
from edubba.locales import Argument, Message

PATIENCE = 30.0  # seconds for an answer
LONGEST_ANSWER = 1 << 20  # bytes
LAST_WORDS = 1.0  # seconds in which what an ended program has written is read to its end


class BotFailed(EdubbaError):
    """A program from outside did not play; `said` is the last line that it wrote to stderr."""

    def __init__(self, key: str, said: str = "", **arguments: Argument) -> None:
        super().__init__(key, **arguments)
        self.said = said

    @property
    def reasons(self) -> Sequence[Message]:
        """What it did wrong, and what it said of it."""
        return [self.message, *([Message("bots-host-said", {"words": self.said})] if self.said else [])]


class BotAbsent(BotFailed):
    """A program from outside could not even be started."""


class HostBot(Bot):
    """A program that chooses; it is started when it is first asked in a match.

    What it writes to stderr goes to ours if it may speak `aloud`; otherwise only its last line is told, if it fails.
    """

    def __init__(self, command: str, seed: Seed = None, *, patience: float = PATIENCE, aloud: bool = False) -> None:
        super().__init__(seed)
        self.command = command
        self.patience = patience
        self.aloud = aloud
        self._said: deque[bytes] = deque(maxlen=1)
        self._listener: threading.Thread | None = None
        self._program: subprocess.Popen[bytes] | None = None
        self._watcher: subprocess.Popen[bytes] | None = None
        self._questions: queue.Queue[bytes | None] = queue.Queue()
        self._answers: queue.Queue[bytes] = queue.Queue()

    def __repr__(self) -> str:
        return f"HostBot({self.command!r}, seed={self.seed!r}, patience={self.patience}, aloud={self.aloud})"

    def think(self, knowledge: Knowledge) -> int:
        """Asks the program."""
        moves = knowledge.game.vocabulary(knowledge.states[0]).moves
        legal = {moves[int(action)].text: int(action) for action in knowledge.legal}
        line = self._ask(question(knowledge, list(legal)) | {"view": knowledge.view(), "seed": knowledge.number})
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
        except BaseException:  # whoever stops waiting must not take the answer for that to the next question
            self.close()
            raise
        if not line:
            raise self._failure("bots-host-gone")
        return line

    def _start(self) -> None:
        try:
            name, *rest = shlex.split(self.command)
            self._launch([name, *rest])
        except OSError as error:
            raise self._failure("bots-host-start", BotAbsent, reason=error.strerror or "?") from None
        except ValueError:  # no word, a quotation mark without its fellow, or a character that no command can hold
            raise self._failure("bots-host-words", BotAbsent) from None

    def _launch(self, words: list[str]) -> None:
        # In a group of its own, so that whatever it starts can be ended with it.
        stderr = None if self.aloud else subprocess.PIPE
        self._program = subprocess.Popen(  # noqa: S603 - the user asks for this program
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, start_new_session=True
        )
        self._said.clear()
        if self._program.stderr is not None:
            overheard = (self._program.stderr, self._said)
            self._listener = threading.Thread(target=_overhear, args=overheard, daemon=True)
            self._listener.start()
        self._questions, self._answers = queue.Queue(), queue.Queue()
        talk = (self._program, self._questions, self._answers)
        threading.Thread(target=_converse, args=talk, daemon=True).start()
        self._watcher = _watch(self._program)

    def _failure(self, key: str, kind: type[BotFailed] = BotFailed, **arguments: Argument) -> BotFailed:
        self.close()
        if self._listener is not None:
            self._listener.join(LAST_WORDS)
        said = _readable(self._said[0]) if self._said else ""
        return kind(key, said, command=self.command, **arguments)


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


def _overhear(stderr: IO[bytes], said: deque[bytes]) -> None:
    """Reads on, so that nobody waits for room in the pipe, and keeps what was said last."""
    with contextlib.suppress(OSError), stderr:
        for line in iter(lambda: stderr.readline(LONGEST_ANSWER), b""):
            if line.strip():
                said.append(line)


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
