"""What is said over HTTP: strict models, from which OpenAPI and the browser's types are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from edubba.bots.levels import JUDGE

MOST_SEATS = 5
LONGEST_NAME = 40
LONGEST_PASSWORD = 200
SHORTEST_PASSWORD = 8

Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
# A name as people write it, with any diacritics, without control characters and without spaces around it.
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]+$")
]
Password = Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Email = Annotated[
    str, StringConstraints(max_length=254, pattern=r"^[^@\s\x00-\x1f]+@[^@\s\x00-\x1f]+\.[^@\s\x00-\x1f]+$")
]
Language = Literal["en", "ro", "hu", "fr"]
TableId = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z]{10}$")]
Invite = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z]{16}$")]
GameName = Annotated[str, StringConstraints(pattern=r"^[a-z]{1,20}$")]
Level = Annotated[int, Field(ge=1, le=6)]
Mark = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,16}-[0-9A-Za-z]{10}$")]  # where a page of a list ends
Status = Literal["open", "running", "finished"]


class Strict(BaseModel):
    """Nothing is guessed: `false` is not 0, and what is not known is refused."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Spoken(Strict):
    """A message key and its arguments; the reader's language turns it into words."""

    key: str
    arguments: dict[str, Any] = {}


class Problem(Strict):
    """Why a request was refused."""

    error: Spoken


# ---- people


class Me(Strict):
    """Whoever asks."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    language: Language
    email: str | None
    notify: bool  # tell me by e-mail when it is my move in a correspondence game
    created: str


class GuestWish(Strict):
    """A guest needs only a name."""

    name: Name
    language: Language = "en"


class AccountWish(Strict):
    """An account: a guest who asks for one keeps all games."""

    name: Name
    password: Password
    email: Email | None = None


class SignIn(Strict):
    """Name and password."""

    name: Name
    password: Annotated[str, Field(min_length=1, max_length=LONGEST_PASSWORD)]


class MeWish(Strict):
    """What a person may change about themselves."""

    name: Name | None = None
    language: Language | None = None
    email: Email | None = None
    notify: bool | None = None
    password: Password | None = None
    old_password: Annotated[str, Field(max_length=LONGEST_PASSWORD)] | None = None


class SessionInfo(Strict):
    """One browser that is signed in."""

    id: str
    created: str
    seen: str
    agent: str
    current: bool


class TokenWish(Strict):
    """A label, to know tokens apart."""

    label: Name


class TokenInfo(Strict):
    """A token for programs. `token` is there once, when it is made."""

    id: str
    label: str
    created: str
    used: str | None
    token: str | None = None


# ---- the house


class OptionInfo(Strict):
    """What can be chosen before a game; the first choice is the default."""

    name: str
    choices: list[bool | str]
    default: bool | str
    unlocks: list[int]


class GameInfo(Strict):
    """A game of the house."""

    name: str
    version: int
    players: list[int]
    options: list[OptionInfo]


class LevelInfo(Strict):
    """A level of the bots."""

    level: Level
    name: str


class House(Strict):
    """What there is."""

    version: str
    protocol: int
    languages: list[str]
    games: list[GameInfo]
    levels: list[LevelInfo]
    me: Me | None


# ---- tables


class LiveClock(Strict):
    """Everybody has so many minutes, and gains seconds with every turn."""

    kind: Literal["live"]
    minutes: Annotated[int, Field(ge=1, le=600)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class DaysClock(Strict):
    """So many days for a move."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60)]


ClockChoice = Annotated[LiveClock | DaysClock, Field(discriminator="kind")]


class SeatMe(Strict):
    """Whoever asks sits here."""

    kind: Literal["me"]
    invite: Invite | None = None


class SeatPerson(Strict):
    """Somebody else at the same screen."""

    kind: Literal["person"]
    name: Name
    invite: Invite | None = None


class SeatBot(Strict):
    """A bot sits here."""

    kind: Literal["bot"]
    level: Level


class SeatOpen(Strict):
    """Nobody yet."""

    kind: Literal["open"]


SeatChoice = Annotated[SeatMe | SeatPerson | SeatBot | SeatOpen, Field(discriminator="kind")]
SeatTaking = Annotated[SeatMe | SeatPerson | SeatBot, Field(discriminator="kind")]


class TableWish(Strict):
    """A table to be set up. Seats that are not named are open."""

    game: GameName
    players: Annotated[int, Field(ge=2, le=MOST_SEATS)]
    options: Annotated[dict[str, bool | str], Field(max_length=20)] = {}
    name: Name | None = None
    public: bool = False
    seats: Annotated[list[SeatChoice], Field(max_length=MOST_SEATS)] = []
    clock: ClockChoice | None = None
    on_timeout: Literal["bot", "resign"] = "bot"
    start: bool = False  # at once, if all seats are taken


class Entropy(Strict):
    """Chance that a player adds, so that not even the server alone decides the draws."""

    text: Annotated[str, Field(min_length=1, max_length=200)]


class SeatInfo(Strict):
    """Who sits where."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    person: str | None  # the name of an account
    mine: bool
    connected: bool
    rating: float | None  # as in `RatingInfo`
    remaining_ms: int | None


class Result(Strict):
    """How it ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]


class Clocks(Strict):
    """How much time is left, now."""

    running: Seat | None
    remaining_ms: list[int]


class TableSummary(Strict):
    """A table, as whoever asks may see it."""

    id: str
    name: str
    game: str
    version: int
    players: int
    options: dict[str, bool | str]
    public: bool
    status: Status
    host: str
    you_are_host: bool
    created: str
    started: str | None
    finished: str | None
    ply: int
    actor: Seat | None
    invite: str | None  # only for those who sit at the table
    commitment: str  # SHA-256 of the seed, published before the first move
    entropy: list[str]  # what the players added
    seed: str | None  # only once the game is over
    clock: ClockChoice | None
    on_timeout: Literal["bot", "resign"]
    seats: list[SeatInfo]
    result: Result | None
    next: str | None  # the table of the rematch


class TableList(Strict):
    """Tables, newest first. `last` is `before` of the next page."""

    tables: list[TableSummary]
    more: bool
    last: Mark | None


class PositionAt(Strict):
    """A position of the past, and the story of the move that led there."""

    view: dict[str, Any]
    story: list[Spoken]


class Verification(Strict):
    """Whether the draws of a finished game follow from the seed that was promised."""

    commitment: str
    seed: str
    entropy: list[str]
    keeps_promise: bool
    replays: bool
    moves: int
    digest: str


class AnalysisWish(Strict):
    """How deeply to think about every move."""

    level: Level = JUDGE


class AnalysisState(Strict):
    """How far an analysis is, and what it found."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    progress: float
    analysis: dict[str, Any] | None


class RatingInfo(Strict):
    """How strong somebody is in a game, by openskill: they are shown and sorted by `rating`."""

    name: str
    game: str
    rating: float  # the ordinal: mean less three deviations
    mean: float
    uncertainty: float  # the deviation
    games: int


class RatingList(Strict):
    """Those who are rated in a game: the highest rating comes first."""

    ratings: list[RatingInfo]
    more: bool


class PersonPage(Strict):
    """What everybody may know of an account."""

    name: str
    since: str
    ratings: list[RatingInfo]
    games: int
    wins: float


class GameOf(Strict):
    """A game that somebody played or plays, as everybody may know it."""

    table: str
    name: str
    game: str
    status: Status
    started: str | None
    finished: str | None
    names: list[str]  # of all seats
    levels: list[Level | None]  # of the bots among them, who are called by their level in the reader's language
    seats: list[Seat]  # at which they began
    result: Result | None


class GamesOf(Strict):
    """The games of a person, newest first. `last` is `before` of the next page."""

    games: list[GameOf]
    more: bool
    last: Mark | None


class GameStatistics(Strict):
    """How a game goes at this house."""

    game: str
    finished: int
    running: int
    mean_plies: float
    wins_by_seat: list[float]
