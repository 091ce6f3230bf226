"""What a seat cannot know, dealt anew: cards in other hands, laurels passed on secretly, the piles."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.rng import below
from edubba.engine.tablet import Tablet
from edubba.games.aquileia.cards import (
    EQUI,
    NO_CARD,
    SERVI,
    STADIUM_LAURELS,
    any_card,
    any_laurel,
    card,
    laurel,
    laurels_number,
    number,
)
from edubba.games.aquileia.stadium import give_laurels, lift_laurels
from edubba.games.aquileia.state import ENDED, KEEP_OPEN, KEEP_TOP, NOBODY, ROUNDS, UNDECIDED


@rule
def hide(s: Tablet, seat: int, rng: Tablet) -> None:
    """Deals anew all that a seat cannot know; every deal that fits what it knows is equally likely."""
    # 36: with open hands only a laurel that its winner still looks at is secret.
    if not s.open_hands:
        hide_hands(s, seat, SERVI, rng)
        hide_hands(s, seat, EQUI, rng)
    # 40: at the end all laurels are laid open.
    if s.phase != ENDED:
        hide_laurels(s, seat, rng)


@rule
def hide_hands(s: Tablet, seat: int, deck: int, rng: Tablet) -> None:
    """R42, 20, 37: the cards of a deck that nobody saw come are shuffled with its pile and dealt again.

    How many cards of each deck a hand holds is known, and so are the discards.
    """
    for other in range(s.players):
        if other != seat:
            s.pile += (s.hand[other] - s.known[other]) & deck
    for other in range(s.players):
        if other != seat:
            hidden = (s.hand[other] - s.known[other]) & deck
            s.hand[other] -= hidden
            for _ in range(number(hidden)):
                kind = any_card(s.pile & deck, rng)
                s.pile -= card(kind)
                s.hand[other] += card(kind)


# ---- laurels


@rule
def knows_top(s: Tablet, seat: int, race: int) -> bool:
    """10, 39: the winner of a race saw the laurel from the pile; so did the second, if it was passed on.

    36: with open hands everybody sees it as soon as somebody has it. 9: nobody gets what a lone winner does not keep.
    """
    if seat == s.race_first[race]:
        return True
    if s.race_kept[race] == UNDECIDED:
        return False
    if s.open_hands:
        return bool(s.race_kept[race] == KEEP_TOP or s.race_second[race] != NOBODY)
    return bool(seat == s.race_second[race] and s.race_kept[race] == KEEP_OPEN)


@rule
def knows_kept(s: Tablet, seat: int, race: int) -> bool:
    """10, 39: the first two know who has which laurel. Everybody does if there was only one."""
    involved = seat in (s.race_first[race], s.race_second[race])
    return bool(involved or s.open_hands or s.race_open[race] == NO_CARD or s.race_top[race] == NO_CARD)


@rule
def hide_laurels(s: Tablet, seat: int, rng: Tablet) -> None:
    """R27, 10: the laurels of the Stadium that a seat has not seen are shuffled with the pile and dealt again."""
    for race in range(ROUNDS):
        if s.race_first[race] != NOBODY:
            collect_race(s, seat, race)
    if not s.open_hands:
        hide_other_laurels(s, seat, rng)
    for race in range(ROUNDS):
        if s.race_first[race] != NOBODY:
            deal_race(s, seat, race, rng)


@rule
def collect_race(s: Tablet, seat: int, race: int) -> None:
    """Takes the laurels of a race back from their holders, and the unknown one into the pile."""
    if s.race_kept[race] != UNDECIDED:
        lift_laurels(s, race)
    if not knows_top(s, seat, race):
        s.laurel_pile += laurel(s.race_top[race])


@rule
def hide_other_laurels(s: Tablet, seat: int, rng: Tablet) -> None:
    """Laurels of the Stadium that did not come from a race of this game are known to their holder only."""
    for other in range(s.players):
        if other != seat:
            s.laurel_pile += s.laurels[other] & STADIUM_LAURELS
    s.laurel_pile += s.laurels_out
    for other in range(s.players):
        if other != seat:
            hidden = s.laurels[other] & STADIUM_LAURELS
            s.laurels[other] += deal_laurels(s, laurels_number(hidden), rng) - hidden
    s.laurels_out = deal_laurels(s, laurels_number(s.laurels_out), rng)


@rule
def deal_laurels(s: Tablet, cards: int, rng: Tablet) -> int:
    """So many laurels of the Stadium, taken blindly from the pile."""
    dealt = 0
    for _ in range(cards):
        one = laurel(any_laurel(s.laurel_pile & STADIUM_LAURELS, rng))
        s.laurel_pile -= one
        dealt += one
    return dealt


@rule
def deal_race(s: Tablet, seat: int, race: int, rng: Tablet) -> None:
    """Deals the laurels of a race; who keeps which is a guess where it is not known."""
    if s.race_top[race] != NO_CARD and not knows_top(s, seat, race):
        s.race_top[race] = any_laurel(s.laurel_pile & STADIUM_LAURELS, rng)
        s.laurel_pile -= laurel(s.race_top[race])
    if s.race_kept[race] != UNDECIDED:
        if not knows_kept(s, seat, race):
            s.race_kept[race] = KEEP_OPEN if below(rng, 2) == 0 else KEEP_TOP
        give_laurels(s, race)
