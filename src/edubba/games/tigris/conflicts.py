"""Revolts and wars: who fights, with what strength, and what the loser gives up."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.tablet import Tablet
from edubba.games.tigris.cells import (
    NOWHERE,
    Cells,
    around,
    cells,
    flood,
    join,
    keep,
    meet,
    single,
    size,
    without,
)
from edubba.games.tigris.kingdoms import kingdom_at, leader_in, leaders_in, leaders_up, survey
from edubba.games.tigris.pieces import COLOURS, PRIEST, RED, TEMPLE
from edubba.games.tigris.state import (
    CHOOSING_WAR,
    COLLECTING,
    NO_KINGDOM,
    NOBODY,
    SUPPORTING,
    UNDECIDED,
)

# ---- how a conflict begins


@rule
def wars(s: Tablet) -> int:
    """The set of colours whose leaders met through the tile just placed.

    R071, R073: none if no equal colours meet. R087: leaders who are no longer in one kingdom do not fight.
    """
    union = kingdom_at(s, s.placed)
    found = 0
    for colour in range(COLOURS):
        if union != NO_KINGDOM and leaders_in(s, union, colour) > 1:
            found |= 1 << colour
    return found


@rule
def open_war(s: Tablet, colour: int) -> None:
    """R075: the active player attacks if he is involved, else the first involved player clockwise from him."""
    union = kingdom_at(s, s.placed)
    attacker = leader_in(s, union, colour)
    begin(s, attacker, rival(s, attacker, colour), colour)


@rule
def rival(s: Tablet, seat: int, colour: int) -> int:
    """The owner of another leader of a colour in the kingdom of a seat's leader of that colour, or NOBODY."""
    for other in range(s.players):
        if other != seat and s.kingdom_of[other, colour] == s.kingdom_of[seat, colour]:
            return other
    return NOBODY


@rule
def begin(s: Tablet, attacker: int, defender: int, colour: int) -> None:
    """R061, R065, R080: attacker and defender are named; the attacker lays out first."""
    s.phase, s.laid = SUPPORTING, UNDECIDED
    s.attacker, s.defender, s.fought = attacker, defender, colour


# ---- strength


@rule
def is_revolt(s: Tablet) -> bool:
    """R060, R071: a leader starts a revolt, a tile a war."""
    return bool(s.placed == NOWHERE)


@rule
def support_colour(s: Tablet) -> int:
    """R064, R080: reinforcements are temples in a revolt, tiles of the leaders' colour in a war."""
    return TEMPLE if is_revolt(s) else int(s.fought)


@rule
def supporters(s: Tablet, seat: int) -> Cells:
    """The tiles on the board that count for a seat in the conflict.

    R063: in a revolt the face-up temples directly beside the leader. R077: in a war all face-up tiles of the colour in
    his own original kingdom. R079: tiles turned face down have no colour.
    """
    leader = single(s.leaders[seat, s.fought])
    if is_revolt(s):
        return meet(cells(s.tiles[TEMPLE]), around(leader))
    return meet(cells(s.tiles[s.fought]), side_of(s, leader))


@rule
def side_of(s: Tablet, leader: Cells) -> Cells:
    """All that is connected with a leader now without passing the tile that joined the kingdoms.

    R078: so neither that tile counts nor the leaderless regions that it joined. R088: later wars of the union are
    counted on the board as it then stands.
    """
    return flood(leader, without(cells(s.pieces), single(s.placed)))


@rule
def prevails(attack: int, defence: int) -> bool:
    """R066, R081: the higher total wins; a tie goes to the defender."""
    return attack > defence


@rule
def attacker_wins(s: Tablet, laid: int) -> bool:
    """Whether the attacker wins if the defender lays out so many tiles."""
    return bool(prevails(size(supporters(s, s.attacker)) + s.laid, size(supporters(s, s.defender)) + laid))


# ---- how it ends


@rule
def lay_out(s: Tablet, number: int) -> None:
    """R065, R080: attacker, then defender, lays out any number of tiles once. R069, R089: they leave the game."""
    if s.laid == UNDECIDED:
        s.hands[s.attacker, support_colour(s)] -= number
        s.laid = number
        return
    s.hands[s.defender, support_colour(s)] -= number
    if attacker_wins(s, number):
        settle(s, s.attacker, s.defender)
    else:
        settle(s, s.defender, s.attacker)


@rule
def settle(s: Tablet, winner: int, loser: int) -> None:
    """R067, R082: the loser takes his leader back. Then other wars may be left, or the treasures come."""
    if is_revolt(s):
        # R068: the winner gets one red point. R069: temples on the board stay.
        s.points[winner, RED] += 1
        s.phase = COLLECTING
    else:
        # R083: one point for the leader and one for each tile removed; what was laid out scores nothing.
        lost = casualties(s, loser)
        keep(s.tiles[s.fought], without(cells(s.tiles[s.fought]), lost))
        s.points[winner, s.fought] += 1 + size(lost)
        s.phase = CHOOSING_WAR
        s.wars_fought += 1
    s.leaders[loser, s.fought] = NOWHERE
    end_conflict(s)
    survey(s)


@rule
def casualties(s: Tablet, loser: int) -> Cells:
    """R082: the supporters that the loser of a war gives up. R086: only these score.

    R084, R085: in a war of priests, temples with a treasure or beside any leader but the beaten priest stay.
    R125: the tile under a building stays.
    """
    lost = supporters(s, loser)
    if s.fought == PRIEST:
        others = without(leaders_up(s), single(s.leaders[loser, PRIEST]))
        lost = without(lost, join(cells(s.treasures), around(others)))
    if s.buildings[s.fought] != NOWHERE:
        lost = without(lost, single(s.buildings[s.fought]))
    return lost


@rule
def end_conflict(s: Tablet) -> None:
    """Nobody fights any more."""
    s.attacker, s.defender, s.fought, s.laid = NOBODY, NOBODY, NOBODY, UNDECIDED
