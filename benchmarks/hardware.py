"""On what, and with which versions, something was measured."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from edubba.bots.search import cores
from edubba.engine import jit

_GOVERNOR = Path("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
_LIBRARIES = ("numpy", "numba", "llvmlite", "open-spiel", "chess", "catanatron")


def machine() -> dict[str, object]:
    """The processor, its cores, and how busy it was when asked."""
    return {
        "processor": _processor(),
        "cores": cores(),
        "governor": _first_line(_GOVERNOR) or "not told",
        "memory_gib": _memory(),
        "system": platform.platform(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def versions() -> dict[str, str]:
    """Python, the libraries, and which source of ours was measured (the name of its cache of compiled code)."""
    folder = jit.cache_folder() if jit.enabled() else None
    ours = {"edubba": f"{version('edubba')} ({folder.name if folder else 'interpreted'})"}
    return ours | {"python": platform.python_version()} | dict(_installed(_LIBRARIES))


def _installed(names: Iterable[str]) -> Iterable[tuple[str, str]]:
    for name in names:
        try:
            yield name, version(name)
        except PackageNotFoundError:
            yield name, "not installed"


def _processor() -> str:
    names = [line for line in _lines(Path("/proc/cpuinfo")) if line.startswith("model name")]
    return names[0].partition(":")[2].strip() if names else platform.processor() or platform.machine()


def _memory() -> float | None:
    for line in _lines(Path("/proc/meminfo")):
        if line.startswith("MemTotal"):
            return round(int(line.split()[1]) / 2**20, 1)
    return None


def _first_line(path: Path) -> str:
    return next(iter(_lines(path)), "")


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
