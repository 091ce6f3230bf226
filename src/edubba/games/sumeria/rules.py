"""The rules of Sumeria, on one record of integers. Numbers in the comments are those of docs/rules/sumeria.md.

Settlements are bits of one integer (see board.py), states are numbers 0 to 7 in the order of the board file.

Actions:

    0 +    settlement            add a trader (also in set-up)
    56 +   settlement            remove a trader
    112 +  56 * from + to        move a trader
    3248 + kind                  take a counter
"""

from __future__ import annotations

import numpy as np

from edubba.engine.bits import count, lowest
from edubba.engine.dispatch import OVER
from edubba.engine.jit import rule
from edubba.engine.rng import below
from edubba.engine.tablet import Ints, Tablet, tablet
from edubba.games.sumeria.board import STATES, boards, constants

MAX_PLAYERS = 4
SITES = 56
SITES_PER_STATE = 7
PLACES = 3  # the first three city-states of the row are scored
KINDS = 4
NOBODY = -1

ADD = 0
REMOVE = SITES
MOVE = 2 * SITES
TAKE = MOVE + SITES * SITES
NUM_ACTIONS = TAKE + KINDS

SETTING_UP, ACTING, TAKING, ENDED = range(4)

_RULES = constants()["rules"]
ROUNDS: int = _RULES["rounds"]
TURNS: int = _RULES["turns_per_round"]
TRADERS = np.array([_RULES["traders_per_player"].get(str(n), 0) for n in range(MAX_PLAYERS + 1)])
SETUP_TRADERS = np.array([_RULES["setup_traders"].get(str(n), 0) for n in range(MAX_PLAYERS + 1)])
COUNTERS = np.array(_RULES["counters_per_space"])
WINNER_TAKES = np.array(_RULES["winner_takes"])
SET_POINTS = np.array(_RULES["set_points"])
COUNTERS_OF_A_KIND: int = constants()["influence"][0]["count"]
LARGEST_SET = len(_RULES["set_points"]) - 1

_MOST = int(TRADERS.max())
MAX_LEGAL = (SITES - _MOST) * (_MOST + 1) + _MOST  # add, move anywhere, remove: with all traders on the board

EVERYWHERE = (1 << SITES) - 1
STATE_SITES = (1 << SITES_PER_STATE) - 1  # << 7 * state
CITIES = sum(1 << SITES_PER_STATE * state for state in range(STATES))
TOWNS = CITIES * 0b1110
ROADS = np.array([[sum(1 << n for n in near) for near in board.roads] for board in boards()])

State = tablet(
    players=1,
    board=1,  # which of the boards
    next_sets=1,  # 1: ties at the end go on to the next largest set (3.48)
    phase=1,
    round_no=1,  # 1 to 6
    step=1,  # set-up: traders placed so far; else actions done in this round
    start=1,  # the seat that began this round
    place=1,  # while taking: the place in the row that is being scored
    first=1,  # while taking: the seat that won the state, or nobody
    second=1,  # while taking: the seat that gets the rest, or nobody
    row=STATES,
    stock=MAX_PLAYERS,
    traders=MAX_PLAYERS,  # the set of settlements with a trader of each seat
    bag=KINDS,
    spaces=(PLACES, KINDS),
    discarded=KINDS,
    won=(MAX_PLAYERS, KINDS),
)


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
def occupied(s: Tablet) -> int:
    """All settlements with a trader."""
    return int(s.traders[0] | s.traders[1] | s.traders[2] | s.traders[3])


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
        n = list_sites(EVERYWHERE & ~taken, ADD, out, n)
    if s.phase == ACTING:
        # 3.9: only one's own traders are removed or moved.
        n = list_sites(s.traders[seat], REMOVE, out, n)
        n = list_moves(s, seat, taken, out, n)
    return n


@rule
def list_sites(sites: int, offset: int, out: Ints, n: int) -> int:
    """Appends one action for every settlement of a set."""
    while sites:
        out[n] = offset + lowest(sites)
        sites &= sites - 1
        n += 1
    return n


@rule
def list_moves(s: Tablet, seat: int, taken: int, out: Ints, n: int) -> int:
    """Appends every move of every trader of a seat. Traders of one chain share their goals."""
    chain = 0
    goals = 0
    traders = s.traders[seat]
    while traders:
        site = lowest(traders)
        traders &= traders - 1
        if not chain >> site & 1:
            chain, goals = chain_of(s.board, site, taken)
        n = list_sites(goals, MOVE + site * SITES, out, n)
    return n


@rule
def chain_of(board: int, site: int, taken: int) -> tuple[int, int]:
    """The unbroken chain of occupied settlements around one of them, and the empty settlements at its ends.

    3.2, 3.3: a trader walks over occupied settlements, of any colour (3.8), and stops at the first empty one.
    3.1, 3.4: towns and villages lie in line, so only an occupied city, or the start, offers a choice of roads.
    3.5, 3.6, 3.7: going back leads nowhere else, so every trader of a chain can reach every empty end of it.
    """
    chain = 1 << site
    to_visit = chain
    ends = 0
    while to_visit:
        near = ROADS[board, lowest(to_visit)]
        to_visit &= to_visit - 1
        ends |= near & ~taken
        to_visit |= near & taken & ~chain
        chain |= near & taken
    return chain, ends


@rule
def list_counters(s: Tablet, out: Ints) -> int:
    """3.44: a winner takes one counter a move; equal counters are one choice."""
    n = 0
    for kind in range(KINDS):
        if s.spaces[s.place, kind] > 0:
            out[n] = TAKE + kind
            n += 1
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
        rise(s, (action - ADD) // SITES_PER_STATE)
    elif action < MOVE:
        # 3.20: a removed trader goes back to the stock and may come again.
        site = action - REMOVE
        s.traders[seat] ^= 1 << site
        s.stock[seat] += 1
        fall(s, site // SITES_PER_STATE)
    else:
        origin, goal = (action - MOVE) // SITES, (action - MOVE) % SITES
        s.traders[seat] ^= 1 << origin | 1 << goal
        # 3.10, 3.11: only a move into another state shifts the row, and only the goal's tile.
        if origin // SITES_PER_STATE != goal // SITES_PER_STATE:
            rise(s, goal // SITES_PER_STATE)


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


# ---- scoring a round


@rule
def traders_in(s: Tablet, seat: int, state: int) -> int:
    """The settlements of a state in which a seat has a trader."""
    return int(s.traders[seat] & STATE_SITES << SITES_PER_STATE * state)


@rule
def order_of(s: Tablet, seat: int) -> int:
    """When a seat acts in this round: 0 for the start player."""
    return int((seat - s.start + s.players) % s.players)


@rule
def influence(s: Tablet, seat: int, state: int) -> int:
    """One number that sorts seats by all tie-breaks of a state; 0 without a trader there (3.30).

    3.23, 3.25: traders, then the city, then towns, then who acts earlier in this round. 3.24: villages decide nothing.
    """
    sites = traders_in(s, seat, state)
    if sites == 0:
        return 0
    merits = (count(sites) * 2 + count(sites & CITIES)) * 4 + count(sites & TOWNS)
    return merits * MAX_PLAYERS + MAX_PLAYERS - order_of(s, seat)


@rule
def open_place(s: Tablet, place: int) -> None:
    """Finds who is first and second in the state at a place of the row. 3.26: by the same tie-breaks."""
    s.place, s.first, s.second = place, NOBODY, NOBODY
    if place == PLACES:
        return
    best, next_best = 0, 0
    for seat in range(s.players):
        merits = influence(s, seat, s.row[place])
        if merits > best:
            next_best, s.second = best, s.first
            best, s.first = merits, seat
        elif merits > next_best:
            next_best, s.second = merits, seat


@rule
def counters_left(s: Tablet) -> int:
    """The counters that still lie at the place being scored."""
    left = 0
    for kind in range(KINDS):
        left += s.spaces[s.place, kind]
    return left


@rule
def winner_still_takes(s: Tablet) -> int:
    """3.17: the winner takes two of three, one of two, the only one. Nobody takes anything in an empty state."""
    if s.first == NOBODY:
        return 0
    return int(WINNER_TAKES[s.place] - (COUNTERS[s.place] - counters_left(s)))


@rule
def must_choose(s: Tablet) -> bool:
    """Whether the winner has a counter to take and more than one kind to take it from."""
    kinds = 0
    for kind in range(KINDS):
        kinds += 1 if s.spaces[s.place, kind] > 0 else 0
    return kinds > 1 and winner_still_takes(s) > 0


@rule
def score_on(s: Tablet) -> None:
    """One step of scoring that needs no decision: the winner takes the only kind there is, or the place is done."""
    if winner_still_takes(s) > 0:
        kind = 0
        while s.spaces[s.place, kind] == 0:
            kind += 1
        take(s, s.first, kind)
    else:
        give_the_rest(s)
        open_place(s, s.place + 1)


@rule
def take(s: Tablet, seat: int, kind: int) -> None:
    """A counter goes from the place being scored to a seat. 3.42: it lies open there."""
    s.spaces[s.place, kind] -= 1
    s.won[seat, kind] += 1


@rule
def give_the_rest(s: Tablet) -> None:
    """What the winner left goes to the second, else out of the game at once.

    3.27, 3.28, 3.45: without a second, or without anybody, the rest is discarded. 3.29: it never goes back to the bag.
    """
    for kind in range(KINDS):
        if s.second == NOBODY:
            s.discarded[kind] += s.spaces[s.place, kind]
        else:
            s.won[s.second, kind] += s.spaces[s.place, kind]
        s.spaces[s.place, kind] = 0


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


# ---- the result


@rule
def score(s: Tablet, seat: int) -> int:
    """3.39: sets of equal counters count as triangle numbers."""
    points = 0
    for kind in range(KINDS):
        points += SET_POINTS[s.won[seat, kind]]
    return int(points)


@rule
def scores(s: Tablet, out: Ints) -> None:
    """The points of every seat."""
    for seat in range(s.players):
        out[seat] = score(s, seat)


@rule
def standing(s: Tablet, seat: int) -> int:
    """One number that sorts seats at the end.

    3.40: points, then the largest single set, then the win is shared. 3.48: as an option all other sets decide first.
    """
    merits = score(s, seat)
    sets = 0
    for size in range(LARGEST_SET, 0, -1):
        for kind in range(KINDS):
            if s.won[seat, kind] == size and (sets == 0 or s.next_sets):
                merits = merits * (LARGEST_SET + 1) + size
                sets += 1
    while sets < KINDS:
        merits *= LARGEST_SET + 1
        sets += 1
    return merits


@rule
def ranks(s: Tablet, out: Ints) -> None:
    """The rank of every seat."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if standing(s, other) > standing(s, seat):
                out[seat] += 1


@rule
def hide(s: Tablet, seat: int, rng: Tablet) -> None:
    """Nothing is hidden: all lies open but the order of the bag, and the state holds no order."""
