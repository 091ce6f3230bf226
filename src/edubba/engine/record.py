"""Records: a match as a document, from which it can be played again. The record is the game."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from edubba.engine.document import Document, shown
from edubba.engine.errors import BadDocument, BadRecord, EdubbaError, IllegalMove
from edubba.engine.fairness import commitment
from edubba.engine.match import Match
from edubba.locales import message

if TYPE_CHECKING:
    from edubba.engine.game import Game

KEYS = (
    "game",
    "version",
    "players",
    "options",
    "seed",
    "commitment",
    "match",
    "seats",
    "position",
    "moves",
    "result",
    "digest",
)


def write_record(match: Match, seed: int | str, first_position: dict[str, Any] | None) -> dict[str, Any]:
    """The record of a match. `position` is there if it did not begin at the beginning, `result` once it is over."""
    record: dict[str, Any] = {
        "game": match.game.name,
        "version": match.game.version,
        "players": match.players,
        "options": dict(match.options),
        "seed": seed,
        "commitment": commitment(str(seed)),
        "match": match.match_id,
    }
    if match.seats:
        record["seats"] = list(match.seats)
    if first_position is not None:
        record["position"] = first_position
    record["moves"] = [move.text for move in match.moves]
    if match.is_over:
        record["result"] = {"scores": match.scores, "winners": match.winners}
    return record | {"digest": digest(match)}


def digest(match: Match) -> str:
    """A fingerprint of the position: replaying a record must lead to the same one."""
    text = json.dumps(match.position(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def replay_record(game: Game, record: object) -> Match:
    """The match of a record, played again move by move; refuses a record that is malformed or comes out otherwise."""
    document = Document(record)
    document.known(*KEYS)
    document.require("game", "version", "players", "seed", "moves")
    moves = document.list_of("moves", str)
    seats = document.list_of("seats", str)
    match_id = document.text("match")
    if document.entries.get("seed", 0) is None:
        document.complain("seed-type")
    if document.complaints:
        raise BadRecord(*document.complaints)
    if document.entries["version"] != game.version:
        raise BadRecord(
            message(
                "record-version",
                game=game.name,
                version=shown(document.entries["version"]),
                ours=game.version,
            )
        )
    match = _begin(game, document, match_id, seats)
    for ply, text in enumerate(moves, 1):
        _replay_move(match, ply, text)
    _check_outcome(match, document)
    return match


def _begin(game: Game, document: Document, match_id: str, seats: list[str]) -> Match:
    entries = document.entries
    players, options = entries["players"], entries.get("options")
    try:
        stated = game.encode(players, options)
        if "position" not in document:
            return game.start(players, entries["seed"], options, match_id=match_id, seats=seats)
        match = game.load(entries["position"], entries["seed"], match_id=match_id, seats=seats)
    except BadDocument as error:
        raise BadRecord(*error.reasons) from None
    except EdubbaError as error:
        raise BadRecord(error.message) from None
    if (match.players, match.options) != (players, game.decode(stated)):
        raise BadRecord(message("record-position"))
    return match


def _replay_move(match: Match, ply: int, text: str) -> None:
    try:
        match.play(text)
    except IllegalMove as error:
        raise BadRecord(message("record-move", ply=ply, text=shown(text), reason=error.message)) from None


def _check_outcome(match: Match, document: Document) -> None:
    promised = document.entries.get("commitment")
    if promised is not None and promised != commitment(str(document.entries["seed"])):
        raise BadRecord(message("record-commitment"))
    if "result" in document:
        result = {"scores": match.scores, "winners": match.winners} if match.is_over else None
        if document.entries["result"] != result:
            raise BadRecord(message("record-result"))
    if "digest" in document and document.entries["digest"] != digest(match):
        raise BadRecord(message("record-digest"))


def read_file(path: Path) -> object:
    """The JSON document in a file."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(message("file-unreadable", file=str(path), reason=error.strerror or "?")) from None
    except (ValueError, RecursionError):
        raise BadRecord(message("file-not-json", file=str(path))) from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Makes the folder of a file, and says why the file can't be written if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        raise EdubbaError("file-unwritable", file=str(path), reason=error.strerror or "?") from None


def stands(path: Path) -> bool:
    """Whether there is a file that can be looked at; a device is none, and may have no end."""
    try:
        return path.is_file()
    except OSError:
        return False


def place_of(path: Path) -> Path:
    """Where the links of a path lead; an `OSError` if no file can be there."""
    try:
        place = path.resolve()
    except RuntimeError:  # what `resolve` makes of links that lead round
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP)) from None
    if place.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if place.exists() and not place.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    return place


def refuse_unwritable(path: Path) -> None:
    """Says before long work why its file can't be written, if so; what stands there stays as it is."""
    with writing(path):
        beside = _beside(path)
        if path.exists():
            path.open("a", encoding="utf-8").close()
        beside.touch()
        beside.unlink()


def refuse_existing(path: Path) -> None:
    """Says that a new file would take the place of an old one."""
    if path.exists():
        raise EdubbaError("file-exists", file=str(path))


def write_file(path: Path, record: dict[str, Any]) -> None:
    """Writes a record as JSON."""
    write_text(path, json.dumps(record, indent=1, ensure_ascii=False) + "\n")


def write_text(path: Path, text: str) -> None:
    """Writes a file so that it holds either the old text or the new one, whatever happens in between."""
    with writing(path):
        beside = _beside(path)
        beside.touch()
        if path.exists():  # who may read it stays as it is: a record holds the seed
            shutil.copymode(path, beside)
        beside.write_text(text, encoding="utf-8")
        beside.replace(place_of(path))


def _beside(path: Path) -> Path:
    """Where a text is written before it takes its place: beside the file itself, though a link leads there."""
    place = place_of(path)
    return place.with_name(place.name + ".part")
