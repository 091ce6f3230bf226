"""The evaluation of positions: every feature counts what its name says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from edubba import Match
from edubba.engine import dispatch
from edubba.games.aquileia import evaluation as e
from edubba.games.aquileia.cards import CARD_COUNTS, SYMBOLS
from edubba.games.aquileia.outlook import HELD, HOPE, TWELVE
from edubba.games.aquileia.sheet import MAX_STRENGTH
from edubba.games.aquileia.spaces import ARENA, STADIUM
from edubba.games.aquileia.state import BLUE_DICE, MAX_PLAYERS, RED_DICE
from tests.aquileia.table import coins, fighter, game, play, spaces, table

pytestmark = pytest.mark.rules

STARTING = ["", "", ""]


def feature(match: Match, number: int) -> list[int]:
    """What the weight of one feature alone gives to each seat."""
    weights = np.zeros((e.STAGES, e.FEATURES), np.int64)
    weights[e.stage(match.state), number] = 1
    out = np.zeros(8, np.int64)
    e.appraise(match.state, weights, out)
    return out[: match.players].tolist()


def features(match: Match, *numbers: int) -> list[list[int]]:
    return [feature(match, number) for number in numbers]


# ---- stages and weights


def test_every_stage_has_weights() -> None:
    assert e.WEIGHTS.shape == (e.STAGES, e.FEATURES)
    assert np.abs(e.WEIGHTS).max() < 10**8


def test_stages_follow_each_other() -> None:
    match, stages = game().start(4, seed=5), []
    while match.actor is not None:
        stages.append(e.stage(match.state))
        match.play(match.legal_ids()[0])
    assert stages == sorted(stages)
    assert (stages[0], stages[-1] // e.STEPS) == (0, 5)
    assert {found % e.STEPS for found in stages} == set(range(e.STEPS))


def test_evaluations_are_thousandths() -> None:
    match, fine, coarse = game().start(5, seed=1), np.zeros(8, np.int64), np.zeros(8, np.int64)
    e.appraise(match.state, e.WEIGHTS, fine)
    dispatch.evaluate(match.state, coarse)
    assert (coarse == fine // 1000).all()


# ---- what a seat has


def test_points_and_laurels() -> None:
    match = table(
        points=[5, 0, 2],
        laurels=["points_10 blue blue", "blue/yellow white", ""],
        lots={"villa_blue_4": 0, "villa_blue_6": 1, "villa_yellow_8": 1},
    )
    assert feature(match, e.TRACK) == [5, 0, 2]
    assert feature(match, e.LAURELS) == [10 + 2 * 4, 8, 0]
    assert feature(match, e.COLOURED) == [2, 2, 0]
    assert feature(match, e.VILLAS) == [4, 14, 0]
    assert feature(match, e.ONE_COLOUR) == [4, 8, 0]


def test_workshops_and_banks() -> None:
    match = table(lots={"workshop_fullonica": 1, "workshop_aurificina": 1, "bank_6": 2, "bank_5": 2})
    assert feature(match, e.WORKSHOPS) == [0, 12, 0]
    assert feature(match, e.BANKS) == [0, 0, 5]


def test_coins_by_metal_few_and_more() -> None:
    match = table(purse=["5b 1s", "", "4g"])
    assert features(match, e.COINS, e.COINS + 1, e.COINS + 2) == [[3, 0, 0], [1, 0, 0], [0, 0, 3]]
    assert features(match, e.MORE_COINS, e.MORE_COINS + 1, e.MORE_COINS + 2) == [[2, 0, 0], [0, 0, 0], [0, 0, 1]]


def test_symbols_on_cards() -> None:
    hands = ["weapon_3 weapon_1 horse_gold_2", "slave_2 slave_2 slave_1", "horse_silver_1 horse_silver_2"]
    match = table(hands=hands)
    assert feature(match, e.ARMS) == [4, 0, 0]
    assert features(match, e.STEEDS, e.STEEDS + 1) == [[0, 0, 3], [2, 0, 0]]
    assert features(match, e.SLAVES, e.MORE_SLAVES) == [[0, 3, 0], [0, 2, 0]]


# ---- how the round goes on


def test_who_places_and_when() -> None:
    match = table(turn=1, track=[2], passed=[2], spaces=spaces("dolus pecunia", "latro", "potentia"))
    assert feature(match, e.UNPLACED) == [3, 4, 0]
    assert feature(match, e.WAITS) == [2, 0, 1]


def test_discs() -> None:
    match = table(turn=1, track=[2, 0])
    assert feature(match, e.DISC) == [2, 0, 3]
    assert feature(match, e.FIRST_DISC) == [0, 0, 1]
    assert feature(table(), e.FIRST_DISC) == [0, 0, 0]


# ---- the market


def test_dolus_potentia_and_pecunia() -> None:
    match = table(spaces=spaces("dolus", "potentia pecunia"), purse=["", "1s", ""])
    assert features(match, e.AT_DOLUS, e.AT_POTENTIA, e.AT_PECUNIA) == [[1, 0, 0], [0, 1, 0], [0, 1, 0]]
    poor = table(spaces=spaces("", "pecunia"), purse=["", "1b", ""])
    assert feature(poor, e.AT_PECUNIA) == [0, 0, 0]


def test_cards_that_can_be_paid() -> None:
    cards = ["weapon_2", "horse_gold_1", None]
    where = spaces("equi_deck equi_open_1", "equi_open_2", "equi_open_3")
    match = table(spaces=where, open_equi=cards, purse=["2b", "1b", "1b"])
    assert feature(match, e.AT_DECK) == [1, 0, 0]
    assert feature(match, e.ARMS_ON_OFFER) == [2, 0, 0]
    assert feature(match, e.STEEDS_ON_OFFER) == [0, 1, 0]
    short = table(spaces=where, open_equi=cards, purse=["1b", "", "1b"])
    assert features(short, e.AT_DECK, e.ARMS_ON_OFFER, e.STEEDS_ON_OFFER) == [[1, 0, 0], [0, 0, 0], [0, 0, 0]]


def test_servi_that_can_be_paid() -> None:
    match = table(spaces=spaces("servi_gold", "servi_silver servi_bronze"), purse=["2g", "3s", "1b"])
    assert feature(match, e.SERVI_ON_OFFER) == [2, 2, 0]


# ---- contests


def test_equal_fighters_have_equal_chances() -> None:
    match = table(spaces=spaces("arena_1", "arena_2"))
    assert feature(match, e.FIGHTS) == [1, 1, 0]
    assert feature(match, e.FIGHT_WON) == [50, 50, 0]
    assert feature(match, e.FIGHT_SECOND) == [50, 50, 0]
    assert feature(match, e.FIGHT_COINS) == [25, 25, 0]
    assert feature(match, e.FIGHT_POINTS) == [20, 20, 0]


def test_the_greatest_hopes_of_five_seats_fit_beside_each_other() -> None:
    spaces_of_a_contest = STADIUM - ARENA
    strength = spaces_of_a_contest * MAX_STRENGTH + RED_DICE + BLUE_DICE
    assert TWELVE * strength + HELD * int((CARD_COUNTS * SYMBOLS).sum()) < 1 << HOPE
    assert HOPE * MAX_PLAYERS < 63


def test_a_lone_fighter_wins() -> None:
    match = table(spaces=spaces("arena_1 arena_3"))
    assert feature(match, e.FIGHTS) == [2, 0, 0]
    assert feature(match, e.FIGHT_WON) == [100, 0, 0]
    assert feature(match, e.FIGHT_POINTS) == [80, 0, 0]


def won(match: Match) -> list[int]:
    return feature(match, e.FIGHT_WON)


def test_what_makes_a_fighter_strong() -> None:
    even = {"spaces": spaces("arena_1", "arena_2"), "purse": STARTING}
    assert won(table(**even | {"spaces": spaces("arena_3", "arena_2")}))[0] > 50
    assert won(table(**even, hands=["weapon_1", "horse_gold_2", ""]))[0] > 50
    assert won(table(**even, track=[0, 1], turn=2))[0] > 50
    assert won(table(**even, track=[1], turn=2))[0] < 50
    assert won(table(**even, track=[2, 1]))[0] < 50
    assert won(table(**even | {"spaces": spaces("arena_1 potentia", "arena_2")}))[0] > 50


def fought(**entries: Any) -> Match:
    """Two fighters have rolled, the second is asked for cards."""
    fighters = [fighter(0, 1, "bbs"), fighter(1, 1, "bsg")]
    hands = ["", "weapon_3", ""]
    entries = {"phase": "commit", "turn": 1, "spaces": spaces("arena_1", "arena_2"), "hands": hands} | entries
    return table(arena={"fighters": fighters}, **entries)


def test_cards_count_in_hand_only_for_those_who_can_still_play_them() -> None:
    match = fought()
    assert won(match)[0] < 50  # one bronze face more, but the other's weapons are to come
    assert won(fought(hands=["weapon_2 weapon_1", "weapon_3", ""])) == won(match)  # the first was asked before
    both_to_come = fought(hands=["weapon_2 weapon_1", "weapon_3", ""], turn=0)
    assert won(both_to_come)[0] > 50
    play(match, "commit none")
    assert match.position()["phase"] == "prize"
    assert won(match) == [100, 0, 0]
    assert feature(match, e.FIGHT_SECOND) == [0, 100, 0]
    assert feature(match, e.FIGHT_COINS) == [0, 0, 0]  # they are paid
    assert feature(match, e.FIGHT_POINTS) == [60, 0, 0]


def test_blue_dice_not_rolled_and_rolled() -> None:
    holder = fought(blue_holder=1, blue_left=4)
    assert won(holder)[0] < won(fought())[0]
    fighters = [fighter(0, 1, "bbs"), fighter(1, 1, "bsg")]
    rolled = {"fighters": fighters, "roller": 1, "blue": coins("3b 1g")}
    match = table(arena=rolled, phase="prize", turn=1, spaces=spaces("arena_1", "arena_2"), blue_holder=1, blue_left=0)
    assert won(match) == [0, 100, 0]


def test_three_racers() -> None:
    where = spaces("stadium_silver_1", "stadium_gold_1", "stadium_silver_3")
    lots = {"villa_blue_6": 1}
    match = table(spaces=where, open_laurel="blue", lots=lots, hands=["", "horse_gold_2", "horse_gold_2"])
    first, second = features(match, e.RACE_WON, e.RACE_SECOND)
    assert first[1] > first[2] > first[0]
    assert second[2] > second[0]
    assert feature(match, e.RACES) == [1, 1, 1]
    silver, gold = features(match, e.RACE_COINS, e.RACE_COINS + 1)
    assert (silver[1], gold[0], gold[2]) == (0, 0, 0)
    assert gold[1] > silver[2] > silver[0] > 0
    assert feature(match, e.RACE_LAUREL)[0] == 0
    assert 10 * 6 * first[1] // 100 <= feature(match, e.RACE_LAUREL)[1] <= 10 * 6 * (first[1] + 1) // 100
    assert feature(table(spaces=where, open_laurel=None), e.RACE_LAUREL) == [0, 0, 0]


def test_a_race_that_is_won() -> None:
    racers = [fighter(0, 1, "ssg", side="silver"), fighter(2, 2, "bbb", side="gold")]
    match = table(
        phase="keep",
        turn=0,
        stadium={"fighters": racers},
        spaces=spaces("stadium_silver_1", "", "stadium_gold_1"),
        races=[{"round": 1, "first": 0, "second": 2, "open": "blue", "top": "white"}],
    )
    assert features(match, e.RACE_WON, e.RACE_SECOND) == [[100, 0, 0], [0, 0, 100]]
    assert features(match, e.RACE_COINS, e.RACE_COINS + 1, e.RACE_LAUREL) == [[0] * 3] * 3


# ---- Theatrum


def test_the_occupant_of_the_theatre() -> None:
    match = table(spaces=spaces("", "theatrum"), lots={"villa_white_4": 1, "villa_blue_6": 1, "villa_blue_10": 0})
    assert feature(match, e.AT_THEATRUM) == [0, 1, 0]
    assert feature(match, e.THEATRUM_COLOUR) == [0, 6, 0]


def test_the_bid_that_stands() -> None:
    auction = {"card": "blue/yellow", "bid": coins("2b 1s"), "bidders": [0, 2], "leader": 2}
    entries = {"phase": "bid", "spaces": spaces("theatrum"), "purse": ["3b 3s", "", "2b 1s"], "turn": 0}
    match = table(**entries, auction=auction, lots={"villa_yellow_8": 2, "villa_blue_10": 0})
    assert features(match, e.LEADS, e.LEADS_LAUREL, e.LEADS_BID) == [[0, 0, 1], [0, 0, 8], [0, 0, 3]]
    unopened = table(**entries, auction=auction | {"bid": coins(""), "leader": None, "bidders": [0, 1, 2]})
    assert feature(unopened, e.LEADS) == [0, 0, 0]


# ---- Forum and Portus


def test_lots_that_can_be_paid() -> None:
    """With two bronze the Pistrinum: in round six three tenths of its points."""
    match = table(round=6, spaces=spaces("forum_2", "forum_5"), purse=["2b", "1b", "2b"])
    assert features(match, e.AT_FORUM + 1, e.AT_FORUM + 4) == [[1, 0, 0], [0, 1, 0]]
    assert feature(match, e.LOT) == [3 * 3, 0, 0]
    assert feature(match, e.LOT_AT_ONCE) == [3, 0, 0]
    assert feature(match, e.NO_LOT) == [0, 1, 0]


def test_the_best_lot_depends_on_laurels_and_rounds() -> None:
    villa = {"round": 6, "spaces": spaces("forum_1"), "purse": ["1s 1g", "", ""]}
    assert feature(table(**villa, laurels=["white", "", ""]), e.LOT) == [4 * 11, 0, 0]
    assert feature(table(**villa), e.LOT) == [4 * 3, 0, 0]
    many = villa | {"purse": ["2b 1s 1g", "", ""]}
    assert feature(table(**many), e.LOT) == [5 * 3, 0, 0]
    bank = {"round": 2, "spaces": spaces("forum_1"), "purse": ["", "2s", ""]}
    assert feature(table(**bank | {"spaces": spaces("", "forum_1")}), e.LOT) == [0, 2 * 40, 0]


def test_lots_that_are_taken_or_set_aside() -> None:
    entries = {"round": 6, "spaces": spaces("forum_3"), "purse": ["4b", "", ""]}
    match = table(**entries, lots={"bank_3": 1})
    assert features(match, e.LOT, e.SECOND_LOT) == [[9, 0, 0], [0, 0, 0]]
    two = table(**entries | {"purse": ["3b 1s", "", ""]}, lots={"bank_3": 1})
    assert features(two, e.LOT, e.SECOND_LOT) == [[9, 0, 0], [9, 0, 0]]
    taken = table(**entries, lots={"bank_3": 1, "workshop_pistrinum": 1})
    assert feature(taken, e.NO_LOT) == [1, 0, 0]


def test_servi_to_be_bought_build_too() -> None:
    entries = {"round": 6, "purse": ["2b 1g", "", ""]}
    assert feature(table(**entries, spaces=spaces("forum_1")), e.LOT) == [9, 0, 0]
    assert feature(table(**entries, spaces=spaces("forum_1 servi_gold")), e.LOT) == [6 * 3, 0, 0]


def test_latro_and_the_berths() -> None:
    lots = {"workshop_fullonica": 1, "bank_1": 1, "workshop_aurificina": 0}
    match = table(spaces=spaces("latro portus_gold", "portus_bronze", "portus_silver"), lots=lots)
    assert feature(match, e.AT_LATRO) == [1, 0, 0]
    assert feature(match, e.STAKES) == [2, 0, 0]
    berths = (e.AT_BERTH, e.AT_BERTH + 1, e.AT_BERTH + 2)
    assert features(match, *berths) == [[0, 1, 0], [0, 0, 1], [1, 0, 0]]
    assert feature(match, e.BERTH_POINTS) == [8, 4, 0]
    assert feature(match, e.BERTH_COINS) == [0, 2, 0]
    assert feature(match, e.THREAT) == [0, 1, 1]
