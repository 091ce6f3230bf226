"""The six worked examples of the rules sheet."""

from __future__ import annotations

import pytest

from edubba import Match
from tests.aquileia.table import at, coins, fighter, first_seed, metals, play, purse, resolved, spaces, table, texts

pytestmark = pytest.mark.rules

STEFAN, GEORGE, CRISTI, VALENTIN = range(4)


def test_example_arena() -> None:
    def fought(seed: int) -> Match:
        match = table(
            4,
            seed,
            phase="commit",
            turn=STEFAN,
            spaces=spaces("arena_1", "arena_3", "arena_2"),
            track=[VALENTIN, CRISTI, STEFAN, GEORGE],
            hands=["slave_1", "weapon_2 slave_1", "weapon_2", ""],
            purse=[""] * 4,
            blue_holder=GEORGE,
            arena={"fighters": [fighter(STEFAN, 1, "bsg"), fighter(GEORGE, 2, "ssg"), fighter(CRISTI, 1, "bbb")]},
        )
        return play(match, "commit none", "commit weapon_2 slave_1", "commit weapon_2", "blue 2")

    match = first_seed(fought, lambda m: at(m, "arena")["blue"]["bronze"] == 1)
    strengths = {one["seat"]: one["strength"] for one in match.view(None)["contests"]["arena"]["fighters"]}
    assert strengths == {STEFAN: 2, GEORGE: 6, CRISTI: 6}
    assert match.actor == CRISTI
    match.play("points")
    assert [purse(match, seat) for seat in (CRISTI, GEORGE, STEFAN)] == ["3b", "2b", "1b"]
    assert at(match, "points")[CRISTI] == 12
    assert [len(hand) for hand in at(match, "hands")] == [1, 1, 0, 0]
    assert at(match, "hands")[GEORGE][0].startswith("slave")


def test_example_stadium() -> None:
    stefan, valentin, george, cristi = range(4)

    def raced(seed: int) -> Match:
        match = table(
            4,
            seed,
            phase="commit",
            turn=stefan,
            spaces=spaces("stadium_silver_1", "stadium_gold_1", "stadium_silver_3", "stadium_gold_2"),
            hands=["horse_silver_2", "horse_gold_1", "horse_silver_1 horse_silver_1", "horse_gold_1"],
            purse=[""] * 4,
            open_laurel="blue",
            blue_holder=george,
            blue_left=2,
            arena={"fighters": [fighter(george, 2, "ggg")], "roller": george, "blue": coins("2b")},
            stadium={
                "fighters": [
                    fighter(stefan, 1, "ssb", side="silver"),
                    fighter(valentin, 2, "gbb", side="gold"),
                    fighter(george, 2, "sbb", side="silver"),
                    fighter(cristi, 2, "ggb", side="gold"),
                ]
            },
        )
        both = "commit horse_silver_1 horse_silver_1"
        return play(match, "commit horse_silver_2", "commit none", both, "commit none", "blue 2")

    match = first_seed(raced, lambda m: at(m, "stadium")["blue"]["silver"] == 1)
    strengths = {one["seat"]: one["strength"] for one in match.view(None)["contests"]["stadium"]["fighters"]}
    assert strengths == {stefan: 5, valentin: 3, george: 6, cristi: 4}
    assert [purse(match, seat) for seat in (george, stefan, cristi, valentin)] == ["3s", "2s", "1g", ""]
    assert match.actor == george
    match.play("keep top")
    assert at(match, "laurels")[stefan] == ["blue"]
    assert len(at(match, "laurels")[george]) == 1


def test_example_theatrum() -> None:
    valentin, george, cristi, stefan = range(4)
    match = resolved(4, spaces=spaces("theatrum"), purse=["3s", "3s", "1s", "2s 1b"])
    card = at(match, "auction")["card"]
    play(match, "open silver", "raise silver")
    assert match.actor == stefan  # Cristi has one silver and cannot follow
    match.play("raise bronze")
    assert at(match, "laurels")[stefan] == [card]
    assert [purse(match, seat) for seat in (valentin, george, cristi, stefan)] == ["1b 5s", "3s", "1s", ""]


def test_example_forum() -> None:
    match = resolved(spaces=spaces("forum_2"), purse=["2b 2s 1g", "", ""], hands=["slave_2 slave_2", "", ""])
    assert "build villa_blue_10 0 2" in texts(match)
    match.play("build villa_blue_10 0 2")
    assert purse(match, 0) == ""
    assert at(match, "hands")[0] == []
    assert at(match, "lots") == {"villa_blue_10": 0}
    assert at(match, "points")[0] == 10


def test_example_portus() -> None:
    cristi, stefan, george, valentin = range(4)
    lots = {"bank_3": cristi, "workshop_fullonica": cristi, "workshop_pistrinum": stefan, "bank_1": george}

    def robbed(seed: int) -> Match:
        where = spaces("portus_bronze", "portus_silver", "portus_gold", "latro")
        return resolved(4, seed, last=valentin, spaces=where, purse=["2b", "", "3s", ""], lots=lots)

    match = first_seed(robbed, lambda m: at(m, "latro") == metals("bg"))
    assert purse(match, valentin) == "1b 1g"
    assert match.actor == cristi
    match.play("pay")
    assert purse(match, cristi) == "1b 1s 1g"
    assert at(match, "points") == [4, 3, 0, 0]
    assert purse(match, george) == "3s"
    assert at(match, "round") == 2


def test_example_villas() -> None:
    match = table(
        phase="over", laurels=["blue blue/yellow points_5", "", ""], lots={"villa_blue_10": 0, "villa_blue_6": 0}
    )
    forecast = match.view(0)["forecast"]
    assert forecast["villas"][1] == {"colour": "blue", "value": 16, "laurels": 2, "points": 32}
    assert forecast["point_laurels"] == 5
    assert match.scores == [37, 0, 0]
