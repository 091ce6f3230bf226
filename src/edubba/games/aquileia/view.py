"""What a seat may see, built from what lies open, and from the seat's own cards.

position   all that lies open; of hands and piles only how many cards there are
area       the area being resolved; `space`: which of its spaces, in contests none; `done`: the areas before it
hands      by seat the cards, where the seat may see them; `known`: those that everybody saw come
laurels    by seat the laurels that the seat may see; those of the theatre were shown to all
races      who won laurels in which race, and what the seat knows of them
spaces     for every action space what is printed there, who stands there, whether the seat may place there, and what it
           lacks to use it
lots       for every lot what it costs and brings, whose it is, what the seat lacks, and how it could pay
swaps      the trades of Pecunia, and whether the seat could make them now
prices     by text the coins that each own move takes, where it is not printed: cards, a stake paid again, a bid
contests   how both contests stand, and what each own choice would make of them (standings.py)
track      the order that breaks ties, the place of the next disc, and who would start the next round
portus     what the workshops and banks of the seat would yield now at any berth, and how likely its stake is stolen
forecast   the seat's score if the game ended now; `scoring`: at the end, of every seat; `tied`: who shares the best one
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from edubba.engine.bits import members
from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.engine.transcript import copy
from edubba.games.aquileia.cards import (
    CARD_NAMES,
    EQUI,
    NO_CARD,
    SERVI,
    STADIUM_LAURELS,
    THEATRE_LAURELS,
    laurels_number,
    number,
    symbols,
)
from edubba.games.aquileia.forecast import forecast
from edubba.games.aquileia.forum import can_pay_slaves, has_coins_for, singles_with
from edubba.games.aquileia.hiding import knows_kept, knows_top
from edubba.games.aquileia.mercatus import can_swap, cards_on_offer, price_metal
from edubba.games.aquileia.moves import Buy, Open, Pay, Raise, card_names
from edubba.games.aquileia.odds import chance_of_hit
from edubba.games.aquileia.placement import free_spaces
from edubba.games.aquileia.portus import activate
from edubba.games.aquileia.position import laurel_names, public, write_coins, write_race
from edubba.games.aquileia.reading import CONTESTS
from edubba.games.aquileia.refusals import space_refusal
from edubba.games.aquileia.sheet import METALS, Lot, sheets
from edubba.games.aquileia.spaces import (
    ALL_SPACES,
    AREA_OF,
    AREAS,
    ARENA,
    BERTH,
    EQUI_DECK,
    EQUI_OPEN,
    GOLD_SIDE,
    KIND_OF,
    LATRO,
    PECUNIA,
    POTENTIA,
    SERVI_FIRST,
    SERVI_MOST,
    SPACE_NAMES,
    SPACES,
    STADIUM,
    STRENGTH,
    SWAPS,
    THEATRUM,
)
from edubba.games.aquileia.standings import standing
from edubba.games.aquileia.state import (
    ENDED,
    GOLD,
    METAL_KINDS,
    NOBODY,
    PAYMENTS,
    PLACING,
    ROUNDS,
    SILVER,
    current_space,
    layout,
    occupied,
    owner,
)

PRICE_KINDS = (*METALS, "slaves")
_WATCHER = -2  # the number of a spectator: no seat, and not nobody either
_DICE_OF_LATRO = 2
# R14, R15, R35: by space the metal of the coin that it takes.
_METAL_TAKEN = {space: price_metal(space) for space in range(EQUI_DECK, POTENTIA)} | {
    BERTH + metal: metal for metal in range(METAL_KINDS)
}


def look(s: Tablet, seat: int | None, moves: Sequence[Move]) -> dict[str, Any]:
    """All that a seat, or a spectator, may see, and what is worth knowing of it."""
    lots = _lots(s, seat)
    return {
        "position": _position(s),
        **_course(s),
        "hands": [card_names(s.hand[other]) if s.open_hands or other == seat else None for other in _seats(s)],
        "laurels": [laurel_names(_laurels_seen(s, seat, other)) for other in _seats(s)],
        "races": _races(s, _WATCHER if seat is None else seat),
        "spaces": _spaces(s, seat, can_build=any(lot.get("payments") for lot in lots.values())),
        "lots": lots,
        "swaps": [_swap(s, seat, i) for i in range(len(sheets()[s.sheet].swaps))],
        "prices": {move.text: _price(s, move) for move in moves if isinstance(move, Buy | Open | Raise | Pay)},
        "contests": {name: standing(s, contest, moves) for contest, name in enumerate(CONTESTS)},
        "track": _track(s),
        "portus": None if seat is None else _portus(s, seat),
        "forecast": None if seat is None else forecast(s, seat),
        **_end(s),
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


def _course(s: Tablet) -> dict[str, Any]:
    """R11: how far the resolution has come. 33: a contest is not resolved space by space."""
    if s.phase in (PLACING, ENDED):
        return {"area": None, "space": None, "done": []}
    space = current_space(s)
    area = AREA_OF[space]
    alone = None if area in CONTESTS else SPACE_NAMES[space]
    return {"area": area, "space": alone, "done": list(AREAS[: AREAS.index(area)])}


def _track(s: Tablet) -> dict[str, Any]:
    """R06: a disc goes to the next free place. R37: the first one starts the next round."""
    return {
        "order": s.track[: s.laid],
        "next_place": s.laid + 1 if s.laid < s.players else None,
        "next_start": s.track[0] if s.laid else None,
    }


def _end(s: Tablet) -> dict[str, Any]:
    """The final scores with their parts, and who shares the best one, if several do."""
    if s.phase != ENDED:
        return {"scoring": None, "tied": []}
    scoring = [forecast(s, seat) for seat in _seats(s)]
    best = max(score["total"] for score in scoring)
    first = [seat for seat in _seats(s) if scoring[seat]["total"] == best]
    return {"scoring": scoring, "tied": first if len(first) > 1 else []}


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
    printed = _printed_spaces(layout(s))
    views = {
        SPACE_NAMES[space]: printed[space] | {"seat": owner(s, space) if taken >> space & 1 else None} for space in here
    }
    for slot, kind in enumerate(s.open_equi):
        views[SPACE_NAMES[EQUI_OPEN + slot]]["card"] = CARD_NAMES[kind] if kind != NO_CARD else None
    if seat is not None:
        free = free_spaces(s, seat) if _is_placing(s, seat) else 0
        for space in here:
            views[SPACE_NAMES[space]] |= {"may_place": bool(free >> space & 1)} | _use(s, seat, space, can_build)
    return views


@cache
def _printed_spaces(layout: int) -> list[dict[str, Any]]:
    return [_printed_space(layout, space) for space in range(SPACES)]


def _printed_space(layout: int, space: int) -> dict[str, Any]:
    """What a space is: its strength and side in contests, the metal that it takes, the most cards that it sells."""
    view: dict[str, Any] = {"area": AREA_OF[space], "kind": KIND_OF[space]}
    if ARENA <= space < THEATRUM:
        view["strength"] = int(STRENGTH[layout, space])
    if STADIUM <= space < THEATRUM:
        view["side"] = METALS[GOLD if GOLD_SIDE >> space & 1 else SILVER]
    if space in _METAL_TAKEN:
        view["metal"] = METALS[_METAL_TAKEN[space]]
    if SERVI_FIRST <= space < POTENTIA:
        view["most"] = int(SERVI_MOST[space - SERVI_FIRST])
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
    metal = _METAL_TAKEN.get(space)
    if metal is None:
        return {}
    staked = space >= BERTH and s.standing[seat] >> space & 1
    return {} if staked or s.purse[seat, metal] else {METALS[metal]: 1}


def _price(s: Tablet, move: Buy | Open | Raise | Pay) -> dict[str, int]:
    """Coins of the metal that the space takes. R28, R29: a bid is the standing one, and one coin more."""
    if isinstance(move, Open | Raise):
        bid = write_coins(s.bid)
        return bid | {move.metal: bid[move.metal] + 1}
    metal = METALS[_METAL_TAKEN[current_space(s)]]
    return {metal: move.cards if isinstance(move, Buy) else 1}


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


# ---- Portus


def _portus(s: Tablet, seat: int) -> dict[str, Any]:
    """R36: what the workshops and banks of a seat would bring at any berth, and what each berth costs."""
    after = copy(s, "purse", "bank", "points")
    activate(after, seat)
    lots = sheets()[s.sheet].lots
    return {
        "points": after.points[seat] - s.points[seat],
        "coins": write_coins(after.purse[seat] - s.purse[seat]),
        "works": [lots[lot].id for lot in members(s.lots[seat]) if lots[lot].kind != "villa"],
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
