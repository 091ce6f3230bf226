#!/usr/bin/env python3
"""Measures the server: starts it as hosts do, and plays at it through real websockets from this second process.

    python benchmarks/server.py
    python benchmarks/server.py --tables 50 --seconds 3           # a quick look
    python benchmarks/server.py --json -

Compiled code is made before anything is measured. The load takes its share of the same cores.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx2
from rich.console import Console
from rich.table import Table as Sheet

import edubba
from crowd import Crowd
from edubba.server.database import Database
from edubba.server.live import LiveTable
from edubba.server.migrating import migrate
from edubba.server.settings import Settings
from edubba.server.storage import Chair, Event, Table
from edubba.server.timepiece import Timepiece
from hardware import machine, versions
from report import number
from targets import Target

OPEN = re.compile(r"open at (\S+)\. ")
PLAYERS = 4
LONG_GAME = 400  # plies of a table that is opened
OLD_TABLES = 12
STARTS = 3
QUIET = 0.1  # seconds of processor in a second, for a server that has nothing to do


class Server:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], address: str, started_in: float) -> None:
        self.process = process
        self.address = address
        self.started_in = started_in

    @property
    def memory_mb(self) -> float:
        """What it holds in memory now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1000

    @property
    def processor_seconds(self) -> float:
        """What it has used of the processor so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(folder: Path) -> Iterator[Server]:
    """A server with its database in a folder, from when it answers; neighbours share Python's bytecode."""
    folder.mkdir(exist_ok=True)
    env = {**os.environ, "EDUBBA_DATA": str(folder), "EDUBBA_LIMITS": "0", "EDUBBA_THINKERS": "0"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # Python's own bytecode is kept, also where people have forbidden it
    env["PYTHONPYCACHEPREFIX"] = str(folder.parent / "bytecode")
    command = [sys.executable, "-m", "edubba", "serve", "--port", "0"]
    began = time.perf_counter()
    with (folder / "errors.txt").open("w") as errors:
        process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        assert process.stdout is not None
        found = OPEN.search(process.stdout.readline())
        assert found, (folder / "errors.txt").read_text()
        httpx2.get(f"{found.group(1)}/healthz", timeout=60).raise_for_status()
        yield Server(process, found.group(1), time.perf_counter() - began)
    finally:
        process.terminate()
        process.wait()


def settle(server: Server) -> None:
    """Waits until the server has nothing to do: until compiled code is loaded, and what came before is done."""
    used = -1.0
    while server.processor_seconds - used > QUIET:
        used = server.processor_seconds
        time.sleep(1)


# ---- what is measured


def bare_commits(folder: Path, seconds: float) -> float:
    """Commits a second of SQLite alone, one row each, as durable as the server's."""
    database = sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=NORMAL")
    database.execute("CREATE TABLE events (number INTEGER PRIMARY KEY, text TEXT)")
    done, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        database.execute("INSERT INTO events (text) VALUES ('add Shuruppak')")
        done += 1
    database.close()
    return done / passed


def cold_start(folder: Path) -> float:
    """Seconds from the start of the process to its first answer; a first start fills the caches."""
    seconds = []
    for _ in range(1 + STARTS):
        with served(folder) as server:
            seconds.append(server.started_in)
    return median(seconds[1:])


async def crowd(server: Server, tables: int, seconds: float, rate: float) -> dict[str, float]:
    """Many tables with a websocket for each seat: memory, and how soon all are told at a steady pace."""
    settle(server)
    alone = server.memory_mb
    people = Crowd(server.address)
    await people.come_in(PLAYERS)
    await people.sit_down(tables, PLAYERS)
    settle(server)
    seated = server.memory_mb
    first = await people.play_steadily(rate, seconds)
    settle(server)
    before = server.processor_seconds
    waits = await people.play_steadily(rate, seconds)
    busy = (server.processor_seconds - before) / seconds
    figures = {
        "tables": tables,
        "sockets": people.sockets,
        "memory_alone_mb": alone,
        "memory_mb": max(seated, server.memory_mb),
        "steady_moves_per_second": len(waits) / seconds,
        "first_told_p99_ms": 1000 * quantiles(first, n=100)[98],  # many legal moves, so large views
        "told_median_ms": 1000 * median(waits),
        "told_p99_ms": 1000 * quantiles(waits, n=100)[98],
        "processor_share": busy,
    }
    await people.go()
    return figures


async def rush(server: Server, tables: int, seconds: float) -> dict[str, float]:
    """Tables that play as fast as they can, one websocket each: moves accepted and stored."""
    people = Crowd(server.address)
    await people.come_in(1)
    await people.sit_down(tables, PLAYERS)
    settle(server)
    before, began = server.processor_seconds, time.perf_counter()
    moves = await people.play_fast(seconds)
    passed, busy = time.perf_counter() - began, server.processor_seconds - before
    await people.go()
    return {
        "moves_per_second": moves / passed,
        "rush_processor_share": busy / passed,
        "moves_per_processor_second": moves / busy,
    }


async def lay_down(settings: Settings) -> list[str]:
    """Tables with long games in storage; their ids."""
    await migrate(settings)
    database = Database(settings)
    ids = []
    for order in range(OLD_TABLES):
        rows = long_game(f"{order:010}")
        async with database.session.begin() as session:
            for row in rows:
                session.add(row)
                await session.flush()
        ids.append(f"{order:010}")
    await database.close()
    return ids


def long_game(table_id: str) -> list[Any]:
    """A table of Tigris & Euphrates after many moves: long turns, so that it does not end before."""
    fixed = {"version": edubba.game("tigris").version, "options": {}, "public": True, "invite": "i" * 16, "entropy": {}}
    row = Table(id=table_id, name="", game="tigris", players=4, status="finished", seed=table_id, created=0, **fixed)
    chairs = [Chair(table=table_id, seat=seat, kind="bot", name=f"Bot {seat}", level=1) for seat in range(4)]
    match, choice = LiveTable(row, chairs, Timepiece()).first_position(), random.Random(table_id)
    events = [Event(table=table_id, seq=1, kind="start", seat=None, text="", ply=0, actor=match.actor, spent=0, at=0)]
    while match.ply < LONG_GAME:
        if match.is_over:
            break
        seat, legal = match.actor, match.legal()
        quiet = [move for move in legal if move.text.startswith(("leader", "pass"))] or legal
        move = match.play(choice.choice(quiet))
        counts = {"seq": match.ply + 1, "ply": match.ply, "actor": match.actor, "spent": 0, "at": match.ply}
        events.append(Event(table=table_id, kind="move", seat=seat, text=move.text, **counts))
    return [row, *chairs, *events]


def opening(server: Server, ids: list[str]) -> dict[str, float]:
    """Milliseconds until a table that is not in memory is told; the first request, of any kind, is not measured."""
    with httpx2.Client(base_url=server.address, timeout=120) as browser:
        plies = browser.get(f"/api/tables/{ids[0]}").json()["ply"]
        waits = []
        for table_id in ids[1:]:
            began = time.perf_counter()
            browser.get(f"/api/tables/{table_id}").raise_for_status()
            waits.append(1000 * (time.perf_counter() - began))
    return {"opening_plies": plies, "opening_median_ms": median(waits), "opening_worst_ms": max(waits)}


# ---- telling


def targets(figures: dict[str, float]) -> list[Target]:
    """What we set out to reach."""
    room = f"memory, {figures['tables']:,.0f} tables, {figures['sockets']:,.0f} websockets"
    told = f"move sent to all seats told, p99 at {figures['steady_moves_per_second']:,.0f} moves/s"
    return [
        Target(room, 400, figures["memory_mb"], "MB", most=True),
        Target("moves accepted and stored, SQLite", 1000, figures["moves_per_second"], "moves/s"),
        Target(told, 50, figures["told_p99_ms"], "ms", most=True),
        Target("cold start, code compiled before", 3, figures["cold_start_s"], "s", most=True),
        Target(
            f"opening a table of {figures['opening_plies']:,.0f} plies",
            50,
            figures["opening_median_ms"],
            "ms",
            most=True,
        ),
    ]


def sheet(aims: list[Target], figures: dict[str, float]) -> Sheet:
    """The table that people read."""
    found = Sheet("what", "aim", "measured", "reached", title="The server", title_justify="left")
    for aim in aims:
        limit = f"{'<' if aim.most else '≥'} {number(aim.aim)}"
        found.add_row(aim.what, limit, f"{number(aim.measured)} {aim.unit}", "yes" if aim.is_reached else "NO")
    found.caption = (
        f"bare SQLite: {number(figures['bare_commits_per_second'])} commits/s\n"
        f"the server got {figures['rush_processor_share']:.0%} of a core for the moves that it stored,\n"
        f"and used {figures['processor_share']:.0%} of one at the steady pace"
    )
    return found


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--fast-tables", type=int, default=192, help="as many as games do not end meanwhile")
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", default="benchmarks/results/server.json")
    return parser.parse_args()


def measure(wanted: argparse.Namespace, tell: Any) -> dict[str, float]:
    """All figures, each part with a server and tables of its own."""
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="edubba-server-") as name:
        old, fast, many = (Path(name) / part for part in ("old", "fast", "many"))
        old.mkdir()
        figures["bare_commits_per_second"] = bare_commits(old, 2)
        ids = asyncio.run(lay_down(Settings(data=old)))
        tell("start")
        figures["cold_start_s"] = cold_start(old)
        tell("opening")
        with served(old) as server:
            settle(server)
            figures |= opening(server, ids)
        tell("rush")
        with served(fast) as server:
            figures |= asyncio.run(rush(server, wanted.fast_tables, wanted.seconds))
        tell("crowd")
        with served(many) as server:
            figures |= asyncio.run(crowd(server, wanted.tables, wanted.seconds, wanted.rate))
    return figures


def main() -> None:
    """Measures, prints a table, writes JSON."""
    wanted, console = arguments(), Console(stderr=True)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for name in edubba.games():
        edubba.game(name).warm()
    figures = measure(wanted, lambda part: console.print(f"[dim]{part}"))
    aims = targets(figures)
    found = {
        "machine": machine(),
        "versions": versions(),
        "figures": figures,
        "targets": [aim.to_json() for aim in aims],
    }
    console.print(sheet(aims, figures))
    if wanted.json == "-":
        print(json.dumps(found, indent=1))
    else:
        Path(wanted.json).parent.mkdir(parents=True, exist_ok=True)
        Path(wanted.json).write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
