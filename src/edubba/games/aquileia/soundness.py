"""Whether a position could stand on a table: every piece somewhere, exactly once, and somebody has to decide."""

from __future__ import annotations

from collections.abc import Callable

from edubba.engine.bits import count, members
from edubba.engine.document import Document
from edubba.engine.tablet import Tablet
from edubba.games.aquileia.cards import (
    CARD_COUNTS,
    CARD_NAMES,
    LAUREL_COUNTS,
    LAUREL_NAMES,
    NO_CARD,
    SERVI,
    card,
    held,
    laurel,
    laurels_held,
)
from edubba.games.aquileia.contests import (
    at_rank,
    contest_now,
    may_hold,
    side_of,
    strength_of_spaces,
    takes_part,
    usable,
)
from edubba.games.aquileia.forum import may_build
from edubba.games.aquileia.mercatus import can_swap, most_cards
from edubba.games.aquileia.placement import free_spaces, has_disc
from edubba.games.aquileia.sheet import METALS
from edubba.games.aquileia.spaces import (
    ALL_SPACES,
    ARENA,
    BERTH,
    BERTHS,
    FORUM,
    FORUM_BUILDINGS,
    GOLD_SIDE,
    LATRO,
    PECUNIA,
    POTENTIA,
    SILVER_SIDE,
    SPACE_NAMES,
    SWAPS,
    THEATRUM,
)
from edubba.games.aquileia.stadium import kept_laurel, passed_laurel
from edubba.games.aquileia.state import (
    ARENA_CONTEST,
    BANK_COINS,
    BIDDING,
    BLUE_DICE,
    BUILDING,
    BUYING,
    CHOOSING,
    COMMITTING,
    ENDED,
    HENCHMEN,
    HOUSES,
    KEEPING,
    METAL_KINDS,
    NOBODY,
    NOT_ROLLED,
    PAYING,
    PLACING,
    ROLLING,
    ROUNDS,
    STADIUM_CONTEST,
    SWAPPING,
    UNDECIDED,
    cards_left,
    current_space,
    layout,
    occupied,
    owner,
)
from edubba.games.aquileia.theatrum import can_bid


def check(s: Tablet, document: Document) -> None:
    """Complains of all that does not fit together."""
    check_pieces(s, document)
    check_cards(s, document)
    check_placement(s, document)
    check_blue_dice(s, document)
    check_races(s, document)
    if not document.complaints and not is_asked(s):
        document.complain("aquileia-nothing-to-decide")


# ---- every piece somewhere


def check_pieces(s: Tablet, document: Document) -> None:
    """Coins, henchmen and houses."""
    for metal, name in enumerate(METALS):
        found = int(s.bank[metal] + s.purse[:, metal].sum() + s.stakes[metal])
        if found != BANK_COINS[metal]:
            document.complain("aquileia-coin-count", metal=name, coins=int(BANK_COINS[metal]), found=found)
    for seat in range(s.players):
        henchmen = int(s.henchmen[seat]) + count(int(s.standing[seat]))
        if henchmen != HENCHMEN:
            document.complain("aquileia-henchmen-count", seat=seat, henchmen=HENCHMEN, found=henchmen)
        houses = int(s.houses[seat]) + count(int(s.lots[seat]))
        if houses != HOUSES:
            document.complain("aquileia-house-count", seat=seat, houses=HOUSES, found=houses)


def card_places(s: Tablet) -> list[int]:
    """All handfuls of cards but the pile."""
    return [*s.hand.tolist(), int(s.discard), *(card(int(kind)) for kind in s.open_equi if kind != NO_CARD)]


def laurel_places(s: Tablet) -> list[int]:
    """All places of laurels but the pile."""
    places = [*s.laurels.tolist(), int(s.laurels_out), laurel(int(s.open_laurel)), laurel(int(s.auctioned))]
    if s.phase == KEEPING:
        race = int(s.round_no) - 1
        places += [laurel(int(s.race_open[race])), laurel(int(s.race_top[race]))]
    return places


def remaining_cards(s: Tablet) -> int:
    """The cards that are nowhere but in the pile."""
    used = [sum(held(cards, kind) for cards in card_places(s)) for kind in range(len(CARD_NAMES))]
    return sum(max(int(CARD_COUNTS[kind]) - n, 0) * card(kind) for kind, n in enumerate(used))


def remaining_laurels(s: Tablet) -> int:
    """The laurels that are nowhere but in the pile."""
    used = [sum(laurels_held(laurels, kind) for laurels in laurel_places(s)) for kind in range(len(LAUREL_NAMES))]
    return sum(max(int(LAUREL_COUNTS[kind]) - n, 0) * laurel(kind) for kind, n in enumerate(used))


def check_cards(s: Tablet, document: Document) -> None:
    """Every card is somewhere, exactly once; what is known of a hand is in it."""
    for kind, name in enumerate(CARD_NAMES):
        found = sum(held(cards, kind) for cards in [*card_places(s), int(s.pile)])
        if found != CARD_COUNTS[kind]:
            document.complain("aquileia-card-count", card=name, cards=int(CARD_COUNTS[kind]), found=found)
        for seat in range(s.players):
            if held(int(s.known[seat]), kind) > held(int(s.hand[seat]), kind):
                document.complain("aquileia-known", seat=seat, card=name)
    for kind, name in enumerate(LAUREL_NAMES):
        found = sum(laurels_held(laurels, kind) for laurels in [*laurel_places(s), int(s.laurel_pile)])
        if found != LAUREL_COUNTS[kind]:
            document.complain("aquileia-card-count", card=name, cards=int(LAUREL_COUNTS[kind]), found=found)


# ---- placement, blue dice, races


def check_placement(s: Tablet, document: Document) -> None:
    """Spaces, stakes, discs and passes."""
    for space in members(occupied(s) & ~int(ALL_SPACES[layout(s)])):
        document.complain("aquileia-no-such-space", space=SPACE_NAMES[space])
    for seat in range(s.players):
        standing = int(s.standing[seat])
        if standing & SILVER_SIDE and standing & GOLD_SIDE:
            document.complain("aquileia-both-sides", seat=seat)
        if count(standing & BERTHS) > 1:
            document.complain("aquileia-two-berths", seat=seat)
        if s.passed >> seat & 1 and has_disc(s, seat):
            document.complain("aquileia-passed-with-disc", seat=seat)
    untouched = s.phase == PLACING or occupied(s) & (2 << LATRO) - 1
    for metal, name in enumerate(METALS):
        berth = bool(occupied(s) >> BERTH + metal & 1)
        if s.stakes[metal] > berth or (untouched and berth and not s.stakes[metal]):
            document.complain("aquileia-stake", metal=name)
    if s.phase != PLACING and s.laid != s.players:
        document.complain("aquileia-track")


def check_blue_dice(s: Tablet, document: Document) -> None:
    """The dice have a holder from Potentia to the end of the Stadium, and each is rolled once."""
    rolled = int(s.blue_faces.sum())
    if s.blue_holder == NOBODY:
        wrong = s.blue_left > 0
    else:
        early = s.phase in (PLACING, ENDED) or occupied(s) & (2 << POTENTIA) - 1 or current_space(s) >= THEATRUM
        wrong = early or s.blue_left + rolled != BLUE_DICE
    for contest in (ARENA_CONTEST, STADIUM_CONTEST):
        roller = s.roller[contest]
        wrong |= roller == NOBODY and s.blue_faces[contest].any()
        wrong |= roller != NOBODY and s.dice[contest, roller] == NOT_ROLLED
    if wrong or rolled > BLUE_DICE:
        document.complain("aquileia-blue-dice")


def check_races(s: Tablet, document: Document) -> None:
    """The laurels of a race lie with those who got them; only the race going on is undecided."""
    for race in range(ROUNDS):
        if s.race_first[race] == NOBODY:
            continue
        pending = s.phase == KEEPING and race == s.round_no - 1
        if (s.race_kept[race] == UNDECIDED) != pending or s.race_first[race] == s.race_second[race]:
            document.complain("aquileia-race", round=race + 1)
    for seat in range(-1, s.players):
        there = int(s.laurels_out if seat == NOBODY else s.laurels[seat])
        for kind, name in enumerate(LAUREL_NAMES):
            if raced(s, seat, kind) > laurels_held(there, kind):
                document.complain("aquileia-race-laurel", card=name)


def raced(s: Tablet, seat: int, kind: int) -> int:
    """How many laurels of a kind a seat, or the box, got from the races that are listed."""
    got = 0
    for race in range(ROUNDS):
        if s.race_first[race] != NOBODY and s.race_kept[race] != UNDECIDED:
            got += s.race_first[race] == seat and kept_laurel(s, race) == kind
            got += s.race_second[race] == seat and passed_laurel(s, race) == kind
    return int(got)


# ---- somebody with a decision to make


def is_asked(s: Tablet) -> bool:
    """Whether the seat in turn has the decision that the phase says."""
    if s.phase == ENDED:
        return bool(s.round_no == ROUNDS and not occupied(s) and s.turn == NOBODY)
    if s.turn == NOBODY:
        return False
    if s.phase == PLACING:
        open_turn = not s.passed >> s.turn & 1 and s.henchmen[s.turn] > 0
        return bool(open_turn and free_spaces(s, s.turn))
    return occupied(s) != 0 and _ASKED[int(s.phase)](s, current_space(s), int(s.turn))


def _owns(s: Tablet, space: int, first: int, last: int) -> bool:
    """Whether the space being resolved is one of these, and the seat in turn stands on it."""
    return first <= space <= last and owner(s, space) == s.turn


def _swaps(s: Tablet, space: int, seat: int) -> bool:
    return _owns(s, space, PECUNIA, PECUNIA) and any(can_swap(s, seat, i) for i in range(SWAPS[s.sheet]))


def _buys(s: Tablet, space: int, seat: int) -> bool:
    return _owns(s, space, PECUNIA + 1, POTENTIA - 1) and most_cards(s, seat, space) > 0


def _contest(s: Tablet, space: int) -> int:
    """The contest being resolved, if dice were rolled by those who take part and by nobody else; else nothing."""
    if not ARENA <= space < THEATRUM:
        return NOBODY
    contest = contest_now(s)
    for seat in range(s.players):
        if takes_part(s, contest, seat) != (s.dice[contest, seat] != NOT_ROLLED):
            return NOBODY
        if takes_part(s, contest, seat) and s.strength[contest, seat] != strength_of_spaces(s, contest, seat):
            return NOBODY
        if contest == STADIUM_CONTEST and takes_part(s, contest, seat) and s.side[seat] != side_of(s, contest, seat):
            return NOBODY
    return contest


def _commits(s: Tablet, space: int, seat: int) -> bool:
    contest = _contest(s, space)
    return contest != NOBODY and takes_part(s, contest, seat) and may_hold(s, seat, usable(s, contest, seat))


def _rolls(s: Tablet, space: int, seat: int) -> bool:
    contest = _contest(s, space)
    return contest != NOBODY and takes_part(s, contest, seat) and seat == s.blue_holder and s.blue_left > 0


def _chooses(s: Tablet, space: int, seat: int) -> bool:
    won = _contest(s, space) == ARENA_CONTEST and at_rank(s, ARENA_CONTEST, 0) == seat
    return won and cards_left(s, SERVI) != 0


def _keeps(s: Tablet, space: int, seat: int) -> bool:
    race = int(s.round_no) - 1
    won = _contest(s, space) == STADIUM_CONTEST and at_rank(s, STADIUM_CONTEST, 0) == seat == s.race_first[race]
    two = s.race_open[race] != NO_CARD and s.race_top[race] != NO_CARD
    return bool(won and two and at_rank(s, STADIUM_CONTEST, 1) == s.race_second[race] and s.open_laurel == NO_CARD)


def _bids(s: Tablet, space: int, seat: int) -> bool:
    asked = s.bidders >> seat & 1 and seat != s.leader and s.auctioned != NO_CARD
    led = s.leader != NOBODY
    sound = led == bool(s.bid.any()) and (not led or all(s.purse[s.leader, m] >= s.bid[m] for m in range(METAL_KINDS)))
    return bool(space == THEATRUM and asked and sound and can_bid(s, seat))


def _builds(s: Tablet, space: int, seat: int) -> bool:
    return _owns(s, space, FORUM, LATRO - 1) and 0 < s.builds <= FORUM_BUILDINGS[space - FORUM] and may_build(s, seat)


def _pays(s: Tablet, space: int, seat: int) -> bool:
    return (
        _owns(s, space, BERTH, BERTH + METAL_KINDS - 1)
        and not s.stakes[space - BERTH]
        and s.purse[seat, space - BERTH] > 0
    )


_ASKED: dict[int, Callable[[Tablet, int, int], bool]] = {
    SWAPPING: _swaps,
    BUYING: _buys,
    COMMITTING: _commits,
    ROLLING: _rolls,
    CHOOSING: _chooses,
    KEEPING: _keeps,
    BIDDING: _bids,
    BUILDING: _builds,
    PAYING: _pays,
}
