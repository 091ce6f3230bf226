"""Writes web/src/words/examples.json: messages of every shape, as Python tells them in every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from edubba.locales import LANGUAGES, Message, message, say

NAMES = ["Ilinca", "Gergő"]
NUMBERS = (0, 1, 2, 3, 5, 11, 19, 20, 21, 101, 1_000, 12_345)


def messages() -> Iterator[Message]:
    """A plain one, seats with and without a name, lists, messages within messages, plural forms."""
    yield message("game-over")
    for seat in (0, 1, 3):
        yield message("not-your-turn", seat=seat)
    for number in NUMBERS:
        yield message("sumeria-counters", kind="economic", number=number)
        yield message("web-missed", count=number)
        yield message("web-wait-open", count=number)
        yield message("ply-unknown", ply=number, last=number)
    counters = tuple(message("sumeria-counters", kind=kind, number=2) for kind in ("economic", "military"))
    yield message("sumeria-told-took", seat=1, counters=counters)
    yield message("web-undo-waiting", names=tuple(message("seat-name", seat=seat) for seat in (0, 1, 2)))


def examples() -> Iterator[dict[str, Any]]:
    """Every message in every language."""
    for language in LANGUAGES:
        for one in messages():
            yield {"language": language, "message": one.to_json(), "names": NAMES, "text": say(one, language, NAMES)}


if __name__ == "__main__":
    path = Path(__file__).resolve().parents[1] / "src" / "words" / "examples.json"
    path.write_text(json.dumps(list(examples()), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
