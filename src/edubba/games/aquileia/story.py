"""The story of a move: who did what, and what came of it. It tells what everybody saw, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from edubba.engine.bits import members
from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.games.aquileia import moves
from edubba.games.aquileia.cards import CARD_NAMES, LAUREL_NAMES, NO_CARD, THEATRE_LAURELS, laurel, laurels_held, number
from edubba.games.aquileia.contests import at_rank, contest_now, power
from edubba.games.aquileia.position import write_dice
from edubba.games.aquileia.reading import CONTESTS
from edubba.games.aquileia.replaying import steps
from edubba.games.aquileia.scoring import ranks, score
from edubba.games.aquileia.sheet import METALS, sheets
from edubba.games.aquileia.spaces import (
    ARENA,
    BERTH,
    DOLUS,
    EQUI_OPEN,
    LATRO,
    POTENTIA,
    SERVI_FIRST,
    SPACE_NAMES,
    THEATRUM,
)
from edubba.games.aquileia.state import (
    ARENA_CONTEST,
    ENDED,
    METAL_KINDS,
    NOBODY,
    NOT_ROLLED,
    PLACING,
    RED_DICE,
    current_space,
    occupied,
    owner,
)
from edubba.locales import Message, message

PRIZES = 3  # ranks that get coins
NOTHING_MORE = {  # moves that end something, as they are told
    "pass": "aquileia-told-pass",
    "stop": "aquileia-told-stop",
    "drop": "aquileia-told-drop",
    "no_build": "aquileia-told-no-build",
    "decline": "aquileia-told-decline",
}


def tell(before: Tablet, move: Move, after: Tablet) -> list[Message]:
    """The story of one move."""
    (was, now), *rest = steps(before, move.id, after)
    told = [*_deed(was, move, now), *_others_place(was, move, now), *_what_came(was, now)]
    for was, now in rest:
        told += _space(was, now) if occupied(was) else _round(was, now)
    return told


# ---- the decision


def _deed(was: Tablet, move: Move, now: Tablet) -> Iterator[Message]:
    """What the seat in turn did. Prizes and laurels are told by what comes of them."""
    seat = was.turn
    match move:
        case moves.Place(space=space):
            key = "aquileia-told-staked" if space.startswith("portus") else "aquileia-told-placed"
            yield message(key, seat=seat, space=space, metal=space.rpartition("_")[2])
        case moves.Disc():
            yield message("aquileia-told-disc", seat=seat, place=was.laid + 1)
        case moves.Swap(number=number):
            swap = sheets()[was.sheet].swaps[number - 1]
            yield message("aquileia-told-swapped", seat=seat, give=coins(swap.give), take=coins(swap.take))
        case moves.Buy(cards=cards):
            yield _bought(was, seat, cards)
        case moves.Commit() | moves.Blue():
            yield _added(was, move, now)
        case moves.Open(metal=metal) | moves.Raise(metal=metal):
            yield message(f"aquileia-told-{move.kind}", seat=seat, coin=_coin(metal), bid=_bid(was, metal))
        case moves.Build(lot=lot):
            yield message("aquileia-told-built", seat=seat, lot=lot_name(was, lot), price=_price(was, move))
        case moves.Pay():
            yield from _work(was, now, seat)
        case _ if move.kind in NOTHING_MORE:
            yield message(NOTHING_MORE[move.kind], seat=seat)


def _added(was: Tablet, move: moves.Commit | moves.Blue, now: Tablet) -> Message:
    """Cards or blue dice in a contest, and the strength that they make."""
    seat, contest = was.turn, contest_now(was)
    strength = power(now, contest, seat)
    if isinstance(move, moves.Commit) and move.cards:
        names = tuple(message("aquileia-card", card=name) for name in move.cards)
        return message("aquileia-told-committed", seat=seat, cards=names, strength=strength)
    if isinstance(move, moves.Blue) and move.dice:
        dice = _faces(now.blue_faces[contest])
        return message("aquileia-told-blue", seat=seat, dice=dice, strength=strength)
    return message("aquileia-told-nothing-added", seat=seat)


def _bought(was: Tablet, seat: int, cards: int) -> Message:
    space = current_space(was)
    if cards == 0:
        return message("aquileia-told-bought-none", seat=seat, space=SPACE_NAMES[space])
    if EQUI_OPEN <= space < SERVI_FIRST:
        return message("aquileia-told-bought-open", seat=seat, card=CARD_NAMES[was.open_equi[space - EQUI_OPEN]])
    deck = "servi" if space >= SERVI_FIRST else "equi"
    return message("aquileia-told-bought", seat=seat, cards=cards, deck=deck)


def _bid(was: Tablet, metal: str) -> tuple[Message, ...]:
    """The bid that stands now."""
    bid = was.bid.copy()
    bid[METALS.index(metal)] += 1
    return coins(bid)


def _price(was: Tablet, move: moves.Build) -> tuple[Message, ...]:
    lot = sheets()[was.sheet].lots[sheets()[was.sheet].lot_by_id[move.lot]]
    cards = {"slave_1": move.singles, "slave_2": move.doubles}
    named = (message("aquileia-cards", card=name, number=n) for name, n in cards.items() if n)
    return (*coins(lot.price), *named)


def _others_place(was: Tablet, move: Move, now: Tablet) -> Iterator[Message]:
    """Discs and passes of those who had no other choice, also of whoever took the last space open to him."""
    if not isinstance(move, moves.Place | moves.Disc | moves.Pass):
        return
    for place in range(was.laid + isinstance(move, moves.Disc), now.laid):
        yield message("aquileia-told-disc", seat=now.track[place], place=place + 1)
    for seat in members(int(now.passed & ~was.passed)):
        if seat != was.turn or not isinstance(move, moves.Pass):
            yield message("aquileia-told-pass", seat=seat)


def _what_came(was: Tablet, now: Tablet) -> Iterator[Message]:
    """What a decision brought about at once."""
    if was.phase == PLACING:
        return
    space = current_space(was)
    yield from _points(was, now)
    if ARENA <= space < THEATRUM:
        yield from _prizes(was, now)
    elif space == THEATRUM:
        yield from _sale(was, now)


# ---- spaces that resolve by themselves


def _space(was: Tablet, now: Tablet) -> Iterator[Message]:
    """What happened on a space."""
    space = current_space(was)
    seat = owner(was, space)
    if space == DOLUS:
        yield message("aquileia-told-dolus", seat=seat, dice=_dice(now.dolus_dice, 2))
    elif space == POTENTIA:
        yield message("aquileia-told-potentia", seat=seat)
    elif ARENA <= space < THEATRUM:
        yield from _contest(was, now)
    elif space == THEATRUM:
        yield from _auction(was, now, seat)
    elif space == LATRO:
        yield from _robbery(was, now, seat)
    elif space >= BERTH and was.stakes[space - BERTH]:
        yield from _work(was, now, seat)
    elif occupied(now) != occupied(was):
        yield message("aquileia-told-idle", seat=seat, space=SPACE_NAMES[space])


def _contest(was: Tablet, now: Tablet) -> Iterator[Message]:
    """The red dice of all, or the coins of the first three."""
    contest = contest_now(was)
    if all(dice == NOT_ROLLED for dice in was.dice[contest]):
        for i in range(was.players):
            seat = int(was.start + i) % was.players
            if now.dice[contest, seat] != NOT_ROLLED:
                dice, strength = _dice(now.dice[contest, seat], RED_DICE), power(now, contest, seat)
                name = CONTESTS[contest]
                yield message("aquileia-told-rolled", seat=seat, contest=name, dice=dice, strength=strength)
        return
    for rank in range(PRIZES):
        seat = at_rank(was, contest, rank)
        if seat != NOBODY:
            got = coins(now.purse[seat] - was.purse[seat])
            strength = power(was, contest, seat)
            name = CONTESTS[contest]
            yield message("aquileia-told-rank", seat=seat, contest=name, place=rank + 1, strength=strength, coins=got)
    yield from _points(was, now)
    yield from _prizes(was, now)


def _prizes(was: Tablet, now: Tablet) -> Iterator[Message]:
    """Cards and laurels that were won; nobody else sees which."""
    if contest_now(was) == ARENA_CONTEST:
        for seat in range(was.players):
            if number(now.hand[seat]) > number(was.hand[seat]):
                yield message("aquileia-told-prize-card", seat=seat)
    elif occupied(now) != occupied(was):
        race = was.round_no - 1
        first, second = now.race_first[race], now.race_second[race]
        laurels = [kind for kind in (now.race_open[race], now.race_top[race]) if kind != NO_CARD]
        if len(laurels) == 2 and second != NOBODY:
            yield message("aquileia-told-laurels", seat=first, seat_second=second)
        elif laurels:
            yield message("aquileia-told-laurel-alone", seat=first, laurels=len(laurels))


def _auction(was: Tablet, now: Tablet, seat: int) -> Iterator[Message]:
    """The laurel that is shown; perhaps nobody can bid."""
    drawn = int((was.laurel_pile - now.laurel_pile) & THEATRE_LAURELS)
    if drawn:
        yield message("aquileia-told-auction", seat=seat, laurel=_laurel(drawn))
        yield from _sale(was, now)
    else:
        yield message("aquileia-told-idle", seat=seat, space=SPACE_NAMES[THEATRUM])


def _sale(was: Tablet, now: Tablet) -> Iterator[Message]:
    """Who got the laurel of the theatre, and for what."""
    seller = owner(was, THEATRUM)
    for seat in range(was.players):
        gained = now.laurels[seat] - was.laurels[seat]
        if gained:
            paid = was.purse[seat] - now.purse[seat]
            how = "free" if not any(paid) else "bank" if seat == seller else "sold"
            yield message(
                f"aquileia-told-laurel-{how}", seat=seat, seat_seller=seller, laurel=_laurel(gained), coins=coins(paid)
            )


def _robbery(was: Tablet, now: Tablet, seat: int) -> Iterator[Message]:
    yield message("aquileia-told-latro", seat=seat, dice=_dice(now.latro_dice, 2))
    for metal in range(METAL_KINDS):
        if was.stakes[metal] > now.stakes[metal]:
            victim = owner(was, BERTH + metal)
            yield message("aquileia-told-robbed", seat=victim, seat_robber=seat, coin=_coin(METALS[metal]))


def _work(was: Tablet, now: Tablet, seat: int) -> Iterator[Message]:
    """R36: what workshops and banks brought, besides the coin that was paid."""
    metal = current_space(was) - BERTH
    got = now.purse[seat] - was.purse[seat]
    if not was.stakes[metal]:
        got[metal] += 1
    points = now.points[seat] - was.points[seat]
    yield message("aquileia-told-worked", seat=seat, metal=METALS[metal], points=points, coins=coins(got))


def _points(was: Tablet, now: Tablet) -> Iterator[Message]:
    """Points on the score track; what a berth brings is told with it."""
    for seat in range(was.players):
        points = now.points[seat] - was.points[seat]
        if points and current_space(was) < BERTH:
            yield message("aquileia-told-points", seat=seat, points=points)


# ---- the end of a round, the end of the game


def _round(was: Tablet, now: Tablet) -> Iterator[Message]:
    if now.phase == ENDED:
        yield from _end(now)
        return
    yield message("aquileia-told-round", round=now.round_no, seat=now.start)
    new = [kind for slot, kind in enumerate(now.open_equi) if was.open_equi[slot] == NO_CARD and kind != NO_CARD]
    if new:
        names = tuple(message("aquileia-card", card=CARD_NAMES[kind]) for kind in new)
        yield message("aquileia-told-refilled", cards=names)
    if was.open_laurel != now.open_laurel:
        yield message("aquileia-told-new-laurel", laurel=_laurel(laurel(now.open_laurel)))


def _end(s: Tablet) -> Iterator[Message]:
    for seat in range(s.players):
        track, total = s.points[seat], score(s, seat)
        yield message("aquileia-told-final", seat=seat, points=track, added=total - track, total=total)
    out = np.zeros(s.players, np.int64)
    ranks(s, out)
    winners = [seat for seat in range(s.players) if out[seat] == 1]
    best = score(s, winners[0])
    tied = [seat for seat in range(s.players) if score(s, seat) == best]
    if len(winners) > 1:
        yield message("aquileia-told-shared", winners=tuple(message("seat-name", seat=seat) for seat in winners))
    else:
        yield message("aquileia-told-won-by-track" if len(tied) > 1 else "aquileia-told-won", seat=winners[0])


# ---- words


def coins(numbers: Sequence[int]) -> tuple[Message, ...]:
    """So many coins of each metal; "nothing" if there are none."""
    named = tuple(message("aquileia-coins", number=n, metal=METALS[m]) for m, n in enumerate(numbers) if n > 0)
    return named or (message("aquileia-no-coins"),)


def lot_name(s: Tablet, lot: str) -> Message:
    """The name of a building."""
    sheet = sheets()[s.sheet]
    building = sheet.lots[sheet.lot_by_id[lot]]
    if building.kind == "villa":
        return message("aquileia-villa", colour=building.colour, points=building.points)
    return message("aquileia-building", kind=building.kind, name=building.name or lot)


def _coin(metal: str) -> Message:
    return message("aquileia-coins", number=1, metal=metal)


def _laurel(laurels: int) -> str:
    """One laurel, as the words for people know it: a key of theirs can't have a slash."""
    name = next(name for kind, name in enumerate(LAUREL_NAMES) if laurels_held(laurels, kind))
    return name.replace("/", "-")


def _dice(result: int, dice: int) -> tuple[Message, ...]:
    return tuple(message("aquileia-metal", metal=metal) for metal in write_dice(result, dice))


def _faces(shown: Sequence[int]) -> tuple[Message, ...]:
    return tuple(message("aquileia-metal", metal=METALS[m]) for m in range(METAL_KINDS) for _ in range(shown[m]))
