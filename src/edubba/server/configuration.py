"""What a host has set: flags before the environment, the environment before defaults, mistakes in one sentence."""

from __future__ import annotations

import difflib
import importlib.util
import os
from collections.abc import Mapping

from pydantic import ValidationError
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from edubba.engine.errors import EdubbaError
from edubba.server.settings import Settings

PREFIX = "EDUBBA_"
# Read by other parts of the house.
OTHERS = (
    "EDUBBA_BOARDS",
    "EDUBBA_BOUNDSCHECK",
    "EDUBBA_BROWSER",
    "EDUBBA_BROWSER_LIBRARIES",
    "EDUBBA_CACHE",
    "EDUBBA_JIT",
    "EDUBBA_SKIP_APP",
)
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def configure(flags: Mapping[str, object]) -> Settings:
    """The settings of this process and of those it starts: a flag that is not None goes before its variable."""
    for name, value in flags.items():
        if value is not None:
            os.environ[_variable(name)] = str(value)
    _refuse_unknown()
    settings = _read()
    if settings.database_url is not None:
        os.environ[_variable("database_url")] = _with_driver(settings.database_url)
    return _read()


def _variable(name: str) -> str:
    return PREFIX + name.upper()


def _refuse_unknown() -> None:
    """A setting that is misspelt would otherwise be one that is not made."""
    known = [_variable(name) for name in Settings.model_fields] + list(OTHERS)
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known:
            near = difflib.get_close_matches(name, known, 1, 0.0)[0]
            raise EdubbaError("server-unknown-setting", name=name, near=near)


def _read() -> Settings:
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_input=False)[0]  # what was typed may be a password
        name = _variable(str(first["loc"][0]))
        raise EdubbaError("server-bad-setting", name=name, reason=first["msg"]) from None


def _with_driver(text: str) -> str:
    """An address as people write it, with the driver that we use."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise EdubbaError("server-bad-database-url") from None
    driver = DRIVERS.get(url.drivername)
    if driver is None or not url.database:
        raise EdubbaError("server-bad-database-url")
    if driver == "postgresql+asyncpg" and importlib.util.find_spec("asyncpg") is None:
        raise EdubbaError("server-needs-asyncpg")
    return url.set(drivername=driver).render_as_string(hide_password=False)
