"""Aquileia in a terminal: the six areas in the order of resolution, the lots, the seats. It draws a view, no rules.

    A arena_1     a henchman of seat A stands there
    ○ arena_2     you may place there
    · arena_3     it is empty

Metals are written Æ (bronze), Ag (silver) and Au (gold) in every language; s are servi. Spaces and lots are written as
they are typed in a move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.box import ROUNDED, SIMPLE
from rich.columns import Columns
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from edubba.locales import Message, message

Speak = Callable[[Message], str]
View = Mapping[str, Any]

LETTERS = "ABCDE"
SEAT_STYLES = (
    "bold white on #26489a",
    "bold white on #a83a2a",
    "bold black on #d9a62e",
    "bold black on #3aa6a0",
    "bold white on #7d4f96",
)
METALS = {"bronze": "Æ", "silver": "Ag", "gold": "Au", "slaves": "s"}
METAL_STYLES = {"bronze": "#b06a3a", "silver": "#9aa4ae", "gold": "#d0a11f", "slaves": ""}
COLOUR_STYLES = {"white": "bold", "blue": "#5b8fd6", "yellow": "#d0a11f", "purple": "#a56cc1", "": ""}
AREAS = ("mercatus", "arena", "stadium", "theatrum", "forum", "portus")
NUMERALS = ("I", "II", "III", "IV", "V", "VI")
NARROWEST, WIDEST = 78, 160
AREA_WIDTH = 38  # of a panel, at least
LOT_WIDTH = 37


def draw(view: View, speak: Speak, room: ConsoleDimensions) -> RenderableType:
    """The whole table."""
    columns = max(NARROWEST, min(room.width, WIDEST))
    return Group(
        Text(_title(view, speak), style="bold"),
        _areas(view, speak, columns),
        Panel(_lots(view, columns - 4), box=ROUNDED, width=columns),
        _seats(view, speak, columns),
        *_notes(view, speak),
    )


def _title(view: View, speak: Speak) -> str:
    position = view["position"]
    asked = speak(message("aquileia-asked", asked=position["phase"]))
    return speak(message("aquileia-title", round=position["round"], asked=asked))


# ---- areas


def _areas(view: View, speak: Speak, columns: int) -> Table:
    """The areas side by side, as many as there is room for."""
    across = max(1, min(columns // AREA_WIDTH, 3))
    grid = Table.grid(expand=False, padding=0)
    for _ in range(across):
        grid.add_column(width=columns // across)
    panels = [_area(view, area, speak) for area in AREAS]
    for first in range(0, len(panels), across):
        grid.add_row(*panels[first : first + across])
    return grid


def _area(view: View, area: str, speak: Speak) -> Panel:
    spaces = [_space(name, space, speak) for name, space in view["spaces"].items() if space["area"] == area]
    inside = Group(Columns(spaces, padding=(0, 2)), *_extras(view, area, speak))
    title = f"{NUMERALS[AREAS.index(area)]} {speak(message('aquileia-area', area=area))}"
    style = "bold #d0a11f" if view["area"] == area else "none"
    return Panel(inside, box=ROUNDED, title=title, title_align="left", border_style=style)


def _space(name: str, space: Mapping[str, Any], speak: Speak) -> Text:
    mark = ("·", "dim")
    if space["seat"] is not None:
        mark = (LETTERS[space["seat"]], SEAT_STYLES[space["seat"]])
    elif space.get("may_place"):
        mark = ("○", "bold")
    line = Text.assemble(mark, " ", name)
    if "strength" in space:
        line.append(f" ({space['strength']})", "bold")
    if space.get("missing"):
        lacks = speak(message("aquileia-needs", coins=str(coins(space["missing"]))))
        line.append(f" {lacks}", "#c04a3a")
    return line


def _extras(view: View, area: str, speak: Speak) -> Iterator[Text]:
    """What else lies in an area: open cards, laurels, dice, strengths, bids."""
    position = view["position"]
    if area == "mercatus":
        cards = [speak(message("aquileia-card", card=card)) if card else "·" for card in position["open_equi"]]
        yield from (Text(f"{i} {card}", "italic") for i, card in enumerate(cards, 1))
        if "dolus" in position:
            yield _rolled("dolus", position["dolus"], speak)
    elif area in view["contests"]:
        if area == "stadium":
            yield from _laurels(view, speak)
        yield from _fighters(view["contests"][area])
    elif area == "theatrum" and "auction" in position:
        auction = position["auction"]
        yield _laurel(auction["card"], speak)
        yield Text(" ").join((Text.assemble(*_letters([auction["leader"]])), coins(auction["bid"])))
    elif area == "portus" and "latro" in position:
        yield _rolled("latro", position["latro"], speak)
    if area == "portus" and view["portus"]:
        yield Text.assemble(f"→ {view['portus']['points']} ", coins(view["portus"]["coins"]))


def _laurels(view: View, speak: Speak) -> Iterator[Text]:
    """The open laurel, or, while the winner of a race thinks, those that the seat may see."""
    if view["position"]["open_laurel"]:
        yield _laurel(view["position"]["open_laurel"], speak)
    for race in view["races"]:
        if view["position"]["phase"] == "keep" and race["round"] == view["position"]["round"]:
            yield _laurel(race["open"], speak)
            yield _laurel(race["top"], speak)


def _laurel(name: str | None, speak: Speak) -> Text:
    return Text(f"✿ {_laurel_name(name, speak) if name else '?'}", "italic")


def _laurel_name(name: str, speak: Speak) -> str:
    """A laurel in words; one of two colours is written yellow/white in positions."""
    return speak(message("aquileia-laurel", laurel=name.replace("/", "-")))


def _rolled(space: str, dice: Sequence[str], speak: Speak) -> Text:
    return Text.assemble(speak(message("aquileia-space", space=space)), ": ", _dice(dice))


def _fighters(contest: Mapping[str, Any]) -> Iterator[Text]:
    for fighter in sorted(contest["fighters"], key=lambda one: -one["strength"]):
        line = Text.assemble(*_letters([fighter["seat"]]), (f" {fighter['strength']} ", "bold"))
        if "dice" in fighter:
            line.append(f"= {fighter['spaces']} + ").append_text(_dice(fighter["dice"]))
            line.append(f" + {fighter['symbols']} + {fighter['blue']}")
        if "chance" in fighter:
            line.append(f" {fighter['chance']:.0%}", "dim")
        yield line


def _dice(metals: Sequence[str]) -> Text:
    return Text(" ").join(Text(METALS[metal], METAL_STYLES[metal]) for metal in metals)


def coins(numbers: Mapping[str, int]) -> Text:
    """A price or a purse; nothing where there is nothing."""
    parts = (Text(f"{n}{METALS[what]}", METAL_STYLES[what]) for what, n in numbers.items() if n)
    return Text(" ").join(parts)


def _letters(seats: Iterable[int | None]) -> list[tuple[str, str]]:
    return [(LETTERS[seat], SEAT_STYLES[seat]) for seat in seats if seat is not None]


# ---- lots


def _lots(view: View, columns: int) -> Table:
    """Every lot with what it brings and costs, in columns."""
    across = max(1, columns // LOT_WIDTH)
    lots = [_lot(name, lot) for name, lot in view["lots"].items()]
    rows = -(-len(lots) // across)
    grid = Table.grid(padding=0)
    for _ in range(across):
        grid.add_column(width=columns // across, no_wrap=True)
    for row in range(rows):
        grid.add_row(*lots[row::rows])
    return grid


def _lot(name: str, lot: Mapping[str, Any]) -> Text:
    mark = ("·", "dim") if lot["seat"] is None else (LETTERS[lot["seat"]], SEAT_STYLES[lot["seat"]])
    if lot.get("payments"):
        mark = ("○", "bold")
    worth = Text(str(lot["points"]), "bold") if lot["points"] else coins(lot["yields"])
    line = Text.assemble(mark, " ", (name, COLOUR_STYLES[lot["colour"]]), " ", worth)
    if lot["seat"] is None:
        line.append("←").append_text(coins(lot["price"]))
    return line


# ---- seats


def _seats(view: View, speak: Speak, columns: int) -> Table:
    position = view["position"]
    table = Table(box=SIMPLE, width=columns, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True)
    for name in ("points", "purse", "henchmen", "cards", "laurels", "disc"):
        table.add_column(speak(message("aquileia-column", column=name)), justify="right")
    for seat in range(view["players"]):
        disc = position["track"].index(seat) + 1 if seat in position["track"] else "·"
        table.add_row(
            _seat(view, seat, speak),
            Text(str(position["points"][seat]), "bold"),
            coins(position["purse"][seat]),
            str(position["henchmen"][seat]),
            str(position["hand_sizes"][seat]),
            str(position["laurel_numbers"][seat]),
            str(disc),
        )
    return table


def _seat(view: View, seat: int, speak: Speak) -> Text:
    turn = "▶ " if seat == view["actor"] else "  "
    return Text.assemble(turn, (f" {LETTERS[seat]} ", SEAT_STYLES[seat]), " ", speak(message("seat-name", seat=seat)))


def _notes(view: View, speak: Speak) -> Iterator[Text]:
    """What the seat holds, what its laurels would be worth, and who starts next."""
    seat = view["seat"]
    if seat is not None:
        cards = [speak(message("aquileia-card", card=card)) for card in view["hands"][seat]]
        laurels = [_laurel_name(laurel, speak) for laurel in view["laurels"][seat]]
        yield Text("  " + speak(message("aquileia-note-hand", cards=", ".join(cards + laurels) or "·")))
        total = view["forecast"]["total"]
        yield Text("  " + speak(message("aquileia-note-forecast", points=total)), style="dim italic")
    if view["track"]["next_start"] is not None:
        note = message("aquileia-note-start", seat=view["track"]["next_start"])
        yield Text("  " + speak(note), style="dim italic")
