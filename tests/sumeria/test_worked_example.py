"""The examples that the rulebooks work out."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.sumeria.table import board, goals, table

pytestmark = pytest.mark.rules


def test_the_final_scoring_of_dirk_jack_and_paul() -> None:
    dirk, jack, paul = "eeee mm pppp rrrrr", "eee mm ppppp r", "ee mmmmm rrr"
    match = table(phase="over", won=[seat.replace(" ", "") for seat in (dirk, jack, paul)], discarded="")
    assert match.scores == [38, 25, 24]
    assert match.ranks == [1, 2, 3]
    assert match.winners == [0]


@pytest.mark.parametrize(("kind", "points"), [("economic", [10, 6, 3]), ("religious", [15, 1, 6])])
def test_each_set_of_the_example_counts_by_itself(kind: str, points: list[int]) -> None:
    sets = {"economic": ["eeee", "eee", "ee"], "religious": ["rrrrr", "r", "rrr"]}
    assert table(phase="over", won=sets[kind]).scores == points


@pytest.mark.parametrize("town", [site for site, place in enumerate(board().settlements) if place.kind == "town"])
def test_a_town_beside_its_occupied_city_has_three_goals(town: int) -> None:
    """The circled trader of the picture: outward along its road, or through the city by either of the other two."""
    names = [settlement.name for settlement in board().settlements]
    city = town - town % 7
    outward = set(board().roads[town]) - {city}
    onward = set(board().roads[city]) - {town}
    match = table({names[town]: 0, names[city]: 1})
    assert goals(match, names[town]) == {names[site] for site in chain(outward, onward)}
    assert len(goals(match, names[town])) == 3
