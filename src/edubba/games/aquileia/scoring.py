"""The end of the game: laurels, villas, ranks."""

from __future__ import annotations

from edubba.engine.bits import lowest
from edubba.engine.jit import rule
from edubba.engine.merits import to_ranks
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.cards import FIRST_COLOUR, LAUREL_KINDS, LAUREL_POINTS, SECOND_COLOUR, laurels_held
from edubba.games.aquileia.spaces import LOT_COLOUR, LOT_POINTS
from edubba.games.aquileia.state import ENDED, track_place


@rule
def villas(s: Tablet, seat: int, colour: int) -> int:
    """The sum of the values of a seat's villas of a colour."""
    total = 0
    lots = s.lots[seat]
    while lots:
        lot = lowest(lots)
        lots &= lots - 1
        if LOT_COLOUR[s.sheet, lot] == colour:
            total += LOT_POINTS[s.sheet, lot]
    return int(total)


@rule
def worth(s: Tablet, seat: int, kind: int) -> int:
    """What a laurel of a kind adds at the end. R39: its points. R40: the villas of its colour, none if there are none.

    R40: a laurel in two colours counts for one of them; each adds its villas' value, so the dearer colour is best.
    """
    if LAUREL_POINTS[kind]:
        return int(LAUREL_POINTS[kind])
    return max(villas(s, seat, FIRST_COLOUR[kind]), villas(s, seat, SECOND_COLOUR[kind]))


@rule
def score(s: Tablet, seat: int) -> int:
    """34: during the game the score track; at its end laurels and villas are added. R41: nothing else counts."""
    total = s.points[seat]
    if s.phase == ENDED:
        for kind in range(LAUREL_KINDS):
            if laurels_held(s.laurels[seat], kind):
                total += laurels_held(s.laurels[seat], kind) * worth(s, seat, kind)
    return int(total)


@rule
def scores(s: Tablet, out: Ints) -> None:
    """The points of every seat."""
    for seat in range(s.players):
        out[seat] = score(s, seat)


@rule
def ranks(s: Tablet, out: Ints) -> None:
    """The rank of every seat. R41: most points win. 3: at the end the last round's track breaks ties, if it may."""
    by_track = s.phase == ENDED and not s.shared_win
    for seat in range(s.players):
        earlier = s.players - track_place(s, seat) if by_track else 0
        out[seat] = score(s, seat) * (s.players + 1) + earlier
    to_ranks(out, s.players)
