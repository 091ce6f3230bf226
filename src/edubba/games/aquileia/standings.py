"""How a contest stands: who takes part with what strength, at which place, and with what chance.

stage      "none", "before" the dice are rolled, "now", or "done"
metal      the metal that counts for all, or none: in the Stadium everybody has that of a side
prizes     the coins of the first, the second and so on; `points_per_strength`: what the prize of points is worth
fighters   the strengths with their parts; when the dice lie there, from the best to the last, with place and coins
choices    by text what each own move would make of strength and chance
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.games.aquileia.arena import POINTS_PER_STRENGTH
from edubba.games.aquileia.arena import PRIZE_COINS as ARENA_PRIZES
from edubba.games.aquileia.cards import CARD_NAMES, SYMBOLS, symbols
from edubba.games.aquileia.contests import faces, has_rolled, metal_of, power, strength_of_spaces
from edubba.games.aquileia.moves import Blue, Commit, card_names
from edubba.games.aquileia.odds import Odds
from edubba.games.aquileia.position import write_dice
from edubba.games.aquileia.sheet import METALS
from edubba.games.aquileia.stadium import PRIZE_COINS as STADIUM_PRIZES
from edubba.games.aquileia.state import (
    ARENA_CONTEST,
    BRONZE,
    CHOOSING,
    KEEPING,
    RED_DICE,
    track_place,
)

# What can be won in each contest. R18, R22: bronze and points in the Arena. R26: coins of the own side in the Stadium.
_PRINTED: tuple[dict[str, Any], ...] = (
    {"metal": METALS[BRONZE], "prizes": ARENA_PRIZES.tolist(), "points_per_strength": POINTS_PER_STRENGTH},
    {"metal": None, "prizes": STADIUM_PRIZES.tolist(), "points_per_strength": 0},
)
_SYMBOLS_OF = dict(zip(CARD_NAMES, SYMBOLS.tolist(), strict=True))


def standing(s: Tablet, contest: int, moves: Sequence[Move]) -> dict[str, Any]:
    """A contest as everybody sees it, and what the moves of a seat would make of it."""
    odds = Odds(s, contest)
    rolled = [seat for seat in range(s.players) if has_rolled(s, contest, seat)]
    stage = _stage(odds.fighters, rolled)
    fighters = _ranked(s, contest, rolled) if rolled else [_before(s, contest, seat) for seat in odds.fighters]
    # Once the prizes are given there is nothing left to hope for.
    if stage == "before" or (stage == "now" and s.phase not in (CHOOSING, KEEPING)):
        fighters = [fighter | {"chance": odds.of(fighter["seat"])} for fighter in fighters]
    choices = _choices(odds, s.turn, moves) if stage == "now" else {}
    return {"stage": stage, **_PRINTED[contest], "fighters": fighters, "choices": choices}


def _stage(there: list[int], rolled: list[int]) -> str:
    """By who stands there, and who has rolled in this round."""
    if there:
        return "now" if rolled else "before"
    return "done" if rolled else "none"


def _before(s: Tablet, contest: int, seat: int) -> dict[str, Any]:
    """A fighter whose dice are not rolled: only the spaces count."""
    strength = strength_of_spaces(s, contest, seat)
    return {"seat": seat, "spaces": strength, "strength": strength}


def _ranked(s: Tablet, contest: int, rolled: list[int]) -> list[dict[str, Any]]:
    """R21, 3: by strength, then by the track."""
    strengths = {seat: power(s, contest, seat) for seat in rolled}
    ranking = sorted(rolled, key=lambda seat: (-strengths[seat], track_place(s, seat)))
    return [
        {"seat": seat, "place": place + 1, "strength": strengths[seat]}
        | _parts(s, contest, seat)
        | _reward(contest, place, METALS[metal_of(s, contest, seat)], strengths[seat])
        for place, seat in enumerate(ranking)
    ]


def _parts(s: Tablet, contest: int, seat: int) -> dict[str, Any]:
    """What a strength is made of."""
    metal, cards = metal_of(s, contest, seat), s.commits[contest, seat]
    return {
        "metal": METALS[metal],
        "spaces": s.strength[contest, seat],
        "dice": write_dice(s.dice[contest, seat], RED_DICE),
        "hits": faces(s.dice[contest, seat], metal),
        "cards": card_names(cards),
        "symbols": symbols(cards),
        "blue": s.blue_faces[contest, metal] if seat == s.roller[contest] else 0,
    }


def _reward(contest: int, place: int, metal: str, strength: int) -> dict[str, Any]:
    """31: coins of the metal that counted. 8: nothing after the third. R22, 7: the strength twice, if in points."""
    prizes = _PRINTED[contest]["prizes"]
    coins = {"coins": {metal: prizes[place]}} if place < len(prizes) else {}
    points = {"points": POINTS_PER_STRENGTH * strength} if contest == ARENA_CONTEST else {}
    return coins | points


def _choices(odds: Odds, seat: int, moves: Sequence[Move]) -> dict[str, dict[str, float]]:
    """R19, R20: cards add their symbols, of which only the number counts; what blue dice will add nobody knows."""
    added = {move.text: sum(_SYMBOLS_OF[card] for card in move.cards) for move in moves if isinstance(move, Commit)}
    strength = power(odds.s, odds.contest, seat) if added else 0
    by_cards = {
        n: {"symbols": n, "strength": strength + n, "chance": odds.with_cards(seat, n)} for n in set(added.values())
    }
    blue = {move.text: move.dice for move in moves if isinstance(move, Blue)}
    by_dice = {n: {"chance": odds.with_blue_dice(seat, n)} for n in blue.values()}
    return {text: by_cards[n] for text, n in added.items()} | {text: by_dice[n] for text, n in blue.items()}
