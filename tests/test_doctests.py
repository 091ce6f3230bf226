"""The examples in the documentation of the source are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import edubba

NOT_IMPORTED = ("edubba.__main__", "edubba.server.migrations.env")  # a program, and a script that Alembic runs
MODULES = sorted(
    module.name for module in pkgutil.walk_packages(edubba.__path__, "edubba.") if module.name not in NOT_IMPORTED
)


@pytest.mark.parametrize("name", ["edubba", *MODULES])
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
