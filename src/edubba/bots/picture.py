"""The picture of an analysis: shares of winning over time, one band a seat, the costliest moves marked. It is SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from edubba.bots.analysis import Analysis, Judgement

SVG = "http://www.w3.org/2000/svg"
WIDTH, HEIGHT = 960, 420
LEFT, TOP, RIGHT, BOTTOM = 50, 20, 20, 90
MARKED = 5  # moves
# Colours that people with any colour vision can tell apart (Okabe and Ito 2008)
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#999999")


def draw(analysis: Analysis, names: Sequence[str]) -> str:
    """The picture as an SVG document; `names` are the names of the seats."""
    shares = [move.after.shares for move in analysis.moves]
    if analysis.result is not None:
        shares = [*shares, analysis.result]
    parts = [*_bands(shares, names), *_axis(len(analysis.moves), len(shares)), *_legend(names)]
    for move in analysis.worst(MARKED):
        parts += _mark(move, len(shares), names)
    frame = f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">'
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
    return "\n".join([frame, paper, *parts, "</svg>", ""])


def _x(index: int, count: int) -> float:
    """Where a move stands from left to right."""
    return LEFT + (WIDTH - LEFT - RIGHT) * index / max(1, count - 1)


def _y(share: float) -> float:
    """Where a share stands: 0 below, 1 above."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


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


def _axis(moves: int, count: int) -> list[str]:
    """Shares at the left, moves below; the result, if there is one, stands after the last move."""
    lines = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="white" stroke-opacity="0.5"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{percent} %</text>')
    step = max(1, round(moves / 10 / 5) * 5)
    for ply in range(step, moves + 1, step):
        x = _x(ply - 1, count)
        lines.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{ply}</text>')
    return lines


def _legend(names: Sequence[str]) -> list[str]:
    parts = []
    for seat, name in enumerate(names):
        x, y = LEFT + 180 * (seat % 5), HEIGHT - 40 + 20 * (seat // 5)
        parts.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{_colour(seat)}"/>')
        parts.append(f'<text x="{x + 18}" y="{y + 11}">{escape(name)}</text>')
    return parts


def _mark(move: Judgement, count: int, names: Sequence[str]) -> list[str]:
    """A line at a costly move; what it was and what was better is told under the pointer."""
    x = _x(move.ply - 1, count)
    told = escape(f"{move.ply}. {names[move.seat]}: {move.text} (-{move.cost:.0%}; {move.best})")
    ends = f'x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"'
    return [
        f'<line {ends} stroke="black" stroke-dasharray="3 3"/>',
        f'<circle cx="{x:.1f}" cy="{TOP}" r="7" fill="{_colour(move.seat)}" stroke="black">',
        f"<title>{told}</title></circle>",
        f'<text x="{x:.1f}" y="{TOP + 4}" text-anchor="middle" font-weight="bold">!</text>',
    ]


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
