"""The record of a game of Aquileia, its phases and actions, and what every area of the city needs.

Numbers in the comments of all rules are those of docs/rules/aquileia.md.
Spaces are numbers in the order of resolution (spaces.py), handfuls of cards are single integers (cards.py).

Actions:

    0 +    space                   place a henchman
    29     the disc                30     pass
    31 +   swap                    43     stop swapping
    44 +   number                  buy so many cards
    48 +   number                  roll so many blue dice
    53     take points             54     take a card
    55     keep the open laurel    56     keep the one from the pile
    57 +   metal                   open the bidding
    60 +   metal                   raise the bid
    63     drop out
    64     pay again at a berth    65     decline to
    66     do not build
    67 +   3 * lot + doubles       build, paying with so many double servi cards (moves.py says why that is enough)
    175 +  code of a handful       commit cards in a contest (commits.py)
"""

from __future__ import annotations

import numpy as np

from edubba.engine.bits import lowest
from edubba.engine.jit import rule
from edubba.engine.rng import below
from edubba.engine.tablet import Tablet, tablet
from edubba.games.aquileia.cards import CARD_KINDS, NO_CARD, any_card, card, held
from edubba.games.aquileia.sheet import MAX_LOTS, MAX_SLAVES, MAX_SWAP_KINDS, METALS, own_data
from edubba.games.aquileia.spaces import OPEN_SLOTS, SPACES

_DATA = own_data()

MAX_PLAYERS = 5
METAL_KINDS = len(METALS)
BRONZE, SILVER, GOLD = range(METAL_KINDS)
ROUNDS: int = _DATA["game"]["rounds"]
HENCHMEN: int = _DATA["players"]["henchmen"]
HOUSES: int = _DATA["players"]["houses"]
START_COINS = np.array([_DATA["players"]["start_coins"][metal] for metal in METALS])
BANK_COINS = np.array([_DATA["bank"][metal] for metal in METALS])
RED_DICE: int = _DATA["dice"]["red"]
BLUE_DICE: int = _DATA["dice"]["blue"]
# Every die shows each metal with the same chance, so three dice have 27 equal results, two dice nine.
RESULTS = METAL_KINDS**RED_DICE
PAIRS = METAL_KINDS**2

NOBODY = -1
NOT_ROLLED = -1
UNDECIDED = -1
ARENA_CONTEST, STADIUM_CONTEST = range(2)

PLACE = 0
DISC = PLACE + SPACES
PASS = DISC + 1
SWAP = PASS + 1
STOP = SWAP + MAX_SWAP_KINDS
BUY = STOP + 1
MOST_BOUGHT = 3
BLUE = BUY + MOST_BOUGHT + 1
POINTS = BLUE + BLUE_DICE + 1
CARD = POINTS + 1
KEEP_OPEN = CARD + 1
KEEP_TOP = KEEP_OPEN + 1
OPEN = KEEP_TOP + 1
RAISE = OPEN + METAL_KINDS
DROP = RAISE + METAL_KINDS
PAY = DROP + 1
DECLINE = PAY + 1
NO_BUILD = DECLINE + 1
BUILD = NO_BUILD + 1
PAYMENTS = MAX_SLAVES // 2 + 1  # a price can be paid with none, one or two doubles
COMMIT = BUILD + PAYMENTS * MAX_LOTS

(
    PLACING,
    RESOLVING,  # never at rest: the rules go on by themselves
    SWAPPING,
    BUYING,
    COMMITTING,
    ROLLING,
    CHOOSING,
    KEEPING,
    BIDDING,
    BUILDING,
    PAYING,
    ENDED,
) = range(12)

State = tablet(
    players=1,
    sheet=1,  # which of the sheets
    reduced_luck=1,
    symmetric=1,  # the Stadium with six spaces
    open_hands=1,
    shared_win=1,
    phase=1,
    round_no=1,  # 1 to 6
    start=1,  # the seat that began this round
    turn=1,  # the seat that must act
    purse=(MAX_PLAYERS, METAL_KINDS),
    bank=METAL_KINDS,
    stakes=METAL_KINDS,  # 1: a coin of this metal lies at its berth
    points=MAX_PLAYERS,  # on the score track
    henchmen=MAX_PLAYERS,  # not on the board
    passed=1,  # the set of seats that place no more in this round
    track=MAX_PLAYERS,  # the seats in the order of their discs
    laid=1,  # discs on the track
    standing=MAX_PLAYERS,  # the set of spaces with a henchman of each seat
    hand=MAX_PLAYERS,
    known=MAX_PLAYERS,  # the part of each hand that everybody saw come
    pile=1,  # both decks, servi and equi et arma: their kinds differ
    discard=1,
    open_equi=OPEN_SLOTS,
    laurels=MAX_PLAYERS,
    laurel_pile=1,  # both decks, of the Stadium and of the theatre
    laurels_out=1,  # out of the game, face down
    open_laurel=1,
    lots=MAX_PLAYERS,  # the set of lots with a house of each seat
    houses=MAX_PLAYERS,  # not on the board
    blue_holder=1,
    blue_left=1,  # blue dice that the holder has not rolled
    results_left=1,  # with reduced luck: the set of results that are still in the deck
    dolus_dice=1,  # what was rolled last, here and below, stays to be seen until the next round is resolved
    latro_dice=1,
    strength=(2, MAX_PLAYERS),  # in each contest: from the spaces
    dice=(2, MAX_PLAYERS),  # the result of the red dice; NOT_ROLLED by those who take no part
    commits=(2, MAX_PLAYERS),  # the cards played
    roller=2,  # who rolled blue dice, and what they show
    blue_faces=(2, METAL_KINDS),
    side=MAX_PLAYERS,  # the metal of a racer's side
    race_first=ROUNDS,  # of each round's race: who won, who came second, which laurels lay open and on top
    race_second=ROUNDS,
    race_open=ROUNDS,
    race_top=ROUNDS,
    race_kept=ROUNDS,  # KEEP_OPEN, KEEP_TOP or UNDECIDED
    auctioned=1,  # the theatre's laurel that is bid for
    bid=METAL_KINDS,
    bidders=1,  # the set of seats still in the bidding
    leader=1,  # whose bid stands
    swaps=1,  # done in this action
    builds=1,  # buildings that may still follow in this action
)


@rule
def layout(s: Tablet) -> int:
    """The number of the layout of spaces."""
    return int(2 * s.sheet + s.symmetric)


@rule
def occupied(s: Tablet) -> int:
    """All spaces with a henchman."""
    return int(s.standing[0] | s.standing[1] | s.standing[2] | s.standing[3] | s.standing[4])


@rule
def current_space(s: Tablet) -> int:
    """The space being resolved: henchmen leave when their action is done, so it is the first one occupied."""
    return lowest(occupied(s))


@rule
def owner(s: Tablet, space: int) -> int:
    """The seat whose henchman stands on an occupied space."""
    seat = 0
    while not s.standing[seat] >> space & 1:
        seat += 1
    return seat


@rule
def leave(s: Tablet, seat: int, space: int) -> None:
    """A henchman goes back to its owner; the rules go on with the next space. 33: when its action is done."""
    s.standing[seat] ^= 1 << space
    s.henchmen[seat] += 1
    s.phase = RESOLVING


@rule
def after(s: Tablet, seat: int) -> int:
    """The next seat clockwise."""
    return int((seat + 1) % s.players)


@rule
def track_place(s: Tablet, seat: int) -> int:
    """The place of a seat's disc on the track, from 0; after all others if it is not laid."""
    place = 0
    while place < s.laid and s.track[place] != seat:
        place += 1
    return place


@rule
def pay_bank(s: Tablet, seat: int, metal: int, coins: int) -> None:
    """Coins go from a seat to the bank."""
    s.purse[seat, metal] -= coins
    s.bank[metal] += coins


@rule
def take_from_bank(s: Tablet, seat: int, metal: int, coins: int) -> None:
    """Coins go from the bank to a seat. 19: if it runs out of a metal, what is left."""
    taken = min(coins, s.bank[metal])
    s.bank[metal] -= taken
    s.purse[seat, metal] += taken


@rule
def cards_left(s: Tablet, deck: int) -> int:
    """The cards of a deck that can still be drawn: pile and discards."""
    return int((s.pile + s.discard) & deck)


@rule
def draw(s: Tablet, deck: int, rng: Tablet) -> int:
    """The kind of the top card of a deck, taken from its pile, or `NO_CARD`."""
    # 4, 24: the discards are shuffled in when a card is wanted and the pile is empty; without any there is no card.
    if not s.pile & deck:
        s.pile += s.discard & deck
        s.discard -= s.discard & deck
    if not s.pile & deck:
        return NO_CARD
    kind = any_card(s.pile & deck, rng)
    s.pile -= card(kind)
    return kind


@rule
def play_cards(s: Tablet, seat: int, cards: int) -> None:
    """Cards leave a hand openly. R42, 24: they are on the discard pile at once."""
    s.hand[seat] -= cards
    s.discard += cards
    # 37: whoever is known to hold two of a kind and plays one is still known to hold one.
    for kind in range(CARD_KINDS):
        s.known[seat] -= card(kind) * min(held(cards, kind), held(s.known[seat], kind))


@rule
def roll_pair(rng: Tablet) -> int:
    """Two red dice: metals 0 to 2 of the first die, and three times those of the second."""
    return below(rng, PAIRS)
