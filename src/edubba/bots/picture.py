"""The picture of an analysis: shares of winning over time, one band a seat. It is SVG.

The costliest moves are numbered above the bands, and told below them: what was played, by whom, what it cost, and what
was better.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from html import escape

from edubba.bots.analysis import Analysis, Judgement

SVG = "http://www.w3.org/2000/svg"
WIDTH, TALL = 960, 310  # the picture is as wide, the bands are as tall
LEFT, RIGHT = 60, 20
FLOOR = TALL + 16  # where the numbers of the moves stand
LEGEND = TALL + 40
LINE = 22
LETTER = 7  # the width of most letters, or more
LONGEST_NAME = 60
MARKED = 5  # moves
MARK = 9  # the radius of a number in its circle
NUMBERS = LEFT + MARK  # of the moves that are told of
COLUMNS = {
    "ply": (LEFT + 66, "end"),
    "move": (LEFT + 90, "start"),
    "cost": (LEFT + 420, "end"),
    "best": (LEFT + 444, "start"),
}
# Colours that people with any colour vision can tell apart (Okabe and Ito 2008)
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#999999")


def draw(analysis: Analysis, names: Sequence[str], labels: Mapping[str, str]) -> str:
    """The picture as an SVG document, with the names of the seats; labels say what stands in columns and at axes."""
    names = [_brief("".join(filter(str.isprintable, name))) for name in names]
    shares = [analysis.moves[0].before.shares, *(move.after.shares for move in analysis.moves)]
    if analysis.result is not None:
        shares = [*shares, analysis.result]
    worst = analysis.worst(MARKED)
    places = [_x(move.ply, len(shares)) for move in worst]
    heights = _heights(places)
    parts = [*_bands(shares, names), *_axis(len(analysis.moves), len(shares), labels), *_legend(names)]
    parts += [_thread(x, y) for x, y in zip(places, heights, strict=True)]
    parts += _line(labels, _below(names) + LINE) if worst else []
    for number, (move, x, y) in enumerate(zip(worst, places, heights, strict=True), 1):
        parts += [*_mark(number, move, x, y), *_told(number, move, _below(names) + LINE * (number + 1))]
    top = min(heights, default=0) - 2 * MARK
    tall = _below(names) + LINE * (len(worst) + 2) - top
    frame = f'<svg xmlns="{SVG}" viewBox="0 {top} {WIDTH} {tall}" font-family="sans-serif" font-size="12">'
    paper = f'<rect y="{top}" width="{WIDTH}" height="{tall}" fill="white"/>'
    return "\n".join([frame, paper, *parts, "</svg>", ""])


def _brief(name: str) -> str:
    """A name that has room in the legend; a program's can be a whole command."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _x(index: int, count: int) -> float:
    """Where the position after so many moves stands from left to right."""
    return LEFT + (WIDTH - LEFT - RIGHT) * index / max(1, count - 1)


def _y(share: float) -> float:
    """Where a share stands: 0 below, 1 above."""
    return TALL * (1 - share)


def _bands(shares: Sequence[Sequence[float]], names: Sequence[str]) -> list[str]:
    """One band a seat, the first seat below."""
    bands, count = [], len(shares)
    floor = [0.0] * count
    for seat, name in enumerate(names):
        top = [low + row[seat] for low, row in zip(floor, shares, strict=True)]
        there = [f"{_x(i, count):.1f},{_y(value):.1f}" for i, value in enumerate(top)]
        back = [f"{_x(i, count):.1f},{_y(floor[i]):.1f}" for i in reversed(range(count))]
        points = " ".join(there + back)
        bands.append(f'<polygon points="{points}" fill="{_colour(seat)}"><title>{escape(name)}</title></polygon>')
        floor = top
    return bands


def _axis(moves: int, count: int, labels: Mapping[str, str]) -> list[str]:
    """Shares at the left, moves below; the result, if there is one, stands after the last move."""
    upright = f'x="12" y="{TALL / 2}" transform="rotate(-90 12 {TALL / 2})"'
    lines = [
        f'<text {upright} text-anchor="middle">{escape(labels["chance"])}</text>',
        f'<text x="{LEFT - 6}" y="{FLOOR}" text-anchor="end">{escape(labels["ply"])}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="white" stroke-opacity="0.5"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{percent}%</text>')
    step = max(1, round(moves / 10 / 5) * 5)
    for ply in range(step, moves + 1, step):
        x = _x(ply, count)
        lines.append(f'<text x="{x:.1f}" y="{FLOOR}" text-anchor="middle">{ply}</text>')
    return lines


def _legend(names: Sequence[str]) -> list[str]:
    parts = []
    for seat, (name, (x, y)) in enumerate(zip(names, _places(names), strict=True)):
        parts.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{_colour(seat)}"/>')
        parts.append(f'<text x="{x + 18}" y="{y + 11}">{escape(name)}</text>')
    return parts


def _places(names: Sequence[str]) -> list[tuple[int, int]]:
    """Where each name of the legend stands: beside the last one, or below if there is no room."""
    places: list[tuple[int, int]] = []
    x, y = LEFT, LEGEND
    for name in names:
        width = 40 + LETTER * len(name)
        if places and x + width > WIDTH:
            x, y = LEFT, y + LINE
        places.append((x, y))
        x += width
    return places


def _below(names: Sequence[str]) -> int:
    """Where the legend ends."""
    return _places(names)[-1][1] + LINE


def _heights(places: Sequence[float]) -> list[int]:
    """How high above the bands each mark stands: higher where another one would be in its way."""
    heights: list[int] = []
    for place in places:
        near = {height for other, height in zip(places, heights, strict=False) if abs(other - place) < 2 * MARK + 2}
        heights.append(next(height for height in itertools.count(-MARK - 3, -2 * MARK - 2) if height not in near))
    return heights


def _thread(x: float, y: float) -> str:
    """From a mark down through the bands."""
    return f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y}" y2="{TALL}" stroke="black" stroke-dasharray="3 3"/>'


def _mark(number: int, move: Judgement, x: float, y: float) -> list[str]:
    """The number of a costly move in a circle of its seat's colour."""
    circle = f'<circle cx="{x:.1f}" cy="{y}" r="{MARK}" fill="white" stroke="{_colour(move.seat)}" stroke-width="3"/>'
    return [circle, f'<text x="{x:.1f}" y="{y + 4}" text-anchor="middle" font-weight="bold">{number}</text>']


def _told(number: int, move: Judgement, y: int) -> list[str]:
    """A line of what is told of a costly move."""
    told = {"ply": str(move.ply), "move": move.text, "cost": f"{move.cost:.1%}", "best": move.best}
    return [*_mark(number, move, NUMBERS, y), *_line(told, y)]


def _line(told: Mapping[str, str], y: int) -> list[str]:
    """A text in every column."""
    places = [(escape(told[column]), *where) for column, where in COLUMNS.items()]
    return [f'<text x="{x}" y="{y + 4}" text-anchor="{anchor}">{text}</text>' for text, x, anchor in places]


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
