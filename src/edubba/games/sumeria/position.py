"""A position of Sumeria as a document, and back.

    phase      "setup", "turn", "take" or "over"
    round      1 to 6
    step       in set-up the traders placed so far, else the actions done in this round
    start      the seat that began this round
    row        the eight city-states, the first at the left
    stock      by seat, the traders not on the board
    board      settlement -> seat
    bag        kind -> number
    spaces     three lists of kinds: the counters above the first three states
    discarded  kind -> number
    won        by seat, kind -> number
    place      only in "take": 1 or 2, which state of the row is being scored
    takers     only in "take": the seat that chooses, then the seat that gets the rest, if there is one

What is left out of a document is as at the start of the first round's turns; the bag and the stocks are what remains.
Only the spaces cannot be left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edubba.engine.bits import count, members
from edubba.engine.document import Document, shown
from edubba.engine.tablet import Ints, Tablet
from edubba.games.sumeria.board import STATES, Board, boards
from edubba.games.sumeria.moves import KIND_NAMES
from edubba.games.sumeria.scoring import counters_left, must_choose, open_place
from edubba.games.sumeria.state import (
    COUNTERS,
    COUNTERS_OF_A_KIND,
    ENDED,
    KINDS,
    NOBODY,
    PLACES,
    ROUNDS,
    SETTING_UP,
    SETUP_TRADERS,
    TAKING,
    TRADERS,
    TURNS,
)

PHASES = ("setup", "turn", "take", "over")
PER_ROUND = int(COUNTERS.sum())
KEYS = ("phase", "round", "step", "start", "row", "stock", "board", "bag", "spaces", "discarded", "won")


def write(s: Tablet) -> dict[str, Any]:
    """The position of a state."""
    board = boards()[s.board]
    document: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "round": s.round_no,
        "step": s.step,
        "start": s.start,
        "row": [board.state_names[state] for state in s.row],
        "stock": s.stock[: s.players],
        "board": {board.names[site]: seat for seat in range(s.players) for site in members(s.traders[seat])},
        "bag": write_counters(s.bag),
        "spaces": [[KIND_NAMES[k] for k in range(KINDS) for _ in range(space[k])] for space in s.spaces],
        "discarded": write_counters(s.discarded),
        "won": [write_counters(won) for won in s.won[: s.players]],
    }
    if s.phase == TAKING:
        takers = [seat for seat in (s.first, s.second) if seat != NOBODY]
        document |= {"place": s.place + 1, "takers": takers}
    return document


def write_counters(counters: Sequence[int]) -> dict[str, int]:
    """Counters by kind."""
    return dict(zip(KIND_NAMES, counters, strict=True))


def read(s: Tablet, options: Ints, document: Document) -> None:
    """Writes a position into a blank state; complains of all that is malformed, then of all that is unsound."""
    s.players, s.board, s.next_sets = options[0], options[1], options[2]
    s.first, s.second = NOBODY, NOBODY
    board = boards()[int(s.board)]
    document.known("game", "players", "options", *KEYS, "place", "takers")
    s.phase = PHASES.index(document.choice("phase", PHASES, "turn"))
    s.round_no = document.whole("round", 1, ROUNDS, 1)
    s.step = document.whole("step", 0, _last_step(s))
    s.start = document.whole("start", 0, int(s.players) - 1)
    _read_row(s, board, document)
    _read_board(s, board, document)
    _read_counters(s, document)
    if not document.complaints:
        _check_traders(s, document)
        _check_counters(s, document)
        _read_takers(s, document)


def _last_step(s: Tablet) -> int:
    return int(s.players * max(SETUP_TRADERS[s.players], TURNS))


def _read_row(s: Tablet, board: Board, document: Document) -> None:
    names = [state.name for state in board.states]
    row = document.list_of("row", str, STATES) if "row" in document else names
    if sorted(row) == sorted(names):
        s.row[:] = [board.state_by_name[name] for name in row]
    elif row:
        document.complain("sumeria-row")


def _read_board(s: Tablet, board: Board, document: Document) -> None:
    traders = document.part("board")
    for name in traders.entries:
        seat = traders.whole(name, 0, int(s.players) - 1)
        if name in board.by_name:
            s.traders[seat] |= 1 << board.by_name[name]
        else:
            document.complain("sumeria-unknown-settlement", site=shown(name))
    for seat in range(s.players):
        s.stock[seat] = max(TRADERS[s.players] - count(int(s.traders[seat])), 0)
    if "stock" in document:
        stock = document.list_of("stock", int, int(s.players))
        part = Document({str(seat): traders for seat, traders in enumerate(stock)}, "stock")
        for seat in range(len(stock)):
            s.stock[seat] = part.whole(str(seat), 0, int(TRADERS[s.players]))
        document.complaints += part.complaints


def _read_counters(s: Tablet, document: Document) -> None:
    for place, names in enumerate(document.list_of("spaces", list, PLACES if "spaces" in document else 0)):
        space = Document({"space": names}, "spaces")
        for name in space.list_of("space", str):
            if name in KIND_NAMES:
                s.spaces[place, KIND_NAMES.index(name)] += 1
            else:
                document.complain("sumeria-unknown-kind", kind=shown(name))
        document.complaints += space.complaints
    _read_kinds(s.discarded, document.part("discarded"))
    won = document.list_of("won", dict, int(s.players) if "won" in document else 0)
    for seat, kinds in enumerate(won):
        part = Document(kinds, f"won[{seat}]")
        _read_kinds(s.won[seat], part)
        document.complaints += part.complaints
    if "bag" in document:
        _read_kinds(s.bag, document.part("bag"))
    else:
        s.bag[:] = COUNTERS_OF_A_KIND - _out_of_the_bag(s)
        s.bag[s.bag < 0] = 0


def _read_kinds(counters: Ints, part: Document) -> None:
    part.known(*KIND_NAMES)
    for kind, name in enumerate(KIND_NAMES):
        counters[kind] = part.whole(name, 0, COUNTERS_OF_A_KIND)


def _out_of_the_bag(s: Tablet) -> Ints:
    out: Ints = s.spaces.sum(axis=0) + s.discarded + s.won.sum(axis=0)
    return out


def _check_traders(s: Tablet, document: Document) -> None:
    """Every trader is in stock or on the board, one in a settlement, as many as were placed so far."""
    for seat in range(s.players):
        on_board, in_stock = count(int(s.traders[seat])), int(s.stock[seat])
        if on_board + in_stock != TRADERS[s.players]:
            document.complain(
                "sumeria-trader-count", seat=seat, traders=int(TRADERS[s.players]), found=on_board + in_stock
            )
        order = (seat - s.start) % s.players
        placed = (s.step + s.players - 1 - order) // s.players
        if s.phase == SETTING_UP and on_board != placed:
            document.complain("sumeria-placed", seat=seat, placed=int(placed), found=on_board)
    steps = s.players * (SETUP_TRADERS[s.players] if s.phase == SETTING_UP else TURNS)
    done = s.step == steps if s.phase in (TAKING, ENDED) else s.step < steps
    if not done:
        document.complain("sumeria-step", step=int(s.step))
    if (s.phase == SETTING_UP and s.round_no != 1) or (s.phase == ENDED and s.round_no != ROUNDS):
        document.complain("sumeria-round", round=int(s.round_no))


def _check_counters(s: Tablet, document: Document) -> None:
    """Every counter is somewhere, exactly once; so many are out of the bag, and so many of those in the spaces."""
    for kind, name in enumerate(KIND_NAMES):
        found = int(_out_of_the_bag(s)[kind] + s.bag[kind])
        if found != COUNTERS_OF_A_KIND:
            document.complain("sumeria-counter-count", kind=name, counters=COUNTERS_OF_A_KIND, found=found)
    in_bag = KINDS * COUNTERS_OF_A_KIND - PER_ROUND * int(s.round_no)
    if int(s.bag.sum()) != in_bag:
        document.complain("sumeria-bag", counters=in_bag, round=int(s.round_no), found=int(s.bag.sum()))
    for place in range(PLACES):
        found = int(s.spaces[place].sum())
        expected = 0 if s.phase == ENDED else int(COUNTERS[place])
        if s.phase != TAKING and found != expected:
            document.complain("sumeria-space", place=place + 1, counters=expected, found=found)


def _read_takers(s: Tablet, document: Document) -> None:
    """Who takes follows from the board; a document that says otherwise is refused."""
    if s.phase != TAKING:
        if "place" in document or "takers" in document:
            document.complain("sumeria-takers-only-in-take")
        return
    document.require("place")
    place = document.whole("place", 1, PLACES - 1, 1) - 1
    takers = document.list_of("takers", int)
    if document.complaints:
        return
    open_place(s, place)
    found = [int(seat) for seat in (s.first, s.second) if seat != NOBODY]
    if "takers" in document and takers != found:
        document.complain("sumeria-takers", takers=", ".join(str(seat) for seat in found))
    taken = int(COUNTERS[place]) - counters_left(s)
    if found and s.won[found[0]].sum() < taken:
        document.complain("sumeria-counter-not-won", seat=found[0], place=place + 1)
    expected = [0] * place + [counters_left(s)] + COUNTERS[place + 1 :].tolist()
    if s.spaces.sum(axis=1).tolist() != expected or counters_left(s) > COUNTERS[place] or not must_choose(s):
        document.complain("sumeria-nothing-to-choose", place=place + 1)
