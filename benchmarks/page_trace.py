"""What the main thread of a page did, as Chromium traced it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing"]
Event = dict[str, Any]


class Trace:
    """The tasks of a page's main thread; times in milliseconds. The clock of the page began at `began`."""

    def __init__(self, recorded: bytes, page: Page) -> None:
        events: list[Event] = json.loads(recorded)["traceEvents"]
        name = page.evaluate("`page ${performance.timeOrigin} at `")
        mark = next(event for event in events if event["name"].startswith(name))
        thread = (mark["pid"], mark["tid"])
        self._tasks = outermost(
            [event for event in events if "tdur" in event and (event["pid"], event["tid"]) == thread]
        )
        # The page made this mark, and told when by its own clock.
        self.began = mark["ts"] / 1000 - float(mark["name"].removeprefix(name))

    def busy(self, since: float, until: float) -> float:
        """Processor time of all tasks that ran between two times; the first and the last count whole."""
        first, last = since * 1000, until * 1000
        between = [task for task in self._tasks if task["ts"] + task["dur"] > first and task["ts"] < last]
        return float(sum(task["tdur"] for task in between)) / 1000


def outermost(tasks: list[Event]) -> list[Event]:
    """The tasks that lie in no other one."""
    found: list[Event] = []
    for task in sorted(tasks, key=lambda task: (task["ts"], -task["dur"])):
        if not found or task["ts"] >= found[-1]["ts"] + found[-1]["dur"]:
            found.append(task)
    return found
