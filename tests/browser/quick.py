"""The house as it is, but quick: `python -m tests.browser.quick serve --port 0`.

Bots answer at once, by chance. `POST /api/staged` lays out a position of one of the golden records.
"""

from __future__ import annotations

import json
from pathlib import Path

from fastapi import FastAPI, Request

from edubba.bots.bot import chance
from edubba.cli import main
from edubba.engine.match import Match
from edubba.engine.registry import game
from edubba.server import serve, steward
from edubba.server.identity import Someone
from edubba.server.live import LiveTable
from edubba.server.schemas import SeatBot, SeatPerson, Strict, TableWish
from edubba.server.services import services
from edubba.server.thinkers import Thinkers

FOLDER = Path(__file__).resolve().parents[1] / "records"
RECORDS = {
    str(path.relative_to(FOLDER).with_suffix("")): json.loads(path.read_text())
    for path in FOLDER.glob("*/*.json")
    if ".analysis" not in path.suffixes
}
# A table's seed is a text; a number draws as its digits do.
MATCHES = {(record["game"], str(record["seed"])): record["match"] for record in RECORDS.values()}
NAMES = ("Ada", "Barnabás", "Céline", "Dragoş", "Enheduanna")


async def answer(_thinkers: Thinkers, match: Match, _level: int, seed: int | str) -> str:
    """Any legal move; now and then all tiles of a hand are exchanged, which makes games of Tigris shorter."""
    legal = [move.text for move in match.legal()]
    number = chance(seed, match.ply)
    exchanges = [text for text in legal if text.startswith("exchange")]
    return max(exchanges, key=len) if exchanges and number % 4 == 0 else legal[number // 4 % len(legal)]


def first_position(table: LiveTable) -> Match:
    """A staged match has the chance of its record, others that of their table."""
    row = table.row
    match_id = MATCHES.get((row.game, row.seed))
    if match_id is None:
        return FIRST_POSITION(table)
    return game(row.game).start(row.players, row.seed, dict(row.options), match_id=match_id, seats=table.names)


class Staging(Strict):
    """A record, and how many of its moves are played: whoever asks has the seat that acts then."""

    record: str
    ply: int
    alone: bool = True  # with bots; else at all seats


async def stage(request: Request, person: Someone, staging: Staging) -> str:
    """Plays the beginning of a record; returns the table."""
    parts, record = services(request), RECORDS[staging.record]
    players = record["players"]
    seats = [SeatPerson(kind="person", name=name) for name in NAMES[:players]]
    wish = TableWish(game=record["game"], players=players, options=record["options"], seats=[*seats], public=True)
    table = await parts.tables.create(wish, person)
    await parts.tables._set(table, seed=str(record["seed"]))
    await parts.tables.start(table, person)
    async with table.lock:
        for move in record["moves"][: staging.ply]:
            await parts.hall.change(table, "move", table.actor, move)
    for seat in range(players):
        if staging.alone and table.actor not in (seat, None):
            await parts.tables.sit(table, seat, SeatBot(kind="bot", level=1), person)
    return table.row.id


def create_app(*given: object) -> FastAPI:
    """The application, with the stage."""
    app = CREATE_APP(*given)  # type: ignore[arg-type]
    app.router.add_api_route("/api/staged", stage, methods=["POST"])
    return app


CREATE_APP = serve.create_app
FIRST_POSITION = LiveTable.first_position

if __name__ == "__main__":
    steward.PAUSE = 0.0
    Thinkers.choose = answer  # type: ignore[assignment, method-assign]
    LiveTable.first_position = first_position  # type: ignore[method-assign]
    serve.create_app = create_app
    main()
