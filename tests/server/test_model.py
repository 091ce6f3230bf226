"""People come and go, play, take back, talk, lose their lines; the server agrees with a list of moves all the time."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest import mock

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from starlette.testclient import TestClient

from edubba.server import tables
from edubba.server.app import create_app
from edubba.server.services import Services
from edubba.server.settings import Settings
from tests.server.company import Json, Talk, guest, set_up, talk
from tests.server.conftest import OURS, FakeTime
from tests.server.tablets import SEED

NAMES = ("Ilinca", "Gergő", "Hélène")
People = st.integers(0, 2)
Seats = st.integers(0, 2)


class Evening(RuleBasedStateMachine):
    """One table of Sumeria and three people; what the model knows of it is in the first lines of `__init__`."""

    def __init__(self) -> None:
        super().__init__()
        self.sitting: list[int | None] = [0, None, None]
        self.has_begun = False
        self.moves: list[tuple[int, str]] = []  # seat and move
        self.asked: tuple[int, int, set[int]] | None = None  # who asked to go back, to which ply, who has yet to agree
        self.said: list[str] = []
        self.stack = ExitStack()
        self.lines: dict[int, tuple[ExitStack, Talk]] = {}
        self.last_seq = dict.fromkeys(range(3), 0)

    @initialize(company=st.sampled_from([[0, 1, 2], [0, 1, 0], [0, None, None]]))
    def open_house(self, company: list[int | None]) -> None:
        folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory()))
        app = create_app(Settings(data=folder, thinkers=0, limits=0), FakeTime())
        self.parts: Services = app.state.services
        # The same game in every run, so that what was found can be found again: it follows from the seed and the id.
        self.stack.enter_context(mock.patch.object(tables, "secrets", mock.Mock(token_hex=lambda _bytes: SEED)))
        self.stack.enter_context(mock.patch.object(tables, "fresh_id", lambda length=16: "U" * length))
        host = self.stack.enter_context(TestClient(app, headers=dict(OURS)))
        self.browsers = [host, TestClient(app, headers=dict(OURS)), TestClient(app, headers=dict(OURS))]
        for browser, name in zip(self.browsers, NAMES, strict=True):
            browser.portal = host.portal
            guest(browser, name)
        self.table = set_up(host, seats=[{"kind": "me"}], public=True)
        self.path = f"/api/tables/{self.table['id']}"
        for seat in (1, 2):
            if (person := company[seat]) is not None:
                self.sit(person, seat)
        if None not in company:
            self.start(0)

    def teardown(self) -> None:
        for person in list(self.lines):
            self.hang_up(person)
        self.stack.close()

    # ---- before it begins

    @rule(person=People, seat=Seats)
    def sit(self, person: int, seat: int) -> None:
        answer = self.browsers[person].post(f"{self.path}/seats/{seat}", json={"kind": "me"})
        if self.has_begun or self.sitting[seat] is not None:
            assert answer.status_code == 409
        else:
            assert answer.status_code == 200
            self.sitting[seat] = person

    @precondition(lambda self: not self.has_begun)
    @rule(person=People, seat=st.integers(1, 2))
    def leave(self, person: int, seat: int) -> None:
        """Whoever set the table up may ask anybody to leave, and keeps seat 0 here."""
        answer = self.browsers[person].delete(f"{self.path}/seats/{seat}")
        may = person in (0, self.sitting[seat])
        assert answer.status_code == (204 if may else 403)
        if may:
            self.sitting[seat] = None

    @rule(person=People)
    def start(self, person: int) -> None:
        answer = self.browsers[person].post(f"{self.path}/start")
        if person != 0 and person not in self.sitting:
            assert answer.status_code == 403
        elif self.has_begun or None in self.sitting:
            assert answer.status_code == 409
        else:
            assert answer.status_code == 200
            self.has_begun = True

    # ---- lines

    @precondition(lambda self: len(self.lines) < 3)
    @rule(person=People)
    def connect(self, person: int) -> None:
        """Whoever was away hears what happened since, and nothing twice."""
        if person in self.lines:
            return
        stack = ExitStack()
        since = self.last_seq[person]
        talking = stack.enter_context(talk(self.browsers[person], self.table, since))
        self.lines[person] = stack, talking
        assert [line["text"] for line in talking.welcome["chat"]] == self.said
        if self.has_begun:
            talking.position(len(self.moves))
            told = [entry for message in talking.heard if message["type"] == "told" for entry in message["entries"]]
            assert all(entry["seq"] > since for entry in told)
            standing = [entry["ply"] for entry in told if entry["kind"] == "move"]
            assert len(standing) == len(set(standing))

    @precondition(lambda self: self.lines)
    @rule(data=st.data())
    def disconnect(self, data: st.DataObject) -> None:
        self.hang_up(data.draw(st.sampled_from(sorted(self.lines))))

    def hang_up(self, person: int) -> None:
        stack, talking = self.lines.pop(person)
        told = [message["seq"] for message in talking.heard if message["type"] == "told"]
        self.last_seq[person] = max([self.last_seq[person], *told])
        stack.close()

    @rule()
    def leave_memory(self) -> None:
        """Nobody looks at the table any more, and it is read from storage when somebody does."""
        for person in list(self.lines):
            self.hang_up(person)
        assert self.browsers[0].portal is not None
        self.browsers[0].portal.call(self.parts.hall.forget, self.table["id"])

    def line_of(self, person: int) -> Talk:
        if person not in self.lines:
            self.connect(person)
        return self.lines[person][1]

    def ask(self, seat: int, kind: str, **content: Any) -> Json:
        person = self.sitting[seat]
        assert person is not None
        return self.line_of(person).ask(kind, seat=seat, **content)

    # ---- playing

    def view(self, seat: int) -> Json:
        """The position as a seat sees it now."""
        person = self.sitting[seat]
        assert person is not None
        talking = self.line_of(person)
        assert talking.ask("look", seat=seat)["type"] == "done"
        while True:
            shown = [message for message in talking.heard if message["type"] == "position"][-1]
            if (shown["ply"], shown["seat"]) == (len(self.moves), seat):
                return dict(shown)
            talking.hear()

    @property
    def actor(self) -> int:
        found = self.browsers[0].get(self.path).json()["actor"]
        assert found is not None
        return int(found)

    def choose(self, number: int) -> tuple[int, str]:
        """Whoever must act, and one of their moves."""
        seat = self.actor
        legal = [move["text"] for move in self.view(seat)["view"]["legal"]]
        return seat, legal[number % len(legal)]

    @precondition(lambda self: self.has_begun)
    @rule(numbers=st.lists(st.integers(0, 99), min_size=1, max_size=5))
    def play(self, numbers: list[int]) -> None:
        for number in numbers:
            seat, move = self.choose(number)
            assert self.ask(seat, "play", ply=len(self.moves), move=move)["type"] == "done"
            self.moves.append((seat, move))
            self.asked = None

    @precondition(lambda self: self.has_begun)
    @rule(number=st.integers(0, 99), ply=st.integers(0, 3))
    def play_for_another_position(self, number: int, ply: int) -> None:
        seat, move = self.choose(number)
        if ply != len(self.moves):
            assert self.ask(seat, "play", ply=ply, move=move)["message"]["key"] == "server-ply-passed"

    @precondition(lambda self: self.has_begun)
    @rule(seat=Seats)
    def undo(self, seat: int) -> None:
        own = [ply for ply, (mover, _move) in enumerate(self.moves) if self.sitting[mover] == self.sitting[seat]]
        mover = self.moves[own[-1]][0] if own else seat
        free = self.view(mover)["view"]["can_undo"]
        answer = self.ask(seat, "undo", ply=len(self.moves))
        if not own:
            assert answer["message"]["key"] == "undo-nothing"
            return
        others = self.others(seat)
        if (own[-1] == len(self.moves) - 1 and free) or not others:
            assert answer["type"] == "done"
            self.go_back(own[-1])
        elif self.asked:
            assert answer["message"]["key"] == "server-undo-asked"
        else:
            assert answer["type"] == "done"
            self.asked = mover, own[-1], others

    def others(self, seat: int) -> set[int]:
        """The first seat of each other person."""
        people = set(self.sitting) - {self.sitting[seat]}
        return {self.sitting.index(person) for person in people}

    def go_back(self, ply: int) -> None:
        del self.moves[ply:]
        self.asked = None

    @precondition(lambda self: self.has_begun)
    @rule(seat=Seats, agree=st.booleans())
    def answer(self, seat: int, agree: bool) -> None:
        answer = self.ask(seat, "answer", ply=len(self.moves), agree=agree)
        withdraws = self.asked is not None and seat == self.asked[0] and not agree
        if self.asked is None or (seat not in self.asked[2] and not withdraws):
            assert answer["message"]["key"] == "server-undo-not-asked"
            return
        assert answer["type"] == "done"
        self.asked[2].discard(seat)
        if not agree:
            self.asked = None
        elif not self.asked[2]:
            self.go_back(self.asked[1])

    @rule(person=People, text=st.sampled_from(["Salut!", "Szia!", "Bonjour !"]))
    def chat(self, person: int, text: str) -> None:
        assert self.line_of(person).ask("chat", text=text)["type"] == "done"
        self.said.append(text)

    # ---- always

    @invariant()
    def the_server_agrees(self) -> None:
        told = self.browsers[0].get(self.path).json()
        assert told["status"] == ("running" if self.has_begun else "open")
        assert told["ply"] == len(self.moves)
        names = [seat["name"] for seat in told["seats"]]
        assert names == [NAMES[person] if person is not None else "" for person in self.sitting]
        assert [seat["connected"] for seat in told["seats"]] == [person in self.lines for person in self.sitting]
        live = self.parts.hall.at_hand(self.table["id"])
        assert live is not None
        if live.match is not None:
            assert [move.text for move in live.match.moves] == [move for _seat, move in self.moves]
            waiting = live.undo_asked()
            assert (set(waiting["waiting_for"]) if waiting else None) == (self.asked[2] if self.asked else None)


Evening.TestCase.settings = settings(max_examples=20, stateful_step_count=40, deadline=None, derandomize=True)
test_an_evening = Evening.TestCase
