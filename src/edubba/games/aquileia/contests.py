"""What Arena and Stadium share: strength, red dice, cards, blue dice, ranks and coins."""

from __future__ import annotations

from edubba.engine.bits import count, lowest
from edubba.engine.jit import rule
from edubba.engine.rng import below
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.cards import EQUI, HORSES, SERVI, WEAPONS, symbols
from edubba.games.aquileia.commits import HANDFUL, list_handfuls
from edubba.games.aquileia.spaces import (
    ARENA_SPACES,
    GOLD_SIDE,
    STADIUM,
    STADIUM_SPACES,
    STRENGTH,
)
from edubba.games.aquileia.state import (
    ARENA_CONTEST,
    BLUE,
    BRONZE,
    COMMIT,
    COMMITTING,
    GOLD,
    METAL_KINDS,
    NOBODY,
    NOT_ROLLED,
    PLACING,
    RESOLVING,
    RESULTS,
    ROLLING,
    SILVER,
    STADIUM_CONTEST,
    current_space,
    layout,
    play_cards,
    take_from_bank,
    track_place,
)


@rule
def contest_now(s: Tablet) -> int:
    """Which contest is being resolved."""
    return ARENA_CONTEST if current_space(s) < STADIUM else STADIUM_CONTEST


@rule
def takes_part(s: Tablet, contest: int, seat: int) -> bool:
    """Whether a seat has a henchman in the contest."""
    return bool(s.standing[seat] & (ARENA_SPACES if contest == ARENA_CONTEST else STADIUM_SPACES))


@rule
def metal_of(s: Tablet, contest: int, seat: int) -> int:
    """The metal that counts for a seat. R18: bronze in the Arena. R25: in the Stadium that of its side."""
    return BRONZE if contest == ARENA_CONTEST else int(s.side[seat])


@rule
def side_of(s: Tablet, contest: int, seat: int) -> int:
    """The metal that will count for a seat by where it stands."""
    if contest == ARENA_CONTEST:
        return BRONZE
    return GOLD if s.standing[seat] & GOLD_SIDE else SILVER


@rule
def has_rolled(s: Tablet, contest: int, seat: int) -> bool:
    """Whether the red dice of this round lie there; those of the last round lie there while henchmen are placed."""
    return bool(s.phase != PLACING and s.dice[contest, seat] != NOT_ROLLED)


@rule
def faces(result: int, metal: int) -> int:
    """How many of the three dice of a result show a metal."""
    shown = 0
    for _ in range(METAL_KINDS):
        shown += 1 if result % METAL_KINDS == metal else 0
        result //= METAL_KINDS
    return shown


@rule
def power(s: Tablet, contest: int, seat: int) -> int:
    """The strength of somebody who takes part: spaces, red dice, cards and blue dice.

    R17: the values of the spaces. R18, R25: dice that show the metal. R19: symbols on cards. R20: blue dice like red.
    """
    metal = metal_of(s, contest, seat)
    total = s.strength[contest, seat] + faces(s.dice[contest, seat], metal) + symbols(s.commits[contest, seat])
    if seat == s.roller[contest]:
        total += s.blue_faces[contest, metal]
    return int(total)


# ---- spaces and red dice


@rule
def begin_contest(s: Tablet, rng: Tablet) -> None:
    """6, 9: everybody who stands there takes part, even alone; in seat order they roll the red dice."""
    contest = contest_now(s)
    for i in range(s.players):
        seat = (s.start + i) % s.players
        if takes_part(s, contest, seat):
            s.strength[contest, seat] = strength_of_spaces(s, contest, seat)
            if contest == STADIUM_CONTEST:
                s.side[seat] = side_of(s, contest, seat)
            s.dice[contest, seat] = roll_three(s, rng)
    ask_for_cards(s, contest, 0)


@rule
def strength_of_spaces(s: Tablet, contest: int, seat: int) -> int:
    """R17: the sum of the values of the spaces that a seat stands on."""
    spaces = s.standing[seat] & (ARENA_SPACES if contest == ARENA_CONTEST else STADIUM_SPACES)
    total = 0
    while spaces:
        total += STRENGTH[layout(s), lowest(spaces)]
        spaces &= spaces - 1
    return int(total)


@rule
def roll_three(s: Tablet, rng: Tablet) -> int:
    """Three red dice: one of 27 results."""
    if not s.reduced_luck:
        return below(rng, RESULTS)
    # 30: with reduced luck a result comes from one deck for all, which is reshuffled when it is used up.
    if s.results_left == 0:
        s.results_left = (1 << RESULTS) - 1
    left, drawn = s.results_left, below(rng, count(s.results_left))
    for _ in range(drawn):
        left &= left - 1
    s.results_left ^= 1 << lowest(left)
    return lowest(left)


# ---- cards


@rule
def usable(s: Tablet, contest: int, seat: int) -> int:
    """The kinds of cards that count. R19, 11: weapons and servi in the Arena. R25: horses of the own side."""
    return int(WEAPONS | SERVI if contest == ARENA_CONTEST else HORSES[s.side[seat]])


@rule
def may_hold(s: Tablet, seat: int, kinds: int) -> bool:
    """38: whether a hand may hold cards of these kinds, by all that everybody knows of it.

    Everybody knows how many cards of each deck a hand holds, and which of them came from the open.
    """
    if s.open_hands:
        return bool(s.hand[seat] & kinds)
    hidden = s.hand[seat] - s.known[seat]
    return bool(s.known[seat] & kinds or hidden & EQUI or hidden & kinds & SERVI)


@rule
def ask_for_cards(s: Tablet, contest: int, order: int) -> None:
    """R19, 11: in seat order everybody has one opportunity to play cards; then the blue dice."""
    for i in range(order, s.players):
        seat = (s.start + i) % s.players
        if takes_part(s, contest, seat) and may_hold(s, seat, usable(s, contest, seat)):
            s.phase, s.turn = COMMITTING, seat
            return
    ask_for_blue(s, contest)


@rule
def list_commits(s: Tablet, out: Ints) -> int:
    """Appends every handful of cards that count. 31: cards without effect cannot be committed."""
    contest = contest_now(s)
    family = 0 if contest == ARENA_CONTEST else s.side[s.turn]
    return list_handfuls(s.hand[s.turn] & usable(s, contest, s.turn), family, out)


@rule
def commit(s: Tablet, action: int) -> None:
    """Cards are played openly."""
    contest = contest_now(s)
    s.commits[contest, s.turn] = HANDFUL[action - COMMIT]
    play_cards(s, s.turn, HANDFUL[action - COMMIT])
    ask_for_cards(s, contest, (s.turn - s.start + s.players) % s.players + 1)


# ---- blue dice


@rule
def ask_for_blue(s: Tablet, contest: int) -> None:
    """R20, 12, 31: the holder of blue dice is asked in each contest that he takes part in."""
    holder = s.blue_holder
    s.phase = RESOLVING
    if holder != NOBODY and s.blue_left > 0 and takes_part(s, contest, holder):
        s.phase, s.turn = ROLLING, holder


@rule
def list_blue(s: Tablet, out: Ints) -> int:
    """Appends every number of blue dice."""
    for dice in range(s.blue_left + 1):
        out[dice] = BLUE + dice
    return int(s.blue_left + 1)


@rule
def roll_blue(s: Tablet, dice: int, rng: Tablet) -> None:
    """R16, 12: so many are rolled together; each die once a round."""
    contest = contest_now(s)
    s.roller[contest] = s.turn
    for _ in range(dice):
        s.blue_faces[contest, below(rng, METAL_KINDS)] += 1
    s.blue_left -= dice
    s.phase = RESOLVING


# ---- ranks


@rule
def beats(s: Tablet, contest: int, seat: int, other: int) -> bool:
    """R21, 3: the stronger is before the other; of equals the one whose disc was laid earlier."""
    mine, theirs = power(s, contest, seat), power(s, contest, other)
    return mine > theirs or (mine == theirs and track_place(s, seat) < track_place(s, other))


@rule
def pay_coins(s: Tablet, contest: int, coins: Ints) -> None:
    """31: the coins of all ranks, best rank first, in the metal that counted. 8: nothing after the third."""
    for rank in range(len(coins)):
        seat = at_rank(s, contest, rank)
        if seat != NOBODY:
            take_from_bank(s, seat, metal_of(s, contest, seat), coins[rank])


@rule
def end_contest(s: Tablet, spaces: int) -> None:
    """33: the henchmen of a contest leave together."""
    for seat in range(s.players):
        s.henchmen[seat] += count(s.standing[seat] & spaces)
        s.standing[seat] &= ~spaces
    s.phase = RESOLVING


@rule
def at_rank(s: Tablet, contest: int, rank: int) -> int:
    """The seat at a rank, 0 for the best, or nobody."""
    for seat in range(s.players):
        if s.dice[contest, seat] != NOT_ROLLED:
            before = 0
            for other in range(s.players):
                if other != seat and s.dice[contest, other] != NOT_ROLLED and beats(s, contest, other, seat):
                    before += 1
            if before == rank:
                return seat
    return NOBODY
