"""A thinker that fails: `python -m tests.server.stub WAY TIMES DIARY`. After so many starts it does as it should.

Every start and every question is a line of the diary.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path

import edubba
from edubba.server.thinker import main


def fail(way: str) -> None:
    """Goes wrong, once it has been asked; a tired one answers once before."""
    asked = json.loads(sys.stdin.readline())
    if way == "tires":
        print(json.dumps({"move": asked["legal"][-1]}), flush=True)  # noqa: T201
        sys.stdin.readline()
    if way == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    if way in ("hangs", "tires"):
        time.sleep(600)
    print({"garbage": "no JSON", "list": "[1]", "illegal": json.dumps({"move": "resign the throne"})}[way], flush=True)  # noqa: T201
    time.sleep(600)


def echo(diary: Path) -> None:
    """Answers with the last legal move, and notes the question."""
    for line in sys.stdin:
        asked = json.loads(line)
        with diary.open("a", encoding="utf-8") as file:
            file.write(line)
        print(json.dumps({"move": asked["legal"][-1]}), flush=True)  # noqa: T201


def judge(stops_at: int | None) -> None:
    """Replays a record as if it judged every move; the first one may stop half-way."""
    for line in sys.stdin:
        match = edubba.replay(json.loads(line)["record"])
        for done in range(match.ply + 1):
            print(json.dumps({"done": done, "of": match.ply}), flush=True)  # noqa: T201
            if done == stops_at:
                time.sleep(600)
        print(json.dumps({"analysis": {"game": match.game.name, "moves": match.ply}}), flush=True)  # noqa: T201


if __name__ == "__main__":
    way, times, diary = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    with diary.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"pid": os.getpid()}) + "\n")
    starts = sum("pid" in json.loads(line) for line in diary.read_text(encoding="utf-8").splitlines())
    if way == "echo":
        echo(diary)
    elif way == "judge":
        judge(10 if starts <= times else None)
    elif starts <= times:
        fail(way)
    else:
        main()
