"""The tables that people read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from measure import Figure
from startup import StartUp
from targets import Target, fastest_openspiel, interpreted_like


def number(value: float) -> str:
    """Three significant digits, thousands apart; what was counted stays exact.

    >>> number(5_793_616.2), number(25.04), number(0.1234), number(3252)
    ('5,790,000', '25', '0.123', '3,252')
    """
    if isinstance(value, int):
        return f"{value:,}"
    rounded = float(f"{value:.3g}")
    return f"{rounded:,.0f}" if abs(rounded) >= 100 else f"{rounded:,g}"


def rates(figures: Sequence[Figure]) -> Table:
    """Moves a second, beside the fastest OpenSpiel game and beside the same source interpreted."""
    table = _table("Random play", "game", "how", "moves/s >", "± >", "best round >", "x OpenSpiel >", "x interpreted >")
    peer = fastest_openspiel(figures)
    for figure in figures:
        if figure.subject.of != "moves":
            continue
        slow = interpreted_like(figure, figures)
        beside = (f"{number(figure.times(other))}" if other else "" for other in (peer, slow))
        table.add_row(*_head(figure), number(figure.median), _spread(figure), number(max(figure.rates)), *beside)
    table.caption = "moves/s: one core by the processor time it got, two cores by the wall"
    if peer:
        table.caption += f"\nx OpenSpiel: against {peer.subject.name}, the fastest of its games here driven from Python"
    return table


def costs(figures: Sequence[Figure]) -> Table:
    """Single operations of the compiled rules."""
    table = _table("Single operations, compiled", "game", "what", "cost >", "± >", "rate >")
    for figure in figures:
        if figure.subject.of != "moves":
            cost, rate = number(1e9 / figure.median), number(figure.median)
            table.add_row(*_head(figure), f"{cost} ns", _spread(figure), f"{rate}/s")
    return table


def sizes(tables: Mapping[str, Mapping[str, Any]]) -> Table:
    """What a state weighs, and how large the games are."""
    table = _table("Sizes", "game", "state, bytes >", "action space >", "moves a game >", "legal halfway >")
    for name, found in tables.items():
        keys = ("state_bytes", "actions", "moves_a_game", "legal_actions_halfway")
        table.add_row(name, *(number(found[key]) if key in found else "" for key in keys))
    return table


def starts(start_ups: Sequence[StartUp]) -> Table:
    """How long people wait, by the wall and by the processor."""
    table = _table("Start of a process", "game", "what", "seconds >", "of processor >")
    for start in start_ups:
        waits = {
            "import edubba": start.importing,
            "start to first move, interpreted": start.interpreted_move,
            "start to first compiled move, cached": start.compiled_move,
            "compiling the rules, once": start.compiling,
            "compiling random play, once": start.compiling_playouts,
        }
        for what, wait in waits.items():
            table.add_row(start.game, what, number(wait.wall), number(wait.processor))
    return table


def aims(targets: Sequence[Target]) -> Table:
    """Promises, kept or not."""
    table = _table(
        "Targets: Sumeria, its worst number of players, by the processor where not said",
        "what",
        "aim >",
        "measured >",
        "reached",
    )
    for target in targets:
        aim = f"{'<' if target.most else '≥'} {number(target.aim)}"
        table.add_row(
            target.what, aim, f"{number(target.measured)} {target.unit}", "yes" if target.is_reached else "NO"
        )
    return table


def _table(title: str, *headings: str) -> Table:
    """A table; headings that end in > are of columns of numbers."""
    table = Table(title=title, title_justify="left", caption_justify="left")
    for heading in headings:
        table.add_column(heading.removesuffix(" >"), justify="right" if heading.endswith(">") else "left")
    return table


def _head(figure: Figure) -> tuple[str, str]:
    return figure.subject.name, figure.subject.how


def _spread(figure: Figure) -> str:
    return f"{figure.spread:.0%}"
