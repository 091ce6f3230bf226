"""A move played once more, step by step, as it was: for the story.

The state after a move shows what was rolled and drawn in it. A generator that is made to give exactly those numbers
leads the rules through the same steps again.
"""

from __future__ import annotations

from collections.abc import Iterator

from edubba.engine.bits import count
from edubba.engine.rng import new_rng
from edubba.engine.tablet import Tablet
from edubba.engine.transcript import copy
from edubba.games.aquileia.cards import (
    CARD_KINDS,
    EQUI,
    LAUREL_KINDS,
    SERVI,
    STADIUM_LAURELS,
    THEATRE_LAURELS,
    card,
    held,
    laurel,
    laurels_held,
    laurels_number,
    number,
)
from edubba.games.aquileia.contests import contest_now, takes_part
from edubba.games.aquileia.rules import decide, resolve
from edubba.games.aquileia.spaces import ARENA, DOLUS, EQUI_OPEN, LATRO, SERVI_FIRST, THEATRUM
from edubba.games.aquileia.state import (
    BUYING,
    CHOOSING,
    METAL_KINDS,
    NOT_ROLLED,
    PAIRS,
    RESOLVING,
    RESULTS,
    ROLLING,
    STADIUM_CONTEST,
    current_space,
    occupied,
)

Draw = tuple[int, int]  # a number, and how many there were to choose from


def steps(before: Tablet, action: int, after: Tablet) -> Iterator[tuple[Tablet, Tablet]]:
    """The state before and after the decision itself, then before and after every space that resolves by itself."""
    s = copy(before)
    was = copy(s)
    decide(s, action, _foreseen(_draws_of_decision(s, after)))
    yield was, copy(s)
    while s.phase == RESOLVING:
        was = copy(s)
        if occupied(s):
            resolve(s, _foreseen(_draws_of_space(s, after)))
        else:
            # What follows the end of a round is what lies there after the move.
            s = copy(after)
        yield was, copy(s)


def _foreseen(draws: list[Draw]) -> Tablet:
    """A generator that will draw these numbers: `below` takes the upper half of a word times `among`."""
    rng = new_rng()
    rng.blocks, rng.used = 1, len(rng.words) - len(draws)
    for i, (drawn, among) in enumerate(draws):
        rng.words[rng.used + i] = -(-(drawn << 32) // among) + 1
    return rng


def _draws_of_decision(s: Tablet, after: Tablet) -> list[Draw]:
    if s.phase == ROLLING:
        shown = after.blue_faces[contest_now(s)]
        return [(metal, METAL_KINDS) for metal in range(METAL_KINDS) for _ in range(shown[metal])]
    if s.phase == BUYING and not EQUI_OPEN <= current_space(s) < SERVI_FIRST:
        deck = SERVI if current_space(s) >= SERVI_FIRST else EQUI
        return _draws_of_cards(s, deck, after.hand[s.turn] - s.hand[s.turn])
    if s.phase == CHOOSING:
        return _draws_of_cards(s, SERVI, sum(after.hand) - sum(s.hand))
    return []


def _draws_of_cards(s: Tablet, deck: int, cards: int) -> list[Draw]:
    """24: cards come from the pile, and from the discards when it is empty."""
    pile, discard = int(s.pile & deck), int(s.discard & deck)
    draws = []
    kinds = [kind for kind in range(CARD_KINDS) for _ in range(held(cards, kind))]
    while kinds:
        pile, discard = (pile, discard) if pile else (discard, 0)
        kind = next(kind for kind in kinds if held(pile, kind))
        draws.append((sum(held(pile, before) for before in range(kind)), number(pile)))
        pile -= card(kind)
        kinds.remove(kind)
    return draws


def _draws_of_space(s: Tablet, after: Tablet) -> list[Draw]:
    space = current_space(s)
    if space == DOLUS:
        return [(after.dolus_dice, PAIRS)]
    if space == LATRO:
        return [(after.latro_dice, PAIRS)]
    if space == THEATRUM:
        return _draw_of_laurel(s, THEATRE_LAURELS, int((s.laurel_pile - after.laurel_pile) & THEATRE_LAURELS))
    if ARENA <= space < THEATRUM:
        return _draws_of_contest(s, after)
    return []


def _draws_of_contest(s: Tablet, after: Tablet) -> list[Draw]:
    contest = contest_now(s)
    fighters = [seat for i in range(s.players) if takes_part(s, contest, seat := int(s.start + i) % s.players)]
    if s.dice[contest, fighters[0]] != NOT_ROLLED:
        top = after.race_top[s.round_no - 1]
        return _draw_of_laurel(s, STADIUM_LAURELS, laurel(top)) if contest == STADIUM_CONTEST else []
    results = [after.dice[contest, seat] for seat in fighters]
    return _draws_of_results(s, results) if s.reduced_luck else [(result, RESULTS) for result in results]


def _draws_of_results(s: Tablet, results: list[int]) -> list[Draw]:
    """30: with reduced luck a result is one of those left in the deck."""
    left, draws = s.results_left, []
    for result in results:
        left = left or (1 << RESULTS) - 1
        draws.append((count(left & (1 << result) - 1), count(left)))
        left ^= 1 << result
    return draws


def _draw_of_laurel(s: Tablet, deck: int, drawn: int) -> list[Draw]:
    """The one laurel that was drawn, or none if the pile was empty."""
    pile = int(s.laurel_pile & deck)
    if not pile:
        return []
    kind = next(kind for kind in range(LAUREL_KINDS) if laurels_held(drawn, kind))
    return [(sum(laurels_held(pile, before) for before in range(kind)), laurels_number(pile))]
