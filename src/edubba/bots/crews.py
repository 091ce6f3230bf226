"""Who plays the games of an arena: processes on this machine, or a Ray cluster. Results come as they are ready."""

from __future__ import annotations

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
from edubba.engine.errors import EdubbaError

Result = dict[str, Any]
AHEAD = 2  # games that are handed out for each player
KNOCK = 5.0  # seconds that a cluster has to open its door
LOCAL = "local"  # the address of a Ray on this machine
PATIENCE = 3  # so often processes may die in a row with no game finished between, or of one game on a cluster


def processes(plan: Plan, numbers: Iterable[int], workers: int, keep_records: bool) -> Iterator[Result]:
    """Plays in processes of this machine. Games of a process that dies are played again."""
    left, deaths = list(numbers), 0
    while left:
        try:
            for result in _pool(plan, left, workers, keep_records):
                left.remove(result["number"])
                deaths = 0
                yield result
        except BrokenProcessPool:
            deaths += 1
            if deaths == PATIENCE:
                raise EdubbaError("bots-processes-die") from None


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
                    if len(running) >= AHEAD * workers:
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
    """Plays on a Ray cluster, or on a local Ray (`local`). A game whose worker dies is played again."""
    try:
        ray: Any = importlib.import_module("ray")  # it is an extra
    except ImportError:
        raise EdubbaError("bots-no-ray") from None
    if not ray.is_initialized():
        _join(ray, address)
    task = ray.remote(num_cpus=1, max_retries=PATIENCE)(play_game)
    most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    queue, running = iter(list(numbers)), []
    while True:
        for number in queue:
            running.append(task.remote(plan, number, keep_records))
            if len(running) >= most:
                break
        if not running:
            return
        done, running = ray.wait(running)
        try:
            results = ray.get(done)
        except ray.exceptions.RayTaskError as failure:
            raise (failure.cause if isinstance(failure.cause, EdubbaError) else failure) from None
        except ray.exceptions.RayError:  # a worker, a machine or the whole cluster died, and trying again did not help
            raise EdubbaError("bots-cluster-fails") from None
        yield from results


def _join(ray: Any, address: str) -> None:
    """Becomes part of a cluster, or begins one on this machine."""
    absent = EdubbaError("bots-no-cluster", address=address)
    if not _is_open(address):
        raise absent
    try:
        ray.init(address=None if address == LOCAL else address, log_to_driver=False, logging_level=logging.ERROR)
    except (ValueError, ConnectionError):
        raise absent from None
    except Exception as failure:  # Ray has no class for what keeps it from starting
        if address == LOCAL:
            raise EdubbaError("bots-ray-fails", reason=str(failure)) from None
        raise


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
