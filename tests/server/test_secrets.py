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
from edubba.server.live import LiveTable
from edubba.server.messages import SERVER
from edubba.server.services import Services
from tests.server.company import Json, Talk, guest, set_up, talk
from tests.server.conftest import Serve
from tests.server.houses import typed_here

Another = Callable[[], TestClient]

SEED = "5ec4e7" * 10 + "5eed"
CHANCE = "Enheduanna"
# By game, the parts of a position that each seat knows for itself only.
HIDDEN = {"sumeria": (), "tigris": ("hands", "points"), "aquileia": ("hands", "laurels")}
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


def hidden(match: Match, reader: int | None) -> Iterator[str]:
    """What of a position a reader must not see, as it would be written."""
    position = match.position()
    by_seat = [part for part in position.values() if isinstance(part, list) and len(part) == match.players]
    own = [part[reader] for part in by_seat] if reader is not None else []
    for name in HIDDEN[match.game.name]:
        for seat, held in enumerate(position[name]):
            open_to_all = held == position["known"][seat] if "known" in position else False
            if seat != reader and held not in own and not open_to_all and is_telling(held):
                yield compact(held)


def is_telling(held: Any) -> bool:
    """A few tiles (which somebody else may hold or have exchanged), or no points at all, can be read anywhere."""
    if isinstance(held, dict):
        return bool(sum(held.values()) > 0)
    return len(held) > 4 if isinstance(held, str) else len(held) > 1


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
            forbidden[ply] = [set(hidden(match, reader.seat)) for reader in readers]
            take_note(readers, talks, ply)
            actor = positions[0]["view"]["actor"]
            move = choice.choice(positions[actor]["view"]["legal"])["text"]
            assert talks[actor].ask("play", ply=ply, seat=actor, move=move)["type"] == "done"
        return live, forbidden


def take_note(readers: list[Reader], talks: list[Talk], ply: int) -> None:
    for reader, talking in zip(readers, talks, strict=True):
        reader.keep_what_was_heard(talking.heard, ply)
        if ply % ASK_EVERY == 0:
            for address in addresses(reader.browser.app, reader.table, ply):  # type: ignore[arg-type]
                reader.read(address, ply)
            for seat in {0, 1, 2} - {reader.seat}:
                path = f"/api/tables/{reader.table['id']}/positions/{ply // 2}?seat={seat}"
                assert reader.read(path, ply // 2) == 403


def leaks(readers: list[Reader], forbidden: dict[int, list[set[str]]]) -> list[str]:
    """Whatever somebody received and must not know: the seed, or what others hold."""
    return [
        f"seat {reader.seat} at {ply}: {secret} in {text[:300]}"
        for number, reader in enumerate(readers)
        for ply, text in reader.received
        for secret in {SEED, mixed(SEED, [CHANCE]), *forbidden[ply][number]}
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
    assert SEED not in "".join(capfd.readouterr())
    check_the_end(readers[3], live, tmp_path)


def check_the_end(reader: Reader, live: LiveTable, folder: Path) -> None:
    """Afterwards the seed is told to everybody, and the promise can be checked in both ways."""
    path = f"/api/tables/{live.row.id}"
    told = reader.browser.get(path).json()
    assert told["seed"] == mixed(SEED, [CHANCE])
    assert told["commitment"] == commitment(SEED) == reader.table["commitment"]
    verified = reader.browser.get(f"{path}/verification").json()
    assert (verified["keeps_promise"], verified["replays"], verified["moves"]) == (True, True, live.ply)
    record = folder / "record.json"
    record.write_bytes(reader.browser.get(f"{path}/record").content)
    code, said = typed_here("verify", str(record))
    assert code == 0, said
    assert verified["digest"] == json.loads(record.read_text())["digest"]


def test_a_leak_would_be_found(company: Any, parts: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: here everybody is shown what seat 1 sees."""
    truth = Match.view
    monkeypatch.setattr(Match, "view", lambda match, seat: truth(match, 1) | {"legal": truth(match, seat)["legal"]})
    readers = company("tigris")
    found = leaks(readers, play_out(parts, readers, 25)[1])
    assert {leak.partition(" at ")[0] for leak in found} == {"seat 0", "seat 2", "seat None"}
