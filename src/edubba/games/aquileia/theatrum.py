"""Theatrum: the auction of a laurel in two colours."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.cards import NO_CARD, THEATRE_LAURELS, any_laurel, laurel
from edubba.games.aquileia.spaces import THEATRUM
from edubba.games.aquileia.state import (
    BIDDING,
    BRONZE,
    DROP,
    GOLD,
    METAL_KINDS,
    NOBODY,
    OPEN,
    RAISE,
    SILVER,
    after,
    leave,
    owner,
    pay_bank,
)


@rule
def begin_auction(s: Tablet, seat: int, rng: Tablet) -> None:
    """R28: the top laurel is shown to all; 2: bidding goes clockwise from the occupant."""
    s.auctioned = any_laurel(s.laurel_pile & THEATRE_LAURELS, rng)
    # 32: if no laurel is left there is nothing to bid for.
    if s.auctioned == NO_CARD:
        leave(s, seat, THEATRUM)
        return
    s.laurel_pile -= laurel(s.auctioned)
    s.bid[:] = 0
    s.leader = NOBODY
    s.bidders = (1 << s.players) - 1
    ask_for_bid(s, seat)


@rule
def can_add(s: Tablet, seat: int, metal: int) -> bool:
    """R29: whether a seat has the standing bid, exactly, and one coin more. 13: staked coins are not in the purse."""
    purse, bid = s.purse[seat], s.bid
    repeated = purse[BRONZE] >= bid[BRONZE] and purse[SILVER] >= bid[SILVER] and purse[GOLD] >= bid[GOLD]
    return bool(repeated and purse[metal] > bid[metal])


@rule
def can_bid(s: Tablet, seat: int) -> bool:
    """Whether a seat could open or raise with any metal."""
    return can_add(s, seat, BRONZE) or can_add(s, seat, SILVER) or can_add(s, seat, GOLD)


@rule
def ask_for_bid(s: Tablet, seat: int) -> None:
    """The next seat from here that is in the bidding and able to bid is asked; who is not able drops out."""
    while s.bidders & ~leading(s):
        if s.bidders & ~leading(s) & 1 << seat:
            if can_bid(s, seat):
                s.phase, s.turn = BIDDING, seat
                return
            s.bidders ^= 1 << seat
        seat = after(s, seat)
    end_auction(s)


@rule
def leading(s: Tablet) -> int:
    """The seat whose bid stands, as a set."""
    return 0 if s.leader == NOBODY else 1 << int(s.leader)


@rule
def list_bids(s: Tablet, out: Ints) -> int:
    """Appends the coins that can be added, and dropping out."""
    n = 0
    for metal in range(METAL_KINDS):
        if can_add(s, s.turn, metal):
            # R28: the opening is exactly one coin. R29, 13: each raise adds one coin of any metal.
            out[n] = (OPEN if s.leader == NOBODY else RAISE) + metal
            n += 1
    out[n] = DROP
    return n + 1


@rule
def make_bid(s: Tablet, action: int) -> None:
    """A bid, or the end of bidding for the seat in turn."""
    if action == DROP:
        # R29, 13, 29: out is out, also for whoever declines to open.
        s.bidders ^= 1 << s.turn
    else:
        s.bid[(action - OPEN) % METAL_KINDS] += 1
        s.leader = s.turn
    ask_for_bid(s, after(s, s.turn))


@rule
def end_auction(s: Tablet) -> None:
    """The laurel goes to the highest bidder, the bid to the occupant of the Theatrum."""
    seller = owner(s, THEATRUM)
    # R31: if nobody bids, the occupant gets it free.
    buyer = seller if s.leader == NOBODY else s.leader
    for metal in range(METAL_KINDS):
        # R30: the occupant pays the bank. 13: losers keep their coins.
        pay_bank(s, buyer, metal, s.bid[metal])
        if buyer != seller:
            s.bank[metal] -= s.bid[metal]
            s.purse[seller, metal] += s.bid[metal]
    s.laurels[buyer] += laurel(s.auctioned)
    s.bid[:] = 0
    s.bidders = 0
    s.leader = NOBODY
    s.auctioned = NO_CARD
    leave(s, seller, THEATRUM)
