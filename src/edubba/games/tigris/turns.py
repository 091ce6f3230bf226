"""The end of a turn: income, refilling of hands, the end of the game, the next player."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.rng import below
from edubba.engine.tablet import Ints, Tablet
from edubba.games.tigris.cells import cells, size
from edubba.games.tigris.kingdoms import clockwise
from edubba.games.tigris.pieces import ACTIONS, COLOURS, HAND, TREASURES_AT_END
from edubba.games.tigris.state import ACTING, ENDED
from edubba.games.tigris.works import pay_income


@rule
def tally(tiles: Ints) -> int:
    """How many tiles there are of all kinds together."""
    return int(tiles[0] + tiles[1] + tiles[2] + tiles[3])


@rule
def draw_into(tiles: Ints, bag: Ints, rng: Tablet) -> None:
    """One tile goes blindly from a bag to other tiles."""
    pick = below(rng, tally(bag))
    colour = 0
    while pick >= bag[colour]:
        pick -= bag[colour]
        colour += 1
    bag[colour] -= 1
    tiles[colour] += 1


@rule
def draw(s: Tablet, seat: int, number: int, rng: Tablet) -> None:
    """A seat draws tiles. R059, R114: if the bag holds fewer it takes what is there, and this is the last turn."""
    for _ in range(number):
        if tally(s.bag) > 0:
            draw_into(s.hands[seat], s.bag, rng)
        else:
            s.last_turn = 1


@rule
def end_turn(s: Tablet, rng: Tablet) -> None:
    """R110: income of monuments, then refilling, then the check of the end, then the next player."""
    pay_income(s)
    # R111: the active player draws up to six, then the others clockwise.
    for turn in range(s.players):
        seat = clockwise(s, turn)
        draw(s, seat, HAND - tally(s.hands[seat]), rng)
    # R113: one or two treasures left on the board end the game; R115: so does a hand that could not be filled.
    # R116: a bag that is empty while every hand is full does not.
    if size(cells(s.treasures)) <= TREASURES_AT_END or s.last_turn:
        s.phase = ENDED
        return
    s.phase, s.actions_left = ACTING, ACTIONS
    s.active = clockwise(s, 1)


@rule
def deal(s: Tablet, rng: Tablet) -> None:
    """R006: six tiles from the bag for everybody."""
    for seat in range(s.players):
        draw(s, seat, HAND, rng)


@rule
def reshuffle(s: Tablet, seat: int, rng: Tablet) -> None:
    """Puts all tiles that a seat cannot know back into the bag, and deals as many to the same places.

    R121: it knows its own hand and its own discards, and how many tiles everybody else holds and has discarded. What
    lies or lay open is known to all, so every way to share out the rest is as likely as chance makes it.
    """
    for other in range(s.players):
        if other != seat:
            for colour in range(COLOURS):
                s.bag[colour] += s.hands[other, colour] + s.discards[other, colour]
    for other in range(s.players):
        if other != seat:
            held, gone = tally(s.hands[other]), tally(s.discards[other])
            s.hands[other, :] = 0
            s.discards[other, :] = 0
            for _ in range(held):
                draw_into(s.hands[other], s.bag, rng)
            for _ in range(gone):
                draw_into(s.discards[other], s.bag, rng)
