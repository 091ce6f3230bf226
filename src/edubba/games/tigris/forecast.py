"""How the conflicts that are open now will probably end: both sides lay out all that they have.

Every colour of points has a field of sixteen bits in one integer: who will gain how many of them. A second integer is
the set of the leaders who will be beaten.
"""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.tablet import Tablet
from edubba.games.tigris.cells import Cells, around, cells, meet, single, size, without
from edubba.games.tigris.conflicts import is_revolt, rival, side_of, wars
from edubba.games.tigris.kingdoms import kingdom_at, leader_in
from edubba.games.tigris.pieces import COLOURS, PRIEST, RED, TEMPLE
from edubba.games.tigris.state import CHOOSING_WAR, SUPPORTING, UNDECIDED

FIELD = 16  # bits of a colour: the seat that gains, plus one, above the number of points
NUMBER = 8


@rule
def forecast(s: Tablet) -> tuple[int, int]:
    """What the open conflicts will bring, and which leaders will be beaten."""
    if s.phase == SUPPORTING and is_revolt(s):
        return fight(s, s.attacker, s.defender, s.fought)
    gains, beaten = 0, 0
    if s.phase in (SUPPORTING, CHOOSING_WAR):
        for colour in range(COLOURS):
            if wars(s) >> colour & 1:
                attacker = leader_in(s, kingdom_at(s, s.placed), colour)
                more, fallen = fight(s, attacker, rival(s, attacker, colour), colour)
                gains, beaten = gains | more, beaten | fallen
    return gains, beaten


@rule
def fight(s: Tablet, attacker: int, defender: int, colour: int) -> tuple[int, int]:
    """One conflict. R066, R081: a tie goes to the defender."""
    attack = size(backing(s, attacker, colour)) + reserve(s, attacker, colour)
    defence = size(backing(s, defender, colour)) + s.hands[defender, aid(s, colour)]
    if attack > defence:
        return spoils(s, attacker, defender, colour)
    return spoils(s, defender, attacker, colour)


@rule
def aid(s: Tablet, colour: int) -> int:
    """The colour of the tiles that are laid out when leaders of a colour fight."""
    return TEMPLE if is_revolt(s) else int(colour)


@rule
def reserve(s: Tablet, attacker: int, colour: int) -> int:
    """What the attacker has laid out or could."""
    if s.fought == colour and s.laid != UNDECIDED:
        return int(s.laid)
    return int(s.hands[attacker, aid(s, colour)])


@rule
def backing(s: Tablet, seat: int, colour: int) -> Cells:
    """The tiles on the board that count for a seat when leaders of a colour fight."""
    leader = single(s.leaders[seat, colour])
    if is_revolt(s):
        return meet(cells(s.tiles[TEMPLE]), around(leader))
    return meet(cells(s.tiles[colour]), side_of(s, leader))


@rule
def spoils(s: Tablet, winner: int, loser: int, colour: int) -> tuple[int, int]:
    """What the winner gains, and the beaten leader."""
    beaten = 1 << int(loser) * COLOURS + int(colour)
    if is_revolt(s):
        return entry(winner, 1, RED), beaten
    lost = backing(s, loser, colour)
    if colour == PRIEST:
        lost = without(lost, cells(s.treasures))
    return entry(winner, 1 + size(lost), colour), beaten


@rule
def entry(seat: int, number: int, colour: int) -> int:
    """Points that a seat will gain, in the field of their colour."""
    return (int(seat) + 1 << NUMBER | int(number)) << FIELD * int(colour)


@rule
def gain(gains: int, seat: int, colour: int) -> int:
    """How many points of a colour a seat will gain."""
    field = gains >> FIELD * colour
    return field & 255 if field >> NUMBER & 255 == seat + 1 else 0


@rule
def is_beaten(beaten: int, seat: int, colour: int) -> bool:
    """Whether a seat's leader will be beaten."""
    return beaten >> seat * COLOURS + colour & 1 != 0
