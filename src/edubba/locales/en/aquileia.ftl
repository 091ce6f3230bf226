# Aquileia. Servi are the slave cards of the rules; metals keep their names everywhere.

aquileia-name = Aquileia
aquileia-about = Henchmen in a Roman city of contests, auctions and three metals that do not convert.
aquileia-option-sheet = The data sheet of the board: strengths, swaps, lots and prices.
aquileia-option-sheet-reconstruction = Reconstruction
aquileia-option-reduced_luck = In contests the dice come from one deck that holds every result once.
aquileia-option-symmetric_stadium = A Stadium with three spaces on each side.
aquileia-option-open_hands = All cards and laurels lie open.
aquileia-option-shared_win = A tie at the end is shared; otherwise the earlier disc wins.

## Words

aquileia-metal =
    { $metal ->
        [bronze] bronze
        [silver] silver
       *[gold] gold
    }
aquileia-coins = { $number } { aquileia-metal }
aquileia-no-coins = nothing
aquileia-contest =
    { $contest ->
        [arena] the Arena
       *[stadium] the Stadium
    }
aquileia-space =
    { $space ->
        [dolus] Dolus
        [pecunia] Pecunia
        [equi_deck] Equi et arma, the pile
        [equi_open_1] Equi et arma, first open card
        [equi_open_2] Equi et arma, second open card
        [equi_open_3] Equi et arma, third open card
        [servi_bronze] Servi for bronze
        [servi_silver] Servi for silver
        [servi_gold] Servi for gold
        [potentia] Potentia
        [arena_1] the Arena, space 1
        [arena_2] the Arena, space 2
        [arena_3] the Arena, space 3
        [stadium_silver_1] the Stadium, silver 1
        [stadium_silver_2] the Stadium, silver 2
        [stadium_silver_3] the Stadium, silver 3
        [stadium_gold_1] the Stadium, gold 1
        [stadium_gold_2] the Stadium, gold 2
        [stadium_gold_3] the Stadium, gold 3
        [theatrum] the Theatrum
        [forum_1] the Forum, space 1
        [forum_2] the Forum, space 2
        [forum_3] the Forum, space 3
        [forum_4] the Forum, space 4
        [forum_5] the Forum, space 5
        [latro] Latro
        [portus_bronze] the bronze berth
        [portus_silver] the silver berth
       *[portus_gold] the gold berth
    }
aquileia-card =
    { $card ->
        [weapon_1] a weapon of 1
        [weapon_2] a weapon of 2
        [weapon_3] a weapon of 3
        [slave_1] a single servi card
        [slave_2] a double servi card
        [horse_silver_1] one silver horse
        [horse_silver_2] two silver horses
        [horse_gold_1] one gold horse
       *[horse_gold_2] two gold horses
    }
aquileia-cards =
    { $number ->
        [one] { aquileia-card }
       *[other] { $number } times { aquileia-card }
    }
aquileia-colour =
    { $colour ->
        [white] white
        [blue] blue
        [yellow] yellow
       *[purple] purple
    }
aquileia-laurel =
    { $laurel ->
        [white] the white laurel
        [blue] the blue laurel
        [yellow] the yellow laurel
        [purple] the purple laurel
        [points_3] the laurel of 3 points
        [points_5] the laurel of 5 points
        [points_7] the laurel of 7 points
        [points_10] the laurel of 10 points
        [white-blue] the white and blue laurel
        [blue-yellow] the blue and yellow laurel
        [blue-purple] the blue and purple laurel
        [white-purple] the white and purple laurel
        [yellow-purple] the yellow and purple laurel
       *[yellow-white] the yellow and white laurel
    }
aquileia-villa = the { aquileia-colour } villa { $points }
aquileia-building =
    { $kind ->
        [workshop] the workshop { $name }
       *[bank] the bank { $name }
    }

## The table in a terminal

aquileia-title = Aquileia, round { $round } of 6: { $asked }
aquileia-asked =
    { $asked ->
        [place] placement
        [swap] swapping coins at Pecunia
        [buy] buying cards
        [commit] cards in a contest
        [blue] blue dice in a contest
        [prize] the prize of the Arena
        [keep] the laurels of the Stadium
        [bid] bidding in the Theatrum
        [build] building in the Forum
        [pay] a robbed berth
       *[over] the end
    }
aquileia-area =
    { $area ->
        [mercatus] Mercatus
        [arena] Arena
        [stadium] Stadium
        [theatrum] Theatrum
        [forum] Forum
       *[portus] Portus
    }
aquileia-column =
    { $column ->
        [points] points
        [purse] purse
        [henchmen] henchmen
        [cards] cards
        [laurels] laurels
       *[disc] disc
    }
aquileia-needs = needs { $coins }
aquileia-note-hand = You hold: { $cards }
aquileia-note-forecast = If the game ended now you would have { $points } points.
aquileia-note-start = { $seat } would start the next round.

## Why a move is refused

aquileia-not-now =
    { $asked ->
        [place] Not now: pieces are being placed.
        [swap] Not now: it is asked which coins are swapped.
        [buy] Not now: it is asked how many cards are bought.
        [commit] Not now: it is asked which cards are played in the contest.
        [blue] Not now: it is asked how many blue dice are rolled.
        [prize] Not now: it is asked whether points or a card are taken.
        [keep] Not now: it is asked which laurel is kept.
        [bid] Not now: a laurel is being bid for.
        [build] Not now: it is asked what is built.
       *[pay] Not now: it is asked whether the stolen stake is paid again.
    }
aquileia-no-such-space = This board has no space { $space }.
aquileia-space-taken = Somebody stands on { aquileia-space } already.
aquileia-one-side = In one round you can race on one side of the Stadium only.
aquileia-one-berth = In one round you can use one berth only.
aquileia-no-stake = This berth needs a stake of one { aquileia-metal }, and you have none.
aquileia-no-henchman = You have no henchman left in this round.
aquileia-disc-laid = Your disc lies on the track already.
aquileia-disc-first = Your disc must be laid before you may pass.
aquileia-no-such-swap = There is no swap { $number }.
aquileia-coins-missing = You lack { $number } { aquileia-metal }.
aquileia-bank-short = The bank hasn't the coins for this swap, or you have swapped as often as you may.
aquileia-too-many-cards = So many cards can't be bought here.
aquileia-card-without-effect =
    { $card ->
        [slave_1] A servi card has no effect here.
        [slave_2] A servi card has no effect here.
       *[other] { aquileia-card } would have no effect here.
    }
aquileia-cards-missing = You don't hold so many cards like { aquileia-card }.
aquileia-blue-left =
    { $dice ->
        [one] Only one blue die is left.
       *[other] Only { $dice } blue dice are left.
    }
aquileia-opened = The bidding is open: raise, or drop out.
aquileia-open-first = Nobody has bid yet: open the bidding, or drop out.
aquileia-bid-short = You can't repeat the standing bid and add one { aquileia-metal }.
aquileia-no-such-lot = There is no lot called “{ $lot }”.
aquileia-lot-taken = There is a house on { $lot } already.
aquileia-needless-cards = The price is { $slaves } servi: no card may be paid that could be left out.
aquileia-servi-missing = You hold { $singles } single and { $doubles } double servi cards: that is not enough.

## Why a position is refused

aquileia-unknown-space = spaces: there is no space called “{ $space }”.
aquileia-unknown-lot = lots: there is no lot called “{ $lot }”.
aquileia-unknown-card = { $where }: there is no card called “{ $card }” here.
aquileia-too-many = { $where }: there are not so many cards { $card } in the game.
aquileia-seats = { $where }: a list of seats is expected, none of them twice.
aquileia-results = results_left: each result of three dice can be there once, and only with reduced luck.
aquileia-only-in-phase = { $where }: this belongs to the phase “{ $phase }” only.
aquileia-coin-count = There must be { $coins } coins of { aquileia-metal } in all, not { $found }.
aquileia-henchmen-count = { $seat } must have { $henchmen } henchmen in all, not { $found }.
aquileia-house-count = { $seat } must have { $houses } houses in all, not { $found }.
aquileia-card-count = There must be { $cards } cards { $card } in all, not { $found }.
aquileia-known = known: { $seat } does not hold so many cards { $card }.
aquileia-both-sides = { $seat } can't stand on both sides of the Stadium.
aquileia-two-berths = { $seat } can't stand at two berths.
aquileia-passed-with-disc = { $seat } can't have passed before the disc is laid.
aquileia-stake = stakes: the coin of { aquileia-metal } does not fit its berth.
aquileia-track = track: in the action phase all discs lie on it.
aquileia-blue-dice = blue_holder, blue_left and the blue dice rolled do not fit each other or the phase.
aquileia-race = races: the race of round { $round } does not fit.
aquileia-race-laurel = races: { $card } is not where the races say.
aquileia-nothing-to-decide = phase, turn and what is going on do not fit: nobody would be asked for this now.

## Why a sheet is refused

aquileia-sheet-side = the { $side } side of the Stadium must have one to { $most } spaces, numbered from 1.
aquileia-sheet-strength = a strength is a number from 0 to { $most }.
aquileia-sheet-swap = a swap gives at least one coin and takes at least one.
aquileia-sheet-swaps = there must be one to { $most } swaps, not { $found }.
aquileia-sheet-id = “{ $id }” can't be an id: it has small letters, digits and _ only.
aquileia-sheet-lots = there can be { $most } lots at most, not { $found }.
aquileia-sheet-twice = the id “{ $id }” is used twice.

## The story of a game

aquileia-told-placed = { $seat } placed a henchman: { aquileia-space }.
aquileia-told-staked = { $seat } placed a henchman at { aquileia-space }, with a coin of { aquileia-metal } under it.
aquileia-told-disc =
    { $place ->
        [1] { $seat } laid the first disc on the track.
        [2] { $seat } laid the second disc.
        [3] { $seat } laid the third disc.
        [4] { $seat } laid the fourth disc.
       *[5] { $seat } laid the fifth disc.
    }
aquileia-told-pass = { $seat } passed.
aquileia-told-swapped = { $seat } gave { $give } to the bank and took { $take }.
aquileia-told-stop = { $seat } made an end of swapping.
aquileia-told-points =
    { $points ->
        [one] { $seat } scored one point.
       *[other] { $seat } scored { $points } points.
    }
aquileia-told-bought-none = { $seat } bought nothing: { aquileia-space }.
aquileia-told-bought-open = { $seat } bought { aquileia-card }.
aquileia-told-bought =
    { $deck ->
        [servi] { $cards ->
            [one] { $seat } bought a servi card.
           *[other] { $seat } bought { $cards } servi cards.
        }
       *[equi] { $seat } bought the top card of Equi et arma.
    }
aquileia-told-dolus = { $seat } cheated at Dolus; the dice showed { $dice }.
aquileia-told-potentia = { $seat } took the blue dice.
aquileia-told-rolled = { $seat } rolled { $dice } in { aquileia-contest }: strength { $strength }.
aquileia-told-committed = { $seat } played { $cards }: strength { $strength }.
aquileia-told-nothing-added = { $seat } added nothing.
aquileia-told-blue = { $seat } rolled { $dice } with the blue dice: strength { $strength }.
aquileia-told-rank =
    { $place ->
        [1] { $seat } won in { aquileia-contest } with strength { $strength } and got { $coins }.
        [2] { $seat } was second with strength { $strength } and got { $coins }.
       *[3] { $seat } was third with strength { $strength } and got { $coins }.
    }
aquileia-told-prize-card = { $seat } got a servi card.
aquileia-told-laurels = { $seat } kept one of two laurels and passed the other on to { $seat_second }.
aquileia-told-laurel-alone =
    { $laurels ->
        [1] { $seat } got the only laurel there was.
       *[2] { $seat } kept one of two laurels; the other left the game unseen.
    }
aquileia-told-auction = { $seat } put { aquileia-laurel } up for auction.
aquileia-told-open = { $seat } opened with { $coin }.
aquileia-told-raise = { $seat } raised by { $coin }: { $bid }.
aquileia-told-drop = { $seat } dropped out.
aquileia-told-laurel-sold = { $seat } won { aquileia-laurel } and paid { $seat_seller } { $coins }.
aquileia-told-laurel-bank = { $seat } won { aquileia-laurel } and paid { $coins } to the bank.
aquileia-told-laurel-free = Nobody bid: { $seat } got { aquileia-laurel } free.
aquileia-told-built = { $seat } built { $lot } for { $price }.
aquileia-told-no-build = { $seat } built nothing.
aquileia-told-latro = { $seat } robbed as Latro; the dice showed { $dice }.
aquileia-told-robbed = { $seat_robber } took the stake of { $seat }: { $coin }.
aquileia-told-worked = { $seat } set workshops and banks to work for one { aquileia-metal }: points { $points }, coins: { $coins }.
aquileia-told-decline = { $seat } did not pay the stolen stake again.
aquileia-told-idle = Nothing came of it for { $seat }: { aquileia-space }.
aquileia-told-round = Round { $round } began; { $seat } starts.
aquileia-told-refilled = New cards on offer: { $cards }.
aquileia-told-new-laurel = The open laurel is now { aquileia-laurel }.
aquileia-told-final = { $seat } has { $points } points on the track and { $added } from laurels and villas: { $total }.
aquileia-told-won = The game is over: { $seat } won.
aquileia-told-won-by-track = The game is over: { $seat } won the tie by the earlier disc.
aquileia-told-shared = The game is over: the win is shared by { $winners }.

## In the browser. Æ, Ag and Au are the marks of the metals in every language; $deed is a space, or what all spaces of its kind do

aquileia-web-dock = City
aquileia-web-city = The city of Aquileia: six areas in the order in which they are resolved
aquileia-web-thread = The six areas in order
aquileia-web-area-number = number { $number } in order
aquileia-web-open-area =
    { $offers ->
        [yes] { aquileia-area }, with spaces where you may place
       *[no] { aquileia-area }
    }
aquileia-web-moment =
    { $phase ->
        [place] Round { $round } of 6 · placement
        [over] The game is over
       *[area] Round { $round } of 6 · { aquileia-area }
    }
aquileia-web-progress =
    { $state ->
        [done] done
       *[now] now
    }
aquileia-web-spaces =
    { $number ->
        [one] { $number } space
       *[other] { $number } spaces
    }
aquileia-web-coins = { $coins }
aquileia-web-mark =
    { $metal ->
        [bronze] { $number } Æ
        [silver] { $number } Ag
       *[gold] { $number } Au
    }
aquileia-web-servi =
    { $number ->
        [one] { $number } servus
       *[other] { $number } servi
    }
aquileia-web-title =
    { $space ->
        [dolus] Dolus
        [pecunia] Pecunia
        [equi_deck] Equi et arma, the pile
        [equi_open_1] Equi et arma, first card
        [equi_open_2] Equi et arma, second card
        [equi_open_3] Equi et arma, third card
        [servi_bronze] Servi for bronze
        [servi_silver] Servi for silver
        [servi_gold] Servi for gold
        [potentia] Potentia
        [arena_1] Arena, space 1
        [arena_2] Arena, space 2
        [arena_3] Arena, space 3
        [stadium_silver_1] Stadium, silver 1
        [stadium_silver_2] Stadium, silver 2
        [stadium_silver_3] Stadium, silver 3
        [stadium_gold_1] Stadium, gold 1
        [stadium_gold_2] Stadium, gold 2
        [stadium_gold_3] Stadium, gold 3
        [theatrum] Theatrum
        [forum_1] Forum, space 1
        [forum_2] Forum, space 2
        [forum_3] Forum, space 3
        [forum_4] Forum, space 4
        [forum_5] Forum, space 5
        [latro] Latro
        [portus_bronze] Portus, bronze berth
        [portus_silver] Portus, silver berth
       *[portus_gold] Portus, gold berth
    }
aquileia-web-does =
    { $deed ->
        [dolus] Roll two dice and take the coins they show.
        [pecunia] Exchange coins at the rates of the bank, then score points.
        [equi_deck] Buy the top card of the pile, unseen, for 1 bronze.
        [equi_open] Buy this card for 1 bronze.
        [servi_bronze] Buy one servi card for 1 bronze.
        [servi_silver] Buy up to two servi cards, each for 1 silver.
        [servi_gold] Buy up to three servi cards, each for 1 gold.
        [potentia] The four blue dice are yours in this round.
        [arena] Fight with a strength of { $strength } from this space.
        [stadium_silver] Race on the silver side with a strength of { $strength } from this space.
        [stadium_gold] Race on the gold side with a strength of { $strength } from this space.
        [theatrum] Put a laurel of two colours up for auction. You are paid for it, or pay the bank to keep it.
        [forum_1] Build one house.
        [forum_2] Build one house and score it at once.
        [forum_3] Build up to two houses.
        [forum_4] Build one house.
        [forum_5] Build one house and score it at once.
        [latro] Roll two dice and take the stakes of these metals from the berths.
        [portus_bronze] Lay 1 bronze under your henchman. All your workshops and banks work.
        [portus_silver] Lay 1 silver under your henchman. All your workshops and banks work.
       *[portus_gold] Lay 1 gold under your henchman. All your workshops and banks work.
    }
aquileia-web-brief =
    { $deed ->
        [dolus] roll 2 dice, take the coins
        [pecunia] exchange coins, score
        [potentia] the 4 blue dice are yours this round
        [forum_2] build, score
        [forum_3] build two
        [forum_5] build, score
        [latro] rolls 2 dice, robs the berths it hits
       *[forum_1] build
    }
aquileia-web-socket =
    { $who ->
        [nobody] { aquileia-web-title }: free.
        [you] { aquileia-web-title }: your henchman.
       *[other] { aquileia-web-title }: henchman of { $seat }.
    }
aquileia-web-may =
    { $may ->
        [on] Chosen; press again to confirm.
       *[may] You may place a henchman here.
    }
aquileia-web-lack = You lack { $coins }.
aquileia-web-useless = You lack the coin for it now: without it the space brings nothing.
aquileia-web-market =
    { $kind ->
        [equi_et_arma] Equi et arma
       *[servi] Servi
    }
aquileia-web-one-card-for = one card for
aquileia-web-servi-about = hired hands, by metal
aquileia-web-up-to =
    { $number ->
        [1] 1 card
       *[other] up to { $number }
    }
aquileia-web-blue-held =
    { $dice ->
        [one] { $seat } has one blue die left
       *[other] { $seat } has { $dice } blue dice left
    }
aquileia-web-strength = strength { $strength }
aquileia-web-you = you
aquileia-web-yourself = You
aquileia-web-side =
    { $side ->
        [silver] silver side
       *[gold] gold side
    }
aquileia-web-prize =
    { $contest ->
        [arena] { $place ->
            [1] and strength × { $times } in points, or a servi card
            [2] and what is left
           *[3] { "" }
        }
       *[stadium] { $place ->
            [1] { aquileia-web-prize-coins } of the side, and picks a laurel
            [2] { aquileia-web-prize-coins }, and the other laurel
           *[3] { aquileia-web-prize-coins }
        }
    }
aquileia-web-prize-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
aquileia-web-laurels-left = { $number } laurels in the pile
aquileia-web-theatrum-about = Auction of a laurel of two colours. Bids repeat the standing coins and add one.
aquileia-web-no-bid = no bid yet
aquileia-web-bidder =
    { $state ->
        [leads] { $seat } has the highest bid
       *[in] { $seat } is still bidding
    }
aquileia-web-within-means =
    { $lots ->
        [0] no lot is within your means
        [one] { $lots } lot is within your means
       *[other] { $lots } lots are within your means
    }
aquileia-web-lots-of =
    { $kind ->
        [workshop] Workshops
        [bank] Banks
       *[villa] Villas
    }
aquileia-web-lots-about =
    { $kind ->
        [workshop] points in the harbour
        [bank] coins in the harbour
       *[villa] value × laurels of the colour, at the end
    }
aquileia-web-brings =
    { $kind ->
        [workshop] { $points ->
            [one] In the harbour it brings one point.
           *[other] In the harbour it brings { $points } points.
        }
        [bank] In the harbour it brings { $coins }.
       *[villa] In the end it counts { $points } points for each { aquileia-colour } laurel.
    }
aquileia-web-lot =
    { $who ->
        [nobody] { $lot }: free. Price: { $price }.
        [you] { $lot }: your house.
       *[other] { $lot }: house of { $seat }.
    }
aquileia-web-lot-lacks = You lack { $price }.
aquileia-web-may-build =
    { $may ->
        [on] Chosen; press again to confirm.
       *[may] You may build here.
    }
aquileia-web-stake =
    { $state ->
        [free] 1 { aquileia-metal }
        [lies] its stake lies there
       *[robbed] without a stake
    }
aquileia-web-portus-about = Each berth works all your workshops and banks.
aquileia-web-portus-yours =
    { $points ->
        [one] For you now: { $points } point
       *[other] For you now: { $points } points
    }
aquileia-web-hidden-card = a hidden card
aquileia-web-colour-letter =
    { $colour ->
        [white] W
        [blue] B
        [yellow] Y
       *[purple] P
    }
aquileia-web-dice = dice: { $dice }
aquileia-web-own = What is yours
aquileia-web-purse = Your purse
aquileia-web-cards = Your cards
aquileia-web-no-cards = none yet
aquileia-web-play-card = Play { $card }
aquileia-web-stock =
    { $state ->
        [houses] Your houses
       *[henchmen] To place
    }
aquileia-web-stock-of =
    { $disc ->
        [yes] In your stock: henchmen { $henchmen }, houses { $houses }, and your disc
       *[no] In your stock: henchmen { $henchmen }, houses { $houses }
    }
aquileia-web-all-placed = all stand in the city
aquileia-web-track = Tie-break track
aquileia-web-track-about = first in it starts the next round
aquileia-web-disc-of = Place { $place }: { $seat }
aquileia-web-disc-none = Place { $place }: free
aquileia-web-lay-disc =
    { $place ->
        [1] Lay your disc first on the track
        [2] Lay your disc second on the track
        [3] Lay your disc third on the track
        [4] Lay your disc fourth on the track
       *[5] Lay your disc fifth on the track
    }
aquileia-web-disc-does =
    { $place ->
        [1] You win every tie in this round and start the next one.
       *[other] In ties those before you on the track come first.
    }
aquileia-web-pass = Pass
aquileia-web-pass-does = You place nothing more in this round.
aquileia-web-chance = wins { $chance }
aquileia-web-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
aquileia-web-part =
    { $part ->
        [space] space
        [faces] { aquileia-metal } faces
        [cards] cards
       *[blue] blue dice
    }
aquileia-web-none = none
aquileia-web-nobody-there = Nobody stands there in this round.
aquileia-web-plus-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
aquileia-web-no-works = You have no workshop and no bank yet.
aquileia-web-robbery =
    { $again ->
        [yes] { $seat } holds Latro and robs this berth with a chance of { $chance }; you could pay again.
       *[no] { $seat } holds Latro and robs this berth with a chance of { $chance }, and you keep no second coin.
    }
aquileia-web-prompt =
    { $phase ->
        [swap] Exchange coins
        [buy] How many cards do you buy?
        [commit] Which of your cards do you play?
        [blue] How many blue dice do you roll?
        [prize] You won: points or a card?
        [keep] You won: which laurel do you keep?
        [bid] Bid for the laurel
        [build] Choose a lot to build on
       *[pay] Your stake was stolen
    }
aquileia-web-prompt-place =
    { $disc ->
        [yes] Place a henchman or your disc
       *[no] Place a henchman
    }
aquileia-web-how-place =
    { $number ->
        [0] You have no henchman left.
        [one] Choose a space in the city. You have one henchman left.
       *[other] Choose a space in the city. You have { $number } henchmen left.
    }
aquileia-web-how-swap = One exchange after the other, as often as you like; points come when you stop.
aquileia-web-how-build = Lots within your means have a gold foot.
aquileia-web-how-pay = Pay 1 { aquileia-metal } again, and your workshops and banks work; else this berth brings nothing.
aquileia-web-for = for
aquileia-web-stop = Stop exchanging
aquileia-web-buy =
    { $cards ->
        [0] Buy nothing
        [one] Buy one card
       *[other] Buy { $cards } cards
    }
aquileia-web-step =
    { $phase ->
        [commit] step { $number } of 4: cards
        [blue] step { $number } of 4: blue dice
       *[prize] step { $number } of 4: prizes
    }
aquileia-web-add-nothing = Add nothing
aquileia-web-roll-blue =
    { $dice ->
        [0] None
        [one] One blue die
       *[other] { $dice } blue dice
    }
aquileia-web-take-prize =
    { $prize ->
        [points] Take { $points } points
       *[card] Take a servi card
    }
aquileia-web-keep = Keep { $laurel }
aquileia-web-keep-other = { $seat } gets the other one.
aquileia-web-keep-alone = The other one leaves the game unseen.
aquileia-web-standing-bid = Standing bid
aquileia-web-bidders = Still bidding
aquileia-web-auction-about =
    { $who ->
        [you] You put it up: win it, and you pay the bank; else the winner pays you.
       *[other] Whoever wins pays { $seat }. Those who drop out pay nothing.
    }
aquileia-web-bid =
    { $deed ->
        [open] Open with { aquileia-metal }
       *[raise] Add { aquileia-metal }
    }
aquileia-web-drop = Drop out
aquileia-web-build = Build { $lot }
aquileia-web-build-nothing = Build nothing
aquileia-web-price = Price:
aquileia-web-pay-how = Which servi cards do you pay with?
aquileia-web-payment = { $singles } single and { $doubles } double cards
aquileia-web-pay =
    { $deed ->
        [pay] Pay again
       *[decline] Do not pay
    }
aquileia-web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
aquileia-web-hand =
    { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
aquileia-web-laurels =
    { $number ->
        [one] { $number } laurel
       *[other] { $number } laurels
    }
aquileia-web-henchmen =
    { $number ->
        [one] { $number } henchman left
       *[other] { $number } henchmen left
    }
aquileia-web-blue =
    { $dice ->
        [one] { $dice } blue die left
       *[other] { $dice } blue dice left
    }
aquileia-web-tab-forecast = Forecast
aquileia-web-tab-contests = Contests
aquileia-web-forecast-private = Your score if it ended now; only you see it
aquileia-web-forecast-none = Only players have a forecast.
aquileia-web-villas =
    { $colour ->
        [white] White villas { $value }
        [blue] Blue villas { $value }
        [yellow] Yellow villas { $value }
       *[purple] Purple villas { $value }
    }
aquileia-web-times-laurels =
    { $number ->
        [one] × { $number } laurel
       *[other] × { $number } laurels
    }
aquileia-web-score =
    { $part ->
        [track] On the track
        [white] White villas
        [blue] Blue villas
        [yellow] Yellow villas
        [purple] Purple villas
        [villas] Villas × laurels
        [laurels] Point laurels
        [tie] Tie-break
        [now] If it ended now
       *[sum] Sum
    }
aquileia-web-scoring = Villas count for as many laurels of their colour as you hold; a laurel of two colours counts as the better one.
aquileia-web-product =
    { $colour ->
        [white] white villas of { $value }, laurels { $laurels }: { $points } points
        [blue] blue villas of { $value }, laurels { $laurels }: { $points } points
        [yellow] yellow villas of { $value }, laurels { $laurels }: { $points } points
       *[purple] purple villas of { $value }, laurels { $laurels }: { $points } points
    }
aquileia-web-player = Player
aquileia-web-tie-disc = earlier disc in the last round
aquileia-web-tie-shared = the win is shared
aquileia-web-tie-about = Who is equal in points is parted by the track: the earlier disc of the last round comes first.
aquileia-web-danger-pass =
    { $number ->
        [one] You still have a henchman to place. Pass all the same?
       *[other] You still have { $number } henchmen to place. Pass all the same?
    }
aquileia-web-danger-no-build = You could build something. Build nothing all the same?
aquileia-web-danger-idle = As things are, { aquileia-space } would bring you nothing. Place there all the same?
