"""Who plays the games of an arena: processes on this machine, or a Ray cluster. Results come as they are ready."""

from __future__ import annotations

import contextlib
import importlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any

from edubba.bots.arena import Plan, play_game
from edubba.engine.document import shown
from edubba.engine.errors import EdubbaError

Result = dict[str, Any]
AHEAD = 2  # games that are handed out for each player
KNOCK = 5.0  # seconds that a cluster has to open its door
LOCAL = "local"  # the address of a Ray on this machine
PATIENCE = 3  # so often a game is played again of which a process died


def processes(plan: Plan, numbers: Iterable[int], workers: int, keep_records: bool) -> Iterator[Result]:
    """Plays in processes of this machine. When one dies, the games in hand are played later, one by one."""
    left, suspects = list(numbers), []
    while left:
        try:
            for result in _pool(plan, left, workers, keep_records):
                left.remove(result["number"])
                yield result
        except BrokenProcessPool:
            suspects += left[: AHEAD * workers]
            del left[: AHEAD * workers]
    dying = False
    for number in suspects:
        alone = _alone(plan, number, keep_records)
        dying |= not alone
        yield from alone
    if dying:
        raise EdubbaError("bots-processes-die")


def _alone(plan: Plan, number: int, keep_record: bool) -> list[Result]:
    """The result of a game that is played with no other beside it; none if processes keep dying of it."""
    for _ in range(PATIENCE):
        with contextlib.suppress(BrokenProcessPool):
            return list(_pool(plan, [number], 1, keep_record))
    return []


def _pool(plan: Plan, numbers: Iterable[int], workers: int, keep_records: bool) -> Iterator[Result]:
    queue = iter(list(numbers))
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(workers, context, initializer=_obey) as pool:
        running: set[Future[Result]] = set()
        try:
            while True:
                for number in queue:
                    running.add(pool.submit(play_game, plan, number, keep_records))
                    if len(running) == AHEAD * workers:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            # Whoever stops an arena does not wait for the games in hand: they will be played again.
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            raise


def _obey() -> None:
    """Ctrl-C reaches every process of a terminal, and only the first one answers it; where that one goes, all go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def _leave_with(parent: BaseProcess) -> None:
    """However a parent ends, killed too: nobody is left to hear the result of a game."""
    parent.join()
    os._exit(1)


def cluster(plan: Plan, numbers: Iterable[int], address: str, keep_records: bool) -> Iterator[Result]:
    """Plays on a Ray cluster, or on a Ray of its own (`local`). A game whose worker dies is played again."""
    try:
        ray: Any = importlib.import_module("ray")  # it is an extra
    except ImportError:
        raise EdubbaError("bots-no-ray") from None
    if not ray.is_initialized():
        _join(ray, address)
    task = ray.remote(num_cpus=1, max_retries=PATIENCE)(play_game)
    most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    queue, running, dying = iter(list(numbers)), [], False
    while True:
        for number in queue:
            running.append(task.remote(plan, number, keep_records))
            if len(running) >= most:
                break
        if not running:
            break
        done, running = ray.wait(running)
        results = _results(ray, done)
        dying |= not results
        yield from results
    if dying:
        raise EdubbaError("bots-processes-die")


def _results(ray: Any, done: list[Any]) -> list[Result]:
    """The result of a game; none if workers keep dying of it."""
    try:
        return list(ray.get(done))
    except ray.exceptions.RayTaskError as failure:
        raise (failure.cause if isinstance(failure.cause, EdubbaError) else failure) from None
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError):
        return []
    except ray.exceptions.RayError:  # a machine or the whole cluster died
        raise EdubbaError("bots-cluster-fails") from None


def _join(ray: Any, address: str) -> None:
    """Becomes part of a cluster, or begins one on this machine."""
    absent = EdubbaError("bots-no-cluster", address=address)
    if not address or not _is_open(address):
        raise absent
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ValueError, ConnectionError):
        raise absent from None
    except Exception as failure:  # another version of Ray or of Python, a start that took too long
        raise EdubbaError("bots-ray-fails", address=address, reason=shown(failure)) from None


def _is_open(address: str) -> bool:
    """Whether somebody is at an address: Ray would go on knocking for minutes. Ray alone knows those without a port."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return True
    try:
        with socket.create_connection((host.strip("[]"), int(port)), KNOCK):
            return True
    except (OSError, OverflowError, UnicodeError):
        return False
