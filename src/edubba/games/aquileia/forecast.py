"""What the laurels of a seat are worth with its villas: the final score with its parts, or what it would be now."""

from __future__ import annotations

from typing import Any

from edubba.engine.tablet import Tablet
from edubba.games.aquileia.cards import (
    FIRST_COLOUR,
    LAUREL_KINDS,
    LAUREL_NAMES,
    LAUREL_POINTS,
    SECOND_COLOUR,
    laurels_held,
)
from edubba.games.aquileia.scoring import villas, worth
from edubba.games.aquileia.sheet import COLOURS


def forecast(s: Tablet, seat: int) -> dict[str, Any]:
    """The score of a seat if the game ended now, laurels in two colours used at their best."""
    laurels = s.laurels[seat]
    uses = [_use(s, seat, kind) for kind in range(LAUREL_KINDS) for _ in range(laurels_held(laurels, kind))]
    colours = [_colour(s, seat, colour, uses) for colour in COLOURS]
    return {
        "track": s.points[seat],
        "laurels": uses,
        "villas": colours,
        "point_laurels": sum(use["points"] for use in uses if use["as"] is None),
        "total": s.points[seat] + sum(use["points"] for use in uses),
    }


def _use(s: Tablet, seat: int, kind: int) -> dict[str, Any]:
    """A laurel, the colour it counts as, and the points that it brings."""
    first, second = int(FIRST_COLOUR[kind]), int(SECOND_COLOUR[kind])
    best = first if villas(s, seat, first) >= villas(s, seat, second) else second
    colour = None if LAUREL_POINTS[kind] else COLOURS[best]
    return {"laurel": LAUREL_NAMES[kind], "as": colour, "points": worth(s, seat, kind)}


def _colour(s: Tablet, seat: int, colour: str, uses: list[dict[str, Any]]) -> dict[str, Any]:
    value, laurels = villas(s, seat, COLOURS.index(colour)), sum(use["as"] == colour for use in uses)
    return {"colour": colour, "value": value, "laurels": laurels, "points": value * laurels}
