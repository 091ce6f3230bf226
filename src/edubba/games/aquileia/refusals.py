"""Why a move is not legal now, in the words of the rule that forbids it."""

from __future__ import annotations

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.games.aquileia.cards import CARD_NAMES, DOUBLE, SINGLE, held
from edubba.games.aquileia.contests import contest_now, usable
from edubba.games.aquileia.forum import taken_lots
from edubba.games.aquileia.mercatus import price_metal
from edubba.games.aquileia.moves import (
    Blue,
    Build,
    Buy,
    Commit,
    Decline,
    Disc,
    Drop,
    Keep,
    NoBuild,
    Open,
    Pass,
    Pay,
    Place,
    Prize,
    Raise,
    Stop,
    Swap,
)
from edubba.games.aquileia.sheet import METALS, Sheet, sheets
from edubba.games.aquileia.spaces import (
    ALL_SPACES,
    BERTH,
    BERTHS,
    GOLD_SIDE,
    SILVER_SIDE,
    SPACE_NAMES,
    STADIUM_SPACES,
    SWAP_GIVE,
)
from edubba.games.aquileia.state import (
    BIDDING,
    BUILDING,
    BUYING,
    CHOOSING,
    COMMITTING,
    KEEPING,
    METAL_KINDS,
    NOBODY,
    PAYING,
    PLACING,
    ROLLING,
    SWAPPING,
    current_space,
    layout,
    occupied,
)
from edubba.locales import Message, message

PHASES = {
    PLACING: "place",
    SWAPPING: "swap",
    BUYING: "buy",
    COMMITTING: "commit",
    ROLLING: "blue",
    CHOOSING: "prize",
    KEEPING: "keep",
    BIDDING: "bid",
    BUILDING: "build",
    PAYING: "pay",
}
_PHASE_OF: tuple[tuple[int, tuple[type[Move], ...]], ...] = (
    (PLACING, (Place, Disc, Pass)),
    (SWAPPING, (Swap, Stop)),
    (BUYING, (Buy,)),
    (COMMITTING, (Commit,)),
    (ROLLING, (Blue,)),
    (CHOOSING, (Prize,)),
    (KEEPING, (Keep,)),
    (BIDDING, (Open, Raise, Drop)),
    (BUILDING, (Build, NoBuild)),
    (PAYING, (Pay, Decline)),
)


def refusal(s: Tablet, move: Move) -> Message:
    """Why a move is not legal now."""
    phase = next(phase for phase, kinds in _PHASE_OF if isinstance(move, kinds))
    if phase != s.phase:
        return message("aquileia-not-now", asked=PHASES[int(s.phase)])
    match move:
        case Place(space=space):
            return space_refusal(s, int(s.turn), SPACE_NAMES.index(space)) or message("aquileia-no-henchman")
        case Swap(number=number):
            return _swap_refusal(s, number - 1)
        case Buy():
            return _buy_refusal(s, move.cards)
        case Commit(cards=cards):
            return _commit_refusal(s, cards)
        case Build(lot=lot, doubles=doubles):
            return _build_refusal(s, sheets()[int(s.sheet)], lot, doubles)
        case _:
            return _other_refusal(s, move)


def _other_refusal(s: Tablet, move: Move) -> Message:
    match move:
        case Disc():
            return message("aquileia-disc-laid")
        case Pass():
            return message("aquileia-disc-first")
        case Blue():
            return message("aquileia-blue-left", dice=int(s.blue_left))
        case Open() if s.leader != NOBODY:
            return message("aquileia-opened")
        case Raise() if s.leader == NOBODY:
            return message("aquileia-open-first")
        case Open(metal=metal) | Raise(metal=metal):
            return message("aquileia-bid-short", metal=metal)
        case _:
            raise TypeError(move)


def space_refusal(s: Tablet, seat: int, space: int) -> Message | None:
    """Why a space is closed to a henchman of a seat in this round, or nothing."""
    name, stands = SPACE_NAMES[space], int(s.standing[seat])
    bit = 1 << space
    if not ALL_SPACES[layout(s)] & bit:
        return message("aquileia-no-such-space", space=name)
    if occupied(s) & bit:
        return message("aquileia-space-taken", space=name)
    other_side = GOLD_SIDE if bit & SILVER_SIDE else SILVER_SIDE
    if bit & STADIUM_SPACES and stands & other_side:
        return message("aquileia-one-side")
    if bit & BERTHS and stands & BERTHS:
        return message("aquileia-one-berth")
    if bit & BERTHS and not s.purse[seat, space - BERTH]:
        return message("aquileia-no-stake", metal=METALS[space - BERTH])
    return None


def _swap_refusal(s: Tablet, swap: int) -> Message:
    if swap >= len(sheets()[int(s.sheet)].swaps):
        return message("aquileia-no-such-swap", number=swap + 1)
    for metal in range(METAL_KINDS):
        missing = int(SWAP_GIVE[s.sheet, swap, metal] - s.purse[s.turn, metal])
        if missing > 0:
            return message("aquileia-coins-missing", number=missing, metal=METALS[metal])
    return message("aquileia-bank-short")


def _buy_refusal(s: Tablet, cards: int) -> Message:
    metal = price_metal(current_space(s))
    missing = cards - int(s.purse[s.turn, metal])
    if missing > 0:
        return message("aquileia-coins-missing", number=missing, metal=METALS[metal])
    return message("aquileia-too-many-cards")


def _commit_refusal(s: Tablet, cards: tuple[str, ...]) -> Message:
    hand, counting = int(s.hand[s.turn]), usable(s, contest_now(s), int(s.turn))
    without_effect = [name for name in cards if not held(counting, CARD_NAMES.index(name))]
    if without_effect:
        return message("aquileia-card-without-effect", card=without_effect[0])
    missing = next(name for name in cards if cards.count(name) > held(hand, CARD_NAMES.index(name)))
    return message("aquileia-cards-missing", card=missing)


def _build_refusal(s: Tablet, sheet: Sheet, lot: str, doubles: int) -> Message:
    number = sheet.lot_by_id.get(lot)
    if number is None:
        return message("aquileia-no-such-lot", lot=lot)
    if taken_lots(s) >> number & 1:
        return message("aquileia-lot-taken", lot=lot)
    for metal in range(METAL_KINDS):
        missing = sheet.lots[number].price[metal] - int(s.purse[s.turn, metal])
        if missing > 0:
            return message("aquileia-coins-missing", number=missing, metal=METALS[metal])
    slaves = sheet.lots[number].slaves
    if 2 * doubles > slaves + 1:
        return message("aquileia-needless-cards", slaves=slaves)
    hand = int(s.hand[s.turn])
    return message("aquileia-servi-missing", singles=held(hand, SINGLE), doubles=held(hand, DOUBLE))
