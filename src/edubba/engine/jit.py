"""The one place that names numba.

A rule is a plain Python function, marked with `@rule`. Called from Python it is interpreted, so it can be stepped
through, covered and mutated. `compiled(function)` returns its twin in machine code; inside that twin every other rule
is called compiled as well, because numba is taught to see the twin wherever the name of a rule stands.

Compiled code is kept on disk in a folder named after a hash of everything it was made from. numba itself looks only at
the file of the outermost function and would go on playing old rules after an edit in a module that it calls.

    EDUBBA_JIT=0           interpret everything (also where numba has no wheel)
    EDUBBA_BOUNDSCHECK=1   check every index in compiled code; the tests do
    EDUBBA_CACHE=FOLDER    keep compiled code there, not in the user's cache folder
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import os
import platform
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

Function = TypeVar("Function", bound=Callable[..., Any])

_PACKAGE = Path(__file__).resolve().parents[1]
RULED = ("engine", "games", "bots")  # the rooms in which rules are written
_KEPT_CACHES = 4

_rules: list[Callable[..., Any]] = []
_instructions: dict[Callable[..., Any], str] = {}
_generics: dict[Callable[..., Any], Callable[[Any], Callable[..., Any]]] = {}
_twins: dict[Callable[..., Any], Any] = {}
_teaching = threading.RLock()  # a background thread compiles while another loads a game


def rule(function: Function) -> Function:
    """Marks a function that can be compiled. It stays what it is: a plain, interpreted function."""
    _rules.append(function)
    _teach_if_awake()
    return function


def instruction(name: str) -> Callable[[Function], Function]:
    """Marks a function of one 64-bit integer that LLVM knows as the instruction `name`."""

    def mark(function: Function) -> Function:
        _instructions[function] = name
        _teach_if_awake()
        return function

    return mark


def generic(choose: Callable[[Any], Callable[..., Any]]) -> Callable[[Function], Function]:
    """Marks a function whose compiled twin is `choose(dtype)`, by the dtype of its first argument.

    The chosen rule must have the same parameters as the generic function, annotated alike.
    """

    def mark(function: Function) -> Function:
        _generics[function] = choose
        _teach_if_awake()
        return function

    return mark


def enabled() -> bool:
    """Whether compiled twins can be had in this process."""
    return os.environ.get("EDUBBA_JIT", "1") != "0" and importlib.util.find_spec("numba") is not None


def compiled(function: Function) -> Function:
    """The twin of a rule in machine code, or the rule itself where nothing is compiled."""
    if not enabled():
        return function
    _teach()
    twin: Function = _twins[function]
    return twin


def cache_folder() -> Path | None:
    """The folder for compiled code: the user's, else a temporary one; None if neither can be written."""
    return _cache_folder(os.environ.get("EDUBBA_CACHE"))


@functools.cache
def _cache_folder(asked: str | None) -> Path | None:
    wanted = [Path(asked)] if asked else []
    user = f"edubba-{os.getuid()}" if hasattr(os, "getuid") else "edubba"
    wanted += [platformdirs.user_cache_path("edubba"), Path(tempfile.gettempdir()) / user]
    name = f"jit-{_code_hash()}"
    return next((parent / name for parent in wanted if _writable(parent / name)), None)


def mark_warm(name: str) -> None:
    """Notes for other processes that all compiled code of a game lies in the cache."""
    if (folder := cache_folder()) is not None:
        with contextlib.suppress(OSError):  # another process may have forgotten the folder
            (folder / f"{name}.warm").touch()


def is_warm(name: str) -> bool:
    """Whether some process has noted that: loading a game then takes a moment."""
    return (folder := cache_folder()) is not None and (folder / f"{name}.warm").exists()


def _source_files() -> Iterator[Path]:
    for room in RULED:
        yield from (p for p in (_PACKAGE / room).rglob("*") if p.suffix in {".py", ".toml"})
    if boards := os.environ.get("EDUBBA_BOARDS"):
        yield from Path(boards).rglob("*.toml")


@functools.cache
def source_hash() -> str:
    """A hash of rules, boards and bots: with the same ones the same seed makes the same game."""
    made_of = hashlib.sha256()
    for path in sorted(_source_files()):
        made_of.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return made_of.hexdigest()[:16]


@functools.cache
def _code_hash() -> str:
    """A hash of all that compiled code depends on: sources, tools, settings."""
    tools = [f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy")]
    made_of = repr([source_hash(), *tools, platform.python_version(), _boundscheck()])
    return hashlib.sha256(made_of.encode()).hexdigest()[:16]


def _boundscheck() -> bool:
    return os.environ.get("EDUBBA_BOUNDSCHECK", "0") != "0"


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _forget_old_caches(used: Path) -> None:
    """Every edit of the rules makes a new folder: only those few are kept that were used last."""
    with contextlib.suppress(OSError):  # another process may forget them too
        os.utime(used)
        folders = sorted(used.parent.glob("jit-*"), key=lambda p: p.stat().st_mtime, reverse=True)
        for folder in folders[_KEPT_CACHES:]:
            shutil.rmtree(folder, ignore_errors=True)


@functools.cache
def _numba() -> Any:
    """numba, imported on first use (it takes most of a second) and told where to keep compiled code."""
    import numba  # noqa: PLC0415

    if folder := cache_folder():
        numba.config.CACHE_DIR = str(folder)
        _forget_old_caches(folder)
    return numba


def _teach_if_awake() -> None:
    """A function marked after the first use of numba may be met in code that is compiled later: a game loaded late."""
    if _numba.cache_info().currsize:
        _teach()


def _teach() -> None:
    """Makes a twin of every function marked since the last call, and tells numba which name stands for which twin."""
    with _teaching:
        _teach_all(_numba())


def _teach_all(numba: Any) -> None:
    from numba.core.typing.templates import infer_global  # noqa: PLC0415

    # Rules allocate nothing, and their caller holds all arrays: so references are not counted, which took two fifths of
    # a search. What would allocate, like copying one array into another by a slice, does not compile.
    options = {"cache": cache_folder() is not None, "nogil": True, "boundscheck": _boundscheck(), "_nrt": False}
    while _instructions:
        _teach_instruction(*_instructions.popitem())
    while _generics:
        _teach_generic(*_generics.popitem())
    while _rules:
        function = _rules.pop()
        _twins[function] = numba.njit(**options)(function)
        infer_global(function, numba.types.Dispatcher(_twins[function]))


def _teach_instruction(function: Callable[..., Any], name: str) -> None:
    from llvmlite import ir  # noqa: PLC0415
    from numba.core import types  # noqa: PLC0415
    from numba.extending import intrinsic, overload  # noqa: PLC0415

    @intrinsic  # type: ignore[untyped-decorator]
    def machine(_typing: Any, x: Any) -> Any:  # noqa: ARG001
        def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            more = [ir.Constant(ir.IntType(1), 0)] if name == "cttz" else []
            return getattr(builder, name)(args[0], *more)

        return types.int64(types.int64), emit

    overload(function)(lambda x: lambda x: machine(x))  # noqa: ARG005, PLW0108 - numba wants the argument's name


def _teach_generic(function: Callable[..., Any], choose: Callable[[Any], Callable[..., Any]]) -> None:
    from numba.extending import overload  # noqa: PLC0415
    from numba.np.numpy_support import as_dtype  # noqa: PLC0415

    @functools.wraps(function)
    def chosen(s: Any, *_rest: Any) -> Callable[..., Any]:
        return choose(as_dtype(s))

    overload(function)(chosen)
