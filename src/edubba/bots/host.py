"""Bots from outside: any program that reads lines of JSON and writes lines of JSON. docs/bots.md describes the lines.

The program is asked with what its seat may know: a position in which everything else was drawn by chance, and its legal
moves. It answers with one of them.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from typing import IO, Any, cast

from edubba.bots.bot import Bot, Seed
from edubba.bots.knowledge import Knowledge
from edubba.engine.document import shown
from edubba.engine.errors import EdubbaError
from edubba.locales import Argument

PATIENCE = 30.0  # seconds for an answer


class BotFailed(EdubbaError):
    """A program from outside did not play."""


class HostBot(Bot):
    """A program that chooses; it is started when it is first asked."""

    def __init__(self, command: str, seed: Seed = None, *, patience: float = PATIENCE) -> None:
        super().__init__(seed)
        self.command = command
        self.patience = patience
        self._program: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()

    def think(self, knowledge: Knowledge) -> int:
        """Asks the program."""
        moves = knowledge.game.vocabulary(knowledge.states[0]).moves
        legal = {moves[int(action)].text: int(action) for action in knowledge.legal}
        answer = self._ask(question(knowledge, list(legal)))
        move = answer.get("move") if isinstance(answer, dict) else None
        if not isinstance(move, str) or move not in legal:
            raise self._failure("bots-host-answer", answer=shown(json.dumps(answer)))
        return legal[move]

    def close(self) -> None:
        """Ends the program."""
        if self._program is not None:
            self._program.kill()
            self._program.wait()
            for pipe in (self._program.stdin, self._program.stdout):
                if pipe is not None:
                    pipe.close()
            self._program = None

    def _ask(self, asked: dict[str, Any]) -> Any:
        program = self._program or self._start()
        pipe = cast("IO[str]", program.stdin)
        try:
            pipe.write(json.dumps(asked, ensure_ascii=False) + "\n")
            pipe.flush()
            line = self._lines.get(timeout=self.patience)
        except queue.Empty:
            raise self._failure("bots-host-silent", seconds=int(self.patience)) from None
        except OSError:
            line = ""
        if not line:
            raise self._failure("bots-host-gone")
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise self._failure("bots-host-answer", answer=shown(line)) from None

    def _start(self) -> subprocess.Popen[str]:
        try:
            words = shlex.split(self.command)
            program = subprocess.Popen(  # noqa: S603 - the user asks for this program
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, IndexError, ValueError) as error:
            raise self._failure("bots-host-start", reason=str(error)) from None
        self._program, self._lines = program, queue.Queue()
        threading.Thread(target=_listen, args=(program, self._lines), daemon=True).start()
        return program

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


def _listen(program: subprocess.Popen[str], lines: queue.Queue[str]) -> None:
    """Every line that the program writes; an empty one when it ends."""
    with contextlib.suppress(ValueError):  # it was closed
        for line in cast("IO[str]", program.stdout):
            lines.put(line)
    lines.put("")
