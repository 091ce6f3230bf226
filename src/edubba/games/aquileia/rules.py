"""The rules of Aquileia: the contract's functions, and the round as a whole. Each area has a module of its own.

Numbers in the comments are those of docs/rules/aquileia.md: R.. for the rules, bare numbers for rulings.
"""

from __future__ import annotations

from edubba.engine.dispatch import OVER
from edubba.engine.jit import rule
from edubba.engine.rng import below
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.arena import award_arena, choose, list_prizes
from edubba.games.aquileia.cards import (
    ALL_CARDS,
    ALL_LAURELS,
    EQUI,
    NO_CARD,
    STADIUM_LAURELS,
    any_laurel,
    laurel,
)
from edubba.games.aquileia.commits import COMMITS, MOST_COMMITS
from edubba.games.aquileia.contests import (
    begin_contest,
    commit,
    contest_now,
    list_blue,
    list_commits,
    roll_blue,
)
from edubba.games.aquileia.forum import build, list_buildings, resolve_forum
from edubba.games.aquileia.hiding import hide
from edubba.games.aquileia.mercatus import buy, list_purchases, list_swaps, resolve_mercatus, trade
from edubba.games.aquileia.placement import begin_placement, list_placements, place, put_away_rolls
from edubba.games.aquileia.portus import list_payments, pay_again, resolve_berth, rob
from edubba.games.aquileia.scoring import ranks, scores
from edubba.games.aquileia.spaces import ARENA, BERTH, FORUM, LATRO, OPEN_SLOTS, THEATRUM
from edubba.games.aquileia.stadium import award_stadium, keep, list_keeps
from edubba.games.aquileia.state import (
    ARENA_CONTEST,
    BANK_COINS,
    BIDDING,
    BLUE,
    BUILDING,
    BUY,
    BUYING,
    CHOOSING,
    COMMIT,
    COMMITTING,
    ENDED,
    HENCHMEN,
    HOUSES,
    KEEPING,
    METAL_KINDS,
    NOBODY,
    NOT_ROLLED,
    PAYING,
    PLACING,
    RESOLVING,
    RESULTS,
    ROLLING,
    ROUNDS,
    START_COINS,
    SWAPPING,
    UNDECIDED,
    State,
    current_space,
    draw,
    occupied,
    owner,
    take_from_bank,
)
from edubba.games.aquileia.theatrum import begin_auction, list_bids, make_bid

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

NUM_ACTIONS = COMMIT + COMMITS
MAX_LEGAL = MOST_COMMITS


# ---- set-up


@rule
def setup(s: Tablet, options: Ints, rng: Tablet) -> None:
    """R09: the starting position."""
    s.players, s.sheet, s.reduced_luck = options[0], options[1], options[2]
    s.symmetric, s.open_hands, s.shared_win = options[3], options[4], options[5]
    s.round_no = 1
    set_up_seats(s)
    set_up_city(s)
    fill_open_cards(s, rng)
    s.start = below(rng, s.players)
    begin_placement(s)


@rule
def set_up_seats(s: Tablet) -> None:
    """R03, R09: everybody has henchmen, houses and a few coins; nobody has points or cards."""
    for metal in range(METAL_KINDS):
        s.bank[metal] = BANK_COINS[metal]
    s.purse[:] = 0
    s.points[:] = 0
    s.henchmen[:] = 0
    s.houses[:] = 0
    s.standing[:] = 0
    s.hand[:] = 0
    s.known[:] = 0
    s.laurels[:] = 0
    s.lots[:] = 0
    for seat in range(s.players):
        s.henchmen[seat], s.houses[seat] = HENCHMEN, HOUSES
        for metal in range(METAL_KINDS):
            take_from_bank(s, seat, metal, START_COINS[metal])


@rule
def set_up_city(s: Tablet) -> None:
    """R09: all cards face down in their piles, no dice rolled, nothing going on anywhere."""
    s.pile, s.discard = ALL_CARDS, 0
    s.open_equi[:] = NO_CARD
    s.laurel_pile, s.laurels_out = ALL_LAURELS, 0
    s.open_laurel, s.auctioned = NO_CARD, NO_CARD
    s.stakes[:] = 0
    s.bid[:] = 0
    s.bidders, s.leader, s.swaps, s.builds = 0, NOBODY, 0, 0
    s.blue_holder, s.blue_left = NOBODY, 0
    s.results_left = (1 << RESULTS) - 1 if s.reduced_luck else 0
    put_away_rolls(s)
    s.race_first[:] = NOBODY
    s.race_second[:] = NOBODY
    s.race_open[:] = NO_CARD
    s.race_top[:] = NO_CARD
    s.race_kept[:] = UNDECIDED


@rule
def fill_open_cards(s: Tablet, rng: Tablet) -> None:
    """26: the slots for horses and weapons in order, then the open laurel; for want of cards a slot stays empty."""
    for slot in range(OPEN_SLOTS):
        if s.open_equi[slot] == NO_CARD:
            s.open_equi[slot] = draw(s, EQUI, rng)
    if s.open_laurel == NO_CARD:
        s.open_laurel = any_laurel(s.laurel_pile & STADIUM_LAURELS, rng)
        s.laurel_pile -= laurel(s.open_laurel)


# ---- whose turn, and what is legal


@rule
def actor(s: Tablet) -> int:
    """The seat that must act."""
    return OVER if s.phase == ENDED else int(s.turn)


@rule
def legal(s: Tablet, out: Ints) -> int:
    """Writes the legal actions of the seat in turn. 28: these are the decisions that are asked."""
    if s.phase == PLACING:
        return list_placements(s, out)
    if s.phase == SWAPPING:
        return list_swaps(s, out)
    if s.phase == BUYING:
        return list_purchases(s, out)
    if s.phase == COMMITTING:
        return list_commits(s, out)
    if s.phase == ROLLING:
        return list_blue(s, out)
    return legal_later(s, out)


@rule
def legal_later(s: Tablet, out: Ints) -> int:
    """The same for decisions that come after the contests."""
    if s.phase == CHOOSING:
        return list_prizes(out)
    if s.phase == KEEPING:
        return list_keeps(out)
    if s.phase == BIDDING:
        return list_bids(s, out)
    if s.phase == BUILDING:
        return list_buildings(s, out)
    return list_payments(out) if s.phase == PAYING else 0


# ---- playing


@rule
def play(s: Tablet, action: int, rng: Tablet) -> None:
    """Does an action, then resolves space after space as far as nobody has to decide anything."""
    decide(s, action, rng)
    while s.phase == RESOLVING:
        resolve(s, rng)


@rule
def decide(s: Tablet, action: int, rng: Tablet) -> None:
    """The action itself."""
    if s.phase == PLACING:
        place(s, action)
    elif s.phase == SWAPPING:
        trade(s, action)
    elif s.phase == BUYING:
        buy(s, action - BUY, rng)
    elif s.phase == COMMITTING:
        commit(s, action)
    elif s.phase == ROLLING:
        roll_blue(s, action - BLUE, rng)
    else:
        decide_later(s, action, rng)


@rule
def decide_later(s: Tablet, action: int, rng: Tablet) -> None:
    """The same for decisions that come after the contests."""
    if s.phase == CHOOSING:
        choose(s, action, rng)
    elif s.phase == KEEPING:
        keep(s, action)
    elif s.phase == BIDDING:
        make_bid(s, action)
    elif s.phase == BUILDING:
        build(s, action)
    else:
        pay_again(s, action)


@rule
def resolve(s: Tablet, rng: Tablet) -> None:
    """R11, 2: the next occupied space in the order of the areas; without any the round ends."""
    if occupied(s) == 0:
        end_round(s, rng)
        return
    space = current_space(s)
    if space >= THEATRUM:
        # 12, 31: after the Stadium the blue dice go back, used or not.
        s.blue_holder, s.blue_left = NOBODY, 0
    seat = owner(s, space)
    if space < ARENA:
        resolve_mercatus(s, seat, space, rng)
    elif space < THEATRUM:
        resolve_contest(s, seat, rng)
    elif space < FORUM:
        begin_auction(s, seat, rng)
    elif space < LATRO:
        resolve_forum(s, seat, space)
    elif space == LATRO:
        rob(s, seat, rng)
    else:
        resolve_berth(s, seat, space - BERTH)


@rule
def resolve_contest(s: Tablet, seat: int, rng: Tablet) -> None:
    """A contest begins with the red dice of all, and is awarded when cards and blue dice are played."""
    contest = contest_now(s)
    if s.dice[contest, seat] == NOT_ROLLED:
        begin_contest(s, rng)
    elif contest == ARENA_CONTEST:
        award_arena(s, rng)
    else:
        award_stadium(s, rng)


@rule
def end_round(s: Tablet, rng: Tablet) -> None:
    """R37: whoever is first on the track starts the next round, and the discs go back."""
    s.blue_holder, s.blue_left = NOBODY, 0
    # R38, 34: after round six nothing is refilled, and the discs stay.
    if s.round_no == ROUNDS:
        s.phase, s.turn = ENDED, NOBODY
        return
    fill_open_cards(s, rng)
    s.start = s.track[0]
    s.round_no += 1
    begin_placement(s)
