"""A position of Aquileia as a document, and back.

    phase        "place", "swap", "buy", "commit", "blue", "prize", "keep", "bid", "build", "pay" or "over"
    round        1 to 6
    start        the seat that began this round
    turn         the seat that must act
    purse        by seat, metal -> coins; so are bank and stakes
    points       by seat, on the score track
    henchmen     by seat, not on the board
    passed       the seats that place no more
    track        the seats in the order of their discs
    spaces       space -> seat
    hands        by seat, the cards; known: those of them that everybody saw come
    laurels      by seat; laurels_out: out of the game
    piles        deck -> kind -> number; discards likewise
    open_equi    the three open cards; open_laurel: the open one
    lots         lot -> seat; houses: by seat, not on the board
    blue_holder  who has the blue dice, blue_left how many are not rolled
    races        of each race: round, first, second, open, top, and kept: "open" or "top"

What is going on, or was rolled last, only where there is something:

    dolus, latro    the two dice
    arena, stadium  `fighters`: seat, strength of the spaces, side of the Stadium, dice, cards;
                    `roller`: who rolled blue dice, `blue`: metal -> dice
    auction         card, bid, bidders, leader
    swaps, builds   swaps done, buildings that may still follow
    results_left    with reduced luck: the results still in the deck, by the metals' initials

What is left out of a document is as at the start of the first round, with no card open; bank, piles, henchmen and
houses are what remains.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edubba.engine.bits import members
from edubba.engine.document import Document
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.cards import (
    CARD_NAMES,
    EQUI,
    LAUREL_KINDS,
    LAUREL_NAMES,
    NO_CARD,
    SERVI,
    STADIUM_LAURELS,
    THEATRE_LAURELS,
    held,
    laurels_held,
)
from edubba.games.aquileia.moves import card_names
from edubba.games.aquileia.reading import CONTESTS, PHASES, RESULT_NAMES, Reader
from edubba.games.aquileia.sheet import METALS, sheets
from edubba.games.aquileia.soundness import check
from edubba.games.aquileia.spaces import SPACE_NAMES
from edubba.games.aquileia.state import (
    BIDDING,
    BUILDING,
    KEEP_OPEN,
    METAL_KINDS,
    NOBODY,
    NOT_ROLLED,
    RED_DICE,
    ROUNDS,
    STADIUM_CONTEST,
    SWAPPING,
    UNDECIDED,
)

KEYS = (
    "phase",
    "round",
    "start",
    "turn",
    "purse",
    "bank",
    "stakes",
    "points",
    "henchmen",
    "passed",
    "track",
    "spaces",
    "hands",
    "known",
    "laurels",
    "laurels_out",
    "piles",
    "discards",
    "open_equi",
    "open_laurel",
    "lots",
    "houses",
    "blue_holder",
    "blue_left",
    "races",
    "dolus",
    "latro",
    "arena",
    "stadium",
    "auction",
    "swaps",
    "builds",
    "results_left",
)


# ---- writing


def write(s: Tablet) -> dict[str, Any]:
    """The position of a state."""
    seats = range(s.players)
    return {
        **public(s),
        "hands": [card_names(s.hand[seat]) for seat in seats],
        "laurels": [laurel_names(s.laurels[seat]) for seat in seats],
        "laurels_out": laurel_names(s.laurels_out),
        "piles": {
            **_decks(s.pile),
            "stadium": _numbers_of_laurels(int(s.laurel_pile & STADIUM_LAURELS)),
            "theatre": _numbers_of_laurels(int(s.laurel_pile & THEATRE_LAURELS)),
        },
        "races": [write_race(s, race) for race in range(ROUNDS) if s.race_first[race] != NOBODY],
    }


def public(s: Tablet) -> dict[str, Any]:
    """The part of a position that lies open to everybody."""
    seats = range(s.players)
    lots = sheets()[s.sheet].lots
    return {
        "phase": PHASES[s.phase],
        "round": s.round_no,
        "start": s.start,
        "turn": _seat(s.turn),
        "purse": [write_coins(s.purse[seat]) for seat in seats],
        "bank": write_coins(s.bank),
        "stakes": write_coins(s.stakes),
        "points": s.points[: s.players],
        "henchmen": s.henchmen[: s.players],
        "passed": members(s.passed),
        "track": s.track[: s.laid],
        "spaces": {SPACE_NAMES[space]: seat for space, seat in _owners(s, s.standing)},
        "known": [card_names(s.known[seat]) for seat in seats],
        "discards": _decks(s.discard),
        "open_equi": [CARD_NAMES[kind] if kind != NO_CARD else None for kind in s.open_equi],
        "open_laurel": laurel_name(s.open_laurel),
        "lots": {lots[lot].id: seat for lot, seat in _owners(s, s.lots)},
        "houses": s.houses[: s.players],
        "blue_holder": _seat(s.blue_holder),
        "blue_left": s.blue_left,
        **_going_on(s),
    }


def _owners(s: Tablet, sets: Sequence[int]) -> list[tuple[int, int]]:
    """Everything in the sets of all seats, in ascending order, with the seat in whose set it is."""
    return sorted((member, seat) for seat in range(s.players) for member in members(sets[seat]))


def _going_on(s: Tablet) -> dict[str, Any]:
    """What is pending, and what was rolled last."""
    document: dict[str, Any] = {}
    if s.phase == SWAPPING:
        document["swaps"] = s.swaps
    if s.phase == BUILDING:
        document["builds"] = s.builds
    if s.phase == BIDDING:
        document["auction"] = {
            "card": laurel_name(s.auctioned),
            "bid": write_coins(s.bid),
            "bidders": members(s.bidders),
            "leader": _seat(s.leader),
        }
    for name, dice in (("dolus", s.dolus_dice), ("latro", s.latro_dice)):
        if dice != NOT_ROLLED:
            document[name] = write_dice(dice, 2)
    for contest, name in enumerate(CONTESTS):
        if any(dice != NOT_ROLLED for dice in s.dice[contest]):
            document[name] = _write_contest(s, contest)
    if s.reduced_luck:
        document["results_left"] = [RESULT_NAMES[i] for i in members(s.results_left)]
    return document


def _write_contest(s: Tablet, contest: int) -> dict[str, Any]:
    fighters = []
    for seat in range(s.players):
        if s.dice[contest, seat] != NOT_ROLLED:
            fighter = {"seat": seat, "strength": s.strength[contest, seat]}
            side = {"side": METALS[s.side[seat]]} if contest == STADIUM_CONTEST else {}
            rolled, cards = write_dice(s.dice[contest, seat], RED_DICE), card_names(s.commits[contest, seat])
            fighters.append(fighter | side | {"dice": rolled, "cards": cards})
    blue = {"roller": _seat(s.roller[contest]), "blue": write_coins(s.blue_faces[contest])}
    return {"fighters": fighters} | blue


def write_race(s: Tablet, race: int) -> dict[str, Any]:
    """What is to be known of a race's laurels; `kept` is left out while the winner thinks."""
    document = {
        "round": race + 1,
        "first": s.race_first[race],
        "second": _seat(s.race_second[race]),
        "open": laurel_name(s.race_open[race]),
        "top": laurel_name(s.race_top[race]),
    }
    if s.race_kept[race] != UNDECIDED:
        document["kept"] = "open" if s.race_kept[race] == KEEP_OPEN else "top"
    return document


def write_coins(coins: Sequence[int]) -> dict[str, int]:
    """Coins, or dice, by metal."""
    return dict(zip(METALS, coins, strict=True))


def write_dice(result: int, dice: int) -> list[str]:
    """The metals that dice show."""
    return [METALS[result // METAL_KINDS**i % METAL_KINDS] for i in range(dice)]


def laurel_name(kind: int) -> str | None:
    """The name of a laurel, or of none."""
    return LAUREL_NAMES[kind] if kind != NO_CARD else None


def laurel_names(laurels: int) -> list[str]:
    """Laurels by name, one by one."""
    return [LAUREL_NAMES[kind] for kind in range(LAUREL_KINDS) for _ in range(laurels_held(laurels, kind))]


def _seat(seat: int) -> int | None:
    return int(seat) if seat != NOBODY else None


def _decks(cards: int) -> dict[str, dict[str, int]]:
    """Cards of both decks by kind."""
    decks = {"servi": SERVI, "equi": EQUI}
    return {
        deck: {name: held(cards, kind) for kind, name in enumerate(CARD_NAMES) if held(mask, kind)}
        for deck, mask in decks.items()
    }


def _numbers_of_laurels(laurels: int) -> dict[str, int]:
    return {name: laurels_held(laurels, kind) for kind, name in enumerate(LAUREL_NAMES) if laurels_held(laurels, kind)}


# ---- reading


def read(s: Tablet, options: Ints, document: Document) -> None:
    """Writes a position into a blank state; complains of all that is malformed, then of all that is unsound."""
    s.players, s.sheet, s.reduced_luck, s.symmetric, s.open_hands, s.shared_win = options
    document.known("game", "players", "options", *KEYS)
    reader = Reader(s, document)
    reader.read_round()
    reader.read_cards()
    reader.read_laurels()
    reader.read_going_on()
    if not document.complaints:
        reader.fill_in()
        check(s, document)
