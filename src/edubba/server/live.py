"""A table while people sit at it: the match, who sits where, clocks, and what happened. All of it follows from events.

Whoever changes a table writes an event first; then every server process does what the event says (`LiveTable.apply`),
also when it reads an old table again.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any

from pydantic_core import to_json

from edubba.engine.errors import UndoRefused
from edubba.engine.fairness import mixed
from edubba.engine.match import Match
from edubba.engine.registry import game
from edubba.locales import Message, message
from edubba.server.clock import ClockRule
from edubba.server.errors import conflict, forbidden
from edubba.server.happening import Happening
from edubba.server.listener import Listener
from edubba.server.sitters import CHANGES_HANDS, Sitter
from edubba.server.storage import Chair, Table
from edubba.server.timepiece import Timepiece, written

# Of a game that was broken off: nobody acts any more, though the rules would go on.
STILL: dict[str, Any] = {"actor": None, "can_undo": False}


@dataclass
class UndoRequest:
    """Somebody asked to go back; those who answer for the other seats must agree."""

    asked_by: int
    back_to: int
    agreed: set[int] = field(default_factory=set)


class LiveTable:
    """One table. `lock` is held by whoever changes it."""

    def __init__(self, row: Table, chairs: Sequence[Chair], time: Timepiece) -> None:
        self.row = row
        self.chairs = list(chairs)
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.events: list[Happening] = []
        self.asked: UndoRequest | None = None
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, list[int]] = {}  # seats connected to other server processes
        self.clock = ClockRule.of(row.clock)
        self.remaining = [self.clock.budget if self.clock else 0] * row.players
        self._left: dict[int, int] = {}  # of seats that a bot has taken over, the time that was left then
        self._time = time
        self._turn_began = time.steady()
        self._made: dict[tuple[str, int | None], bytes] = {}  # what is ready to be sent, until all have it
        self._standing: list[int] = []  # of each move that stands, its place among the events

    # ---- where it stands

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self.events[-1].seq if self.events else 0

    @property
    def ply(self) -> int:
        """Moves that were played and stand."""
        return self.match.ply if self.match else 0

    @property
    def actor(self) -> int | None:
        """The seat that must act."""
        return self.match.actor if self.match and self.row.status != "finished" else None

    @property
    def names(self) -> list[str]:
        """What those who sit here are called."""
        return [chair.name for chair in self.chairs]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person: several, if people share a screen."""
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def is_known_to(self, person: str | None, invite: str | None) -> bool:
        """Whether somebody may see the table at all."""
        is_host = person is not None and person == self.row.host
        is_invited = compare_digest((invite or "").encode(), self.row.invite.encode())
        return self.row.public or is_invited or is_host or bool(self.seats_of(person))

    @property
    def added_chance(self) -> list[str]:
        """What the players added to the seed, by seat."""
        return [self.row.entropy[seat] for seat in sorted(self.row.entropy)]

    def first_position(self) -> Match:
        """The match as it begins."""
        seed = mixed(self.row.seed, self.added_chance)
        options = dict(self.row.options)
        return game(self.row.game).start(self.row.players, seed, options, match_id=self.row.id, seats=self.names)

    def running_match(self) -> Match:
        """The match; refuses if it has not begun."""
        if self.match is None:
            raise conflict("server-not-started")
        return self.match

    # ---- events

    def apply(self, event: Happening) -> None:
        """Does what an event says."""
        if event.kind != "move":
            self._charge(event.spent)
        getattr(self, f"_on_{event.kind}")(event)
        self.events.append(event)
        self._made.clear()
        self._turn_began = self._time.steady()

    def _on_start(self, event: Happening) -> None:
        self.row.status, self.row.started = "running", event.at
        self.match = self.first_position()

    def _on_move(self, event: Happening) -> None:
        match = self.running_match()
        seat = event.seat
        match.play(event.text, seat=seat)
        self._standing.append(len(self.events))
        self.asked = None
        if self.clock and seat is not None:
            self.remaining[seat] = self.clock.after(self.remaining[seat], event.spent, turn_ends=match.actor != seat)
        if match.is_over:
            self.row.status, self.row.finished = "finished", event.at
            self.row.result = self.result()

    def _on_undo(self, event: Happening) -> None:
        match = self.running_match()
        match.go_to(int(event.text))
        del self._standing[match.ply :]
        self.asked = None

    def _on_asked(self, event: Happening) -> None:
        self.asked = UndoRequest(int(event.seat or 0), int(event.text))

    def _on_agreed(self, event: Happening) -> None:
        if self.asked:
            self.asked.agreed.add(int(event.seat or 0))

    def _on_declined(self, _event: Happening) -> None:
        self.asked = None

    def _on_ended(self, event: Happening) -> None:
        self.row.status, self.row.finished = "finished", event.at
        self.asked = None

    def _on_timeout(self, event: Happening) -> None:
        self._on_takeover(event)

    def _on_resign(self, event: Happening) -> None:
        self._on_takeover(event)
        self.chairs[int(event.seat or 0)].resigned = True

    def _on_takeover(self, event: Happening) -> None:
        sitter, chair = Sitter.read(event.text), self.chairs[int(event.seat or 0)]
        self.remaining[chair.seat] = self.time_at(chair.seat)
        self._left.pop(chair.seat, None)
        if sitter.kind == "bot":
            self._left[chair.seat] = self.remaining[chair.seat]
        chair.kind, chair.name = sitter.kind, sitter.name or chair.name
        chair.person, chair.level = sitter.person, sitter.level
        self.running_match().seats = tuple(self.names)

    def reseat(self, row: Table, chairs: Sequence[Chair], changes: Sequence[Happening]) -> None:
        """Who sits here, and what they are called, as it is stored now. `changes` are the events that tell of it."""
        self.row, self.chairs = row, list(chairs)
        for event in changes:
            if event.seq <= self.seq:
                self.events[event.seq - 1] = event
        if self.match is not None:
            self.match.seats = tuple(self.names)
        self._made.clear()

    # ---- clocks

    def spent(self) -> int:
        """How long the seat that must act has thought, since the last event."""
        return self._time.steady() - self._turn_began

    def _charge(self, spent: int) -> None:
        """Whatever happens while a seat thinks gives it no time."""
        actor = self.match.actor if self.match else None
        if self.clock and actor is not None:
            self.remaining[actor] = self.clock.after(self.remaining[actor], spent, turn_ends=False)

    def time_at(self, seat: int) -> int:
        """What somebody has who sits down here: at a seat that a bot has taken over, no more than there was."""
        remaining = self.remaining[seat]
        return self.clock.on_return(remaining, self._left[seat]) if self.clock and seat in self._left else remaining

    def resume_clock(self, down_at: int) -> None:
        """After the table was read from storage: the turn has lasted since its last event.

        Live clocks stood still while no server ran; `down_at` is when one was last known to run.
        """
        if not self.events or not self.clock:
            return
        now = self._time.wall()
        until = min(now, max(down_at, self.events[-1].at)) if self.clock.live else now
        self._turn_began = self._time.steady() - max(0, until - self.events[-1].at)

    def remaining_now(self) -> list[int]:
        """What every seat has left at this moment."""
        left = list(self.remaining)
        if self.actor is not None:
            left[self.actor] = max(0, left[self.actor] - self.spent())
        return left

    def clocks(self) -> dict[str, Any] | None:
        """The clocks as readers see them."""
        return {"running": self.actor, "remaining_ms": self.remaining_now()} if self.clock else None

    # ---- taking back

    def back_to(self, seat: int) -> int:
        """The ply before the last move of whoever sits here; of people who share a screen, of whichever moved last."""
        own = {seat, *self.seats_of(self.chairs[seat].person)}
        plies = self.running_match().plies
        for index in range(len(plies) - 1, -1, -1):
            if plies[index].seat in own:
                return index
        raise UndoRefused("undo-nothing")

    def must_agree(self, seat: int) -> list[int]:
        """The seats whose consent is needed before that move is taken back: none if it was the last and showed nothing.

        Bots do not mind, and nobody is asked twice at one screen.
        """
        match = self.running_match()
        if match.is_over:
            raise UndoRefused("server-undo-over")
        if self.back_to(seat) == match.ply - 1 and match.can_undo():
            return []
        own = self.chairs[seat].person
        others = {chair.person: chair.seat for chair in reversed(self.chairs) if chair.kind == "person"}
        return sorted(place for person, place in others.items() if person != own)

    def waiting_for(self) -> list[int]:
        """The seats that have not yet agreed."""
        if self.asked is None:
            return []
        return [seat for seat in self.must_agree(self.asked.asked_by) if seat not in self.asked.agreed]

    def undo_asked(self) -> dict[str, Any] | None:
        """The request as readers see it."""
        if self.asked is None:
            return None
        return {"asked_by": self.asked.asked_by, "ply": self.asked.back_to, "waiting_for": self.waiting_for()}

    def check_person(self, seat: int, person: str | None) -> None:
        """Refuses somebody who speaks for a seat of somebody else's."""
        if seat >= len(self.chairs) or person is None or self.chairs[seat].person != person:
            raise forbidden("server-not-your-seat")

    # ---- telling

    def result(self) -> dict[str, Any] | None:
        """How it ended: whoever resigned comes after all others."""
        match = self.match
        if match is None or not match.is_over:
            return None
        resigned = [chair.resigned for chair in self.chairs]
        stayed = match.players - sum(resigned)
        order = sorted({rank for rank, gone in zip(match.ranks, resigned, strict=True) if not gone})
        ranks = [
            stayed + 1 if gone else order.index(rank) + 1 for rank, gone in zip(match.ranks, resigned, strict=True)
        ]
        best = min(ranks)
        winners = [seat for seat, rank in enumerate(ranks) if rank == best]
        return {"scores": match.scores, "ranks": ranks, "winners": winners}

    def entries(self, since: int) -> Iterator[dict[str, Any]]:
        """What happened after event `since`, told. A move that was taken back is not told any more."""
        first = bisect_left(self._standing, since)
        standing = {place: ply for ply, place in enumerate(self._standing[first:], first)}
        for place in range(since, len(self.events)):
            event = self.events[place]
            story = self._story(event, standing.get(place))
            if story:
                told = [said.to_json() for said in story]
                yield {
                    "seq": event.seq,
                    "ply": event.ply,
                    "seat": event.seat,
                    "kind": event.kind,
                    "story": told,
                    "at": written(event.at),
                }

    def _story(self, event: Happening, ply: int | None) -> list[Message]:
        if event.kind == "move":
            return [] if ply is None else self.running_match().story(ply)
        if event.kind == "agreed":
            return []
        if event.kind in ("start", "ended"):
            return [message(f"server-told-{event.kind}")]
        if event.kind in CHANGES_HANDS:
            return [Sitter.read(event.text).told(event.kind)]
        return [message(f"server-told-{event.kind}", seat=int(event.seat or 0))]

    def position_bytes(self, seat: int | None) -> bytes:
        """Where the game stands as a seat may see it, ready to be sent."""
        head = to_json({"type": "position", "seq": self.seq, "ply": self.ply, "seat": seat})
        tail = to_json({"clocks": self.clocks(), "undo": self.undo_asked()})
        return b'%b,"view":%b,%b' % (head[:-1], self.view_bytes(seat), tail[1:])

    def told_bytes(self, since: int) -> bytes:
        """What happened after event `since`, ready to be sent; the last event is told once for all."""

        def told() -> dict[str, Any]:
            return {"type": "told", "seq": self.seq, "entries": list(self.entries(since))}

        return self._once(("told", None), told) if since == self.seq - 1 else to_json(told())

    def view_bytes(self, seat: int | None) -> bytes:
        """What a seat may see. In a game with an open table all share the game's own part, the largest."""
        match = self.running_match()
        eye = None if match.game.open_table else seat
        head = self._once(("head", seat), lambda: match.head(seat) | (STILL if self.actor is None else {}))
        legal = b"[]" if self.actor is None else match.legal_json(seat)
        scene = self._once(("scene", eye), lambda: match.scene(eye))
        return b'%b,"legal":%b,%b' % (head[:-1], legal, scene[1:])

    def _once(self, key: tuple[str, int | None], make: Callable[[], dict[str, Any]]) -> bytes:
        """Something ready to be sent; made once for all who are told."""
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = to_json(make())
        return made

    def let_go(self) -> None:
        """What was sent to all who listen need not be kept: for many tables it is much, and newcomers are few."""
        if all(listener.shown is not None and listener.shown[0] == self.seq for listener in self.listeners):
            self._made.clear()

    def wake(self) -> None:
        """Something changed: all who listen are told."""
        for listener in self.listeners:
            listener.wake()
