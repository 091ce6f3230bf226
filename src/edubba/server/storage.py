"""What is kept: people, tables, and what happened at them. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Integer, MetaData, String, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

# Names of constraints that are the same in every database, so that migrations can refer to them.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """Every row."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {int: BigInteger, dict[str, Any]: JSON, list[str]: JSON}  # noqa: RUF012 - SQLAlchemy's way


class Person(Base):
    """Somebody who plays: a guest, or an account if there is a password."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    # An account's name in lower case: no two accounts may look alike. Guests have none.
    handle: Mapped[str | None] = mapped_column(String(80), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    email: Mapped[str | None] = mapped_column(String(254))
    notify: Mapped[bool] = mapped_column(default=False)
    language: Mapped[str] = mapped_column(String(8), default="en")
    created: Mapped[int]


class Login(Base):
    """A browser that somebody is signed in with. Only a hash of its token is kept."""

    __tablename__ = "logins"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)
    agent: Mapped[str] = mapped_column(String(200), default="")
    created: Mapped[int]
    seen: Mapped[int]


class Token(Base):
    """A key for a person's programs. Only a hash of it is kept."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)
    label: Mapped[str] = mapped_column(String(40))
    created: Mapped[int]
    used: Mapped[int | None]


class Table(Base):
    """A table: what is played at it, and how."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(10), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    game: Mapped[str] = mapped_column(String(20))
    version: Mapped[int]
    players: Mapped[int]
    options: Mapped[dict[str, Any]]
    public: Mapped[bool]
    invite: Mapped[str] = mapped_column(String(16))
    host: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    status: Mapped[str] = mapped_column(String(10), default="open")
    seed: Mapped[str] = mapped_column(String(64))  # the server's part; never told before the end
    entropy: Mapped[dict[str, Any]] = mapped_column(default=dict)  # what each seat added
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    on_timeout: Mapped[str] = mapped_column(String(10), default="bot")
    created: Mapped[int]
    started: Mapped[int | None]
    finished: Mapped[int | None]
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    rated: Mapped[bool] = mapped_column(default=False)
    next: Mapped[str | None] = mapped_column(String(10))

    __table_args__ = (Index(None, "status", "created"), Index(None, "game", "status"))


class Chair(Base):
    """Who sits where: a person (perhaps a second one at the same screen), or a bot, or nobody."""

    __tablename__ = "chairs"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), default="open")
    name: Mapped[str] = mapped_column(String(40), default="")
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    level: Mapped[int | None]
    resigned: Mapped[bool] = mapped_column(default=False)
    starter: Mapped[str | None] = mapped_column(String(16))  # the person who sat here when the game began


class Event(Base):
    """Something that happened at a table. Only ever added to: whoever adds number n knew all before it."""

    __tablename__ = "events"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(String(400), default="")  # the move; the ply gone back to; or who took over
    ply: Mapped[int]  # moves played after it
    actor: Mapped[int | None]  # who must act after it; nobody when the game is over
    spent: Mapped[int] = mapped_column(default=0)  # how long the seat that must act had thought, since the event before
    at: Mapped[int]


class ChatRow(Base):
    """One line of the chat."""

    __tablename__ = "chat"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[int]


class Rating(Base):
    """How strong an account is in a game: openskill's mean and deviation."""

    __tablename__ = "ratings"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(20), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]


class AnalysisRow(Base):
    """An analysis of a finished game, asked for, running or done."""

    __tablename__ = "analyses"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    level: Mapped[int]
    status: Mapped[str] = mapped_column(String(10))
    progress: Mapped[float] = mapped_column(default=0.0)
    analysis: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    asked: Mapped[int]


class Attempt(Base):
    """Sign-in attempts that failed, by what they were aimed at and where they came from."""

    __tablename__ = "attempts"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    aim: Mapped[str] = mapped_column(String(120), index=True)
    at: Mapped[int]


class Beat(Base):
    """When the server was last known to run: while it does not, live clocks stand still."""

    __tablename__ = "beats"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int]


class Notice(Base):
    """A message to somebody whose turn it is. What is done stays until the next turn, so that none is sent twice."""

    __tablename__ = "notices"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seq: Mapped[int]  # the event with which the turn began
    seat: Mapped[int]
    way: Mapped[str] = mapped_column(String(10))
    due: Mapped[int] = mapped_column(index=True)
    tries: Mapped[int] = mapped_column(default=0)
    done: Mapped[bool] = mapped_column(default=False)  # delivered or given up

    __table_args__ = (UniqueConstraint("table", "seq", "way"),)
