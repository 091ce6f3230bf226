"""How good a position of Aquileia looks to each seat: integer features of a position, each with a weight.

The weights stand in weights.toml, one row a stage of the game; `benchmarks/tune.py aquileia` wrote them from games of
self-play. They are millionths of the logarithm of the odds of winning.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from edubba.engine.bits import count
from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.arena import POINTS_PER_STRENGTH
from edubba.games.aquileia.cards import (
    HORSES,
    NO_CARD,
    SERVI,
    SYMBOLS,
    WEAPONS,
    card,
    laurels_number,
    symbols,
)
from edubba.games.aquileia.contests import takes_part
from edubba.games.aquileia.forum import points_at_once
from edubba.games.aquileia.mercatus import can_swap, cards_on_offer, most_cards
from edubba.games.aquileia.outlook import (
    COLOURED_LAURELS,
    FIELD,
    PRICE,
    SLAVES_FIELD,
    TWELVE,
    WORKS,
    YIELD,
    best_colour,
    best_lot,
    chances,
    estate,
    hope_of,
    hopes,
    laurel_value,
    laurels_value,
    means,
    part,
    promise,
)
from edubba.games.aquileia.sheet import COLOURS
from edubba.games.aquileia.spaces import (
    ARENA_SPACES,
    BERTH,
    BERTHS,
    DOLUS,
    EQUI_DECK,
    EQUI_METAL,
    EQUI_OPEN,
    EQUI_SPACES,
    FORUM,
    FORUM_BUILDINGS,
    FORUM_SCORES,
    GOLD_SIDE,
    LATRO,
    PECUNIA,
    POTENTIA,
    SERVI_FIRST,
    STADIUM_SPACES,
    SWAPS,
    THEATRUM,
)
from edubba.games.aquileia.state import (
    ARENA_CONTEST,
    BIDDING,
    BRONZE,
    CHOOSING,
    GOLD,
    KEEPING,
    METAL_KINDS,
    NOBODY,
    PLACING,
    ROUNDS,
    SILVER,
    STADIUM_CONTEST,
    current_space,
    occupied,
)

# Features of a seat. What it has:
TRACK = 0  # points on the track
LAURELS = 1  # points of its laurels, if the game ended now
VILLAS = 2  # the values of its villas
ONE_COLOUR = 3  # those of the colour that it has most of
COLOURED = 4  # laurels in colours
WORKSHOPS = 5  # the points of its workshops
BANKS = 6  # the coins of its banks
COINS = 7  # + metal: coins, up to FEW
MORE_COINS = COINS + METAL_KINDS  # + metal: coins beyond that
SLAVES = MORE_COINS + METAL_KINDS  # servi on its cards, up to FEW
MORE_SLAVES = SLAVES + 1
ARMS = MORE_SLAVES + 1  # weapons on its cards
STEEDS = ARMS + 1  # + 0 or 1: horses of the silver or gold side
# How the round goes on:
UNPLACED = STEEDS + 2  # henchmen that it can still place
WAITS = UNPLACED + 1  # seats that act before it
DISC = WAITS + 1  # places before which its disc lies
FIRST_DISC = DISC + 1  # 1 if it will start the next round
# Its henchmen:
AT_DOLUS = FIRST_DISC + 1
AT_PECUNIA = AT_DOLUS + 1  # 1 if it has anything to swap there
AT_DECK = AT_PECUNIA + 1  # 1 if it can pay the hidden card
ARMS_ON_OFFER = AT_DECK + 1  # weapons on open cards that it can pay
STEEDS_ON_OFFER = ARMS_ON_OFFER + 1  # horses on them
SERVI_ON_OFFER = STEEDS_ON_OFFER + 1  # servi cards that it can pay
AT_POTENTIA = SERVI_ON_OFFER + 1
FIGHTS = AT_POTENTIA + 1  # henchmen in the Arena; then in hundredths the chance to win
FIGHT_WON = FIGHTS + 1
FIGHT_SECOND = FIGHT_WON + 1
FIGHT_POINTS = FIGHT_SECOND + 1  # tenths of points
FIGHT_COINS = FIGHT_POINTS + 1  # tenths
RACES = FIGHT_COINS + 1  # the same in the Stadium
RACE_WON = RACES + 1
RACE_SECOND = RACE_WON + 1
RACE_COINS = RACE_SECOND + 1  # + 0 or 1: of silver or gold
RACE_LAUREL = RACE_COINS + 2  # tenths of the points of the open laurel
AT_THEATRUM = RACE_LAUREL + 1
THEATRUM_COLOUR = AT_THEATRUM + 1  # there: the value of its villas in one colour
LEADS = THEATRUM_COLOUR + 1  # 1 if its bid stands; then the points of the laurel, and the coins of the bid
LEADS_LAUREL = LEADS + 1
LEADS_BID = LEADS_LAUREL + 1
AT_FORUM = LEADS_BID + 1  # + space
LOT = AT_FORUM + len(FORUM_SCORES)  # tenths of points that the best lot promises
SECOND_LOT = LOT + 1  # the same of another one, if it may build two
LOT_AT_ONCE = SECOND_LOT + 1  # the points of the best lot, if they are scored when building
NO_LOT = LOT_AT_ONCE + 1  # 1 if there is none that it can pay
AT_LATRO = NO_LOT + 1
STAKES = AT_LATRO + 1  # there: coins of others at the berths
AT_BERTH = STAKES + 1  # + metal
BERTH_POINTS = AT_BERTH + METAL_KINDS  # there: the points of its workshops
BERTH_COINS = BERTH_POINTS + 1  # there: the coins of its banks
THREAT = BERTH_COINS + 1  # there: 1 if another seat stands at Latro
FEATURES = THREAT + 1

FEW = 3

# For the search: what a henchman is worth shows some moves later, and these differ so much that one result says little
KNOBS = {"exploration": 0.2, "rollout": 30, "taste": 3}
THOUGHT = 150

# Stages of each round: the placement, then market and contests, then all that comes after them
STEPS = 3
STAGES = ROUNDS * STEPS

WEIGHTS_FILE = Path(__file__).with_name("weights.toml")
WEIGHTS = np.array(tomllib.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))["weights"], np.int64)


@rule
def evaluate(s: Tablet, out: Ints) -> None:
    """The worth of the position for every seat, in thousandths of the logarithm of the odds."""
    appraise(s, WEIGHTS, out)
    for seat in range(s.players):
        out[seat] //= 1000


@rule
def stage(s: Tablet) -> int:
    """The row of weights that belongs to a position."""
    first = STEPS * (s.round_no - 1)
    if s.phase == PLACING:
        return int(first)
    return int(first + (1 if current_space(s) < THEATRUM else 2))


@rule
def appraise(s: Tablet, weights: Ints, out: Ints) -> None:
    """The sum of all features of every seat, each times its weight."""
    w = weights[stage(s)]
    fighters, racers = hopes(s, ARENA_CONTEST), hopes(s, STADIUM_CONTEST)
    for seat in range(s.players):
        owned = estate(s, seat)
        out[seat] = buildings(s, seat, owned, w) + riches(s, seat, w) + order(s, seat, w)
        if s.standing[seat]:
            out[seat] += market(s, seat, w) + theatrum(s, seat, owned, w)
            out[seat] += forum(s, seat, w) + portus(s, seat, owned, w)
        if takes_part(s, ARENA_CONTEST, seat):
            out[seat] += fight(s, seat, fighters, w)
        if takes_part(s, STADIUM_CONTEST, seat):
            out[seat] += race(s, seat, racers, owned, w)
    discs(s, w, out)
    if s.phase == BIDDING and s.leader != NOBODY:
        out[s.leader] += bid(s, s.leader, w)


# ---- what a seat has


@rule
def buildings(s: Tablet, seat: int, owned: int, w: Ints) -> int:
    """Points, laurels and houses."""
    total = w[TRACK] * s.points[seat] + w[LAURELS] * laurels_value(owned, s.laurels[seat])
    total += w[WORKSHOPS] * part(owned, WORKS) + w[BANKS] * bank_coins(owned) + w[ONE_COLOUR] * best_colour(owned)
    for colour in range(len(COLOURS)):
        total += w[VILLAS] * part(owned, FIELD * colour)
    return int(total + w[COLOURED] * laurels_number(s.laurels[seat] & COLOURED_LAURELS))


@rule
def bank_coins(owned: int) -> int:
    """The coins that all banks of an estate pay."""
    total = 0
    for metal in range(METAL_KINDS):
        total += part(owned, YIELD + FIELD * metal)
    return total


@rule
def riches(s: Tablet, seat: int, w: Ints) -> int:
    """Coins and cards."""
    total = 0
    for metal in range(METAL_KINDS):
        few = min(s.purse[seat, metal], FEW)
        total += w[COINS + metal] * few + w[MORE_COINS + metal] * (s.purse[seat, metal] - few)
    hand = s.hand[seat]
    if hand:
        slaves = symbols(hand & SERVI)
        total += w[SLAVES] * min(slaves, FEW) + w[MORE_SLAVES] * max(slaves - FEW, 0)
        total += w[ARMS] * symbols(hand & WEAPONS)
        total += w[STEEDS] * symbols(hand & HORSES[SILVER]) + w[STEEDS + 1] * symbols(hand & HORSES[GOLD])
    return int(total)


@rule
def order(s: Tablet, seat: int, w: Ints) -> int:
    """Who has still to place, and who acts next."""
    total = w[WAITS] * (seat - s.turn + (s.players if seat < s.turn else 0))
    if s.phase == PLACING and not s.passed >> seat & 1:
        total += w[UNPLACED] * s.henchmen[seat]
    return int(total)


@rule
def discs(s: Tablet, w: Ints, out: Ints) -> None:
    """Who laid a disc early."""
    for place in range(s.laid):
        out[s.track[place]] += w[DISC] * (s.players - place)
    if s.laid:
        out[s.track[0]] += w[FIRST_DISC]


# ---- what its henchmen will do


@rule
def market(s: Tablet, seat: int, w: Ints) -> int:
    """Mercatus: coins, swaps, cards on offer, blue dice."""
    standing = s.standing[seat]
    total = w[AT_DOLUS] * (standing >> DOLUS & 1) + w[AT_POTENTIA] * (standing >> POTENTIA & 1)
    if standing >> PECUNIA & 1:
        total += w[AT_PECUNIA] * can_swap_any(s, seat)
    if standing & EQUI_SPACES:
        total += equi(s, seat, w)
    return int(total + w[SERVI_ON_OFFER] * servi_on_offer(s, seat))


@rule
def can_swap_any(s: Tablet, seat: int) -> int:
    """1 if a seat has anything to swap."""
    for swap in range(SWAPS[s.sheet]):
        if can_swap(s, seat, swap):
            return 1
    return 0


@rule
def equi(s: Tablet, seat: int, w: Ints) -> int:
    """The cards of Equi et arma beside which a seat stands, as many as it has coins for."""
    total, coins = 0, s.purse[seat, EQUI_METAL]
    for space in range(EQUI_DECK, SERVI_FIRST):
        if coins > 0 and s.standing[seat] >> space & 1 and cards_on_offer(s, space):
            coins -= 1
            if space == EQUI_DECK:
                total += w[AT_DECK]
            else:
                kind = s.open_equi[space - EQUI_OPEN]
                total += w[ARMS_ON_OFFER if card(kind) & WEAPONS else STEEDS_ON_OFFER] * SYMBOLS[kind]
    return int(total)


@rule
def servi_on_offer(s: Tablet, seat: int) -> int:
    """The servi cards that a seat can buy where it stands."""
    cards = 0
    for space in range(SERVI_FIRST, POTENTIA):
        if s.standing[seat] >> space & 1:
            cards += most_cards(s, seat, space)
    return cards


@rule
def fight(s: Tablet, seat: int, hoped: int, w: Ints) -> int:
    """The prizes of the Arena by their chances; when the winner chooses, the coins are paid."""
    first, second, third = chances(s, ARENA_CONTEST, seat, hoped)
    points = POINTS_PER_STRENGTH * hope_of(hoped, seat)
    total = w[FIGHTS] * count(s.standing[seat] & ARENA_SPACES) + w[FIGHT_WON] * (first // 10)
    total += w[FIGHT_SECOND] * (second // 10) + w[FIGHT_POINTS] * (first * points // (100 * TWELVE))
    if s.phase != CHOOSING:
        total += w[FIGHT_COINS] * ((3 * first + 2 * second + third) // 100)
    return int(total)


@rule
def race(s: Tablet, seat: int, hoped: int, owned: int, w: Ints) -> int:
    """The prizes of the Stadium by their chances; when the winner chooses a laurel, the coins are paid."""
    first, second, third = chances(s, STADIUM_CONTEST, seat, hoped)
    total = w[RACES] * count(s.standing[seat] & STADIUM_SPACES)
    total += w[RACE_WON] * (first // 10) + w[RACE_SECOND] * (second // 10)
    if s.phase != KEEPING:
        metal = RACE_COINS + (1 if s.standing[seat] & GOLD_SIDE else 0)
        total += w[metal] * ((3 * first + 2 * second + third) // 100)
        if s.open_laurel != NO_CARD:
            total += w[RACE_LAUREL] * (first * laurel_value(owned, s.open_laurel) // 100)
    return int(total)


@rule
def theatrum(s: Tablet, seat: int, owned: int, w: Ints) -> int:
    """Whoever stands there is paid or has the laurel."""
    if not s.standing[seat] >> THEATRUM & 1:
        return 0
    return int(w[AT_THEATRUM] + w[THEATRUM_COLOUR] * best_colour(owned))


@rule
def bid(s: Tablet, seat: int, w: Ints) -> int:
    """The bid that stands: a laurel to be had for coins."""
    coins = s.bid[BRONZE] + s.bid[SILVER] + s.bid[GOLD]
    return int(w[LEADS] + w[LEADS_LAUREL] * laurel_value(estate(s, seat), s.auctioned) + w[LEADS_BID] * coins)


@rule
def forum(s: Tablet, seat: int, w: Ints) -> int:
    """The best lots that a seat can pay, and where it stands to build them."""
    builds = total = scores = 0
    for space in range(len(FORUM_SCORES)):
        if s.standing[seat] >> FORUM + space & 1:
            total += w[AT_FORUM + space]
            builds += FORUM_BUILDINGS[space]
            scores |= FORUM_SCORES[space]
    if builds == 0:
        return 0
    purse = means(s, seat) + (servi_on_offer(s, seat) << SLAVES_FIELD)
    lot = best_lot(s, seat, purse, 0)
    if lot == NO_CARD:
        return int(total + w[NO_LOT])
    total += w[LOT] * promise(s, seat, lot) + w[LOT_AT_ONCE] * scores * points_at_once(s, lot)
    if builds > 1:
        other = best_lot(s, seat, purse - PRICE[s.sheet, lot], 1 << lot)
        total += w[SECOND_LOT] * (promise(s, seat, other) if other != NO_CARD else 0)
    return int(total)


@rule
def portus(s: Tablet, seat: int, owned: int, w: Ints) -> int:
    """Workshops and banks that will work, and coins that may be robbed."""
    standing, total = s.standing[seat], 0
    if standing >> LATRO & 1:
        others = s.stakes[BRONZE] + s.stakes[SILVER] + s.stakes[GOLD] - (1 if standing & BERTHS else 0)
        total += w[AT_LATRO] + w[STAKES] * others
    for metal in range(METAL_KINDS):
        if standing >> BERTH + metal & 1:
            total += w[AT_BERTH + metal] + w[BERTH_POINTS] * part(owned, WORKS) + w[BERTH_COINS] * bank_coins(owned)
            total += w[THREAT] * (1 if occupied(s) & ~standing & 1 << LATRO else 0)
    return int(total)
