"""Rulings on scoring a round: 3.23 to 3.31, 3.42, 3.44, 3.45."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from tests.sumeria.table import (
    counters,
    discarded,
    full_row,
    letters,
    ranking,
    scored,
    settlements,
    table,
    traders,
    won,
)

pytestmark = pytest.mark.rules


def test_3_23_ties_are_settled_by_the_city_then_by_towns() -> None:
    """With as many traders, the one in the city goes before any number of towns; then more towns go before."""
    for state in full_row(""):
        city, a, b, c, village, *_ = settlements(state)
        assert won(scored({a: 0, b: 0, city: 1, village: 1}, row=state)) == ["e", "ee", ""]
        assert won(scored({a: 0, village: 0, b: 1, c: 1, city: 2}, row=state)) == ["e", "ee", ""]


def test_3_24_villages_settle_nothing() -> None:
    """With equal traders, the city with neither, and equal towns, villages are equal anyway: nobody looks at them."""
    city, *others = settlements("Kish")
    shares = [(a, b) for a, b in product(range(4), repeat=2) if a + b <= 3]
    for in_towns, in_villages, holder in product(shares, shares, (None, 0, 1)):
        on_board = share(others[:3], *in_towns) | share(others[3:], *in_villages)
        if holder is not None:
            on_board[city] = holder
        number = Counter(on_board.values())
        if holder is None and number[0] == number[1] and in_towns[0] == in_towns[1]:
            assert in_villages[0] == in_villages[1]
        merits = {seat: (number[seat], holder == seat, in_towns[seat], -seat) for seat in set(on_board.values())}
        expected = sorted(merits, key=lambda seat: merits[seat], reverse=True)
        assert ranking(table(on_board, phase="over"), "Kish") == expected


def share(names: list[str], first: int, second: int) -> dict[str, int]:
    """So many settlements for the first seat, so many of the others for the second."""
    return dict.fromkeys(names[:first], 0) | dict.fromkeys(names[first : first + second], 1)


def test_3_25_the_last_tie_break_is_the_order_of_this_round() -> None:
    """Of those still tied the earliest in this round goes before, though the start player may not be among them."""
    match = scored(traders("Dilbat", "", "Kutha"), row="Kish", start=1)
    assert won(match) == ["e", "", "ee"]


def test_3_26_the_same_tie_breaks_hold_for_the_second() -> None:
    """Whoever loses a tie for first is second, and a tie for second is settled by city, towns and order as well."""
    for a, b, c in permutations(range(3)):
        tie_for_first = scored({"Kish": a, "Kutha": a, "Dilbat": b, "Sheepfold": b, "Borsippa": c}, row="Kish", start=c)
        by_city = scored({"Dilbat": a, "Kutha": a, "Kish": b, "Borsippa": c}, row="Kish", start=c)
        by_towns = scored({"Kish": a, "Kutha": a, "Dilbat": b, "Sheepfold": c}, row="Kish", start=c)
        by_order = scored({"Kish": a, "Kutha": a, "Dilbat": b, "Borsippa": c}, row="Kish", start=b)
        for match in (tie_for_first, by_city, by_towns, by_order):
            assert [won(match)[seat] for seat in (a, b, c)] == ["ee", "e", ""]


def test_3_27_whoever_is_alone_chooses_as_usual() -> None:
    """Alone in a state one chooses two of three or one of two, and the rest leaves the game."""
    match = scored(traders("Kish", "Ur"), row="Kish Ur", spaces="emp mr e")
    match.play("take political", seat=0)
    match.play("take economic", seat=0)
    match.play("take religious", seat=1)
    assert won(match) == ["ep", "r", ""]
    assert discarded(match) == "emm"


def test_3_28_where_nobody_trades_all_counters_leave_the_game() -> None:
    """A scored state without traders gives nothing to anybody."""
    match = scored(traders("Ur"), row="Kish Nippur Umma Ur", spaces="emp mr e")
    assert won(match) == ["", "", ""]
    assert discarded(match) == "eemmpr"


def test_3_29_discarded_counters_never_return_to_the_bag() -> None:
    """The bag loses the six that are drawn and gains nothing: thirty-six just last for six rounds."""
    match = scored(row="Kish", spaces="eee mm p")
    after = match.position()
    drawn = counters("".join(letters({kind: 1}) for space in after["spaces"] for kind in space))
    assert sum(drawn.values()) == 6
    assert {kind: after["bag"][kind] + drawn[kind] for kind in drawn} == counters("e" * 6 + "m" * 7 + "p" * 8 + "r" * 9)
    assert discarded(match) == "eeemmp"


def test_3_30_a_rank_needs_a_trader() -> None:
    """Whoever has no trader in a state is not second there, even with nobody else to be it."""
    match = scored(traders("Kish", "Ur"), row="Kish Ur Umma", spaces="eee mm p")
    assert won(match) == ["ee", "m", ""]
    assert ranking(table(traders("Kish", "Ur")), "Kish") == [0]


def test_3_31_states_are_scored_from_left_to_right() -> None:
    """The first state is done before the second begins; everybody sees what is still to be had."""
    match = scored(traders("Ur", "Kish", "Umma"), row="Kish Ur Umma", spaces="emp mr e")
    chose = []
    while match.position()["phase"] == "take":
        chose.append((match.position()["place"], match.actor, len(match.legal())))
        assert (
            match.view(2)["position"]["spaces"][1:]
            == match.position()["spaces"][1:]
            == [["military", "religious"], ["economic"]]
        )
        match.play(match.legal_ids()[0])
    assert chose == [(1, 1, 3), (1, 1, 2), (2, 0, 2)]
    assert won(match) == ["m", "em", "e"]


def test_3_42_won_counters_lie_open() -> None:
    """Every seat and every spectator sees what everybody has won."""
    match = table(won=["eem", "r", "pp"], round=2)
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert [letters(kinds) for kinds in view["position"]["won"]] == ["eem", "r", "pp"]
        assert view["counters"]["economic"]["won"] == [2, 0, 0]


def test_3_44_a_winner_takes_one_counter_a_move() -> None:
    """Equal counters are one choice; what can come out one way only is not asked."""
    match = scored(traders("Kish", "Dilbat"), row="Kish", spaces="eem rr p")
    assert [str(move) for move in match.legal()] == ["take economic", "take military"]
    match.play("take economic")
    assert [str(move) for move in match.legal()] == ["take economic", "take military"]
    match.play("take military")
    assert won(match) == ["em", "e", ""]
    assert match.position()["round"] == 2
    match.undo(force=True)
    match.undo(force=True)
    match.play("take military")
    assert won(match) == ["em", "e", ""]
    assert match.position()["round"] == 2


def test_3_45_unclaimed_counters_leave_at_once() -> None:
    """What nobody gets in one state is gone before the next state is scored."""
    match = scored(traders("Kish", "Ur"), row="Kish Ur", spaces="eee mr p")
    assert match.position()["place"] == 2
    assert discarded(match) == "e"
