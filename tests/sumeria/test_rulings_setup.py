"""Rulings on set-up: 3.15 to 3.17, 3.41, 3.43, 3.47, 3.49."""

from __future__ import annotations

import pytest

import edubba
from edubba.engine.rng import new_rng
from edubba.games.sumeria import rules
from tests.sumeria.table import KINDS, document, game, letters, row, row_after, scored, settlements, table, traders, won

pytestmark = pytest.mark.rules


def test_3_15_placing_in_set_up_shifts_no_tile() -> None:
    """The row stays as it was laid out until the first action of the first round."""
    match = game().start(players=4, seed=1)
    laid_out = row(match)
    while match.position()["phase"] == "setup":
        match.play(match.legal_ids()[-1])
        assert row(match) == laid_out
    last = laid_out[-1]
    room = next(name for name in settlements(last) if name not in match.position()["board"])
    assert row_after(match, f"add {room}")[-2:] == [last, laid_out[-2]]


@pytest.mark.parametrize(("players", "traders_each", "placed"), [(3, 14, 8), (4, 10, 5)])
def test_3_16_traders_are_handed_out_by_the_number_of_players(players: int, traders_each: int, placed: int) -> None:
    """Fourteen traders each for three players and ten for four; eight or five of them are placed before round one."""
    match = game().start(players=players, seed=1)
    assert match.position()["stock"] == [traders_each] * players
    for _ in range(players * placed):
        assert {move.kind for move in match.legal()} == {"add"}
        match.play(match.legal_ids()[0])
    assert match.position()["stock"] == [traders_each - placed] * players
    assert match.position()["phase"] == "turn"


def test_3_17_three_two_and_one_counters_lie_on_the_spaces() -> None:
    """The winner takes two of three, one of two, the only one; the second gets one, one and none."""
    spaces = game().start(players=3, seed=1).position()["spaces"]
    assert [len(space) for space in spaces] == [3, 2, 1]
    everywhere = scored(traders("Kish, Nippur, Umma", "Dilbat, Eresh, Adab"), row="Kish Nippur Umma", spaces="eee mm p")
    assert won(everywhere) == ["eemp", "em", ""]


def test_3_41_the_first_kind_is_economic() -> None:
    """The four kinds are called economic, military, political and religious, and always stand in this order."""
    names = ["economic", "military", "political", "religious"]
    match = table()
    assert [game().vocabulary(match.state).moves[rules.TAKE + kind].text for kind in range(4)] == [
        f"take {name}" for name in names
    ]
    assert list(match.position()["bag"]) == list(match.view(None)["counters"]) == names


def test_3_43_the_fourth_colour_stays_in_the_box() -> None:
    """With three players nobody ever has a trader of the fourth colour."""
    match = game().start(players=3, seed=1)
    assert match.state.stock.tolist() == [14, 14, 14, 0]
    with pytest.raises(edubba.BadPosition):
        table(traders("", "", "", "Kish"))


def test_3_47_counters_are_drawn_for_the_first_space_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of six counters out of the bag three go to the first space, the next two to the second, the last to the third."""
    state = game().start(players=3, seed=1).state
    state.spaces[:] = 0
    drawn = iter("empree")
    monkeypatch.setattr(rules, "draw", lambda s, rng: list(KINDS).index(next(drawn)))
    rules.fill_spaces(state, new_rng())
    spaces = [dict(zip(KINDS.values(), space, strict=True)) for space in state.spaces.tolist()]
    assert [letters(space) for space in spaces] == ["emp", "er", "e"]


def test_3_49_two_players_need_the_option_and_have_twenty_traders() -> None:
    """Two may play if the unofficial option is chosen: twenty traders each, eleven of them placed in set-up."""
    with pytest.raises(edubba.BadOptions):
        game().start(players=2, seed=1)
    with pytest.raises(edubba.BadPosition):
        game().load(document(players=2))
    match = game().start(players=2, seed=1, options={"unofficial_two_players": True})
    assert match.position()["stock"] == [20, 20]
    for _ in range(22):
        assert match.position()["phase"] == "setup"
        match.play(match.legal_ids()[0])
    assert match.position()["phase"] == "turn"
    assert match.position()["stock"] == [9, 9]
