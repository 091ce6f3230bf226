"""Arena and Stadium."""

from __future__ import annotations

from typing import Any

import pytest

from edubba import Match
from tests.aquileia.table import (
    LAURELS,
    at,
    coins,
    fighter,
    first_seed,
    game,
    metals,
    play,
    purse,
    refused,
    resolved,
    spaces,
    table,
    texts,
)

pytestmark = pytest.mark.rules


def arena(*fighters: dict[str, Any], seed: int = 0, **entries: Any) -> Match:
    """The first seat that holds cards is asked for them."""
    where = {0: "arena_1", 1: "arena_3", 2: "arena_2"}
    standing = {where[one["seat"]]: one["seat"] for one in fighters}
    entries = {"phase": "commit", "turn": 0, "spaces": standing} | entries
    return table(seed=seed, arena={"fighters": list(fighters)}, **entries)


def ranking(match: Match) -> list[int]:
    """The seats in the Arena, from the first to the last."""
    return [one["seat"] for one in match.view(0)["contests"]["arena"]["fighters"]]


def test_r17_strength_begins_with_the_spaces() -> None:
    match = resolved(spaces=spaces("arena_1 arena_3", "arena_2"), purse=["", "", ""])
    found = {one["seat"]: one["strength"] for one in at(match, "arena")["fighters"]}
    assert found == {0: 3, 1: 1}


def test_r18_bronze_faces_add_to_the_strength() -> None:
    match = first_seed(
        lambda seed: resolved(seed=seed, spaces=spaces("arena_1")),
        lambda m: at(m, "arena")["fighters"][0]["dice"] == metals("bgb"),
    )
    assert match.view(0)["contests"]["arena"]["fighters"][0]["strength"] == 3


def test_r18_all_27_results_come_equally_often() -> None:
    seen = [
        tuple(at(resolved(seed=seed, spaces=spaces("arena_1")), "arena")["fighters"][0]["dice"]) for seed in range(540)
    ]
    counts = [seen.count(result) for result in set(seen)]
    assert len(counts) == 27
    assert max(counts) < 45


def test_r19_weapons_and_servi_add_their_symbols() -> None:
    hands = ["weapon_2 slave_1 slave_2 horse_gold_2", "", ""]
    match = arena(fighter(0, 1, "ggg"), fighter(1, 2, "bbb"), hands=hands)
    assert "commit weapon_2 slave_1 slave_2" in texts(match)
    assert len(texts(match)) == 8
    match.play("commit slave_2 weapon_2")
    assert match.view(1)["contests"]["arena"]["fighters"][0]["strength"] == 5
    assert at(match, "discards")["servi"]["slave_2"] == 1
    assert at(match, "hands")[0] == ["slave_1", "horse_gold_2"]


def test_r20_blue_dice_that_show_bronze_add_one_each() -> None:
    def rolled(seed: int) -> Match:
        match = arena(
            fighter(0, 1, "ggg"), fighter(1, 2, "ggg"), seed=seed, phase="blue", blue_holder=0, hands=[""] * 3
        )
        return play(match, "blue 3")

    match = first_seed(rolled, lambda m: at(m, "arena")["blue"] == coins("2b 1s"))
    assert at(match, "turn") == 0
    assert match.view(0)["contests"]["arena"]["fighters"][0]["strength"] == 3
    assert at(match, "blue_left") == 1


def test_r21_ties_go_to_the_earlier_disc() -> None:
    fighters = (fighter(0, 1, "bgg"), fighter(1, 2, "ggg"))
    late = arena(*fighters, phase="prize", turn=1, track=[2, 1, 0])
    assert ranking(late) == [1, 0]
    early = arena(*fighters, phase="prize", turn=0, track=[0, 1, 2])
    assert ranking(early) == [0, 1]


def test_r22_the_winner_takes_points() -> None:
    match = arena(fighter(0, 1, "bbg"), fighter(1, 2, "ggg"), phase="prize", turn=0)
    assert texts(match) == ["points", "card"]
    match.play("points")
    assert at(match, "points") == [6, 0, 0]
    assert len(at(match, "hands")[1]) == 1


def test_r22_r23_r24_coins_for_the_first_three() -> None:
    match = resolved(spaces=spaces("arena_1", "arena_2", "arena_3"), purse=["", "", ""])
    assert [purse(match, seat) for seat in ranking(match)] == ["3b", "2b", "1b"]


def test_r23_ruling_7_points_left_for_the_second_are_twice_his_own_strength() -> None:
    match = arena(fighter(0, 1, "bbg"), fighter(1, 2, "ggg"), phase="prize", turn=0)
    match.play("card")
    assert at(match, "points") == [0, 4, 0]
    assert [len(hand) for hand in at(match, "hands")] == [1, 0, 0]


def test_ruling_6_a_lone_fighter_rolls_plays_and_wins() -> None:
    match = resolved(spaces=spaces("arena_1"), hands=["weapon_3", "", ""], purse=["", "", ""])
    match.play("commit weapon_3")
    assert purse(match, 0) == "3b"
    match.play("card")
    assert at(match, "points") == [0, 0, 0]
    assert at(match, "round") == 2


def test_ruling_11_cards_in_seat_order_once_each() -> None:
    match = resolved(start=1, last=1, spaces=spaces("arena_1", "arena_2", "arena_3"), hands=["slave_1"] * 3)
    asked = []
    while at(match, "phase") == "commit":
        asked.append(match.actor)
        match.play("commit none")
    assert asked == [1, 2, 0]


def test_ruling_12_the_holder_must_take_part() -> None:
    match = resolved(spaces=spaces("potentia", "arena_1"))
    assert at(match, "phase") == "prize"
    match.play("points")
    assert (at(match, "blue_holder"), at(match, "blue_left")) == (None, 0)


def test_ruling_12_31_dice_not_rolled_serve_in_the_stadium_and_then_go_back() -> None:
    standing = spaces("arena_1 stadium_gold_1 theatrum", "arena_2")
    match = arena(
        fighter(0, 1, "ggg"), fighter(1, 1, "ggg"), spaces=standing, phase="blue", blue_holder=0, open_laurel="white"
    )
    play(match, "blue 1", "points" if match.actor == 0 else "card")
    while at(match, "phase") != "blue":
        match.play(match.legal()[0])
    assert texts(match) == ["blue 0", "blue 1", "blue 2", "blue 3"]
    assert refused(match, "blue 4") == "aquileia-blue-left"
    play(match, "blue 2", "keep open")
    assert at(match, "phase") == "bid"
    assert (at(match, "blue_holder"), at(match, "blue_left")) == (None, 0)


def test_r16_no_dice_left_nothing_asked() -> None:
    standing = spaces("arena_1 stadium_gold_1", "arena_2")
    match = arena(
        fighter(0, 1, "ggg"), fighter(1, 1, "ggg"), spaces=standing, phase="blue", blue_holder=0, open_laurel="white"
    )
    play(match, "blue 4")
    play(match, texts(match)[0])
    assert at(match, "phase") == "keep"


def test_ruling_31_coins_are_paid_before_the_winner_chooses() -> None:
    match = resolved(spaces=spaces("arena_1", "arena_2"), purse=["", "", ""])
    assert at(match, "phase") == "prize"
    assert sum(purse["bronze"] for purse in at(match, "purse")) == 5


def test_ruling_31_best_rank_first_if_the_bank_is_short() -> None:
    match = resolved(spaces=spaces("arena_1", "arena_2"), purse=["", "", "35b"])
    first, second = ranking(match)
    assert (purse(match, first), purse(match, second)) == ("3b", "1b")


def test_ruling_31_cards_without_effect_cannot_be_committed() -> None:
    match = arena(fighter(0, 1, "ggg"), hands=["slave_1 horse_gold_1", "", ""])
    assert refused(match, "commit horse_gold_1") == "aquileia-card-without-effect"
    assert refused(match, "commit slave_2") == "aquileia-cards-missing"
    assert refused(match, "commit slave_1 slave_1") == "aquileia-cards-missing"


def test_ruling_25_no_servi_card_anywhere() -> None:
    hands = ["slave_1 " * 11, "", "slave_2 " * 11]
    match = resolved(spaces=spaces("", "arena_3", "stadium_gold_1"), hands=hands, purse=[""] * 3)
    assert at(match, "points")[1] >= 4
    fighters = (fighter(0, 1, "ggg"), fighter(1, 2, "bbb"))
    match = arena(*fighters, hands=["slave_1 " * 11, "slave_2 " * 11, ""], spaces=spaces("arena_1", "arena_3"))
    assert at(match, "phase") == "commit"
    play(match, "commit none", "commit none")
    assert at(match, "points") == [0, 10, 0]
    assert [len(hand) for hand in at(match, "hands")] == [11, 11, 0]


def test_ruling_24_a_prize_can_be_a_card_just_played() -> None:
    hands = ["slave_1 " * 11 + "slave_2 " * 11, "", ""]
    match = arena(fighter(0, 1, "ggg"), hands=hands)
    play(match, "commit slave_2", "card")
    assert len(at(match, "hands")[0]) == 22


def test_ruling_33_the_henchmen_of_a_contest_leave_together() -> None:
    match = resolved(spaces=spaces("arena_1", "arena_2 stadium_gold_1"), open_laurel="white")
    assert at(match, "spaces") == {"arena_1": 0, "arena_2": 1, "stadium_gold_1": 1}
    match.play("points")
    assert at(match, "spaces") == {"stadium_gold_1": 1}


# ---- Stadium


def race(*racers: dict[str, Any], seed: int = 0, players: int = 4, **entries: Any) -> Match:
    """A race that stands before its prizes, or cards."""
    free = {"silver": ["stadium_silver_1", "stadium_silver_2", "stadium_silver_3"], "gold": ["stadium_gold_1"]}
    free["gold"].append("stadium_gold_2")
    strengths = {"stadium_silver_1": 1, "stadium_silver_2": 1}
    standing: dict[str, int] = {}
    for one in racers:
        space = next(name for name in free[one["side"]] if strengths.get(name, 2) == one["strength"])
        free[one["side"]].remove(space)
        standing[space] = one["seat"]
    entries = {"phase": "commit", "turn": 0, "spaces": standing, "open_laurel": "white"} | entries
    return table(players, seed, stadium={"fighters": list(racers)}, **entries)


def test_r25_dice_and_horses_of_the_own_side() -> None:
    hands = ["horse_silver_2 horse_gold_1 weapon_1", "", "", ""]
    racers = (fighter(0, 1, "ssg", side="silver"), fighter(1, 2, "ssg", side="gold"))
    match = race(*racers, hands=hands)
    view = match.view(0)["contests"]["stadium"]["fighters"]
    assert [one["strength"] for one in view] == [3, 3]
    assert texts(match) == ["commit none", "commit horse_silver_2"]
    assert refused(match, "commit horse_gold_1") == "aquileia-card-without-effect"
    match.play("commit horse_silver_2")
    assert match.view(0)["contests"]["stadium"]["fighters"][0]["strength"] == 5


def test_r26_ruling_8_one_ranking_coins_of_the_own_side() -> None:
    racers = (
        fighter(0, 1, "bbb", side="silver"),
        fighter(1, 2, "bbg", side="gold"),
        fighter(2, 2, "sss", side="silver"),
        fighter(3, 2, "bgg", side="gold"),
    )
    match = race(*racers, hands=["horse_gold_1", "", "", ""], purse=[""] * 4, known=[""] * 4)
    match.play("commit none")
    assert [purse(match, seat) for seat in range(4)] == ["", "1g", "3s", "2g"]


def test_r27_the_winner_keeps_one_laurel_and_the_second_gets_the_other() -> None:
    for keep, held in (("open", [["white"], ["yellow"]]), ("top", [["yellow"], ["white"]])):
        racers = (fighter(0, 1, "sss", side="silver"), fighter(1, 2, "bbb", side="gold"))
        entry = {"round": 1, "first": 0, "second": 1, "open": "white", "top": "yellow"}
        match = race(*racers, phase="keep", races=[entry], open_laurel=None)
        assert texts(match) == ["keep open", "keep top"]
        match.play(f"keep {keep}")
        assert at(match, "laurels")[:2] == held


def test_r27_the_top_laurel_is_drawn_blindly() -> None:
    tops = set()
    for seed in range(60):
        match = resolved(seed=seed, spaces=spaces("stadium_gold_1"), open_laurel="white")
        tops.add(at(match, "races")[0]["top"])
    assert len(tops) == 8


def test_ruling_9_alone_the_other_laurel_leaves_the_game() -> None:
    match = resolved(spaces=spaces("stadium_gold_1"), open_laurel="white", laurels=[""] * 3)
    top = at(match, "races")[0]["top"]
    match.play("keep open")
    assert at(match, "laurels")[0] == ["white"]
    assert at(match, "laurels_out") == [top]


def test_ruling_9_without_a_race_both_laurels_stay() -> None:
    match = resolved(spaces=spaces("dolus"), open_laurel="white")
    assert at(match, "open_laurel") == "white"
    assert sum(at(match, "piles")["stadium"].values()) == 11


def test_ruling_32_two_equal_laurels_are_still_a_choice() -> None:
    match = first_seed(
        lambda seed: resolved(seed=seed, spaces=spaces("stadium_gold_1", "stadium_silver_1"), open_laurel="white"),
        lambda m: at(m, "races")[0]["top"] == "white",
    )
    assert texts(match) == ["keep open", "keep top"]


def test_ruling_32_with_one_laurel_left_it_goes_to_the_winner() -> None:
    out = LAURELS[1:]
    match = resolved(spaces=spaces("stadium_gold_1", "stadium_silver_1"), open_laurel="white", laurels_out=out)
    first = at(match, "races")[0]["first"]
    assert at(match, "laurels")[first] == ["white"]
    assert at(match, "races")[0]["top"] is None
    match = resolved(spaces=spaces("stadium_gold_1"), laurels_out=out)
    assert at(match, "laurels")[0] == ["white"]
    assert at(match, "races")[0]["kept"] == "top"


def test_ruling_32_with_no_laurel_left_there_are_only_coins() -> None:
    out = LAURELS
    match = resolved(spaces=spaces("stadium_gold_1"), laurels_out=out, purse=[""] * 3)
    assert purse(match, 0) == "3g"
    assert at(match, "laurels") == [[], [], []]
    assert at(match, "open_laurel") is None


def test_ruling_30_reduced_luck_deals_every_result_once() -> None:
    match = game().start(3, seed=5, options={"reduced_luck": True})
    assert len(at(match, "results_left")) == 27
    rolled: list[str] = []
    left = at(match, "results_left")
    while match.actor is not None and len(rolled) < 27:
        match.play(next((t for t in texts(match) if "arena" in t or "stadium" in t), texts(match)[-1]))
        if len(at(match, "results_left")) != len(left):
            rolled += set(left) - set(at(match, "results_left"))
            left = at(match, "results_left")
    assert len(rolled) == len(set(rolled))
    assert len(rolled) > 12


def test_ruling_30_the_deck_is_reshuffled_when_used_up() -> None:
    entries = {"spaces": spaces("arena_1 stadium_gold_1", "arena_2"), "options": {"reduced_luck": True}}
    match = resolved(results_left=["bbb"], **entries)
    dice = [one["dice"] for one in at(match, "arena")["fighters"]]
    assert metals("bbb") in dice
    assert len(at(match, "results_left")) == 26


def test_ruling_30_nothing_else_uses_the_deck() -> None:
    match = resolved(spaces=spaces("dolus latro potentia"), options={"reduced_luck": True})
    assert len(at(match, "results_left")) == 27
