"""Clocks: arithmetic, restarts, a calendar that jumps."""

from __future__ import annotations

import pytest

from edubba.server.clock import DAY, ClockRule
from edubba.server.happening import Happening
from edubba.server.live import LiveTable
from edubba.server.sitters import Sitter
from edubba.server.storage import Chair, Table
from tests.server.conftest import FakeTime

LIVE = {"kind": "live", "minutes": 10, "increment": 5}
DAYS = {"kind": "days", "days": 2}
BOT, PERSON = Sitter("bot", "Scribe", level=3), Sitter("person", "P", "p")


def table(clock: dict[str, object] | None, time: FakeTime) -> LiveTable:
    row = Table(
        id="t" * 10,
        name="",
        game="sumeria",
        version=1,
        players=3,
        options={},
        public=True,
        invite="i" * 16,
        seed="seed",
        entropy={},
        clock=clock,
        on_timeout="bot",
        status="open",
        created=0,
    )
    chairs = [
        Chair(table=row.id, seat=i, kind="person", name=f"P{i}", person=f"p{i}", resigned=False) for i in range(3)
    ]
    return LiveTable(row, chairs, time)


def happened(found: LiveTable, time: FakeTime, kind: str, text: str = "", seat: int | None = None) -> None:
    spent = found.spent() if found.actor is not None else 0
    found.apply(
        Happening(
            table="t" * 10,
            seq=found.seq + 1,
            kind=kind,
            seat=found.actor if seat is None else seat,
            text=text,
            ply=found.ply,
            actor=None,
            spent=spent,
            at=time.wall(),
        )
    )


def begun(clock: dict[str, object] | None, time: FakeTime) -> LiveTable:
    found = table(clock, time)
    happened(found, time, "start")
    return found


def a_move(found: LiveTable, time: FakeTime) -> None:
    happened(found, time, "move", found.running_match().legal()[0].text)


def test_a_live_clock_loses_what_was_thought_and_gains_the_increment(clock: FakeTime) -> None:
    found = begun(LIVE, clock)
    seat = found.actor
    assert seat is not None
    clock.pass_by(30)
    assert found.remaining_now()[seat] == 570_000
    a_move(found, clock)
    assert found.remaining[seat] == 575_000
    assert found.remaining_now()[seat] == 575_000, "only the clock of whoever must act runs"


def test_a_turn_of_several_moves_gains_once() -> None:
    rule = ClockRule(60_000, 5_000, live=True)
    assert rule.after(60_000, 1_000, turn_ends=False) == 59_000
    assert rule.after(59_000, 1_000, turn_ends=True) == 63_000


def test_days_begin_anew_with_every_turn(clock: FakeTime) -> None:
    found = begun(DAYS, clock)
    seat = found.actor
    assert seat is not None
    clock.pass_by(86_400)
    assert found.remaining_now()[seat] == DAY
    a_move(found, clock)
    assert found.remaining[seat] == 2 * DAY


def test_nothing_is_left_of_a_clock_but_never_less(clock: FakeTime) -> None:
    found = begun(LIVE, clock)
    clock.pass_by(100_000)
    assert found.remaining_now()[found.actor or 0] == 0


@pytest.mark.parametrize("jump", [-7 * DAY, 7 * DAY])
def test_a_calendar_that_jumps_changes_no_clock(clock: FakeTime, jump: int) -> None:
    found = begun(LIVE, clock)
    clock.pass_by(10)
    clock.calendar += jump
    seat = found.actor or 0
    assert found.remaining_now()[seat] == 590_000
    a_move(found, clock)
    assert found.remaining[seat] == 595_000


def test_what_happens_while_somebody_thinks_gives_them_no_time(clock: FakeTime) -> None:
    found = begun(LIVE, clock)
    seat = found.actor
    assert seat is not None
    clock.pass_by(30)
    happened(found, clock, "asked", "0", seat=(seat + 1) % 3)
    clock.pass_by(30)
    happened(found, clock, "declined", seat=(seat + 2) % 3)
    assert found.remaining_now()[seat] == 540_000
    a_move(found, clock)
    assert found.remaining[seat] == 545_000
    assert read_again(found, clock, clock.wall()).remaining == found.remaining


# ---- bots that take over


def played_for(found: LiveTable, clock: FakeTime, seat: int, turns: int) -> None:
    """Somebody leaves, and a bot plays so many turns for them; all others move at once."""
    happened(found, clock, "takeover" if found.remaining_now()[seat] else "timeout", BOT.written(), seat=seat)
    while turns:
        a_move(found, clock)
        turns -= found.events[-1].seat == seat and found.actor != seat


def come_back(found: LiveTable, clock: FakeTime, seat: int) -> int:
    happened(found, clock, "takeover", PERSON.written(), seat=seat)
    assert read_again(found, clock, clock.wall()).remaining == found.remaining
    return found.remaining[seat]


def test_whoever_ran_out_of_time_comes_back_to_one_increment(clock: FakeTime) -> None:
    found = begun(LIVE, clock)
    seat = found.actor or 0
    clock.pass_by(601)
    played_for(found, clock, seat, turns=4)
    assert found.remaining[seat] == 20_000, "the bot gains as everybody does"
    assert come_back(found, clock, seat) == 5_000


def test_nobody_gains_time_by_letting_a_bot_play(clock: FakeTime) -> None:
    found = begun(LIVE, clock)
    seat = found.actor or 0
    clock.pass_by(100)
    played_for(found, clock, seat, turns=4)
    assert come_back(found, clock, seat) == 500_000


def test_what_a_bot_used_is_gone(clock: FakeTime) -> None:
    found = begun(LIVE, clock)
    seat = found.actor or 0
    played_for(found, clock, seat, turns=0)
    clock.pass_by(40)
    a_move(found, clock)
    assert come_back(found, clock, seat) == 565_000


def test_days_are_for_each_turn_also_for_whoever_comes_back(clock: FakeTime) -> None:
    found = begun(DAYS, clock)
    seat = found.actor or 0
    clock.pass_by(3 * 86_400)
    happened(found, clock, "timeout", BOT.written(), seat=seat)
    assert found.time_at(seat) == 0
    a_move(found, clock)
    assert come_back(found, clock, seat) == 2 * DAY


def read_again(found: LiveTable, clock: FakeTime, down_at: int) -> LiveTable:
    again = table(found.row.clock, clock)
    for event in found.events:
        again.apply(event)
    again.resume_clock(down_at)
    return again


def test_live_clocks_stand_still_while_no_server_runs(clock: FakeTime) -> None:
    found = begun(LIVE, clock)
    clock.pass_by(20)
    down_at = clock.wall()
    clock.pass_by(3_600)
    again = read_again(found, clock, down_at)
    assert again.remaining_now()[again.actor or 0] == 580_000


def test_days_go_on_while_no_server_runs(clock: FakeTime) -> None:
    found = begun(DAYS, clock)
    clock.pass_by(20)
    down_at = clock.wall()
    clock.pass_by(3_600)
    again = read_again(found, clock, down_at)
    assert again.remaining_now()[again.actor or 0] == 2 * DAY - 3_620_000


def test_clocks_are_the_same_when_a_table_is_read_again(clock: FakeTime) -> None:
    found = begun(LIVE, clock)
    for seconds in (3, 14, 15, 92, 65):
        clock.pass_by(seconds)
        a_move(found, clock)
    assert read_again(found, clock, clock.wall()).remaining == found.remaining


def test_a_calendar_that_was_set_back_while_down_gives_no_time(clock: FakeTime) -> None:
    found = begun(LIVE, clock)
    clock.calendar -= 5 * DAY
    again = read_again(found, clock, clock.wall())
    assert again.remaining_now()[again.actor or 0] == 600_000
