"""Mercatus: Dolus, Pecunia, Equi et arma, Servi, Potentia."""

from __future__ import annotations

import pytest

from tests.aquileia.table import (
    at,
    coins,
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


def test_r09_the_start() -> None:
    match = game().start(5, seed=4)
    assert [purse(match, seat) for seat in range(5)] == ["2b 1s 1g"] * 5
    assert at(match, "points") == [0] * 5
    assert at(match, "houses") == [9] * 5
    assert all(at(match, "open_equi"))
    assert at(match, "open_laurel")
    assert sum(at(match, "piles")["equi"].values()) == 14
    assert sum(at(match, "piles")["servi"].values()) == 22
    assert sum(at(match, "piles")["stadium"].values()) == 11
    assert sum(at(match, "piles")["theatre"].values()) == 6
    assert at(match, "bank") == {"bronze": 29, "silver": 34, "gold": 34}


def test_r09_any_seat_may_start() -> None:
    assert {at(game().start(5, seed=seed), "start") for seed in range(40)} == set(range(5))


def test_r12_dolus_rolls_two_dice_and_takes_the_coins() -> None:
    match = first_seed(
        lambda seed: resolved(seed=seed, spaces=spaces("dolus")), lambda m: at(m, "dolus") == metals("bg")
    )
    assert purse(match, 0) == "3b 1s 2g"
    assert at(match, "bank") == {"bronze": 39 - 7, "silver": 39 - 3, "gold": 39 - 4}


def test_r13_swaps_and_then_points() -> None:
    match = resolved(spaces=spaces("pecunia"))
    assert texts(match) == ["swap 1", "swap 2", "swap 3", "swap 4", "swap 6", "stop"]
    match.play("swap 1")
    assert purse(match, 0) == "3b 2s"
    assert at(match, "points")[0] == 0
    match.play("swap 5")
    assert purse(match, 0) == "2s 1g"
    match.play("stop")
    assert at(match, "points")[0] == 4


def test_r13_no_points_without_a_swap() -> None:
    assert at(play(resolved(spaces=spaces("pecunia")), "stop"), "points") == [0, 0, 0]


def test_r13_nothing_is_asked_where_nothing_can_be_swapped() -> None:
    assert at(resolved(spaces=spaces("pecunia"), purse=["1b", "1b", "1b"]), "round") == 2


def test_ruling_23_at_most_eight_swaps_and_the_points_once() -> None:
    match = resolved(spaces=spaces("pecunia"), purse=["9g", "", ""])
    play(match, *["swap 2", "swap 5"] * 4)
    assert at(match, "round") == 2
    assert at(match, "points")[0] == 4


def test_ruling_23_a_swap_needs_its_coins_in_the_bank() -> None:
    match = resolved(spaces=spaces("pecunia"), purse=["1g", "38b", "37s"])
    assert texts(match) == ["swap 1", "stop"]
    assert refused(match, "swap 2") == "aquileia-bank-short"
    assert refused(match, "swap 4") == "aquileia-coins-missing"
    assert refused(match, "swap 7") == "aquileia-no-such-swap"


def test_r10_a_dearer_metal_does_not_pay() -> None:
    match = resolved(spaces=spaces("equi_open_1"), open_equi=["weapon_1", None, None], purse=["5g 5s", "", ""])
    assert at(match, "round") == 2
    assert purse(match, 0) == "5s 5g"


def test_r14_an_open_card_for_one_bronze() -> None:
    match = resolved(spaces=spaces("equi_open_2"), open_equi=["weapon_1", "horse_gold_2", None])
    assert texts(match) == ["buy 0", "buy 1"]
    match.play("buy 1")
    assert at(match, "hands")[0] == ["horse_gold_2"]
    assert at(match, "known")[0] == ["horse_gold_2"]
    assert purse(match, 0) == "1b 1s 1g"


def test_r14_the_leftmost_space_gives_the_unseen_top_card() -> None:
    match = resolved(spaces=spaces("equi_deck"), open_equi=["weapon_1", "weapon_1", "weapon_1"])
    match.play("buy 1")
    assert len(at(match, "hands")[0]) == 1
    assert at(match, "known")[0] == []
    assert at(match, "open_equi") == ["weapon_1"] * 3
    assert sum(at(match, "piles")["equi"].values()) == 13


def test_r14_every_card_of_the_pile_can_come() -> None:
    drawn = {
        play(resolved(seed=seed, spaces=spaces("equi_deck")), "buy 1").position()["hands"][0][0] for seed in range(120)
    }
    assert len(drawn) == 7


@pytest.mark.parametrize(("space", "most", "spent"), [("bronze", 1, "4b"), ("silver", 2, "4s"), ("gold", 3, "4g")])
def test_r15_servi_by_metal_and_number(space: str, most: int, spent: str) -> None:
    match = resolved(spaces=spaces(f"servi_{space}"), purse=["4b 4s 4g", "", ""])
    assert texts(match) == [f"buy {n}" for n in range(most + 1)]
    match.play(f"buy {most}")
    assert len(at(match, "hands")[0]) == most
    assert at(match, "purse")[0][space] == 4 - most
    assert sum(at(match, "purse")[0].values()) == 12 - most
    assert coins(spent)[space] == 4


def test_r15_no_more_than_can_be_paid() -> None:
    match = resolved(spaces=spaces("servi_gold"), purse=["2g", "", ""])
    assert texts(match) == ["buy 0", "buy 1", "buy 2"]
    assert refused(match, "buy 3") == "aquileia-coins-missing"


def test_r16_potentia_gives_the_four_blue_dice() -> None:
    match = resolved(spaces=spaces("potentia arena_1"))
    assert (at(match, "blue_holder"), at(match, "blue_left")) == (0, 4)
    assert texts(match) == [f"blue {n}" for n in range(5)]


def test_ruling_2_mercatus_is_resolved_in_order() -> None:
    everything = "pecunia equi_deck equi_open_1 servi_bronze servi_silver"
    match = resolved(spaces=spaces("", everything), purse=["", "9b 9s", ""], open_equi=["weapon_1", None, None])
    phases = []
    for move in ("stop", "buy 0", "buy 1", "buy 1", "buy 2"):
        phases.append((at(match, "phase"), next(iter(at(match, "spaces")))))
        match.play(move)
    assert phases == [
        ("swap", "pecunia"),
        ("buy", "equi_deck"),
        ("buy", "equi_open_1"),
        ("buy", "servi_bronze"),
        ("buy", "servi_silver"),
    ]


def test_ruling_4_no_cards_no_purchase() -> None:
    hands = ["slave_1 " * 11 + "slave_2 " * 10, "slave_2", ""]
    match = resolved(spaces=spaces("", "", "servi_gold"), hands=hands, purse=["", "", "3g"])
    assert at(match, "round") == 2
    assert purse(match, 2) == "3g"
    hands = ["slave_1 " * 11 + "slave_2 " * 10, "", ""]
    match = resolved(spaces=spaces("", "", "servi_gold"), hands=hands, purse=["", "", "3g"])
    assert texts(match) == ["buy 0", "buy 1"]
    assert refused(match, "buy 2") == "aquileia-too-many-cards"


def test_ruling_4_the_pile_of_horses_and_weapons_can_be_empty() -> None:
    hands = ["weapon_1 " * 3 + "weapon_2 " * 3 + "weapon_3 " + "horse_silver_1 " * 3 + "horse_silver_2 " * 2, "", ""]
    hands[1] = "horse_gold_1 " * 3 + "horse_gold_2 " * 2
    match = resolved(spaces=spaces("", "", "equi_deck"), hands=hands)
    assert at(match, "round") == 2


def test_ruling_24_discards_come_back_when_a_card_is_wanted() -> None:
    hands = ["slave_1 " * 11 + "slave_2 " * 8, "", ""]
    match = resolved(
        spaces=spaces("", "", "servi_gold"), hands=hands, purse=["", "", "3g"], discards={"servi": {"slave_2": 2}}
    )
    match.play("buy 1")
    assert at(match, "discards")["servi"] == {"slave_1": 0, "slave_2": 2}
    match = resolved(
        spaces=spaces("", "", "servi_gold"), hands=hands, purse=["", "", "3g"], discards={"servi": {"slave_2": 2}}
    )
    match.play("buy 3")
    assert at(match, "discards")["servi"] == {"slave_1": 0, "slave_2": 0}
    assert at(match, "hands")[2] == ["slave_2"] * 3


def test_ruling_5_an_open_card_not_bought_stays_and_slots_fill_at_the_end() -> None:
    match = resolved(spaces=spaces("equi_open_1 equi_open_2"), open_equi=["weapon_1", "weapon_3", None])
    match.play("buy 1")
    assert at(match, "open_equi")[0] is None
    match.play("buy 0")
    assert at(match, "open_equi")[1] == "weapon_3"
    assert all(at(match, "open_equi"))


def test_ruling_26_a_slot_stays_empty_for_want_of_cards() -> None:
    most = "weapon_1 " * 3 + "weapon_2 " * 3 + "weapon_3 " + "horse_silver_1 " * 3 + "horse_silver_2 " * 2
    match = resolved(spaces=spaces("equi_open_3"), hands=[most, "horse_gold_1 " * 3 + "horse_gold_2", ""])
    assert at(match, "open_equi") == ["horse_gold_2", None, None]
    assert at(match, "round") == 2
    assert "place equi_open_3" in texts(match)


def test_ruling_26_slots_fill_in_order_then_the_laurel() -> None:
    match = resolved(spaces=spaces("dolus"))
    assert all(at(match, "open_equi"))
    assert at(match, "open_laurel") is not None


def test_ruling_27_the_number_is_fixed_before_any_card_is_seen() -> None:
    match = resolved(spaces=spaces("servi_gold"), purse=["3g", "", ""])
    match.play("buy 2")
    assert at(match, "phase") == "place"


def test_ruling_19_the_bank_can_run_out() -> None:
    make = lambda seed: resolved(seed=seed, spaces=spaces("dolus"), purse=["", "39g", "39s"])  # noqa: E731
    match = first_seed(make, lambda m: at(m, "dolus") == metals("gb"))
    assert purse(match, 0) == "1b"
    match = table(5, purse=["39b", "39s", "39g", "", ""])
    assert at(match, "bank") == coins("")
