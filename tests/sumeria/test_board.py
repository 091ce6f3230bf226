"""The package's own board."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.sumeria.host import own
from tests.sumeria.table import board

pytestmark = pytest.mark.rules


def test_eight_states_of_one_city_three_towns_and_three_villages() -> None:
    assert len(board().states) == 8
    assert len(board().settlements) == 56
    for state in range(8):
        kinds = [settlement.kind for settlement in board().settlements[7 * state : 7 * state + 7]]
        assert kinds == ["city"] + ["town"] * 3 + ["village"] * 3
    assert all(settlement.state == number // 7 for number, settlement in enumerate(board().settlements))


def test_sixty_links_of_twelve_routes() -> None:
    links = {frozenset(link) for route in board().routes for link in pairwise(route)}
    assert len(board().routes) == 12
    assert len(links) == 60
    assert links == {frozenset((a, b)) for a, near in enumerate(board().roads) for b in near}


def test_cities_have_three_roads_and_all_others_lie_in_line() -> None:
    degrees = Counter((board().settlements[site].kind, len(near)) for site, near in enumerate(board().roads))
    assert degrees == {("city", 3): 8, ("town", 2): 24, ("village", 2): 24}


def test_every_route_leads_from_city_to_city_and_crosses_one_border() -> None:
    for route in board().routes:
        stops = [board().settlements[site] for site in route]
        assert [stop.kind for stop in stops] == ["city", "town", "village", "village", "town", "city"]
        assert len({stop.state for stop in stops[:3]}) == len({stop.state for stop in stops[3:]}) == 1
        assert stops[2].state != stops[3].state


def test_the_cities_form_a_cube() -> None:
    """Each has three neighbours, nobody lies further than three roads away, and the numbers on the way are a cube's."""
    near: dict[int, set[int]] = {state: set() for state in range(8)}
    for route in board().routes:
        a, b = board().settlements[route[0]].state, board().settlements[route[-1]].state
        near[a].add(b)
        near[b].add(a)
    for start in range(8):
        reached, layers = {start}, [1]
        while more := {b for a in reached for b in near[a]} - reached:
            layers.append(len(more))
            reached |= more
        assert layers == [1, 3, 3, 1]


def test_four_states_on_either_bank_and_four_roads_across() -> None:
    banks = Counter(state["bank"] for state in own()["state"])
    assert banks == {"north": 4, "south": 4}
    assert sum(route["crosses_river"] for route in own()["route"]) == 4
    assert len(board().river) == 13


def test_settlements_and_states_are_found_by_name() -> None:
    assert [board().by_name[settlement.name] for settlement in board().settlements] == list(range(56))
    assert [board().state_by_name[state.name] for state in board().states] == list(range(8))
