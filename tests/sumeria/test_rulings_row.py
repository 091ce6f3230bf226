"""Rulings 3.10 to 3.14: the row of city-states."""

from __future__ import annotations

import pytest

from tests.sumeria.table import board, full_row, row, row_after, scored, settlements, table, traders, won

pytestmark = pytest.mark.rules


def test_3_10_a_move_inside_one_state_leaves_the_row() -> None:
    """A trader that ends in the state where it started shifts nothing, whatever states lie on its way."""
    match = table(traders("Kish"), row="Ur Kish")
    assert row_after(match, "move Kish > Dilbat") == row(match)
    road = "Scribes Rest, Eresh, Nippur, Larak, Barley Ford, Plough Field, Adab, Umma"
    back = "Zabalam, Boundary Ditch, Vulture Stone, Girsu, Lagash, Kinunir, Tigris Landing"
    round_trip = table(traders("Sheepfold", road, back), row="Ur Kish")
    assert row_after(round_trip, "move Sheepfold > Gazelle Well") == row(round_trip)


def test_3_11_a_move_into_another_state_raises_the_goal_only() -> None:
    """The state that is entered goes one place to the left; the state that was left does not fall by itself."""
    match = table(traders("Sheepfold"), row="Ur Kish Uruk Umma Nippur")
    assert row_after(match, "move Sheepfold > Scribes Rest")[:5] == ["Ur", "Kish", "Uruk", "Nippur", "Umma"]


def test_3_12_tiles_change_places_with_their_direct_neighbour() -> None:
    """Adding swaps with the left neighbour, removing with the right one; the other six stay."""
    match = table(traders("Ur"), row="Kish Nippur Ur Uruk")
    assert row_after(match, "add Nutur")[:4] == ["Kish", "Ur", "Nippur", "Uruk"]
    assert row_after(match, "remove Ur")[:4] == ["Kish", "Nippur", "Uruk", "Ur"]
    assert row_after(match, "add Nutur")[4:] == row_after(match, "remove Ur")[4:] == row(match)[4:]


def test_3_13_a_swap_is_left_out_at_the_end_of_the_row_only() -> None:
    """Every tile that can shift must; the first cannot rise and the last cannot fall."""
    cities = [state.name for state in board().states]
    match = table(dict.fromkeys(cities, 0))
    for place, state in enumerate(cities):
        left = row_after(match, f"add {settlements(state)[1]}").index(state)
        right = row_after(match, f"remove {state}").index(state)
        assert (left, right) == (max(place - 1, 0), min(place + 1, 7))


def test_3_14_the_leftmost_city_state_is_the_first() -> None:
    """Importance falls from left to right: the leftmost state is scored for three counters, the next for two."""
    match = scored(traders("Eridu", "Ur", "Umma"), row="Umma Ur Eridu", spaces="eee mm p")
    assert won(match) == ["p", "m", "ee"]
    shown = table(row="Umma Ur Eridu").view(None)["states"]
    assert [state["state"] for state in shown] == full_row("Umma Ur Eridu")
    assert [state["scores"] for state in shown] == [True] * 3 + [False] * 5
