"""The story of a move: every event in its place, in words, and nothing lost on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from edubba import Match
from edubba.locales import Message, say
from tests.sumeria.table import (
    game,
    keys_of,
    letters,
    row,
    scored,
    table,
    through,
    told,
    traders,
)

pytestmark = pytest.mark.rules


def played(match: Match, text: str) -> Match:
    match.play(text)
    return match


def sentences(match: Match) -> list[str]:
    """The story of the last move in English, without what chance has drawn."""
    return [str(message) for message in match.story() if message.key != "sumeria-told-drawn"]


# ---- deeds and the row

DEEDS: dict[str, tuple[Callable[[], Match], list[str]]] = {
    "placed": (
        lambda: played(table(phase="setup", row="Ur Kish"), "add Kish"),
        ["Seat 1 placed a trader in Kish."],
    ),
    "added": (
        lambda: played(table(row="Ur Kish"), "add Kish"),
        ["Seat 1 added a trader in Kish.", "Kish rose past Ur to first place."],
    ),
    "added at the top": (lambda: played(table(row="Kish"), "add Dilbat"), ["Seat 1 added a trader in Dilbat."]),
    "removed": (
        lambda: played(table(traders("", "Kish"), start=1), "remove Kish"),
        ["Seat 2 removed a trader from Kish.", "Kish fell behind Nippur to second place."],
    ),
    "removed from the last": (lambda: played(table(traders("Ur")), "remove Ur"), ["Seat 1 removed a trader from Ur."]),
    "moved inside a state": (
        lambda: played(table(traders("Ur")), "move Ur > Nutur"),
        ["Seat 1 moved a trader from Ur to Nutur."],
    ),
    "moved into a state": (
        lambda: played(table(traders("Salt Jetty")), "move Salt Jetty > Boatyard"),
        ["Seat 1 moved a trader from Salt Jetty to Boatyard.", "Ur rose past Eridu to seventh place."],
    ),
    "fell to the end": (
        lambda: played(table(traders("Eridu")), "remove Eridu"),
        ["Seat 1 removed a trader from Eridu.", "Eridu fell behind Ur to last place."],
    ),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_and_what_it_does_to_the_row(deed: str) -> None:
    play, expected = DEEDS[deed]
    assert sentences(play()) == expected


# ---- scoring


def test_a_round_is_scored_step_by_step() -> None:
    match = scored(traders("Kish, Dilbat", "Kutha", "Umma"), row="Kish Nippur Umma", spaces="eee mm p")
    assert sentences(match) == [
        "Seat 3 removed a trader from Ur.",
        "Kish, first in the row, was scored: Seat 1 had the most traders.",
        "Seat 1 took one economic counter.",
        "Seat 1 took one economic counter.",
        "Seat 2 took one economic counter.",
        "Nippur, second in the row, was scored: nobody traded there.",
        "Out of the game: 2 military counters.",
        "Umma, third in the row, was scored: only Seat 3 traded there.",
        "Seat 3 took one political counter.",
        "Round 2 began.",
        "Seat 1 starts; Seat 3 had the fewest traders in Kish and goes last.",
        "Kish, Nippur and Umma went to the end of the row, Kish last.",
    ]
    assert told(match).count("drawn") == 3


def test_a_choice_interrupts_the_story() -> None:
    match = scored(traders("Kish", "Dilbat"), row="Kish", spaces="emp er p")
    assert sentences(match) == [
        "Seat 3 removed a trader from Ur.",
        "Kish, first in the row, was scored: Seat 1 held the city.",
    ]
    match.play("take political")
    assert sentences(match) == ["Seat 1 took one political counter."]
    match.play("take military")
    assert sentences(match)[:4] == [
        "Seat 1 took one military counter.",
        "Seat 2 took one economic counter.",
        "Nippur, second in the row, was scored: nobody traded there.",
        "Out of the game: one economic counter, one religious counter.",
    ]


CONTROLLED = {
    "only Seat 1 traded there": ["Dilbat"],
    "Seat 2 had the most traders": ["Kish", "Kutha, Dilbat"],
    "Seat 2 held the city": ["Dilbat", "Kish"],
    "Seat 2 held more towns": ["Sheepfold", "Dilbat"],
    "Seat 1 acted earlier": ["Dilbat", "Kutha"],
}


@pytest.mark.parametrize("reason", CONTROLLED)
def test_a_state_is_won_for_a_reason(reason: str) -> None:
    match = scored(traders(*CONTROLLED[reason]), row="Kish")
    assert f"Kish, first in the row, was scored: {reason}." in sentences(match)


def test_what_is_drawn_is_told_by_place() -> None:
    match = scored()
    drawn = [message for message in match.story() if message.key == "sumeria-told-drawn"]
    for place, (message, space) in enumerate(zip(drawn, match.position()["spaces"], strict=True), 1):
        assert message.arguments["place"] == place
        assert named(message) == Counter(space)


def test_a_tie_in_all_eight_is_told_as_such() -> None:
    sentence = "Seat 2 starts; Seat 1, tied in every city-state, acted latest of those tied and goes last."
    assert sentence in sentences(scored(start=1))


# ---- the end

ENDS = {
    "won": (
        ["eee", "mm", "p"],
        ["Seat 1 has 6 points.", "Seat 2 has 3 points.", "Seat 3 has one point."],
        "Seat 1 won.",
    ),
    "won-by-sets": (
        ["eeemmm", "pppper"],
        ["Seat 1 has 12 points.", "Seat 2 has 12 points.", "Seat 3 has 0 points."],
        "Seat 2 won the tie by the larger set.",
    ),
    "shared": (
        ["eee", "p", "mmm"],
        ["Seat 1 has 6 points.", "Seat 2 has one point.", "Seat 3 has 6 points."],
        "the win is shared by Seat 1, Seat 3.",
    ),
}


@pytest.mark.parametrize("end", ENDS)
def test_the_end_is_told_with_points_and_winners(end: str) -> None:
    won, points, result = ENDS[end]
    match = scored(won=won, round=6)
    assert told(match)[-1] == end
    assert sentences(match)[-4:] == [*points, f"The game is over: {result}"]


def test_names_take_the_place_of_seats() -> None:
    names = ["Enheduanna", "Gudea", "Shulgi"]
    story = scored(traders("Kish"), row="Kish").story()
    assert "Enheduanna took one economic counter." in [say(message, names=names) for message in story]


# ---- whole games


def named(message: Message) -> Counter[str]:
    """The counters that a message names, by kind."""
    counters: Counter[str] = Counter()
    parts = message.arguments["counters"]
    assert isinstance(parts, tuple)
    for part in parts:
        counters[str(part.arguments["kind"])] += int(str(part.arguments["number"]))
    return counters


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (3, 3), (4, 4), (4, 5)])
def test_every_counter_of_a_game_is_told_once(players: int, seed: int) -> None:
    options = {"unofficial_two_players": True} if players == 2 else {}
    got = [Counter[str]() for _ in range(players)]
    gone: Counter[str] = Counter()
    for match in through(game().start(players, seed, options), seed):
        for message in match.story():
            assert str(message)
            if message.key == "sumeria-told-took":
                got[int(str(message.arguments["seat"]))] += named(message)
            if message.key == "sumeria-told-discarded":
                gone += named(message)
        assert [letters(seat) for seat in got] == [letters(seat) for seat in match.position()["won"]]
        assert letters(gone) == letters(match.position()["discarded"])


@pytest.mark.parametrize("players", [3, 4])
def test_the_row_can_be_followed_by_the_story(players: int) -> None:
    followed: list[str] = []
    for match in through(game().start(players=players, seed=7)):
        followed = followed or row(match)
        for message in match.story():
            words = message.arguments
            if message.key in ("sumeria-told-rose", "sumeria-told-fell"):
                a, b = followed.index(str(words["state"])), followed.index(str(words["passed"]))
                followed[a], followed[b] = followed[b], followed[a]
                assert followed[int(str(words["place"])) - 1] == words["state"]
                assert (b < a) == (message.key == "sumeria-told-rose")
            if message.key == "sumeria-told-row-turned":
                assert followed[:3] == [words["first"], words["second"], words["third"]]
                followed = [*followed[3:], *followed[2::-1]]
        assert followed == row(match)


def test_every_event_is_told_somewhere_above() -> None:
    matches = [play() for play, _ in DEEDS.values()]
    matches += [scored(traders("Kish", "Ur"), row="Kish"), scored(traders("Ur"), row="Kish Nippur Ur"), scored()]
    matches += [scored(won=won, round=6) for won, _, _ in ENDS.values()]
    assert {message.key for match in matches for message in match.story()} == keys_of("The story of a game")
