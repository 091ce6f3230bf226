"""The examples in the documentation of the source are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import edubba

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(edubba.__path__, "edubba.")
    if module.name not in ("edubba.__main__",)
)


@pytest.mark.parametrize("name", ["edubba", *MODULES])
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
