"""Rulings 3.1 to 3.9: how a trader walks, and whose."""

from __future__ import annotations

import pytest

import edubba
from edubba.engine.bits import members
from edubba.games.sumeria.board import Board
from tests.sumeria.table import board, game, goals, table, through, traders

pytestmark = pytest.mark.rules


def test_3_01_only_an_occupied_city_offers_another_road() -> None:
    """An occupied city may be left by any of its roads; an occupied town or village is passed straight on."""
    through_the_city = table(traders("Dilbat", "Kish"))
    assert goals(through_the_city, "Dilbat") == {"Kutha", "Borsippa", "Sheepfold"}
    through_the_town = table(traders("Sheepfold", "Dilbat"))
    assert goals(through_the_town, "Sheepfold") == {"Kish", "Scribes Rest"}


def test_3_02_a_move_ends_at_the_first_empty_settlement() -> None:
    """A trader stops at the first empty settlement of its road and never goes further."""
    match = table(traders("Kish", "Dilbat, Scribes Rest, Gazelle Well"))
    assert goals(match, "Kish") == {"Sheepfold", "Kutha", "Borsippa"}
    match.play("move Kish > Sheepfold")
    assert match.position()["board"] == traders("Sheepfold", "Dilbat, Scribes Rest, Gazelle Well")


def test_3_03_an_empty_city_stops_the_mover() -> None:
    """A city without a trader is an empty settlement like any other: nobody walks through it."""
    match = table(traders("Dilbat", "Kutha"))
    assert goals(match, "Dilbat") == {"Kish", "Sheepfold"}


def test_3_04_a_trader_in_a_city_leaves_by_any_road() -> None:
    """Whoever starts in a city may take each of its roads."""
    match = table(traders("Kish", "Borsippa"))
    assert goals(match, "Kish") == {"Dilbat", "Kutha", "West Ferry"}


def test_3_05_turning_back_at_a_city_leads_nowhere_new() -> None:
    """The start is a wall: no trader comes back to it, and none gets past it by turning round."""
    match = table(traders("Dilbat", "Kish"))
    assert "Dilbat" not in goals(match, "Dilbat")
    with pytest.raises(edubba.IllegalMove):
        match.play("move Dilbat > Dilbat")


def test_3_06_a_full_loop_gives_no_goal_on_itself() -> None:
    """Round a loop full of traders nobody comes back to the own start: only the roads leading off have goals."""
    ring = [board().settlements[site].name for site in sorted({site for route in board().routes[:4] for site in route})]
    match = table({name: number % 2 for number, name in enumerate(ring)})
    for name in ring[::2]:
        assert goals(match, name) == {"Borsippa", "Isin", "Apishal", "Nigin"}


def literal_walk(map_: Board, taken: int, start: int) -> set[int]:
    """Step by step along the roads as people do it: straight on, at occupied cities any road, each step once."""
    steps, seen, found = [(start, near) for near in map_.roads[start]], set(), set()
    while steps:
        step = came_from, here = steps.pop()
        if step in seen or here == start:
            continue
        seen.add(step)
        if not taken >> here & 1:
            found.add(here)
        elif map_.settlements[here].kind == "city":
            steps += [(here, near) for near in map_.roads[here]]
        else:
            steps += [(here, near) for near in map_.roads[here] if near != came_from]
    return found


@pytest.mark.parametrize("players", [3, 4])
def test_3_07_passing_a_city_twice_changes_nothing(players: int) -> None:
    """However often a way leads through an occupied city, the goals are those of a walk that takes each step once."""
    names = [settlement.name for settlement in board().settlements]
    compared = 0
    for match in through(game().start(players=players, seed=3)):
        if match.position()["phase"] == "turn":
            taken, own = int(sum(match.state.traders)), int(match.state.traders[match.actor])
            for site in members(own):
                assert goals(match, names[site]) == {names[goal] for goal in literal_walk(board(), taken, site)}
                compared += 1
    assert compared > 300


def test_3_08_traders_of_every_colour_are_jumped() -> None:
    """Own traders and those of others are passed alike."""
    chain = "Dilbat, Sheepfold, Scribes Rest"
    own = table(traders(f"Kish, {chain}"))
    others = table(traders("Kish", "Dilbat, Scribes Rest", "Sheepfold"))
    assert goals(own, "Kish") == goals(others, "Kish") == {"Eresh", "Kutha", "Borsippa"}


def test_3_09_only_own_traders_are_moved_or_removed() -> None:
    """Nobody moves or removes the trader of another."""
    match = table(traders("Kish", "Dilbat", "Ur"))
    handled = {move.to_json()["settlement"] for move in match.legal() if move.kind in ("move", "remove")}
    assert handled == {"Kish"}
    for text in ("remove Dilbat", "move Ur > Nutur"):
        with pytest.raises(edubba.IllegalMove) as refused:
            match.play(text)
        assert refused.value.key == "sumeria-not-your-trader"
