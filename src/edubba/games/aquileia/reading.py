"""Reading a position: every entry is checked by itself and complained of where it is malformed.

Whether the whole fits together is for soundness.py to say.
"""

from __future__ import annotations

from typing import Any

from edubba.engine.bits import count
from edubba.engine.document import Document, shown
from edubba.engine.tablet import Ints, Tablet
from edubba.games.aquileia.cards import (
    CARD_COUNTS,
    CARD_NAMES,
    EQUI,
    LAUREL_COUNTS,
    LAUREL_KINDS,
    LAUREL_NAMES,
    NO_CARD,
    SERVI,
    STADIUM_KINDS,
    STADIUM_LAURELS,
    THEATRE_LAURELS,
    card,
    held,
    laurel,
)
from edubba.games.aquileia.sheet import METALS, SIDES, sheets
from edubba.games.aquileia.soundness import remaining_cards, remaining_laurels
from edubba.games.aquileia.spaces import FORUM_BUILDINGS, MOST_SWAPS, OPEN_SLOTS, SPACE_NAMES
from edubba.games.aquileia.state import (
    BANK_COINS,
    BIDDING,
    BLUE_DICE,
    BUILDING,
    ENDED,
    HENCHMEN,
    HOUSES,
    KEEP_OPEN,
    KEEP_TOP,
    METAL_KINDS,
    NOBODY,
    NOT_ROLLED,
    RED_DICE,
    RESULTS,
    ROUNDS,
    STADIUM_CONTEST,
    START_COINS,
    SWAPPING,
    UNDECIDED,
)

PHASES = ("place", "", "swap", "buy", "commit", "blue", "prize", "keep", "bid", "build", "pay", "over")
CONTESTS = ("arena", "stadium")
RESULT_NAMES = tuple("".join(METALS[i // 3**k % 3][0] for k in range(RED_DICE)) for i in range(RESULTS))
STADIUM_NAMES = LAUREL_NAMES[:STADIUM_KINDS]
MOST_COINS = int(BANK_COINS.max())
MOST_POINTS = 9999


class Reader:
    """Reads one document into one state."""

    def __init__(self, s: Tablet, document: Document) -> None:
        self.s = s
        self.document = document
        self.seats = int(s.players)

    # ---- the round, the seats and the board

    def read_round(self) -> None:
        """Phase, seats, spaces, lots, coins and blue dice."""
        s, document = self.s, self.document
        s.phase = PHASES.index(document.choice("phase", [name for name in PHASES if name], "place"))
        s.round_no = document.whole("round", 1, ROUNDS, ROUNDS if s.phase == ENDED else 1)
        s.start = document.whole("start", 0, self.seats - 1)
        s.turn = self.seat(document, "turn", NOBODY if s.phase == ENDED else int(s.start))
        s.passed = sum(1 << seat for seat in self.seat_set(document, "passed"))
        track = self.seat_set(document, "track")
        s.track[:], s.laid = NOBODY, len(track)
        s.track[: len(track)] = track
        self.read_spaces()
        self.read_lots()
        self.by_seat("points", s.points, 0, MOST_POINTS)
        self.read_purses()
        s.blue_holder = self.seat(document, "blue_holder", NOBODY)
        s.blue_left = document.whole("blue_left", 0, BLUE_DICE, BLUE_DICE if s.blue_holder != NOBODY else 0)

    def read_spaces(self) -> None:
        """Who stands where, and the henchmen left over."""
        spaces = self.document.part("spaces")
        for name in spaces.entries:
            seat = spaces.whole(name, 0, self.seats - 1)
            if name in SPACE_NAMES:
                self.s.standing[seat] |= 1 << SPACE_NAMES.index(name)
            else:
                self.document.complain("aquileia-unknown-space", space=shown(name))
        left = [HENCHMEN - count(int(standing)) for standing in self.s.standing[: self.seats]]
        self.by_seat("henchmen", self.s.henchmen, left, HENCHMEN)

    def read_lots(self) -> None:
        """Who has a house where, and the houses left over."""
        lots, numbers = self.document.part("lots"), sheets()[int(self.s.sheet)].lot_by_id
        for name in lots.entries:
            seat = lots.whole(name, 0, self.seats - 1)
            if name in numbers:
                self.s.lots[seat] |= 1 << numbers[name]
            else:
                self.document.complain("aquileia-unknown-lot", lot=shown(name))
        left = [HOUSES - count(int(lots)) for lots in self.s.lots[: self.seats]]
        self.by_seat("houses", self.s.houses, left, HOUSES)

    def read_purses(self) -> None:
        """The coins of the seats and at the berths."""
        s = self.s
        s.purse[: self.seats] = START_COINS
        for seat, part in enumerate(self.parts("purse")):
            self.coins(part, s.purse[seat])
        self.coins(self.document.part("stakes"), s.stakes, 1)

    # ---- cards and laurels

    def read_cards(self) -> None:
        """Hands, open cards and discards."""
        s = self.s
        for seat, cards in enumerate(self.lists("hands")):
            s.hand[seat] = self.handful(cards, "hands")
        for seat, cards in enumerate(self.lists("known")):
            s.known[seat] = self.handful(cards, "known")
        s.open_equi[:] = NO_CARD
        slots = self.document.entries.get("open_equi", [None] * OPEN_SLOTS)
        if isinstance(slots, list) and len(slots) == OPEN_SLOTS:
            s.open_equi[:] = [self.name(name, CARD_NAMES, "open_equi") for name in slots]
        else:
            self.document.complain("document-list-length", where="open_equi", length=OPEN_SLOTS)
        discards = self.document.part("discards")
        s.discard = self.deck(discards, "servi") + self.deck(discards, "equi")

    def read_laurels(self) -> None:
        """Laurels, and the races that they came from."""
        s, document = self.s, self.document
        for seat, names in enumerate(self.lists("laurels")):
            s.laurels[seat] = self.laurels(names, "laurels")
        s.laurels_out = self.laurels(document.list_of("laurels_out", str), "laurels_out")
        s.open_laurel = self.name(document.entries.get("open_laurel"), STADIUM_NAMES, "open_laurel")
        s.race_first[:], s.race_second[:] = NOBODY, NOBODY
        s.race_open[:], s.race_top[:], s.race_kept[:] = NO_CARD, NO_CARD, UNDECIDED
        for entry in document.list_of("races", dict):
            self.read_race(Document(entry, "races"))

    def read_race(self, part: Document) -> None:
        """One race."""
        s = self.s
        part.known("round", "first", "second", "open", "top", "kept")
        part.require("round", "first")
        race = part.whole("round", 1, int(s.round_no), 1) - 1
        s.race_first[race] = part.whole("first", 0, self.seats - 1)
        s.race_second[race] = self.seat(part, "second", NOBODY)
        s.race_open[race] = self.name(part.entries.get("open"), STADIUM_NAMES, "races.open")
        s.race_top[race] = self.name(part.entries.get("top"), STADIUM_NAMES, "races.top")
        if "kept" in part:
            s.race_kept[race] = KEEP_OPEN if part.choice("kept", ("open", "top"), "open") == "open" else KEEP_TOP
        self.document.complaints += part.complaints

    # ---- what is going on

    def read_going_on(self) -> None:
        """What is pending, and what was rolled last."""
        s, document = self.s, self.document
        for key, phase in (("swaps", SWAPPING), ("builds", BUILDING), ("auction", BIDDING)):
            if key in document and s.phase != phase:
                document.complain("aquileia-only-in-phase", where=key, phase=PHASES[phase])
        s.swaps = document.whole("swaps", 0, int(MOST_SWAPS[s.sheet]))
        s.builds = document.whole("builds", 0, int(FORUM_BUILDINGS.max()), 1 if s.phase == BUILDING else 0)
        s.dolus_dice, s.latro_dice = self.dice(document, "dolus", 2), self.dice(document, "latro", 2)
        s.dice[:], s.side[:] = NOT_ROLLED, NOBODY
        for contest, name in enumerate(CONTESTS):
            self.read_contest(contest, document.part(name))
        s.auctioned, s.leader = NO_CARD, NOBODY
        if "auction" in document:
            self.read_auction(document.part("auction"))
        self.read_results()

    def read_contest(self, contest: int, part: Document) -> None:
        """One contest."""
        s = self.s
        part.known("fighters", "roller", "blue")
        s.roller[contest] = self.seat(part, "roller", NOBODY)
        self.coins(part.part("blue"), s.blue_faces[contest], BLUE_DICE)
        for entry in part.list_of("fighters", dict):
            fighter = Document(entry, f"{CONTESTS[contest]}.fighters")
            fighter.known("seat", "strength", "dice", "cards", "side")
            fighter.require("seat", "dice")
            seat = fighter.whole("seat", 0, self.seats - 1)
            s.strength[contest, seat] = fighter.whole("strength", 0, 99)
            s.dice[contest, seat] = self.dice(fighter, "dice", RED_DICE)
            s.commits[contest, seat] = self.handful(fighter.list_of("cards", str), "cards")
            if contest == STADIUM_CONTEST:
                s.side[seat] = METALS.index(fighter.choice("side", SIDES, SIDES[0]))
            self.document.complaints += fighter.complaints

    def read_auction(self, part: Document) -> None:
        """The bidding."""
        s = self.s
        part.known("card", "bid", "bidders", "leader")
        s.auctioned = self.name(part.entries.get("card"), LAUREL_NAMES[STADIUM_KINDS:], "auction.card", STADIUM_KINDS)
        self.coins(part.part("bid"), s.bid)
        s.bidders = sum(1 << seat for seat in self.seat_set(part, "bidders"))
        s.leader = self.seat(part, "leader", NOBODY)

    def read_results(self) -> None:
        """With reduced luck, the results still in the deck."""
        s, document = self.s, self.document
        names = document.list_of("results_left", str)
        if set(names) - set(RESULT_NAMES) or len(set(names)) != len(names) or (names and not s.reduced_luck):
            document.complain("aquileia-results")
        elif "results_left" in document:
            s.results_left = sum(1 << RESULT_NAMES.index(name) for name in names)
        elif s.reduced_luck:
            s.results_left = (1 << RESULTS) - 1

    # ---- what was left out

    def fill_in(self) -> None:
        """Bank and piles: stated, or what remains."""
        s, document = self.s, self.document
        s.bank[:] = BANK_COINS - s.purse.sum(axis=0) - s.stakes
        s.bank[s.bank < 0] = 0
        if "bank" in document:
            self.coins(document.part("bank"), s.bank)
        piles = document.part("piles")
        piles.known("servi", "equi", "stadium", "theatre")
        cards = remaining_cards(s)
        s.pile = self.deck(piles, "servi", cards & SERVI) + self.deck(piles, "equi", cards & EQUI)
        laurels = remaining_laurels(s)
        stadium = self.laurel_deck(piles, "stadium", laurels & STADIUM_LAURELS)
        s.laurel_pile = stadium + self.laurel_deck(piles, "theatre", laurels & THEATRE_LAURELS)

    # ---- small parts

    def by_seat(self, key: str, field: Ints, default: int | list[int], most: int) -> None:
        """A number for every seat."""
        field[: self.seats] = default
        if key in self.document:
            values = self.document.list_of(key, int, self.seats)
            if any(not 0 <= value <= most for value in values):
                self.document.complain("document-number", where=key, low=0, high=most)
            elif values:
                field[: self.seats] = values

    def parts(self, key: str) -> list[Document]:
        """An object for every seat."""
        entries = self.document.list_of(key, dict, self.seats) if key in self.document else []
        return [Document(entry, f"{key}[{seat}]") for seat, entry in enumerate(entries)]

    def lists(self, key: str) -> list[list[Any]]:
        """A list of names for every seat."""
        lists = self.document.list_of(key, list, self.seats) if key in self.document else []
        if all(isinstance(name, str) for names in lists for name in names):
            return lists
        self.document.complain("document-list", where=key)
        return []

    def seat(self, part: Document, key: str, default: int) -> int:
        """A seat, or nobody."""
        if part.entries.get(key) is None:
            return default if key not in part else NOBODY
        return part.whole(key, 0, self.seats - 1)

    def seat_set(self, part: Document, key: str) -> list[int]:
        """Seats, none of them twice."""
        seats = part.list_of(key, int)
        if len(set(seats)) == len(seats) and all(0 <= seat < self.seats for seat in seats):
            return seats
        part.complain("aquileia-seats", where=part.path(key))
        return []

    def coins(self, part: Document, field: Ints, most: int = MOST_COINS) -> None:
        """Coins, or dice, by metal; what is not named is none."""
        part.known(*METALS)
        field[:] = [part.whole(metal, 0, most) for metal in METALS]
        if part.complaints is not self.document.complaints:
            self.document.complaints += part.complaints

    def dice(self, part: Document, key: str, dice: int) -> int:
        """The result of some dice, or `NOT_ROLLED`."""
        if key not in part:
            return NOT_ROLLED
        shown = part.list_of(key, str, dice)
        if not all(metal in METALS for metal in shown):
            part.complain("document-choice", where=part.path(key), choices=", ".join(METALS))
            return NOT_ROLLED
        return sum(METALS.index(metal) * METAL_KINDS**i for i, metal in enumerate(shown)) if shown else NOT_ROLLED

    def name(self, name: object, names: tuple[str, ...], where: str, first: int = 0) -> int:
        """The number of a card by its name, `NO_CARD` without one."""
        if name is None:
            return NO_CARD
        if name in names:
            return first + names.index(str(name))
        self.document.complain("aquileia-unknown-card", where=where, card=shown(name))
        return NO_CARD

    def handful(self, names: list[str], where: str) -> int:
        """Cards by name."""
        kinds = self.kinds(names, CARD_NAMES, CARD_COUNTS, where)
        return sum(card(kind) for kind in kinds)

    def laurels(self, names: list[str], where: str) -> int:
        """Laurels by name."""
        kinds = self.kinds(names, LAUREL_NAMES, LAUREL_COUNTS, where)
        return sum(laurel(kind) for kind in kinds)

    def kinds(self, names: list[str], known: tuple[str, ...], counts: Ints, where: str) -> list[int]:
        """The numbers of cards by their names; none if there are more of a kind than the game has."""
        kinds = [kind for kind in (self.name(name, known, where) for name in names) if kind != NO_CARD]
        for kind in set(kinds):
            if kinds.count(kind) > counts[kind]:
                self.document.complain("aquileia-too-many", where=where, card=known[kind])
                return []
        return kinds

    def deck(self, decks: Document, deck: str, default: int = 0) -> int:
        """The cards of a deck, by kind."""
        if deck not in decks:
            return default
        part = decks.part(deck)
        mask = SERVI if deck == "servi" else EQUI
        names = {name: kind for kind, name in enumerate(CARD_NAMES) if held(mask, kind)}
        part.known(*names)
        return sum(part.whole(name, 0, int(CARD_COUNTS[kind])) * card(kind) for name, kind in names.items())

    def laurel_deck(self, piles: Document, deck: str, default: int) -> int:
        """The laurels of a pile, by kind."""
        if deck not in piles:
            return default
        part = piles.part(deck)
        kinds = range(STADIUM_KINDS) if deck == "stadium" else range(STADIUM_KINDS, LAUREL_KINDS)
        part.known(*(LAUREL_NAMES[kind] for kind in kinds))
        return sum(part.whole(LAUREL_NAMES[k], 0, int(LAUREL_COUNTS[k])) * laurel(k) for k in kinds)
