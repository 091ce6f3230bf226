"""Tigris & Euphrates in a terminal: the board, the dynasties, the conflict being fought. It draws a view, no rules.

T   a tile: Temple, Settlement, Farm, Market      Ak3  a leader: seat A, king, strength 3 in a war
T*  with a treasure   T^  with its building       #    a tile under a monument, in its two colours
≈   river             ·   land                    X    a catastrophe
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rich.box import ROUNDED, SIMPLE
from rich.console import Console, ConsoleDimensions, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from edubba.locales import Message, message

Speak = Callable[[Message], str]
View = Mapping[str, Any]

COLUMNS = "abcdefghijklmnop"
SEAT_LETTERS = "ABCD"
SEAT_STYLES = ("bold white on #26489a", "bold white on #a83a2a", "bold black on #d9a62e", "bold black on #3aa6a0")
TILE_STYLES = {
    "T": "bold white on #a8321f",
    "S": "bold white on #3a3733",
    "F": "bold white on #2f63ad",
    "M": "bold white on #3f8a3c",
}
COLOUR_STYLES = {
    "red": TILE_STYLES["T"],
    "black": TILE_STYLES["S"],
    "blue": TILE_STYLES["F"],
    "green": TILE_STYLES["M"],
}
TREASURE = "bold #e2b93b"
RIVER = "#4f8fc0"
LAND = "#8a7f6a"
CATASTROPHE = "bold #d0c8b8 on #5a3a2a"
LEADERS = {"priest": "p", "king": "k", "farmer": "f", "trader": "t"}
TILES = {"T": "temple", "S": "settlement", "F": "farm", "M": "market"}
CELL = 4  # columns of a cell
BOARD = 3 + 16 * CELL + 4
ENDLESS = 1000  # columns: more than anything takes


def draw(view: View, speak: Speak, room: ConsoleDimensions) -> RenderableType:
    """The whole table: all else beside the board where both are whole there, else below it."""
    board = Panel(_board(view), box=ROUNDED, title=_title(view, speak), width=BOARD)
    rest = Group(*_rest(view, speak))
    beside = Table.grid(padding=(0, 2))
    beside.add_row(board, rest)
    return beside if _breadth(beside) <= room.width else Group(board, rest)


def _breadth(part: RenderableType) -> int:
    """The columns of a part in which nothing is broken: names, and what is told of a conflict, differ in length."""
    console = Console(width=ENDLESS)
    return Measurement.get(console, console.options, part).maximum


def _title(view: View, speak: Speak) -> str:
    if view["actor"] is None:
        return speak(message("tigris-title-over"))
    kind = view["pending"]["kind"] if view["pending"] else "action"
    return speak(message("tigris-title", seat=view["actor"], asked=kind, actions=view["actions_left"]))


# ---- the board


def _board(view: View) -> Text:
    strengths = {leader["cell"]: leader["war"] for kingdom in view["kingdoms"] for leader in kingdom["leaders"]}
    monuments = _monument_styles(view)
    lines = [Text("   " + "".join(letter.center(CELL) for letter in COLUMNS), "dim")]
    for number, row in enumerate(view["board"], 1):
        line = Text(f"{number:2} ", "dim")
        for letter, token in zip(COLUMNS, row.split(), strict=True):
            cell = f"{letter}{number}"
            line.append_text(_cell(token, strengths.get(cell), monuments.get(cell), cell in view["take_first"]))
        lines.append(line)
    return Text("\n").join(lines)


def _cell(token: str, strength: int | None, monument: str | None, take_first: bool) -> Text:
    """Four columns: the piece, and a gap in which a treasure can lie."""
    kind, mark = token[0], token[1]
    if strength is not None:
        return Text.assemble((f"{token}{strength}", SEAT_STYLES[SEAT_LETTERS.index(kind)]), " ")
    if kind in ".~":
        return Text(" ·  ", LAND) if kind == "." else Text(" ≈≈ ", RIVER)
    if kind == "X":
        return Text.assemble((" X ", CATASTROPHE), " ")
    style = monument or TILE_STYLES[kind]
    face = "^" if mark in "^&" else " "
    treasure = ("◆" if take_first else "*") if mark in "*&" else " "
    return Text.assemble((f" {kind}{face}", style), (treasure, TREASURE))


def _monument_styles(view: View) -> dict[str, str]:
    """The cells of every monument: its first colour above, its second below."""
    styles = {}
    for monument in view["monuments"]:
        column, row = COLUMNS.index(monument["at"][0]), int(monument["at"][1:])
        for below, colour in enumerate(monument["colours"]):
            for right in range(2):
                styles[f"{COLUMNS[column + right]}{row + below}"] = COLOUR_STYLES[colour]
    return styles


# ---- all else


def _rest(view: View, speak: Speak) -> Iterator[RenderableType]:
    if view["conflict"]:
        yield _conflict(view["conflict"], speak)
    for war in view["wars"]:
        yield _conflict(war, speak)
    if view["hand"] is not None:
        yield Text.assemble("  ", speak(message("tigris-note-hand")), " ", _hand(view["hand"]))
    yield _dynasties(view, speak)
    treasures = view["treasures"]
    note = message("tigris-note-left", treasures=treasures["left"], end=treasures["end"], bag=view["bag"])
    yield Text("  " + speak(note), "dim")
    if view["last_turn"] and view["actor"] is not None:
        yield Text("  " + speak(message("tigris-note-last-turn")), "bold")


def _hand(letters: str) -> Text:
    return Text(" ").join(Text(f" {letter} ", TILE_STYLES[letter]) for letter in letters)


def _conflict(conflict: Mapping[str, Any], speak: Speak) -> Table:
    """Both sides: what counts on the board, what was laid out, what is needed, what is at stake."""
    title = speak(message(f"tigris-{conflict['kind']}-of", leader=conflict["leader"]))
    table = Table(box=SIMPLE, title=title, title_justify="left", show_edge=False, padding=(0, 1))
    for column in ("side", "board", "laid", "needs", "stake"):
        table.add_column(speak(message(f"tigris-column-{column}")), justify="left" if column == "side" else "right")
    for name in ("attacker", "defender"):
        side = conflict[name]
        laid = "·" if side["laid"] is None else str(side["laid"])
        who = Text.assemble(_seat(side["seat"]), " ", speak(message(f"tigris-{name}", seat=side["seat"])))
        table.add_row(who, str(side["board"]), laid, str(side["needs"]), str(side["if_lost"]["points"]))
    return table


def _dynasties(view: View, speak: Speak) -> Table:
    table = Table(box=SIMPLE, show_edge=False, padding=(0, 1))
    table.add_column("", no_wrap=True)
    table.add_column(speak(message("tigris-column-tiles")), justify="right")
    table.add_column(Text(" X ", CATASTROPHE), justify="right")
    table.add_column(speak(message("tigris-column-home")), justify="right")
    for letter in TILES:
        table.add_column(Text(f" {letter} ", TILE_STYLES[letter]), justify="right")
    table.add_column(Text("*", TREASURE), justify="right")
    for dynasty in view["dynasties"]:
        seat, points = dynasty["seat"], dynasty["points"]
        turn = "▶ " if seat == view["actor"] else "  "
        name = Text.assemble(turn, _seat(seat), " ", speak(message("seat-name", seat=seat)))
        home = "".join(LEADERS[leader] for leader in dynasty["leaders_home"]) or "·"
        shown = [str(number) for number in points.values()] if points else ["?"] * 5
        table.add_row(name, str(dynasty["tiles"]), str(dynasty["catastrophes"]), home, *shown)
    return table


def _seat(seat: int) -> Text:
    return Text(f" {SEAT_LETTERS[seat]} ", SEAT_STYLES[seat])
