"""Whole games, of which every byte that anybody received is kept: nobody learns what is not theirs before the end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from edubba.engine.fairness import commitment, mixed
from edubba.engine.match import Match
from edubba.server import tables
from edubba.server.errors import forbidden
from edubba.server.live import LiveTable
from edubba.server.messages import SERVER
from edubba.server.services import Services
from tests.server.company import Json, Talk, guest, set_up, talk
from tests.server.conftest import Serve
from tests.server.houses import typed_here

Another = Callable[[], TestClient]
Slip = Callable[[pytest.MonkeyPatch], None]

SEED = "5ec4e7" * 10 + "5eed"
CHANCE = "Enheduanna"
MIXED = mixed(SEED, [CHANCE])
# By game, the parts of a position that each seat knows for itself only, and those that nobody knows.
HIDDEN: dict[str, tuple[str, ...]] = {
    "sumeria": (),
    "tigris": ("hands", "discards", "points"),
    "aquileia": ("hands", "laurels"),
}
UNKNOWN: dict[str, tuple[str, ...]] = {"sumeria": (), "tigris": ("bag",), "aquileia": ("piles", "laurels_out")}
TRUTH = Match.view
ASK_EVERY = 15  # plies between two rounds of requests for all that can be read


class Reader:
    """Somebody with a browser at a seat, or looking on; keeps all that they receive."""

    def __init__(self, browser: TestClient, seat: int | None, table: Json) -> None:
        self.browser = browser
        self.seat = seat
        self.table = table
        self.received: list[tuple[int, str]] = []  # after how many moves it was true, and what

    def read(self, path: str, ply: int) -> int:
        answer = self.browser.get(path)
        self.received.append((ply, answer.text))
        return answer.status_code

    def keep_what_was_heard(self, heard: list[Json], ply: int) -> None:
        for message in heard:
            SERVER.validate_python(message)
            self.received.append((message.get("ply", ply), compact(message)))
        heard.clear()


def compact(value: Any) -> str:
    """As the server writes JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def hidden(match: Match, reader: int | None) -> set[str]:
    """What of a position a reader must not see, as it would be written; less what is written the same elsewhere."""
    position, name = match.position(), match.game.name
    open_to_all = {part: value for part, value in position.items() if part not in HIDDEN[name] + UNKNOWN[name]}
    own = [position[part][reader] for part in HIDDEN[name]] if reader is not None else []
    moves = [move.to_json() for move in match.legal()] if match.actor == reader else []
    seen = compact([open_to_all, own, moves])
    others = [held for part in HIDDEN[name] for seat, held in enumerate(position[part]) if seat != reader]
    found = {compact(held) for held in others + [position[part] for part in UNKNOWN[name]] if is_telling(held)}
    return {secret for secret in found if secret not in seen}


def is_telling(held: Any) -> bool:
    """A tile alone, or no points at all, can be read anywhere."""
    return any(held.values()) if isinstance(held, dict) else len(held) > 1


def addresses(app: FastAPI, table: Json, ply: int) -> Iterator[str]:
    """Whatever of the API can be read."""
    known = {"{table_id}": table["id"], "{ply}": str(ply), "{name}": "Ilinca", "{game}": table["game"]}
    for path, methods in app.openapi()["paths"].items():
        if "get" in methods and "{board}" not in path:
            for name, value in known.items():
                path = path.replace(name, value)  # noqa: PLW2901 - filled in piece by piece
            assert "{" not in path
            yield path


@pytest.fixture
def app(serve: Serve) -> FastAPI:
    return serve(limits=0)


@pytest.fixture
def company(client: TestClient, another: Another, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[Reader]]:
    """Three friends at a table whose seed is known to the test, and somebody who looks on."""
    known = SimpleNamespace(token_hex=lambda _bytes: SEED)

    def make(game: str) -> list[Reader]:
        browsers = [client, another(), another(), another()]
        for browser, name in zip(browsers, ("Ilinca", "Gergő", "Hélène", "Ana"), strict=True):
            guest(browser, name)
        monkeypatch.setattr(tables, "secrets", known)
        table = set_up(client, game=game, seats=[{"kind": "me"}], public=True)
        for seat in (1, 2):
            assert browsers[seat].post(f"/api/tables/{table['id']}/seats/{seat}", json={"kind": "me"}).is_success
        assert client.post(f"/api/tables/{table['id']}/entropy", json={"text": CHANCE}).is_success
        assert client.post(f"/api/tables/{table['id']}/start").is_success
        return [Reader(browser, seat, table) for browser, seat in zip(browsers, (0, 1, 2, None), strict=True)]

    return make


def play_out(parts: Services, readers: list[Reader], most: int = 2000) -> tuple[LiveTable, dict[int, list[set[str]]]]:
    """Plays by chance to the end, or only so far; for each ply, what must be hidden from each reader."""
    choice = random.Random(7)
    forbidden: dict[int, list[set[str]]] = {}
    with ExitStack() as stack:
        talks = [stack.enter_context(talk(reader.browser, reader.table)) for reader in readers]
        live = parts.hall.at_hand(readers[0].table["id"])
        assert live is not None
        for ply in range(most):
            match = live.running_match()
            positions = [talking.position(ply) for talking in talks]
            if match.is_over:
                break
            forbidden[ply] = [hidden(match, reader.seat) for reader in readers]
            for reader, position in zip(readers, positions, strict=True):
                assert position["view"] == json.loads(compact(TRUTH(match, reader.seat)))
            take_note(readers, talks, ply)
            actor = positions[0]["view"]["actor"]
            move = choice.choice(positions[actor]["view"]["legal"])["text"]
            assert talks[actor].ask("play", ply=ply, seat=actor, move=move)["type"] == "done"
        return live, forbidden


def take_note(readers: list[Reader], talks: list[Talk], ply: int) -> None:
    for reader, talking in zip(readers, talks, strict=True):
        if ply % ASK_EVERY == 0:
            provoke(reader, talking, ply)
        reader.keep_what_was_heard(talking.heard, ply)
        if ply % ASK_EVERY == 0:
            for address in addresses(reader.browser.app, reader.table, ply):  # type: ignore[arg-type]
                reader.read(address, ply)
            for seat in {0, 1, 2} - {reader.seat}:
                path = f"/api/tables/{reader.table['id']}/positions/{ply // 2}?seat={seat}"
                assert reader.read(path, ply // 2) == 403


def provoke(reader: Reader, talking: Talk, ply: int) -> None:
    """Asks for what is refused, in every way: refusals are kept as well."""
    other = ((reader.seat or 0) + 1) % 3
    wishes: list[tuple[str, Json]] = [("play", {"move": "nonsense"}), ("undo", {}), ("answer", {"agree": True})]
    for kind, more in wishes:
        assert talking.ask(kind, ply=ply, seat=other, **more)["type"] == "refused"
    assert talking.ask("look", seat=other)["type"] == "refused"
    path = f"/api/tables/{reader.table['id']}"
    refused = {f"{path}/start": {}, f"{path}/rematch": {}, f"{path}/seats/{other}/resign": {}}
    refused |= {f"{path}/entropy": {"text": "more"}, f"{path}/seats/{other}": {"kind": "me"}}
    refused |= {f"{path}/seats/4": {"kind": "bot", "level": 1}, f"{path}/analysis": {"level": 1}}
    for address, wish in refused.items():
        answer = reader.browser.post(address, json=wish)
        assert answer.is_client_error
        reader.received.append((ply, answer.text))


def leaks(readers: list[Reader], forbidden: dict[int, list[set[str]]]) -> list[str]:
    """Whatever somebody received and must not know: the seed, or what others hold."""
    return [
        f"seat {reader.seat} at {ply}: {secret} in {text[:300]}"
        for number, reader in enumerate(readers)
        for ply, text in reader.received
        for secret in {SEED, MIXED, *forbidden[ply][number]}
        if secret in text
    ]


@pytest.mark.parametrize("game", HIDDEN)
def test_nobody_learns_what_is_not_theirs(
    game: str, company: Any, parts: Services, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    readers = company(game)
    live, forbidden = play_out(parts, readers)
    assert game == "sumeria" or sum(len(secrets) for ply in forbidden.values() for secrets in ply) > 100
    assert not leaks(readers, forbidden)
    logs = "".join(capfd.readouterr())
    assert "request" in logs
    assert SEED not in logs
    assert MIXED not in logs
    check_the_end(readers[3], live, tmp_path)


def check_the_end(reader: Reader, live: LiveTable, folder: Path) -> None:
    """Afterwards the seed is told to everybody, and the promise can be checked in both ways."""
    path = f"/api/tables/{live.row.id}"
    told = reader.browser.get(path).json()
    assert told["seed"] == MIXED
    assert told["commitment"] == commitment(SEED) == reader.table["commitment"]
    verified = reader.browser.get(f"{path}/verification").json()
    assert (verified["keeps_promise"], verified["replays"], verified["moves"]) == (True, True, live.ply)
    record = folder / "record.json"
    record.write_bytes(reader.browser.get(f"{path}/record").content)
    code, said = typed_here("verify", str(record))
    assert code == 0, said
    assert verified["digest"] == json.loads(record.read_text())["digest"]


# ---- the tests above can fail


def show_seat_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who look back are shown what seat 1 saw."""
    monkeypatch.setattr(Match, "view", lambda match, seat: TRUTH(match, 1) | {"legal": TRUTH(match, seat)["legal"]})


def show_a_hand_to_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks on sees a hand, though not where hands are."""
    truth = Match.scene

    def scene(match: Match, seat: int | None) -> Json:
        return truth(match, seat) | ({"remark": match.position()["hands"][2]} if seat is None else {})

    monkeypatch.setattr(Match, "scene", scene)


def tell_the_seed_when_refusing(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(table: LiveTable, seat: int, person: str | None) -> None:
        if table.chairs[seat].person != person:
            raise forbidden("server-not-your-seat", hint=table.row.seed)

    monkeypatch.setattr(LiveTable, "check_person", refuse)


@pytest.mark.parametrize(
    ("slip", "whom"),
    [
        (show_seat_one, {"seat 0", "seat 2", "seat None"}),
        (show_a_hand_to_spectators, {"seat None"}),
        (tell_the_seed_when_refusing, {"seat 0", "seat 1", "seat 2", "seat None"}),
    ],
)
def test_a_leak_would_be_found(
    company: Any, parts: Services, monkeypatch: pytest.MonkeyPatch, slip: Slip, whom: set[str]
) -> None:
    slip(monkeypatch)
    readers = company("tigris")
    found = leaks(readers, play_out(parts, readers, 25)[1])
    assert {leak.partition(" at ")[0] for leak in found} == whom
