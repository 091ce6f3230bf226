"""Python and the browser tell the same message in the same words: both are held to one list of examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from edubba.locales import LANGUAGES, Message, say

EXAMPLES = Path(__file__).resolve().parents[2] / "web" / "src" / "words" / "examples.json"
LISTED: list[dict[str, Any]] = json.loads(EXAMPLES.read_text(encoding="utf-8"))


def spoken(data: Any) -> Any:
    """A message out of plain data."""
    if isinstance(data, dict):
        return Message(data["key"], {name: spoken(value) for name, value in data["arguments"].items()})
    return tuple(spoken(item) for item in data) if isinstance(data, list) else data


@pytest.mark.parametrize("example", LISTED, ids=lambda example: f"{example['language']}-{example['message']['key']}")
def test_python_says_what_is_listed(example: dict[str, Any]) -> None:
    assert say(spoken(example["message"]), example["language"], example["names"]) == example["text"]


def test_every_language_is_listed() -> None:
    assert {example["language"] for example in LISTED} == set(LANGUAGES)
