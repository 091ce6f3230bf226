"""What a seat may see, built from what lies open, and from the seat's own cards.

position   all that lies open; of hands and piles only how many cards there are
hands      by seat the cards, where the seat may see them; `known`: those that everybody saw come
laurels    by seat the laurels that the seat may see; those of the theatre were shown to all
races      who won laurels in which race, and what the seat knows of them
spaces     for every action space who stands there, whether the seat may place there, and what it lacks to use it
lots       for every lot what it costs and brings, whose it is, what the seat lacks, and how it could pay
swaps      the trades of Pecunia, and whether the seat could make them now
contests   for both contests the strengths with their parts, the coins of each place and the chances, and what each own
           choice would make of them
track      the order that breaks ties, and who would start the next round
portus     what each berth would yield to the seat now, and how likely its stake is stolen
forecast   the seat's score if the game ended now; `scoring`: at the end, of every seat
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from edubba.engine.bits import members
from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.engine.transcript import copy
from edubba.games.aquileia.arena import PRIZE_COINS as ARENA_PRIZES
from edubba.games.aquileia.cards import (
    EQUI,
    SERVI,
    STADIUM_LAURELS,
    THEATRE_LAURELS,
    laurels_number,
    number,
    symbols,
)
from edubba.games.aquileia.contests import faces, has_rolled, metal_of, power, strength_of_spaces
from edubba.games.aquileia.forecast import forecast
from edubba.games.aquileia.forum import can_pay_slaves, has_coins_for, singles_with
from edubba.games.aquileia.hiding import knows_kept, knows_top
from edubba.games.aquileia.mercatus import can_swap, cards_on_offer, price_metal
from edubba.games.aquileia.moves import Blue, Commit, card_names
from edubba.games.aquileia.odds import Odds, chance_of_hit
from edubba.games.aquileia.placement import free_spaces
from edubba.games.aquileia.portus import activate
from edubba.games.aquileia.position import laurel_names, public, write_coins, write_dice, write_race
from edubba.games.aquileia.reading import CONTESTS
from edubba.games.aquileia.refusals import space_refusal
from edubba.games.aquileia.sheet import METALS, Lot, sheets
from edubba.games.aquileia.spaces import (
    ALL_SPACES,
    AREA_OF,
    ARENA,
    BERTH,
    EQUI_DECK,
    KIND_OF,
    LATRO,
    PECUNIA,
    POTENTIA,
    SPACE_NAMES,
    STRENGTH,
    SWAPS,
    THEATRUM,
)
from edubba.games.aquileia.stadium import PRIZE_COINS as STADIUM_PRIZES
from edubba.games.aquileia.state import (
    ENDED,
    METAL_KINDS,
    NOBODY,
    PAYMENTS,
    PLACING,
    RED_DICE,
    ROUNDS,
    current_space,
    layout,
    occupied,
    owner,
    track_place,
)

PRIZES = [[int(coins) for coins in prizes] for prizes in (ARENA_PRIZES, STADIUM_PRIZES)]
PRICE_KINDS = (*METALS, "slaves")
_WATCHER = -2  # the number of a spectator: no seat, and not nobody either
_DICE_OF_LATRO = 2


def look(s: Tablet, seat: int | None, moves: Sequence[Move]) -> dict[str, Any]:
    """All that a seat, or a spectator, may see, and what is worth knowing of it."""
    lots = _lots(s, seat)
    return {
        "position": _position(s),
        "area": _area(s),
        "hands": [card_names(s.hand[other]) if s.open_hands or other == seat else None for other in _seats(s)],
        "laurels": [laurel_names(_laurels_seen(s, seat, other)) for other in _seats(s)],
        "races": _races(s, _WATCHER if seat is None else seat),
        "spaces": _spaces(s, seat, can_build=any(lot.get("payments") for lot in lots.values())),
        "lots": lots,
        "swaps": [_swap(s, seat, i) for i in range(len(sheets()[s.sheet].swaps))],
        "contests": {name: _contest(s, contest, moves) for contest, name in enumerate(CONTESTS)},
        "track": {"order": s.track[: s.laid], "next_start": s.track[0] if s.laid else None},
        "portus": None if seat is None else _portus(s, seat),
        "forecast": None if seat is None else forecast(s, seat),
        "scoring": [forecast(s, other) for other in _seats(s)] if s.phase == ENDED else None,
    }


def _seats(s: Tablet) -> range:
    return range(s.players)


def _position(s: Tablet) -> dict[str, Any]:
    """20: of hidden cards, how many there are."""
    return public(s) | {
        "hand_sizes": [number(s.hand[seat]) for seat in _seats(s)],
        "laurel_numbers": [laurels_number(s.laurels[seat]) for seat in _seats(s)],
        "pile_sizes": {
            "servi": number(int(s.pile & SERVI)),
            "equi": number(int(s.pile & EQUI)),
            "stadium": laurels_number(int(s.laurel_pile & STADIUM_LAURELS)),
            "theatre": laurels_number(int(s.laurel_pile & THEATRE_LAURELS)),
        },
    }


def _area(s: Tablet) -> str | None:
    """The area being resolved."""
    return AREA_OF[current_space(s)] if s.phase not in (PLACING, ENDED) else None


def _laurels_seen(s: Tablet, seat: int | None, other: int) -> int:
    """40: the own laurels, those of the theatre, and in the end all."""
    laurels: int = s.laurels[other]
    return laurels if s.open_hands or s.phase == ENDED or other == seat else laurels & THEATRE_LAURELS


def _races(s: Tablet, seat: int) -> list[dict[str, Any]]:
    return [_race(s, seat, race) for race in range(ROUNDS) if s.race_first[race] != NOBODY]


def _race(s: Tablet, seat: int, race: int) -> dict[str, Any]:
    """10, 39: a race as a seat knows it."""
    known = write_race(s, race)
    if not knows_top(s, seat, race):
        known["top"] = None
    if not knows_kept(s, seat, race):
        known.pop("kept", None)
    return known


# ---- spaces


def _spaces(s: Tablet, seat: int | None, can_build: bool) -> dict[str, dict[str, Any]]:
    """Every space of the layout: who stands there, and what it is for the seat."""
    taken, here = occupied(s), members(ALL_SPACES[layout(s)])
    views = {SPACE_NAMES[space]: _space(s, space, taken) for space in here}
    if seat is not None:
        free = free_spaces(s, seat) if _is_placing(s, seat) else 0
        for space in here:
            views[SPACE_NAMES[space]] |= {"may_place": bool(free >> space & 1)} | _use(s, seat, space, can_build)
    return views


def _space(s: Tablet, space: int, taken: int) -> dict[str, Any]:
    view: dict[str, Any] = {
        "area": AREA_OF[space],
        "kind": KIND_OF[space],
        "seat": owner(s, space) if taken >> space & 1 else None,
    }
    if ARENA <= space < THEATRUM:
        view["strength"] = int(STRENGTH[layout(s), space])
    return view


def _use(s: Tablet, seat: int, space: int, can_build: bool) -> dict[str, Any]:
    """Why a space is closed to a seat, whether its action would do something for it now, and what it lacks."""
    reason, missing = space_refusal(s, seat, space), _missing(s, seat, space)
    if space == PECUNIA:
        usable = any(can_swap(s, seat, swap) for swap in range(SWAPS[s.sheet]))
    elif KIND_OF[space] == "forum":
        usable = can_build
    else:
        usable = not missing and (not EQUI_DECK <= space < POTENTIA or bool(cards_on_offer(s, space)))
    return {"reason": reason.to_json() if reason else None, "usable": usable, "missing": missing}


def _is_placing(s: Tablet, seat: int) -> bool:
    """Whether a seat has henchmen to place in this round."""
    return bool(s.phase == PLACING and s.henchmen[seat] > 0 and not s.passed >> seat & 1)


def _missing(s: Tablet, seat: int, space: int) -> dict[str, int]:
    """The coin that a seat lacks to use a space now."""
    if EQUI_DECK <= space < POTENTIA:
        metal = price_metal(space)
    elif space >= BERTH:
        metal = space - BERTH
    else:
        return {}
    staked = space >= BERTH and s.standing[seat] >> space & 1
    return {} if staked or s.purse[seat, metal] else {METALS[metal]: 1}


# ---- lots and swaps


def _lots(s: Tablet, seat: int | None) -> dict[str, dict[str, Any]]:
    """Every lot: what is printed on it, whose it is, and what it is for the seat."""
    owners = {lot: other for other in _seats(s) for lot in members(s.lots[other])}
    sheet = sheets()[s.sheet]
    views = {
        lot.id: printed | {"yields": printed["yields"].copy(), "price": printed["price"].copy(), "seat": owners.get(i)}
        for i, (lot, printed) in enumerate(zip(sheet.lots, _printed(s.sheet), strict=True))
    }
    if seat is not None:
        have = dict(zip(PRICE_KINDS, (*s.purse[seat], symbols(s.hand[seat] & SERVI)), strict=True))
        for i, lot in enumerate(sheet.lots):
            view = views[lot.id]
            missing = {what: price - have[what] for what, price in view["price"].items() if price > have[what]}
            payments = [] if i in owners else _payments(s, seat, lot, i)
            view |= {"missing": missing, "payments": payments}
    return views


@cache
def _printed(sheet: int) -> list[dict[str, Any]]:
    """What is printed on every lot."""
    return [
        {
            "kind": lot.kind,
            "name": lot.name,
            "colour": lot.colour,
            "points": lot.points,
            "yields": dict(zip(METALS, lot.yields, strict=True)),
            "price": dict(zip(PRICE_KINDS, (*lot.price, lot.slaves), strict=True)),
        }
        for lot in sheets()[sheet].lots
    ]


def _payments(s: Tablet, seat: int, lot: Lot, index: int) -> list[dict[str, int]]:
    """22: every way in which a seat could pay a lot that is free. 17: without a house there is none."""
    if s.houses[seat] == 0 or not has_coins_for(s, seat, index):
        return []
    doubles = [d for d in range(PAYMENTS) if can_pay_slaves(s, seat, lot.slaves, d)]
    return [{"singles": singles_with(lot.slaves, d), "doubles": d} for d in doubles]


def _swap(s: Tablet, seat: int | None, swap: int) -> dict[str, Any]:
    trade = sheets()[s.sheet].swaps[swap]
    coins = {name: dict(zip(METALS, getattr(trade, name), strict=True)) for name in ("give", "take")}
    possible = {} if seat is None else {"possible": can_swap(s, seat, swap)}
    return {"number": swap + 1} | coins | possible


# ---- contests


def _contest(s: Tablet, contest: int, moves: Sequence[Move]) -> dict[str, Any]:
    """Who takes part with what strength. Before the dice are rolled only the spaces count."""
    odds = Odds(s, contest)
    standing = odds.fighters
    rolled = [seat for seat in _seats(s) if has_rolled(s, contest, seat)]
    stage = "now" if standing and rolled else "before" if standing else "done" if rolled else "none"
    return {
        "stage": stage,
        "fighters": [_fighter(s, contest, seat) | _chance(odds, seat) for seat in standing or rolled],
        "ranking": _ranking(s, contest, rolled),
        "prizes": PRIZES[contest],
        "choices": _choices(odds, s.turn, moves) if stage == "now" else {},
    }


def _ranking(s: Tablet, contest: int, rolled: list[int]) -> list[int]:
    """R21, 3: by strength, then by the track."""
    return sorted(rolled, key=lambda seat: (-power(s, contest, seat), track_place(s, seat)))


def _chance(odds: Odds, seat: int) -> dict[str, float]:
    """The chance of winning, as long as the contest is not over."""
    return {"chance": odds.of(seat)} if seat in odds.fighters else {}


def _fighter(s: Tablet, contest: int, seat: int) -> dict[str, Any]:
    """A fighter's strength and its parts."""
    if not has_rolled(s, contest, seat):
        strength = strength_of_spaces(s, contest, seat)
        return {"seat": seat, "spaces": strength, "strength": strength}
    metal, cards = metal_of(s, contest, seat), s.commits[contest, seat]
    return {
        "seat": seat,
        "metal": METALS[metal],
        "spaces": s.strength[contest, seat],
        "dice": write_dice(s.dice[contest, seat], RED_DICE),
        "hits": faces(s.dice[contest, seat], metal),
        "cards": card_names(cards),
        "symbols": symbols(cards),
        "blue": s.blue_faces[contest, metal] if seat == s.roller[contest] else 0,
        "strength": power(s, contest, seat),
    }


def _choices(odds: Odds, seat: int, moves: Sequence[Move]) -> dict[str, float]:
    """What each of the own moves would make of the chance of winning; of cards only their symbols count."""
    added = {move.text: sum(int(card[-1]) for card in move.cards) for move in moves if isinstance(move, Commit)}
    by_cards = {n: odds.with_cards(seat, n) for n in set(added.values())}
    blue = {move.text: move.dice for move in moves if isinstance(move, Blue)}
    by_dice = {n: odds.with_blue_dice(seat, n) for n in blue.values()}
    return {text: by_cards[n] for text, n in added.items()} | {text: by_dice[n] for text, n in blue.items()}


# ---- Portus


def _portus(s: Tablet, seat: int) -> dict[str, Any]:
    """R36: what the workshops and banks of a seat would bring at any berth, and what each berth costs."""
    after = copy(s, "purse", "bank", "points")
    activate(after, seat)
    coins = write_coins(after.purse[seat] - s.purse[seat])
    return {
        "points": after.points[seat] - s.points[seat],
        "coins": coins,
        "berths": {METALS[metal]: _berth(s, seat, metal) for metal in range(METAL_KINDS)},
    }


def _berth(s: Tablet, seat: int, metal: int) -> dict[str, Any]:
    """What a berth is for a seat: whose, with a stake or without, how likely to be robbed by somebody else."""
    robber = owner(s, LATRO) if occupied(s) >> LATRO & 1 else NOBODY
    return {
        "seat": owner(s, BERTH + metal) if occupied(s) >> BERTH + metal & 1 else None,
        "stake": bool(s.stakes[metal]),
        "robbery": chance_of_hit(_DICE_OF_LATRO) if robber not in (NOBODY, seat) else 0.0,
        "can_pay_again": bool(s.purse[seat, metal] > (0 if s.standing[seat] >> BERTH + metal & 1 else 1)),
    }
