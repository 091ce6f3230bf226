# Sumeria. Arguments: $seat a player's name, $site and $origin settlements, $state a city-state, $kind a kind of counter.

sumeria-name = Sumeria
sumeria-about = Majorities in eight city-states whose order shifts with every move.
sumeria-option-board = The map that is played on.
sumeria-option-board-reconstruction = Reconstruction
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

## In the browser. $form is city, town or village; $rank is 0 for nobody there; $place is a place in the row

sumeria-web-dock = Map
sumeria-web-map = Map of Sumeria: city-states, settlements and the roads between them
sumeria-web-map-missing = The map could not be fetched from the house.
# Settlements go by one name everywhere, because moves are written with them; the river does not.
sumeria-web-river =
    { $river ->
        [Euphrates] Euphrates
       *[other] { $river }
    }
sumeria-web-again = Try again
sumeria-web-moment =
    { $phase ->
        [setup] Set-up
        [take] Round { $round } of 6 · scoring
        [over] The game is over
       *[turn] Round { $round } of 6 · turn { $turn } of 3
    }
sumeria-web-form =
    { $form ->
        [city] city
        [town] town
       *[village] village
    }
sumeria-web-site =
    { $who ->
        [nobody] { $site }, { sumeria-web-form } of { $state }, empty.
        [you] { $site }, { sumeria-web-form } of { $state }, your trader.
       *[other] { $site }, { sumeria-web-form } of { $state }, trader of { $seat }.
    }
sumeria-web-may =
    { $may ->
        [pick] You may move or remove it.
        [goal] The trader you picked may go here.
        [held] You picked this trader.
        [on] Chosen; press again to confirm.
       *[add] { $phase ->
            [setup] You may place a trader here.
           *[turn] You may add a trader here.
        }
    }
sumeria-web-move =
    { $deed ->
        [remove] Remove the trader from { $site }
        [move] Move the trader from { $site } to { $goal }
        [take] Take { $kind ->
            [economic] an economic counter
            [military] a military counter
            [political] a political counter
           *[religious] a religious counter
        }
       *[add] { $phase ->
            [setup] Place a trader in { $site }
           *[turn] Add a trader in { $site }
        }
    }
sumeria-web-to = to
sumeria-web-then = then
sumeria-web-prompt =
    { $phase ->
        [setup] Place a trader
        [take] { $state } is yours: take a counter
       *[turn] Add, move or remove a trader
    }
sumeria-web-how =
    { $phase ->
        [setup] Choose an empty settlement on the map.
       *[turn] { $stock ->
            [0] Your stock is empty. Pick one of your traders on the map.
           *[other] Pick one of your traders on the map, or an empty settlement for a new one.
        }
    }
sumeria-web-picked = Trader in { $site }
sumeria-web-goals =
    { $goals ->
        [0] It can't move: it can only be removed.
        [one] It can go to one settlement, or be removed.
       *[other] It can go to { $goals } settlements, or be removed.
    }
sumeria-web-remove = Remove it
sumeria-web-stock =
    { $traders ->
        [0] No traders in your stock
        [one] One trader in your stock
       *[other] { $traders } traders in your stock
    }
sumeria-web-in-stock = { $traders } in stock
sumeria-web-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
sumeria-web-row-stays = The row stays as it is.
sumeria-web-rises =
    { $counters ->
        [0] { $state } rises past { $passed } to { sumeria-place } place.
        [one] { $state } rises past { $passed } to { sumeria-place } place and would score one counter.
       *[other] { $state } rises past { $passed } to { sumeria-place } place and would score { $counters } counters.
    }
sumeria-web-falls =
    { $scores ->
        [no] { $state } falls behind { $passed } to { sumeria-place } place.
        [lost] { $state } falls behind { $passed } to { sumeria-place } place and would not score.
       *[yes] { $counters ->
            [one] { $state } falls behind { $passed } to { sumeria-place } place and would score only one counter.
           *[other] { $state } falls behind { $passed } to { sumeria-place } place and would score only { $counters } counters.
        }
    }
sumeria-web-stands = In { $state }: { $reason }
sumeria-web-leaves = You would have no trader in { $state }
sumeria-web-rank =
    { $rank ->
        [0] none
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
sumeria-web-danger = You would give up the lead in { $state }. Play it all the same?
sumeria-web-row = The row of city-states
sumeria-web-row-after = The row of city-states as it would become
sumeria-web-tile =
    { $counters ->
        [0] { $state }, { sumeria-place } in the row.
        [one] { $state }, { sumeria-place } in the row, scores one counter:
       *[other] { $state }, { sumeria-place } in the row, scores { $counters } counters:
    }
sumeria-web-traders-of =
    { $traders ->
        [one] { $seat }: one trader.
       *[other] { $seat }: { $traders } traders.
    }
sumeria-web-shift =
    { $shift ->
        [up] would rise
       *[down] would fall
    }
sumeria-web-take =
    { $kind ->
        [economic] Take an economic counter
        [military] Take a military counter
        [political] Take a political counter
       *[religious] Take a religious counter
    }
sumeria-web-take-worth =
    { $points ->
        [one] { sumeria-web-take }: worth one point to you
       *[other] { sumeria-web-take }: worth { $points } points to you
    }
sumeria-web-takes =
    { $takes ->
        [one] takes one
       *[other] takes { $takes }
    }
sumeria-web-takes-for =
    { $takes ->
        [one] { $seat } takes one: { $reason }
       *[other] { $seat } takes { $takes }: { $reason }
    }
sumeria-web-took-for =
    { $takes ->
        [one] { $seat } took one: { $reason }
       *[other] { $seat } took { $takes }: { $reason }
    }
sumeria-web-takes-nobody = Nobody trades here: its counters leave the game.
sumeria-web-scored = scored
sumeria-web-tab-ranking = Ranking
sumeria-web-tab-counters = Counters
sumeria-web-you = You
sumeria-web-nobody = Nobody trades here.
sumeria-web-counters =
    { $counters ->
        [one] one counter
       *[other] { $counters } counters
    }
sumeria-web-place = { sumeria-place } in the row
sumeria-web-bag =
    { $counters ->
        [0] The bag is empty
       *[other] { $counters } in the bag
    }
sumeria-web-kind = Kind
sumeria-web-kind-title =
    { $kind ->
        [economic] Economic
        [military] Military
        [political] Political
       *[religious] Religious
    }
sumeria-web-in-bag = in the bag
sumeria-web-in-row = on the row
sumeria-web-next-worth = +{ $points }
sumeria-web-next-worth-means = Below each number: the points that one more counter of the kind would bring.
sumeria-web-sets = A set of one kind is worth 1, 3, 6, 10, 15, 21, 28, 36, 45.
sumeria-web-step =
    { $step ->
        [round] Last round
        [economic] Economic
        [military] Military
        [political] Political
        [religious] Religious
        [sum] Points
       *[tie] Tie-break
    }
sumeria-web-player = Player
sumeria-web-sum = Points
sumeria-web-last-round = What the last round gave
