"""Live play through websockets: moves, races, taking back, coming back, looking on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from edubba.server.playing import LINES_OF_A_PERSON, UNDOS
from edubba.server.routes import socket
from tests.server.company import Json, Talk, guest, set_up, talk, three_friends
from tests.server.conftest import FakeTime
from tests.server.strangers import FRIENDS

Another = Callable[[], TestClient]


@pytest.fixture
def seated(client: TestClient, another: Another) -> Any:
    """Three friends, all connected."""
    browsers, table = three_friends(client, another)
    with ExitStack() as stack:
        yield table, [stack.enter_context(talk(browser, table)) for browser in browsers]


def turn(talks: list[Talk], ply: int) -> tuple[int, Json]:
    """Whoever must act, with the position that they see."""
    positions = [talking.position(ply) for talking in talks]
    actor = positions[0]["view"]["actor"]
    return actor, positions[actor]


def first_move(position: Json) -> str:
    return str(position["view"]["legal"][0]["text"])


def test_all_are_told_of_a_move(seated: tuple[Json, list[Talk]]) -> None:
    _table, talks = seated
    actor, position = turn(talks, 0)
    answer = talks[actor].ask("play", ply=0, seat=actor, move=first_move(position))
    assert answer["type"] == "done"
    told = [message for message in talks[actor].heard if message["type"] == "told"][-1]
    assert told["entries"][0]["kind"] == "move"
    assert told["entries"][0]["story"][0]["key"].startswith("sumeria-told")
    for other in set(range(3)) - {actor}:
        assert talks[other].position(1)["view"]["ply"] == 1


def test_only_whoever_must_act_is_offered_moves(seated: tuple[Json, list[Talk]]) -> None:
    _table, talks = seated
    positions = [talking.position(0) for talking in talks]
    actor = positions[0]["view"]["actor"]
    assert [bool(position["view"]["legal"]) for position in positions] == [seat == actor for seat in range(3)]


def test_a_double_click_plays_once(seated: tuple[Json, list[Talk]]) -> None:
    _table, talks = seated
    actor, position = turn(talks, 0)
    move = first_move(position)
    assert talks[actor].ask("play", ply=0, seat=actor, move=move)["type"] == "done"
    again = talks[actor].ask("play", ply=0, seat=actor, move=move)
    assert (again["type"], again["message"]["key"]) == ("refused", "server-ply-passed")
    assert talks[actor].ask("ping")["type"] == "pong"


def test_nobody_plays_for_another(seated: tuple[Json, list[Talk]]) -> None:
    _table, talks = seated
    actor, position = turn(talks, 0)
    other = (actor + 1) % 3
    refused = talks[other].ask("play", ply=0, seat=actor, move=first_move(position))
    assert refused["message"]["key"] == "server-not-your-seat"
    refused = talks[other].ask("play", ply=0, seat=other, move=first_move(position))
    assert refused["message"]["key"] == "not-your-turn"


def test_an_illegal_move_is_refused_with_its_reason(seated: tuple[Json, list[Talk]]) -> None:
    _table, talks = seated
    actor, _position = turn(talks, 0)
    refused = talks[actor].ask("play", ply=0, seat=actor, move="remove Ur")
    assert refused["message"]["key"].startswith("sumeria-")


def test_whoever_was_away_hears_what_happened_since(client: TestClient, another: Another) -> None:
    browsers, table = three_friends(client, another)
    with talk(browsers[0], table) as talking:
        position = talking.position(0)
        actor = position["view"]["actor"]
    for ply in range(4):
        with talk(browsers[actor], table) as talking:
            position = talking.position(ply)
            talking.ask("play", ply=ply, seat=actor, move=first_move(position))
            actor = [message for message in talking.heard if message["type"] == "position"][-1]["view"]["actor"]
    with talk(client, table, since=3) as talking:
        talking.position(4)
        told = next(message for message in talking.heard if message["type"] == "told")
        assert [entry["ply"] for entry in told["entries"]] == [3, 4]
        assert [entry["seq"] for entry in told["entries"]] == [4, 5]


def test_a_move_that_showed_nothing_is_taken_back_at_once(seated: tuple[Json, list[Talk]]) -> None:
    _table, talks = seated
    actor, position = turn(talks, 0)
    talks[actor].ask("play", ply=0, seat=actor, move=first_move(position))
    assert talks[actor].ask("undo", ply=1, seat=actor)["type"] == "done"
    assert [message for message in talks[actor].heard if message["type"] == "position"][-1]["ply"] == 0


def play_one(talks: list[Talk], ply: int) -> int:
    actor, position = turn(talks, ply)
    talks[actor].ask("play", ply=ply, seat=actor, move=first_move(position))
    return actor


def test_others_must_agree_once_somebody_has_moved_since(seated: tuple[Json, list[Talk]]) -> None:
    _table, talks = seated
    first, position = turn(talks, 0)
    talks[first].ask("play", ply=0, seat=first, move=first_move(position))
    second = (first + 1) % 3
    position = talks[second].position(1)
    assert position["view"]["actor"] == second
    talks[second].ask("play", ply=1, seat=second, move=first_move(position))
    others = [seat for seat in range(3) if seat != first]
    assert talks[first].ask("undo", ply=2, seat=first)["type"] == "done"
    asked = [message for message in talks[first].heard if message["type"] == "position"][-1]
    assert asked["ply"] == 2
    assert asked["undo"] == {"asked_by": first, "ply": 0, "waiting_for": others}
    assert talks[others[0]].ask("answer", ply=2, seat=others[0], agree=True)["type"] == "done"
    assert talks[others[1]].ask("answer", ply=2, seat=others[1], agree=True)["type"] == "done"
    assert [message for message in talks[others[1]].heard if message["type"] == "position"][-1]["ply"] == 0


def test_one_who_does_not_agree_is_enough(seated: tuple[Json, list[Talk]]) -> None:
    _table, talks = seated
    first, position = turn(talks, 0)
    talks[first].ask("play", ply=0, seat=first, move=first_move(position))
    second = (first + 1) % 3
    talks[second].ask("play", ply=1, seat=second, move=first_move(talks[second].position(1)))
    talks[first].ask("undo", ply=2, seat=first)
    talks[second].ask("answer", ply=2, seat=second, agree=False)
    last = [message for message in talks[second].heard if message["type"] == "position"][-1]
    assert (last["ply"], last["undo"]) == (2, None)
    third = 3 - first - second
    refused = talks[third].ask("answer", ply=2, seat=third, agree=True)
    assert refused["message"]["key"] == "server-undo-not-asked"


def test_round_one_screen_the_last_move_is_taken_back_whoever_asks(client: TestClient) -> None:
    guest(client, "Ilinca")
    table = set_up(client, seats=FRIENDS, start=True)
    with talk(client, table) as talking:
        movers = [play_one([talking] * 3, ply) for ply in range(2)]
        following = talking.position(2)["view"]["actor"]
        assert len({*movers, following}) == 3
        assert talking.ask("undo", ply=2, seat=following)["type"] == "done"
        assert talking.position(1)["view"]["actor"] == movers[1]
        told = [message for message in talking.heard if message["type"] == "told"][-1]["entries"][-1]
        assert (told["kind"], told["seat"]) == ("undo", movers[1])
        assert talking.ask("undo", ply=1, seat=following)["type"] == "done"
        assert talking.position(0)["view"]["actor"] == movers[0]
        assert talking.ask("undo", ply=0, seat=following)["message"]["key"] == "undo-nothing"


def test_others_are_asked_about_the_last_move_of_those_who_share_a_screen(client: TestClient, another: Another) -> None:
    guest(client, "Ilinca")
    friend = another()
    guest(friend, "Gergő")
    table = set_up(client, seats=FRIENDS[:2])
    taking = {"kind": "me", "invite": table["invite"]}
    assert friend.post(f"/api/tables/{table['id']}/seats/2", json=taking).status_code == 200
    assert client.post(f"/api/tables/{table['id']}/start").status_code == 200
    with talk(client, table) as ours, talk(friend, table) as theirs:
        movers: list[int] = []
        while len(movers) < 2 or movers[-1] != 2:
            movers.append(play_one([ours, ours, theirs], len(movers)))
        last = len(movers) - 2
        ours.position(len(movers))
        assert ours.ask("undo", ply=len(movers), seat=1 - movers[last])["type"] == "done"
        asked = [message for message in ours.heard if message["type"] == "position"][-1]["undo"]
        assert asked == {"asked_by": movers[last], "ply": last, "waiting_for": [2]}
        theirs.position(len(movers))
        assert theirs.ask("answer", ply=len(movers), seat=2, agree=True)["type"] == "done"
        assert ours.position(last)["view"]["actor"] == movers[last]


def test_whoever_asked_may_leave_before_the_answer(client: TestClient, another: Another) -> None:
    browsers, table = three_friends(client, another)
    with ExitStack() as stack:
        talks = [stack.enter_context(talk(browser, table)) for browser in browsers]
        first, second = play_one(talks, 0), play_one(talks, 1)
        talks[first].position(2)
        assert talks[first].ask("undo", ply=2, seat=first)["type"] == "done"
        assert browsers[first].delete(f"/api/tables/{table['id']}/seats/{first}").status_code == 204
        assert talks[second].ask("answer", ply=2, seat=second, agree=False)["type"] == "done"
        assert [message for message in talks[second].heard if message["type"] == "position"][-1]["undo"] is None


def test_everybody_reads_what_is_said(seated: tuple[Json, list[Talk]]) -> None:
    _table, talks = seated
    talks[0].ask("chat", text="  Jó   játékot! ")
    for talking in talks[1:]:
        line = talking.until("chat")["line"]
        assert (line["name"], line["seat"], line["text"]) == ("Ilinca", 0, "Jó játékot!")


def test_talk_and_taking_back_are_limited(seated: tuple[Json, list[Talk]], clock: FakeTime) -> None:
    _table, talks = seated
    said = [talks[0].ask("chat", text="hello")["type"] for _ in range(LINES_OF_A_PERSON[0] + 1)]
    assert said == ["done"] * LINES_OF_A_PERSON[0] + ["refused"]
    assert talks[1].ask("chat", text="hello")["type"] == "done"
    clock.pass_by(60)
    assert talks[0].ask("chat", text="hello")["type"] == "done"
    actor, position = turn(talks, 0)
    move = first_move(position)
    clock.pass_by(1)  # for the line, which may not be too busy either
    for _ in range(UNDOS[0]):
        assert talks[actor].ask("play", ply=0, seat=actor, move=move)["type"] == "done"
        assert talks[actor].ask("undo", ply=1, seat=actor)["type"] == "done"
    clock.pass_by(0.5)
    assert talks[actor].ask("play", ply=0, seat=actor, move=move)["type"] == "done"
    assert talks[actor].ask("undo", ply=1, seat=actor)["message"]["key"] == "server-too-often"
    clock.pass_by(3)
    assert talks[actor].ask("undo", ply=1, seat=actor)["type"] == "done"


def test_an_address_opens_so_many_lines(client: TestClient, another: Another, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_LINES", 1)
    browsers, table = three_friends(client, another, public=True)
    with talk(client, table), talk(browsers[1], table) as second:
        assert second.heard[-1]["message"]["key"] == "server-too-many-lines"
    with talk(browsers[1], table) as again:
        assert again.welcome["mine"] == [1]


def test_what_is_no_table_cannot_be_connected_to(client: TestClient) -> None:
    for wrong in ("%00", "x" * 400, "..%2f", "ABCDEFGHI%C3%A9"):
        path = f"/api/tables/{wrong}/socket"
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(path):
            pass


def test_presence_is_told(client: TestClient, another: Another) -> None:
    browsers, table = three_friends(client, another, public=True)
    with talk(client, table) as first:
        assert first.heard[-1]["connected"] == [0]
        with talk(browsers[1], table):
            assert first.until("presence")["connected"] == [0, 1]
        assert first.until("presence")["connected"] == [0]
        with talk(another(), table):
            assert first.until("presence")["spectators"] == 1


def test_a_spectator_sees_but_cannot_play(client: TestClient, another: Another) -> None:
    _browsers, table = three_friends(client, another, public=True)
    with talk(another(), table) as looking_on:
        assert looking_on.welcome["mine"] == []
        position = looking_on.position(0)
        assert position["seat"] is None
        assert position["view"]["legal"] == []
        refused = looking_on.ask("play", ply=0, seat=0, move="add Ur")
        assert refused["message"]["key"] == "server-not-your-seat"


def test_a_private_table_is_for_those_invited(client: TestClient, another: Another) -> None:
    _browsers, table = three_friends(client, another)
    stranger = another()
    with talk(stranger, table) as talking:
        assert talking.heard[-1]["message"]["key"] == "server-no-table"
    assert stranger.get(f"/api/tables/{table['id']}").status_code == 404
    assert stranger.get(f"/api/tables/{table['id']}?invite={table['invite']}").status_code == 200


def test_hot_seat_shows_whoever_must_act(client: TestClient) -> None:
    guest(client, "Ilinca")
    friends = [{"kind": "me"}, {"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Vlad"}]
    table = set_up(client, seats=friends, start=True)
    with talk(client, table) as talking:
        assert talking.welcome["mine"] == [0, 1, 2]
        for ply in range(4):
            position = talking.position(ply)
            assert position["seat"] == position["view"]["actor"]
            talking.ask("play", ply=ply, seat=position["seat"], move=first_move(position))
        other = (talking.heard[-1].get("seat") or 0) + 1
        assert talking.ask("look", seat=other % 3)["type"] == "done"


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "{}",
        "[]",
        "null",
        "not json",
        '{"type":"play"}',
        '{"type":"play","id":1,"ply":false,"seat":0,"move":"add Ur"}',
        '{"type":"nonsense","id":1}',
        '{"type":"ping","id":-1}',
        '{"type":"ping","id":1,"more":2}',
        "[" * 2000,
    ],
)
def test_garbage_is_refused_and_changes_nothing(client: TestClient, garbage: str) -> None:
    guest(client, "Ilinca")
    table = set_up(
        client, seats=[{"kind": "me"}, {"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}], start=True
    )
    with talk(client, table) as talking:
        talking.position(0)
        talking.socket.send_text(garbage)
        assert talking.until("refused")["message"]["key"] == "server-bad-message"
        assert talking.ask("ping")["type"] == "pong"
