"""Portus: Latro, and the berths where workshops and banks work."""

from __future__ import annotations

from edubba.engine.bits import lowest
from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.spaces import BANK, BERTH, LATRO, LOT_KIND, LOT_POINTS, LOT_YIELD, WORKSHOP
from edubba.games.aquileia.state import (
    DECLINE,
    METAL_KINDS,
    PAY,
    PAYING,
    current_space,
    leave,
    pay_bank,
    roll_pair,
    take_from_bank,
)


@rule
def rob(s: Tablet, seat: int, rng: Tablet) -> None:
    """R34: Latro rolls two red dice and takes the stakes of these metals."""
    s.latro_dice = roll_pair(rng)
    steal(s, seat, s.latro_dice % METAL_KINDS)
    steal(s, seat, s.latro_dice // METAL_KINDS)
    leave(s, seat, LATRO)


@rule
def steal(s: Tablet, seat: int, metal: int) -> None:
    """15: one coin a die, if it lies there; an equal face finds nothing more, and the own stake counts too."""
    s.purse[seat, metal] += s.stakes[metal]
    s.stakes[metal] = 0


@rule
def resolve_berth(s: Tablet, seat: int, metal: int) -> None:
    """R35: a berth costs a coin of its metal."""
    if s.stakes[metal]:
        # 21: a stake that was not robbed is spent, and nothing is asked.
        s.stakes[metal] = 0
        s.bank[metal] += 1
        activate(s, seat)
        leave(s, seat, BERTH + metal)
    elif s.purse[seat, metal] > 0:
        s.phase, s.turn = PAYING, seat
    else:
        # 14: whoever cannot pay again loses the action.
        leave(s, seat, BERTH + metal)


@rule
def list_payments(out: Ints) -> int:
    """Writes both answers of a robbed owner."""
    out[0], out[1] = PAY, DECLINE
    return 2


@rule
def pay_again(s: Tablet, action: int) -> None:
    """R35, 14: the coin is paid from the purse, or the action is lost."""
    seat, space = s.turn, current_space(s)
    if action == PAY:
        pay_bank(s, seat, space - BERTH, 1)
        activate(s, seat)
    leave(s, seat, space)


@rule
def activate(s: Tablet, seat: int) -> None:
    """R36, 16: every own workshop scores its points and every own bank pays its coins, once."""
    lots = s.lots[seat]
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        if LOT_KIND[s.sheet, lot] == WORKSHOP:
            s.points[seat] += LOT_POINTS[s.sheet, lot]
        elif LOT_KIND[s.sheet, lot] == BANK:
            for metal in range(METAL_KINDS):
                take_from_bank(s, seat, metal, LOT_YIELD[s.sheet, lot, metal])
