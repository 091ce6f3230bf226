# Sumeria. Arguments: $seat a player's name, $site and $origin settlements, $state a city-state, $kind a kind of counter.

sumeria-name = Sumeria
sumeria-about = Majorities in eight city-states whose order shifts with every move.
sumeria-option-board = The map that is played on.
sumeria-option-next_largest_set_tiebreak = Ties at the end go on to the second, third and fourth largest set.
sumeria-option-unofficial_two_players = Two players with 20 traders each: not in the published rules.

sumeria-kind =
    { $kind ->
        [economic] economic
        [military] military
        [political] political
       *[religious] religious
    }
sumeria-counters =
    { $number ->
        [one] one { sumeria-kind } counter
       *[other] { $number } { sumeria-kind } counters
    }
sumeria-place =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] last
    }

## Why a move is refused

sumeria-occupied = There is a trader in { $site } already.
sumeria-stock-empty = Your stock is empty: all your traders are on the board.
sumeria-not-your-trader = You have no trader in { $site }.
sumeria-no-path = No unbroken chain of traders leads from { $origin } to { $site }.
sumeria-only-add-in-setup = In set-up, traders are only added.
sumeria-nothing-to-take = Counters are taken when a round is scored, not now.
sumeria-no-such-counter = No { sumeria-kind } counter lies there.
sumeria-take-first = A counter must be taken first.

## Why a position is refused

sumeria-row = row: each of the eight city-states must stand in it once.
sumeria-unknown-settlement = board: there is no settlement called “{ $site }”.
sumeria-unknown-kind = spaces: there is no counter called “{ $kind }”.
sumeria-trader-count = { $seat } must have { $traders } traders in stock and on the board together, not { $found }.
sumeria-placed = { $seat } must have placed { $placed } traders by now, not { $found }.
sumeria-step = step: { $step } does not fit the phase.
sumeria-round = round: { $round } does not fit the phase.
sumeria-counter-count = There must be { $counters } { sumeria-kind } counters in all, not { $found }.
sumeria-bag = bag: in round { $round } it must hold { $counters } counters, not { $found }.
sumeria-space =
    { $counters ->
        [one] spaces: space { $place } must hold one counter, not { $found }.
       *[other] spaces: space { $place } must hold { $counters } counters, not { $found }.
    }
sumeria-takers-only-in-take = place and takers belong to the phase “take” only.
sumeria-takers = takers: by the traders on the board it must be { $takers }.
sumeria-counter-not-won = won: { $seat } must have the counters that were taken at place { $place } already.
sumeria-nothing-to-choose = spaces: nobody has a counter to choose at place { $place }.

## Why a board file is refused

sumeria-board-colour = “{ $colour }” is not a colour; write it like #D8B36A.
sumeria-board-unknown-state = there is no city-state with the id “{ $state }”.
sumeria-board-bad-name = “{ $name }” can't be a name: it must be words on one line, without “>”.
sumeria-board-states = there must be { $expected } city-states, not { $found }.
sumeria-board-count = there must be { $expected } of kind { $kind } in it, not { $found }.
sumeria-board-city = “{ $city }” is not the city of this state.
sumeria-board-twice = the { $what } “{ $value }” is used twice.
sumeria-board-path = a path leads through at least two settlements, none of them twice.
sumeria-board-route-ends = from and to must be the ends of the path.
sumeria-board-dangling = the path leads to “{ $settlement }”, which does not exist.
sumeria-board-link-twice = the road { $link } is there twice.
sumeria-board-no-roads = no road leads to this city.
sumeria-board-roads = a { $kind } lies on one road and has two neighbours, not { $found }.
sumeria-board-cut-off = no road leads here from { $start }.
sumeria-board-declared = it says { $stated }, but there are { $found }.
sumeria-board-points = points must be pairs of whole numbers.

## Rankings: why a seat stands where it does. $lead is yes for the first, no for those behind

sumeria-rank-alone = nobody else trades here
sumeria-rank-traders =
    { $lead ->
        [yes] most traders ({ $traders })
       *[no] fewer traders ({ $traders })
    }
sumeria-rank-city =
    { $city ->
        [yes] holds the city
       *[no] does not hold the city
    }
sumeria-rank-towns =
    { $lead ->
        [yes] more towns ({ $towns })
       *[no] fewer towns ({ $towns })
    }
sumeria-rank-order =
    { $lead ->
        [yes] acts earlier this round
       *[no] acts later this round
    }
sumeria-last-fewest =
    { $traders ->
        [0] { $seat } has no trader in { $state }
        [one] { $seat } has the fewest traders in { $state }: one
       *[other] { $seat } has the fewest traders in { $state }: { $traders }
    }
sumeria-last-tied = tied in every city-state; of those tied { $seat } acts latest this round

## Ties at the end. $sizes are the counters of each set, the largest first

sumeria-tie-largest =
    { $counters ->
        [one] tied on points; its largest set has one counter
       *[other] tied on points; its largest set has { $counters } counters
    }
sumeria-tie-next = tied on points and largest set; its sets: { $sizes }
sumeria-tie-shared = tied on points and sets: the rank is shared

## The story of a game

sumeria-told-placed = { $seat } placed a trader in { $site }.
sumeria-told-added = { $seat } added a trader in { $site }.
sumeria-told-removed = { $seat } removed a trader from { $site }.
sumeria-told-moved = { $seat } moved a trader from { $origin } to { $site }.
sumeria-told-took = { $seat } took { $counters }.
sumeria-told-rose = { $state } rose past { $passed } to { sumeria-place } place.
sumeria-told-fell = { $state } fell behind { $passed } to { sumeria-place } place.
sumeria-told-controls =
    { $reason ->
        [alone] { $state }, { sumeria-place } in the row, was scored: only { $seat } traded there.
        [traders] { $state }, { sumeria-place } in the row, was scored: { $seat } had the most traders.
        [city] { $state }, { sumeria-place } in the row, was scored: { $seat } held the city.
        [towns] { $state }, { sumeria-place } in the row, was scored: { $seat } held more towns.
       *[order] { $state }, { sumeria-place } in the row, was scored: { $seat } acted earlier.
    }
sumeria-told-nobody = { $state }, { sumeria-place } in the row, was scored: nobody traded there.
sumeria-told-discarded = Out of the game: { $counters }.
sumeria-told-round = Round { $round } began.
sumeria-told-drawn = Drawn for the { sumeria-place } place: { $counters }.
sumeria-told-start = { $seat } starts; { $seat_last } had the fewest traders in { $state } and goes last.
sumeria-told-start-tied = { $seat } starts; { $seat_last }, tied in every city-state, acted latest of those tied and goes last.
sumeria-told-row-turned = { $first }, { $second } and { $third } went to the end of the row, { $first } last.
sumeria-told-points =
    { $points ->
        [one] { $seat } has one point.
       *[other] { $seat } has { $points } points.
    }
sumeria-told-won = The game is over: { $seat } won.
sumeria-told-won-by-sets = The game is over: { $seat } won the tie by the larger set.
sumeria-told-shared = The game is over: the win is shared by { $winners }.

## The table in a terminal

sumeria-title-setup = Sumeria · set-up
sumeria-title-turn = Sumeria · round { $round } of 6 · turn { $turn } of 3
sumeria-title-take = Sumeria · round { $round } of 6 · scoring
sumeria-title-over = Sumeria · the game is over
sumeria-column-points = points
sumeria-column-stock = stock
sumeria-row-bag = in the bag
sumeria-note-last = Last in the next round as it stands: { $seat } ({ $reason }).
