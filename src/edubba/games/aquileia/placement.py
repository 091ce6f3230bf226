"""The placement phase: henchmen, stakes, the disc, and passing."""

from __future__ import annotations

from edubba.engine.bits import list_members
from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.spaces import ALL_SPACES, BERTH, BERTHS, GOLD_SIDE, SILVER_SIDE, SPACES
from edubba.games.aquileia.state import (
    DISC,
    METAL_KINDS,
    NOBODY,
    NOT_ROLLED,
    PASS,
    PLACE,
    PLACING,
    RESOLVING,
    after,
    layout,
    occupied,
    track_place,
)


@rule
def free_spaces(s: Tablet, seat: int) -> int:
    """The spaces that a seat may place a henchman on. R04: one henchman a space; otherwise any number in an area."""
    free = ALL_SPACES[layout(s)] & ~occupied(s)
    # R07: one side of the Stadium for a player and round.
    if s.standing[seat] & SILVER_SIDE:
        free &= ~GOLD_SIDE
    if s.standing[seat] & GOLD_SIDE:
        free &= ~SILVER_SIDE
    # R08: one berth for a player and round; Latro is none.
    if s.standing[seat] & BERTHS:
        free &= ~BERTHS
    # 14: the stake is laid at once, so without a coin of its metal a berth is closed.
    for metal in range(METAL_KINDS):
        if s.purse[seat, metal] == 0:
            free &= ~(1 << BERTH + metal)
    return int(free)


@rule
def has_disc(s: Tablet, seat: int) -> bool:
    """Whether a seat has its disc still in hand."""
    return bool(track_place(s, seat) == s.laid)


@rule
def list_placements(s: Tablet, out: Ints) -> int:
    """Appends where the seat in turn may place a henchman (it has one left), and its disc or the pass."""
    n = list_members(free_spaces(s, s.turn), PLACE, out, 0)
    # R03, 1: the disc may be laid in any turn, and must be in one: only then may one pass.
    out[n] = DISC if has_disc(s, s.turn) else PASS
    return n + 1


@rule
def place(s: Tablet, action: int) -> None:
    """A henchman, the disc, or a pass; then the next seat that has a choice."""
    if action == DISC:
        lay_disc(s, s.turn)
    elif action == PASS:
        # R05: whoever passes places nothing more in this round.
        s.passed |= 1 << s.turn
    else:
        put_henchman(s, s.turn, action - PLACE)
    next_placement(s)


@rule
def lay_disc(s: Tablet, seat: int) -> None:
    """R06: the disc goes to the next free place of the track."""
    s.track[s.laid] = seat
    s.laid += 1


@rule
def put_henchman(s: Tablet, seat: int, space: int) -> None:
    """A henchman comes to a space, with a coin under it at a berth."""
    s.henchmen[seat] -= 1
    s.standing[seat] |= 1 << space
    if BERTH <= space < SPACES:
        s.purse[seat, space - BERTH] -= 1
        s.stakes[space - BERTH] = 1


@rule
def has_placed_all(s: Tablet, seat: int) -> bool:
    """33: whoever has passed, or has all pieces on the board, is not asked again."""
    return bool(s.passed >> seat & 1 or (s.henchmen[seat] == 0 and not has_disc(s, seat)))


@rule
def next_placement(s: Tablet) -> None:
    """R02: clockwise to the next seat with a choice, until all have placed."""
    seat = s.turn
    idle = 0
    while idle < s.players:
        seat = after(s, seat)
        if has_placed_all(s, seat):
            idle += 1
        elif s.henchmen[seat] > 0 and free_spaces(s, seat):
            s.turn = seat
            return
        else:
            idle = 0
            do_what_is_left(s, seat)
    begin_resolution(s)


@rule
def do_what_is_left(s: Tablet, seat: int) -> None:
    """A seat that can place no henchman has one answer: the disc, or, when it is laid, the pass."""
    if has_disc(s, seat):
        lay_disc(s, seat)
    else:
        s.passed |= 1 << seat


@rule
def begin_resolution(s: Tablet) -> None:
    """R01: after the placement the action phase; what was rolled in the last round is put away."""
    s.phase = RESOLVING
    s.turn = NOBODY
    put_away_rolls(s)


@rule
def put_away_rolls(s: Tablet) -> None:
    """No dice lie anywhere, and nobody has taken part in a contest."""
    s.dolus_dice, s.latro_dice = NOT_ROLLED, NOT_ROLLED
    s.strength[:] = 0
    s.dice[:] = NOT_ROLLED
    s.commits[:] = 0
    s.roller[:] = NOBODY
    s.blue_faces[:] = 0
    s.side[:] = NOBODY


@rule
def begin_placement(s: Tablet) -> None:
    """A new round: the start player places first."""
    s.phase = PLACING
    s.turn = s.start
    s.passed = 0
    s.laid = 0
    s.track[:] = NOBODY
