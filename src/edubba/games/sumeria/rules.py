"""The rules of Sumeria, on one record of integers. Numbers in the comments are those of docs/rules/sumeria.md.

This module holds the course of the game: set-up, whose turn it is, what an action does, what follows between rounds.
The rest of the rules is in

    state.py     the record, the phases, the numbers of the actions
    legality.py  what is legal
    scoring.py   scoring a round: who leads where, and who takes what
    result.py    scores and ranks
"""

from __future__ import annotations

from edubba.engine.bits import count, list_members
from edubba.engine.dispatch import OVER
from edubba.engine.jit import rule
from edubba.engine.rng import below
from edubba.engine.tablet import Ints, Tablet
from edubba.games.sumeria.board import STATES
from edubba.games.sumeria.legality import list_counters, list_moves, occupied
from edubba.games.sumeria.result import ranks, scores
from edubba.games.sumeria.scoring import must_choose, open_place, score_on, take, traders_in
from edubba.games.sumeria.state import (
    ACTING,
    ADD,
    COUNTERS,
    COUNTERS_OF_A_KIND,
    ENDED,
    EVERYWHERE,
    KINDS,
    MAX_LEGAL,
    MAX_PLAYERS,
    MOVE,
    NOBODY,
    NUM_ACTIONS,
    PLACES,
    REMOVE,
    ROUNDS,
    SETTING_UP,
    SETUP_TRADERS,
    SITES,
    SITES_PER_STATE,
    TAKE,
    TAKING,
    TRADERS,
    TURNS,
    State,
)

__all__ = [
    "MAX_LEGAL",
    "NUM_ACTIONS",
    "State",
    "actor",
    "hide",
    "legal",
    "play",
    "ranks",
    "scores",
    "setup",
]


# ---- set-up


@rule
def setup(s: Tablet, options: Ints, rng: Tablet) -> None:
    """The starting position: row, counters and start player by chance; nobody on the board yet."""
    s.players, s.board, s.next_sets = options[0], options[1], options[2]
    s.phase, s.round_no, s.step = SETTING_UP, 1, 0
    s.place, s.first, s.second = 0, NOBODY, NOBODY
    s.traders[:] = 0
    s.won[:] = 0
    s.spaces[:] = 0
    s.discarded[:] = 0
    s.bag[:] = COUNTERS_OF_A_KIND
    # 3.16, 3.43, 3.49: so many traders each; the rest stays in the box.
    for seat in range(MAX_PLAYERS):
        s.stock[seat] = TRADERS[s.players] if seat < s.players else 0
    shuffle_row(s, rng)
    fill_spaces(s, rng)
    s.start = below(rng, s.players)


@rule
def shuffle_row(s: Tablet, rng: Tablet) -> None:
    """The eight tiles lie in any order, each as likely as the other (Fisher-Yates)."""
    for i in range(STATES):
        j = below(rng, i + 1)
        s.row[i] = s.row[j]
        s.row[j] = i


@rule
def fill_spaces(s: Tablet, rng: Tablet) -> None:
    """3.17, 3.47: six counters from the bag: three to the first space, then two, then one."""
    for place in range(PLACES):
        for _ in range(COUNTERS[place]):
            kind = draw(s, rng)
            s.bag[kind] -= 1
            s.spaces[place, kind] += 1


@rule
def draw(s: Tablet, rng: Tablet) -> int:
    """The kind of a counter drawn blindly from the bag."""
    left = 0
    for kind in range(KINDS):
        left += s.bag[kind]
    pick = below(rng, left)
    kind = 0
    while pick >= s.bag[kind]:
        pick -= s.bag[kind]
        kind += 1
    return kind


# ---- whose turn, and what is legal


@rule
def actor(s: Tablet) -> int:
    """The seat that must act: clockwise from the start player, or whoever won the state being scored."""
    if s.phase == TAKING:
        return int(s.first)
    if s.phase == ENDED:
        return OVER
    # 3.21: clockwise, the same order in all turns of a round.
    return int((s.start + s.step) % s.players)


@rule
def legal(s: Tablet, out: Ints) -> int:
    """Writes the legal actions. 3.18: one must act, there is no pass."""
    if s.phase == TAKING:
        return list_counters(s, out)
    if s.phase == ENDED:
        return 0
    seat = actor(s)
    taken = occupied(s)
    n = 0
    # 3.19: adding is possible while there is a trader in stock, and never compulsory.
    if s.stock[seat] > 0:
        n = list_members(EVERYWHERE & ~taken, ADD, out, n)
    if s.phase == ACTING:
        # 3.9: only one's own traders are removed or moved.
        n = list_members(s.traders[seat], REMOVE, out, n)
        n = list_moves(s, seat, taken, out, n)
    return n


# ---- playing


@rule
def play(s: Tablet, action: int, rng: Tablet) -> None:
    """Does an action, then scores and cleans up as far as nobody has to decide anything."""
    decide(s, action)
    while s.phase == TAKING and s.place < PLACES and not must_choose(s):
        score_on(s)
    if s.phase == TAKING and s.place == PLACES:
        end_round(s, rng)


@rule
def decide(s: Tablet, action: int) -> None:
    """The action itself, and the end of the phase if it was the last one."""
    if s.phase == TAKING:
        take(s, s.first, action - TAKE)
    elif s.phase == SETTING_UP:
        # 3.15: placing in set-up does not shift the row.
        put(s, actor(s), action - ADD)
        s.step += 1
        if s.step == s.players * SETUP_TRADERS[s.players]:
            s.phase, s.step = ACTING, 0
    else:
        act(s, actor(s), action)
        s.step += 1
        if s.step == s.players * TURNS:
            s.phase = TAKING
            # 3.31: scored from left to right.
            open_place(s, 0)


@rule
def put(s: Tablet, seat: int, site: int) -> None:
    """A trader comes from the stock to the board."""
    s.traders[seat] |= 1 << site
    s.stock[seat] -= 1


@rule
def act(s: Tablet, seat: int, action: int) -> None:
    """One of the three actions of a turn."""
    if action < REMOVE:
        put(s, seat, action - ADD)
    elif action < MOVE:
        # 3.20: a removed trader goes back to the stock and may come again.
        s.traders[seat] ^= 1 << action - REMOVE
        s.stock[seat] += 1
    else:
        origin, goal = (action - MOVE) // SITES, (action - MOVE) % SITES
        s.traders[seat] ^= 1 << origin | 1 << goal
    shift(s, riser(action), faller(action))


@rule
def riser(action: int) -> int:
    """The state whose tile must rise: the one that a trader enters. 3.10: a move within a state shifts nothing."""
    if action < REMOVE:
        return (action - ADD) // SITES_PER_STATE
    origin, goal = (action - MOVE) // SITES // SITES_PER_STATE, (action - MOVE) % SITES // SITES_PER_STATE
    return goal if action >= MOVE and origin != goal else NOBODY


@rule
def faller(action: int) -> int:
    """The state whose tile must fall: the one that a trader is removed from. 3.11: not the one that it moves out of."""
    return (action - REMOVE) // SITES_PER_STATE if REMOVE <= action < MOVE else NOBODY


@rule
def shift(s: Tablet, risen: int, fallen: int) -> None:
    """What an action does to the row."""
    if risen != NOBODY:
        rise(s, risen)
    if fallen != NOBODY:
        fall(s, fallen)


@rule
def place_of(s: Tablet, state: int) -> int:
    """The place of a state in the row, from 0 at the left."""
    place = 0
    while s.row[place] != state:
        place += 1
    return place


@rule
def rise(s: Tablet, state: int) -> None:
    """3.12, 3.13, 3.14: the tile must change places with its left neighbour, unless it is the first."""
    place = place_of(s, state)
    if place > 0:
        s.row[place] = s.row[place - 1]
        s.row[place - 1] = state


@rule
def fall(s: Tablet, state: int) -> None:
    """3.12, 3.13: the tile must change places with its right neighbour, unless it is the last."""
    place = place_of(s, state)
    if place < STATES - 1:
        s.row[place] = s.row[place + 1]
        s.row[place + 1] = state


# ---- between rounds


@rule
def end_round(s: Tablet, rng: Tablet) -> None:
    """3.32: new counters, then the start player by the old row, then the tiles. 3.38, 3.46: not after round six."""
    s.place = 0
    if s.round_no == ROUNDS:
        s.phase = ENDED
        return
    fill_spaces(s, rng)
    # 3.36: the left neighbour of the last player starts. 3.22: for the whole round.
    s.start = (last_next_round(s) + 1) % s.players
    turn_row(s)
    s.phase, s.round_no, s.step = ACTING, s.round_no + 1, 0


@rule
def last_next_round(s: Tablet) -> int:
    """The seat that would go last in the next round if this one ended now.

    3.33, 3.34: the fewest traders in the first state of the row just scored, then in the second to eighth, among those
    still tied; no trader is the fewest. 3.35, 3.50: of those tied in all eight, the latest in the round just played.
    """
    tied = (1 << s.players) - 1
    for place in range(STATES):
        if tied & (tied - 1):
            tied = fewest(s, s.row[place], tied)
    last = 0
    for order in range(s.players):
        seat = (s.start + order) % s.players
        if tied >> seat & 1:
            last = seat
    return int(last)


@rule
def fewest(s: Tablet, state: int, seats: int) -> int:
    """Those of a set of seats that have the fewest traders in a state."""
    low = SITES_PER_STATE + 1
    chosen = 0
    for seat in range(s.players):
        if seats >> seat & 1:
            traders = count(traders_in(s, seat, state))
            if traders < low:
                low, chosen = traders, 0
            if traders == low:
                chosen |= 1 << seat
    return chosen


@rule
def turn_row(s: Tablet) -> None:
    """3.37: the scored tiles go to the end in reverse order, first to eighth; the others move up three places."""
    first, second, third = s.row[0], s.row[1], s.row[2]
    for place in range(STATES - PLACES):
        s.row[place] = s.row[place + PLACES]
    s.row[STATES - 3], s.row[STATES - 2], s.row[STATES - 1] = third, second, first


# ---- what is hidden


@rule
def hide(s: Tablet, seat: int, rng: Tablet) -> None:
    """Nothing is hidden: all lies open but the order of the bag, and the state holds no order."""
