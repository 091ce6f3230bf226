"""Sumeria in a terminal: the map, the row of city-states, the seats. It draws a view and computes no rules.

Settlements are drawn by their kind, with the letter of the seat whose trader is there:

    «A» city   [A] town   (A) village

Where the map would be too crowded, or its top would scroll away, the trade routes are listed instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from rich.box import ROUNDED, SIMPLE
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from edubba.games.sumeria.board import Board, Settlement, boards, constants
from edubba.locales import Message, message

Speak = Callable[[Message], str]

LETTERS = "ABCD"
SEAT_STYLES = ("bold white on #26489a", "bold white on #a83a2a", "bold black on #d9a62e", "bold black on #3aa6a0")
FRAMES = {"city": ("«", "»"), "town": ("[", "]"), "village": ("(", ")")}
COUNTER_STYLES = {kind["id"]: f"bold {kind['colour']}" for kind in constants()["influence"]}
ROAD = Style(color="#8a7f6a")
RIVER = Style(color="#4f8fc0")
NARROWEST, MAP, WIDEST = 78, 100, 132  # columns: at least, enough for the map, at most
SIDES = ("e", "w", "s", "n", "se", "sw", "ne")  # of a settlement, for its name, from the best on
EDGES = 4  # columns of the frame around the map
ROWS_A_COLUMN = 0.27  # of the map: letters are about twice as high as wide
REST = 29  # rows: the frame 2, the row 7, four seats 7, a note, what each of them did 4, the question and its menu 8


def draw(view: Mapping[str, Any], speak: Speak, room: ConsoleDimensions) -> RenderableType:
    """The whole table."""
    board = next(b for b in boards() if b.name == view["options"]["board"])
    columns = max(NARROWEST, min(room.width, WIDEST, _columns_for(room.height - REST)))
    traders = view["position"]["board"]
    land = _Map(board, traders, columns - EDGES).text() if columns >= MAP else _routes(board, traders)
    return Group(
        Panel(land, box=ROUNDED, title=_title(view, speak), width=columns),
        _row(view, board, speak, columns),
        _seats(view, speak, columns),
        *_notes(view, speak),
    )


def _columns_for(rows: int) -> int:
    """The columns of a map with so many rows; too few for any map where such a map would be too small."""
    return max(int(rows / ROWS_A_COLUMN) + EDGES, MAP - 1)


def _title(view: Mapping[str, Any], speak: Speak) -> str:
    position = view["position"]
    return speak(message(f"sumeria-title-{position['phase']}", round=position["round"], turn=view["turn"]))


def _frame(board: Board, settlement: Settlement, traders: Mapping[str, int]) -> list[tuple[str, Style]]:
    """The three characters of a settlement."""
    ink = _ink(board, settlement)
    left, right = FRAMES[settlement.kind]
    seat = traders.get(settlement.name)
    middle = ("·", ink) if seat is None else (LETTERS[seat], Style.parse(SEAT_STYLES[seat]))
    return [(left, ink), middle, (right, ink)]


def _ink(board: Board, settlement: Settlement) -> Style:
    return Style(color=board.states[settlement.state].colour, bold=settlement.kind == "city")


def _routes(board: Board, traders: Mapping[str, int]) -> Text:
    """Every trade route on a line of its own."""
    return Text("\n").join(Text("─", ROAD).join(_stops(board, route, traders)) for route in board.routes)


def _stops(board: Board, route: tuple[int, ...], traders: Mapping[str, int]) -> Iterator[Text]:
    for settlement in (board.settlements[i] for i in route):
        yield Text.assemble(*_frame(board, settlement, traders), (settlement.name, _ink(board, settlement)))


class _Map:
    """A canvas of characters. What is drawn later stands above what was drawn before."""

    def __init__(self, board: Board, traders: Mapping[str, int], columns: int) -> None:
        self.board = board
        self.traders = traders
        self.columns = columns
        self.rows = round(columns * ROWS_A_COLUMN)
        self.cells: dict[tuple[int, int], tuple[str, Style]] = {}
        self.busy: set[tuple[int, int]] = set()

    def text(self) -> Text:
        self._line(self.board.river, "~", RIVER)
        for route in self.board.routes:
            self._line([(self.board.settlements[i].x, self.board.settlements[i].y) for i in route], "·", ROAD)
        for settlement in self.board.settlements:
            self._site(settlement)
        for settlement in sorted(self.board.settlements, key=lambda s: s.kind != "city"):
            self._name(settlement)
        lines = (Text.assemble(*map(self._cell, self._across(y))) for y in range(self.rows))
        return Text("\n").join(lines)

    def _across(self, y: int) -> Iterator[tuple[int, int]]:
        return ((x, y) for x in range(self.columns))

    def _cell(self, at: tuple[int, int]) -> tuple[str, Style]:
        return self.cells.get(at, (" ", Style()))

    def _at(self, x: float, y: float) -> tuple[int, int]:
        """The cell of a point of the map, with room for a frame at the edges."""
        column = 2 + round(x / self.board.width * (self.columns - 5))
        return column, round(y / self.board.height * (self.rows - 1))

    def _line(self, points: Any, mark: str, style: Style) -> None:
        for (x1, y1), (x2, y2) in pairwise(points):
            steps = max(abs(x2 - x1) * self.columns // self.board.width, abs(y2 - y1) * self.rows // self.board.height)
            for i in range(steps + 1):
                part = i / max(steps, 1)
                self.cells[self._at(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part)] = (mark, style)

    def _site(self, settlement: Settlement) -> None:
        x, y = self._at(settlement.x, settlement.y)
        for dx, cell in enumerate(_frame(self.board, settlement, self.traders), -1):
            self.cells[x + dx, y] = cell
            self.busy.add((x + dx, y))

    def _name(self, settlement: Settlement) -> None:
        """Writes the name where the data says it fits, else on the first side where it does."""
        name = settlement.name.upper() if settlement.kind == "city" else settlement.name
        spots = [self._spot(settlement, side, name) for side in (settlement.label, *SIDES)]
        x, y = next((spot for spot in spots if self._free(*spot, name)), spots[0])
        for i, letter in enumerate(name):
            if (x + i, y) not in self.busy:
                self.cells[x + i, y] = (letter, _ink(self.board, settlement))
                self.busy.add((x + i, y))

    def _spot(self, settlement: Settlement, side: str, name: str) -> tuple[int, int]:
        x, y = self._at(settlement.x, settlement.y)
        left = x - len(name) // 2
        if "e" in side:
            left = x + 3 if side == "e" else x
        if "w" in side:
            left = x - 2 - len(name) if side == "w" else x - len(name)
        return left, y + ("s" in side) - ("n" in side)

    def _free(self, x: int, y: int, name: str) -> bool:
        inside = x >= 0 and x + len(name) <= self.columns and 0 <= y < self.rows
        around = range(x - 1, x + len(name) + 1)
        return inside and not any((column, y) in self.busy for column in around)


def _row(view: Mapping[str, Any], board: Board, speak: Speak, columns: int) -> RenderableType:
    """The row of city-states: place, name, counters, and who has how many traders there.

    Where it is narrow it has no frame: eight times nine letters (Shuruppak) and seven lines between fit 80 columns.
    """
    framed = columns >= MAP
    table = Table(box=ROUNDED, show_header=False, show_edge=framed, padding=0, expand=True, width=columns)
    colours = {state.name: state.colour for state in board.states}
    for _ in view["states"]:
        table.add_column(justify="center", ratio=1)
    table.add_row(*(Text(str(state["place"]), "bold" if state["scores"] else "dim") for state in view["states"]))
    table.add_row(*(Text(state["state"], Style(color=colours[state["state"]])) for state in view["states"]))
    letters = 3 if framed else 1
    table.add_row(*(_space(view, state["place"], speak, letters) for state in view["states"]))
    table.add_row(*(_ranking(state["ranking"]) for state in view["states"]))
    return table if framed else Padding(table, (0, 0, 1, 0), expand=False)


def _space(view: Mapping[str, Any], place: int, speak: Speak, letters: int) -> Text:
    """The counters at a place, by the first letters of their kinds."""
    spaces = view["position"]["spaces"]
    kinds = spaces[place - 1] if place <= len(spaces) else []
    words = (speak(message("sumeria-kind", kind=kind)) for kind in kinds)
    marks = (Text(word[:letters].capitalize(), COUNTER_STYLES[kind]) for word, kind in zip(words, kinds, strict=True))
    return Text(" ").join(marks)


def _ranking(ranking: list[Mapping[str, Any]]) -> Text:
    """Letters and numbers of traders; the city is marked."""
    parts = []
    for rank in ranking:
        seat, city = rank["seat"], "»" if rank["city"] else ""
        parts.append(Text.assemble((LETTERS[seat], SEAT_STYLES[seat]), f"{rank['traders']}{city}"))
    return Text(" ").join(parts)


def _seats(view: Mapping[str, Any], speak: Speak, columns: int) -> Table:
    table = Table(box=SIMPLE, width=columns, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True)
    for kind in view["counters"]:
        table.add_column(speak(message("sumeria-kind", kind=kind)), justify="right", style=COUNTER_STYLES[kind])
    table.add_column(speak(message("sumeria-column-points")), justify="right", style="bold")
    table.add_column(speak(message("sumeria-column-stock")), justify="right")
    for seat in range(view["players"]):
        won = [str(counters["won"][seat] or "·") for counters in view["counters"].values()]
        stock = view["position"]["stock"][seat]
        table.add_row(_seat(view, seat, speak), *won, str(view["points"][seat]), str(stock))
    bag = [str(counters["bag"]) for counters in view["counters"].values()]
    table.add_row(Text(f"      {speak(message('sumeria-row-bag'))}", "dim"), *bag, "", "", style="dim")
    return table


def _seat(view: Mapping[str, Any], seat: int, speak: Speak) -> Text:
    turn = "▶ " if seat == view["actor"] else "  "
    return Text.assemble(turn, (f" {LETTERS[seat]} ", SEAT_STYLES[seat]), " ", speak(message("seat-name", seat=seat)))


def _notes(view: Mapping[str, Any], speak: Speak) -> Iterator[Text]:
    if view["last"] and view["position"]["phase"] != "setup":
        reason = view["last"]["reason"]
        why = message(reason["key"], **reason["arguments"])
        note = message("sumeria-note-last", seat=view["last"]["seat"], reason=why)
        yield Text("  " + speak(note), style="dim italic")
