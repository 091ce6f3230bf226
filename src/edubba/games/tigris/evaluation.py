"""How good a position of Tigris & Euphrates looks to each seat: integer features of a position, each with a weight.

The weights stand in weights.toml, one row a stage of the game; `benchmarks/tune.py tigris` wrote them from games of
self-play, then `benchmarks/refine.py tigris` from games of bots that search. They are millionths of the logarithm of
the odds of winning.

Points are those that a seat will probably have soon: open conflicts count as if they were fought now with all that both
sides have, and monuments as if they had paid for some turns. Where a feature is told by rank, the colours of a seat are
ranked by its points: 0 is the weakest, the one that a seat needs most.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.tigris.cells import NOWHERE, around, cells, lies_in, meet, neighbours, size, some
from edubba.games.tigris.forecast import forecast, gain, is_beaten
from edubba.games.tigris.kingdoms import colour_at, empty_cells
from edubba.games.tigris.outlook import (
    beside_two_temples,
    bridges,
    can_meet,
    completing,
    room,
    source,
    treasures_near,
)
from edubba.games.tigris.pieces import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    MONUMENTS,
    RED,
    TEMPLE,
    TRADER,
    TREASURES_AT_END,
    WILD,
)
from edubba.games.tigris.result import Four, in_order
from edubba.games.tigris.state import ACTING, ENDED, NO_KINGDOM, RAISING_MONUMENT
from edubba.games.tigris.treasures import treasures_of
from edubba.games.tigris.turns import tally
from edubba.games.tigris.works import FIRST_COLOUR, SECOND_COLOUR

# Features of a seat
LOWEST = 0  # its points of the weakest colour, treasures assigned
SECOND = 1  # of the second weakest
THIRD = 2
HIGHEST = 3
TREASURES = 4  # treasures won
LEADS = 5  # + rank: its leader of the colour is on the board
HEIR = LEADS + COLOURS  # colours of which its king gets the points, for want of a leader
READY = HEIR + 1  # + rank: tiles in hand, two at most, that it could place for points of the colour
HELD = READY + COLOURS  # + colour: tiles in hand
OFFICE = HELD + COLOURS  # + colour: its leader is on the board
STRENGTH = OFFICE + COLOURS  # tiles of its leaders' colours in their kingdoms
TEMPLES = STRENGTH + 1  # temples beside its leaders
CATASTROPHES = TEMPLES + 1  # catastrophes left
WAITS = CATASTROPHES + 1  # turns of others before its own
ACTIONS = WAITS + 1  # actions left in its own turn
PREY = ACTIONS + 1  # + rank: what it would win in a war that one tile begins
AT_RISK = PREY + COLOURS  # what it would lose if others began such wars
SHAKY = AT_RISK + 1  # leaders of its own whom another seat could beat in a revolt
BAIT = SHAKY + 1  # 1 if there is a treasure in the kingdom of its trader
NEAR = BAIT + 1  # treasures that one tile would connect with it
FAR = NEAR + 1  # treasures that two tiles would
SQUARES = FAR + 1  # colours in which its next tile could complete a square of four
FEATURES = SQUARES + 1

# Stages: how much of the way to the nearer end of the game is gone
STAGES = 4
TILES_A_STAGE = 32  # in the bag
TREASURES_A_STAGE = 2

PAID_TURNS = 2  # turns for which monuments count as paid, if so many are left
TILES_A_TURN = 3  # drawn, about

# For the search: hundreds of moves, and hands that nobody sees
KNOBS = {"veil": 2000}
THOUGHT = 150

WEIGHTS_FILE = Path(__file__).with_name("weights.toml")
WEIGHTS = np.array(tomllib.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))["weights"], np.int64)


@rule
def evaluate(s: Tablet, out: Ints) -> None:
    """The worth of the position for every seat, in thousandths of the logarithm of the odds."""
    appraise(s, WEIGHTS, out)
    for seat in range(s.players):
        out[seat] //= 1000


@rule
def is_calm(s: Tablet) -> bool:
    """Whether nothing is half done. What a conflict brings depends on which war comes first and what is laid out."""
    return bool(s.phase in (ACTING, ENDED))


@rule
def stage(s: Tablet) -> int:
    """The row of weights that belongs to a position. R113, R115: treasures or tiles run out."""
    treasures = (size(cells(s.treasures)) - TREASURES_AT_END - 1) // TREASURES_A_STAGE
    left = min(treasures, tally(s.bag) // TILES_A_STAGE)
    return int(STAGES - 1 - max(0, min(left, STAGES - 1)))


@rule
def appraise(s: Tablet, weights: Ints, out: Ints) -> None:
    """The sum of all features of every seat, each times its weight."""
    w = weights[stage(s)]
    gains, beaten = forecast(s)
    for seat in range(s.players):
        out[seat] = score(s, seat, gains, beaten, w) + hand(s, seat, w) + turn(s, seat, w) + hoard(s, seat, w)
        for colour in range(COLOURS):
            if not is_beaten(beaten, seat, colour):
                out[seat] += office(s, seat, colour, rank(s, seat, colour), w)
    building_ground(s, w, out)
    wars_ahead(s, w, out)
    revolts_ahead(s, w, out)


# ---- a seat alone


@rule
def score(s: Tablet, seat: int, gains: int, beaten: int, w: Ints) -> int:
    """Points, and treasures."""
    treasures = s.points[seat, WILD] + max(0, due_treasures(s, seat))
    lowest, second, third, highest = balance(s, seat, gains, beaten, treasures)
    worth = w[LOWEST] * lowest + w[SECOND] * second + w[THIRD] * third + w[HIGHEST] * highest
    return int(worth + w[TREASURES] * treasures)


@rule
def due_treasures(s: Tablet, seat: int) -> int:
    """R104: treasures that its trader takes at the end of the action."""
    return size(treasures_of(s, seat)) - 1 if s.kingdom_of[seat, TRADER] != NO_KINGDOM else 0


@rule
def balance(s: Tablet, seat: int, gains: int, beaten: int, treasures: int) -> Four:
    """The points that a seat will have, from the weakest colour to the strongest, with treasures assigned."""
    a, b, c, d = in_order(
        prospect(s, seat, RED, gains, beaten),
        prospect(s, seat, BLACK, gains, beaten),
        prospect(s, seat, BLUE, gains, beaten),
        prospect(s, seat, GREEN, gains, beaten),
    )
    for _ in range(treasures):
        a, b, c, d = in_order(a + 1, b, c, d)
    return a, b, c, d


@rule
def prospect(s: Tablet, seat: int, colour: int, gains: int, beaten: int) -> int:
    """The points of a colour that a seat will have."""
    points = int(s.points[seat, colour]) + gain(gains, seat, colour)
    if s.kingdom_of[seat, colour] == NO_KINGDOM or is_beaten(beaten, seat, colour):
        return points
    return points + income(s, seat, colour) * min(PAID_TURNS, tally(s.bag) // (TILES_A_TURN * int(s.players)))


@rule
def income(s: Tablet, seat: int, colour: int) -> int:
    """R102: what monuments pay a leader every turn; while one may be built, it has the colour of its tiles."""
    here = s.kingdoms[s.kingdom_of[seat, colour]]
    paid = 0
    for monument in range(MONUMENTS):
        if s.monuments[monument] != NOWHERE and colour in (FIRST_COLOUR[monument], SECOND_COLOUR[monument]):
            paid += 1 if lies_in(here, s.monuments[monument]) else 0
    if s.phase == RAISING_MONUMENT and seat == s.active and lies_in(here, s.placed):
        paid += 1 if colour_at(s, s.placed) == colour else 0
    return paid


@rule
def rank(s: Tablet, seat: int, colour: int) -> int:
    """How many colours a seat needs more."""
    points, weaker = s.points[seat], 0
    for other in range(COLOURS):
        if points[other] < points[colour] or (points[other] == points[colour] and other < colour):
            weaker += 1
    return weaker


@rule
def hand(s: Tablet, seat: int, w: Ints) -> int:
    """What it holds, and the colours of which its king gets the points."""
    worth = w[CATASTROPHES] * s.catastrophes_left[seat]
    for colour in range(COLOURS):
        worth += w[HELD + colour] * s.hands[seat, colour]
        if s.kingdom_of[seat, colour] == NO_KINGDOM and source(s, seat, colour) != NO_KINGDOM:
            worth += w[HEIR]
    return int(worth)


@rule
def office(s: Tablet, seat: int, colour: int, place: int, w: Ints) -> int:
    """One leader: on the board or not, and his strength."""
    kingdom = s.kingdom_of[seat, colour]
    if kingdom == NO_KINGDOM:
        return 0
    worth = w[LEADS + place] + w[OFFICE + colour]
    worth += w[STRENGTH] * might(s, kingdom, colour)
    return int(worth + w[TEMPLES] * guard(s, seat, colour))


@rule
def might(s: Tablet, kingdom: int, colour: int) -> int:
    """Tiles of a colour in a kingdom."""
    return size(meet(cells(s.tiles[colour]), cells(s.kingdoms[kingdom])))


@rule
def guard(s: Tablet, seat: int, colour: int) -> int:
    """Temples beside a leader."""
    return size(meet(cells(s.tiles[TEMPLE]), neighbours(s.leaders[seat, colour])))


@rule
def turn(s: Tablet, seat: int, w: Ints) -> int:
    """When it acts next."""
    if seat == s.active:
        return int(w[ACTIONS] * actions(s))
    return int(w[WAITS] * (seat - s.active + (s.players if seat < s.active else 0)))


@rule
def actions(s: Tablet) -> int:
    """Actions left in a turn, without the one being done."""
    return int(s.actions_left if s.phase == ACTING else s.actions_left - 1)


@rule
def hoard(s: Tablet, seat: int, w: Ints) -> int:
    """Treasures that are within reach of its trader."""
    kingdom = s.kingdom_of[seat, TRADER]
    if kingdom == NO_KINGDOM:
        return 0
    near, far = treasures_near(s, kingdom)
    bait = min(1, size(treasures_of(s, seat)))
    return int(w[BAIT] * bait + w[NEAR] * size(near) + w[FAR] * size(far))


# ---- what may come


@rule
def building_ground(s: Tablet, w: Ints, out: Ints) -> None:
    """What of every hand can be placed for points, and where one tile of it completes a square of four."""
    for colour in range(COLOURS):
        free = room(s, colour)
        sites = meet(completing(cells(s.tiles[colour])), free)
        for seat in range(s.players):
            held, kingdom = int(s.hands[seat, colour]), source(s, seat, colour)
            if held > 0 and kingdom != NO_KINGDOM:
                shore = around(cells(s.kingdoms[kingdom]))
                if some(meet(shore, free)):
                    out[seat] += w[READY + rank(s, seat, colour)] * min(held, 2)
                if some(meet(shore, sites)):
                    out[seat] += w[SQUARES]


@rule
def wars_ahead(s: Tablet, w: Ints, out: Ints) -> None:
    """Wars that one tile would begin, between leaders who are in different kingdoms now."""
    joining = bridges(s)
    if not some(joining):
        return
    for colour in range(COLOURS):
        for seat in range(1, s.players):
            for other in range(seat):
                one, two = s.kingdom_of[seat, colour], s.kingdom_of[other, colour]
                if one != two and NO_KINGDOM not in (one, two) and can_meet(s, one, two, joining):
                    war_ahead(s, seat, other, colour, w, out)
                    war_ahead(s, other, seat, colour, w, out)


@rule
def war_ahead(s: Tablet, seat: int, other: int, colour: int, w: Ints, out: Ints) -> None:
    """A war that a seat may begin: if it is the stronger one, it may win what the other may lose."""
    stake = might(s, s.kingdom_of[other, colour], colour)
    attack = might(s, s.kingdom_of[seat, colour], colour) + s.hands[seat, colour]
    if attack > stake + s.hands[other, colour]:
        won = 1 + stake
        out[seat] += won * w[PREY + rank(s, seat, colour)]
        out[other] += won * w[AT_RISK]


@rule
def revolts_ahead(s: Tablet, w: Ints, out: Ints) -> None:
    """Leaders who could be beaten in a revolt, from a cell beside two temples if there is one."""
    good = meet(empty_cells(s), beside_two_temples(s))
    for seat in range(s.players):
        for colour in range(COLOURS):
            kingdom = s.kingdom_of[seat, colour]
            if kingdom != NO_KINGDOM:
                is_good = some(meet(good, around(cells(s.kingdoms[kingdom]))))
                ground = 2 if is_good else 1
                out[seat] += w[SHAKY] * shaky(s, seat, colour, ground)


@rule
def shaky(s: Tablet, seat: int, colour: int, ground: int) -> int:
    """1 if another seat could beat a leader from a cell beside so many temples."""
    defence = guard(s, seat, colour) + s.hands[seat, TEMPLE]
    for other in range(s.players):
        if other != seat and s.hands[other, TEMPLE] + ground > defence:
            return 1
    return 0
