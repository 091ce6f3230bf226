# Tigris & Euphrates. Arguments: $seat a player's name, $cell a cell, $tile a kind of tile, $leader an office, $colour a colour.

tigris-name = Tigris & Euphrates
tigris-about = Kingdoms and their leaders, revolts and wars, and four colours to keep in balance.
tigris-option-board = The side of the board: standard with 10 treasures, alternate with 14.
tigris-option-board-standard = Standard, 10 treasures
tigris-option-board-alternate = Alternate, 14 treasures
tigris-option-buildings = Civilization buildings: three tiles in line earn one, and it doubles the points of its colour.
tigris-option-open_scores = Everybody's points lie open; otherwise they stay behind the screens.
tigris-option-monument_over_building = A monument may cover a building, which goes back to the stock.

tigris-tile =
    { $tile ->
        [temple] temple
        [settlement] settlement
        [farm] farm
       *[market] market
    }
tigris-tiles =
    { $tile ->
        [temple] temples
        [settlement] settlements
        [farm] farms
       *[market] markets
    }
tigris-leader =
    { $leader ->
        [priest] priest
        [king] king
        [farmer] farmer
       *[trader] trader
    }
tigris-leaders =
    { $leader ->
        [priest] priests
        [king] kings
        [farmer] farmers
       *[trader] traders
    }
tigris-colour =
    { $colour ->
        [red] red
        [black] black
        [blue] blue
       *[green] green
    }
tigris-monument =
    { $monument ->
        [red-black] red and black
        [red-blue] red and blue
        [red-green] red and green
        [black-blue] black and blue
        [black-green] black and green
       *[blue-green] blue and green
    }

## Why a move is refused

tigris-on-catastrophe = A catastrophe blocks { $cell } for good.
tigris-on-monument = A monument stands on { $cell }.
tigris-on-leader = A leader stands on { $cell }.
tigris-on-tile = There is a tile on { $cell } already.
tigris-on-treasure = No catastrophe may fall on { $cell } while a treasure lies there.
tigris-on-building = No catastrophe may fall on { $cell }: a building stands there.
tigris-same-cell = He stands on { $cell } already.
tigris-farm-on-land = { $cell } is land: farms go on river squares only.
tigris-tile-on-river = { $cell } is a river square: only farms go there.
tigris-leader-on-river = { $cell } is a river square: no leader may stand there.
tigris-no-temple = A leader needs a face-up temple directly beside him, and { $cell } has none.
tigris-joins-two = A leader on { $cell } would join two kingdoms.
tigris-joins-three = A tile on { $cell } would join three kingdoms.
tigris-no-tile = You have no { tigris-tile } in hand.
tigris-no-catastrophe = You have no catastrophe left.
tigris-leader-at-home = Your { tigris-leader } is not on the board.
tigris-exchange-not-held = You don't hold { $tiles }.
tigris-asked =
    { $asked ->
        [support] First say how many tiles are laid out in the conflict.
        [war] First choose which war is fought next.
        [building] First decide on the building.
        [monument] First decide on the monument.
       *[treasure] First choose a treasure.
    }
tigris-not-asked =
    { $asked ->
        [support] There is no conflict to lay out tiles in.
        [war] There is no war to choose.
        [building] No building can be built now.
        [monument] No monument can be built now.
       *[treasure] There is no treasure to choose.
    }
tigris-support-held =
    { $held ->
        [0] You have no { tigris-tiles } in hand, and only they count here.
        [one] You have only one { tigris-tile } in hand.
       *[other] You have only { $held } { tigris-tiles } in hand.
    }
tigris-no-such-war = No two { tigris-leaders } meet in this kingdom.
tigris-no-treasure = No treasure lies on { $cell }.
tigris-treasure-elsewhere = The treasure on { $cell } is not in this kingdom.
tigris-building-line = { $cell } is not in a line that earns the building.
tigris-monument-stands = The { tigris-monument } monument stands already.
tigris-monument-colour = The { tigris-monument } monument has no { tigris-colour } in it.
tigris-no-square = The tile does not complete a square at { $cell }.

## Why a position is refused

tigris-row = board: row { $row } must have { $columns } tokens, not { $found }.
tigris-token = board: “{ $token }” on { $cell } means nothing.
tigris-terrain = board: { $cell } is drawn as land where there is river, or the other way round.
tigris-building-twice = board: the building on { $cell } stands somewhere else too.
tigris-leader-twice = board: the leader on { $cell } stands somewhere else too.
tigris-buildings-off = board: there is a { tigris-colour } building, but the option is off.
tigris-leader-no-temple = { $seat }'s { tigris-leader } on { $cell } has no temple beside him.
tigris-leaders-meet = Two { tigris-leaders } stand in the peaceful kingdom of { $cell }.
tigris-too-many-tiles = There are { $exist } { tigris-tiles }, not { $found }.
tigris-too-many-face-down = At most { $spare } tiles can lie face down, not { $found }.
tigris-hand = { $seat } can hold { $most } tiles, not { $found }.
tigris-catastrophe-count = There must be { $exist } catastrophes on the board and left to players, not { $found }.
tigris-treasure-place = No treasure has ever been on { $cell }.
tigris-too-many-treasures = There are { $exist } treasures on the board and won, not { $found }.
tigris-monument-entry = { $where }: two colours are expected, and the top left cell of a square.
tigris-monument-twice = { $where }: this monument stands somewhere else too.
tigris-monument-tiles = The { tigris-monument } monument on { $cell } must have four face-down tiles of its own.
tigris-monument-terrain = The { tigris-monument } monument can't have been built on { $cell }.
tigris-no-monument = The face-down tile on { $cell } is under no monument.
tigris-letters = { $where }: tiles are written with the letters { $letters }.
tigris-flag = { $where }: true or false is expected.
tigris-placed = { $where }: a cell with a face-up tile is expected.
tigris-no-conflict = { $where }: these two leaders are not in such a conflict.
tigris-not-over = The game is not over: more than two treasures are left and every hand could be filled.
tigris-actions-left = actions_left: { $actions } does not fit.
tigris-nothing-pending = pending: nothing of that kind has to be decided.

## Why a board file is refused

tigris-board-row = row { $row } must have { $columns } cells, each of them one of . ~ T *
tigris-board-temples = there must be { $fewest } to { $most } start temples, not { $found }.
tigris-board-declared = it says { $stated }, but there are { $found }.

## The story of a game

tigris-told-tile = { $seat } placed a { tigris-tile } on { $cell }.
tigris-told-leader = { $seat } placed the { tigris-leader } on { $cell }.
tigris-told-leader-moved = { $seat } moved the { tigris-leader } to { $cell }.
tigris-told-withdrew = { $seat } withdrew the { tigris-leader }.
tigris-told-catastrophe = { $seat } brought a catastrophe on { $cell }.
tigris-told-exchanged =
    { $number ->
        [one] { $seat } exchanged one tile.
       *[other] { $seat } exchanged { $number } tiles.
    }
tigris-told-passed = { $seat } passed.
tigris-told-joined = Two kingdoms were joined, and leaders of one colour met.
tigris-told-joined-in-peace = Two kingdoms were joined in peace.
tigris-told-chose-war = { $seat } let the { tigris-leaders } fight next.
tigris-told-revolt = Revolt of the { tigris-leaders }: { $seat_attacker } ({ $attack }) against { $seat_defender } ({ $defence }).
tigris-told-war = War of the { tigris-leaders }: { $seat_attacker } ({ $attack }) against { $seat_defender } ({ $defence }).
tigris-told-laid =
    { $number ->
        [0] { $seat } laid out nothing.
        [one] { $seat } laid out one { tigris-tile }.
       *[other] { $seat } laid out { $number } { tigris-tiles }.
    }
tigris-told-won-conflict = { $seat } won { $high } to { $low }; { $seat_loser } took the { tigris-leader } back.
tigris-told-removed =
    { $number ->
        [one] One { tigris-tile } left the board.
       *[other] { $number } { tigris-tiles } left the board.
    }
tigris-told-home = { $seat }'s { tigris-leader } lost the last temple and went home.
tigris-told-points =
    { $number ->
        [one] { $seat } got one { tigris-colour } point.
       *[other] { $seat } got { $number } { tigris-colour } points.
    }
tigris-told-income =
    { $number ->
        [one] Monuments brought { $seat } one { tigris-colour } point.
       *[other] Monuments brought { $seat } { $number } { tigris-colour } points.
    }
tigris-told-treasure = { $seat } took the treasure on { $cell }.
tigris-told-monument = { $seat } raised the { tigris-monument } monument on { $cell }.
tigris-told-no-monument = { $seat } raised no monument.
tigris-told-building = { $seat } put the { tigris-colour } building on { $cell }.
tigris-told-building-moved = { $seat } moved the { tigris-colour } building to { $cell }.
tigris-told-no-building = { $seat } left the { tigris-colour } building where it was.
tigris-told-drew =
    { $number ->
        [one] { $seat } drew one tile.
       *[other] { $seat } drew { $number } tiles.
    }
tigris-told-bag-short = The bag is empty: this is the last turn.
tigris-told-turn = It is { $seat }'s turn.
tigris-told-end-treasures = The game is over: two treasures or fewer are left.
tigris-told-end-bag = The game is over: the bag could not fill a hand.
tigris-told-final = { $seat } has { $weakest }, { $second }, { $third } and { $strongest } points, the weakest colour first.
tigris-told-won = { $seat } won.
tigris-told-shared = The win is shared by { $winners }.

## The table in a terminal

tigris-title =
    { $asked ->
        [action] Tigris & Euphrates · { $seat }, { $actions ->
            [one] one action left
           *[other] { $actions } actions left
        }
        [support] Tigris & Euphrates · { $seat } lays out tiles
        [war] Tigris & Euphrates · { $seat } chooses a war
        [building] Tigris & Euphrates · { $seat } decides on the building
        [monument] Tigris & Euphrates · { $seat } decides on a monument
       *[treasure] Tigris & Euphrates · { $seat } chooses a treasure
    }
tigris-title-over = Tigris & Euphrates · the game is over
tigris-revolt-of = Revolt of the { tigris-leaders }
tigris-war-of = War of the { tigris-leaders }
tigris-attacker = { $seat } attacks
tigris-defender = { $seat } defends
tigris-column-side = side
tigris-column-board = on the board
tigris-column-laid = laid out
tigris-column-needs = needs
tigris-column-stake = points at stake
tigris-column-tiles = tiles
tigris-column-home = at home
tigris-note-hand = Your hand:
tigris-note-left = { $treasures } treasures left (the game ends at { $end }), { $bag } tiles in the bag.
tigris-note-last-turn = This is the last turn.

## In the browser. $who is you or other; $asked is what has to be decided; $deed is the kind of a move

tigris-web-dock = Board
tigris-web-board =
    { $board ->
        [standard] The standard board: eleven rows of sixteen squares, two rivers
        [alternate] The alternate board: eleven rows of sixteen squares, two rivers
       *[other] The board “{ $board }”: eleven rows of sixteen squares, two rivers
    }
tigris-web-moment =
    { $asked ->
        [support] Conflict · { $seat } lays out tiles
        [war] Conflict · { $seat } chooses a war
        [building] { $seat } decides on the building
        [monument] { $seat } decides on a monument
        [treasure] { $seat } chooses a treasure
        [over] The game is over
       *[action] { $actions ->
            [one] { $seat } · one action left
           *[other] { $seat } · { $actions } actions left
        }
    }
# The wars that come after the one being fought, as a list: "kings, traders next".
tigris-web-among-wars =
    { $more ->
        [yes] { $number } of { $of } · { $wars } next
       *[no] { $number } of { $of }
    }
tigris-web-name =
    { $who ->
        [you] You
       *[other] { $seat }
    }
tigris-web-whose =
    { $who ->
        [you] your { tigris-leader }
       *[other] { $seat }'s { tigris-leader }
    }
tigris-web-cell =
    { $what ->
        [tile] { $cell }, { tigris-tile }.
        [catastrophe] { $cell }, catastrophe.
        [monument] { $cell }, under the { tigris-monument } monument.
        [leader] { $cell }.
       *[empty] { $cell }, { $ground ->
            [river] empty river
           *[land] empty land
        }.
    }
tigris-web-cell-leader =
    { $who ->
        [you] Your { tigris-leader }, strength { $war } in a war, { $revolt } in a revolt.
       *[other] { $seat }'s { tigris-leader }, strength { $war } in a war, { $revolt } in a revolt.
    }
tigris-web-cell-kingdom = In the kingdom of { $leaders }.
tigris-web-cell-treasure =
    { $first ->
        [yes] A treasure that is taken first.
       *[no] A treasure.
    }
tigris-web-cell-building = A building.
tigris-web-may =
    { $asked ->
        [treasure] You may take this treasure.
        [monument] You may raise a monument here.
        [building] You may put the building here.
       *[action] You may place it here.
    }
tigris-web-on = Chosen; press again to confirm.
tigris-web-pick = You may move or withdraw him.
tigris-web-prompt =
    { $asked ->
        [support] Lay out tiles in support
        [war] Which war is fought next?
        [building] Put up the building?
        [monument] Raise a monument?
        [treasure] Take a treasure
       *[action] { $actions ->
            [one] Your last action of this turn
           *[other] Your turn: { $actions } actions
        }
    }
tigris-web-held =
    { $kind ->
        [tile] Where does the { tigris-tile } go?
        [leader] Where does your { tigris-leader } go?
       *[catastrophe] Where does the catastrophe fall?
    }
tigris-web-how =
    { $held ->
        [tile] Choose a ringed square. The number is what it brings you; linked rings mean a war.
        [leader] Choose a ringed square. Linked rings mean a revolt.
        [catastrophe] Choose a ringed square. What lies there is lost, and nothing will ever lie there again.
        [exchange] Mark tiles of your hand. They leave the game, and as many are drawn.
       *[nothing] Pick a tile, a leader or a catastrophe below and a square on the board, or carry it there.
    }
tigris-web-here = What goes on { $cell }?
tigris-web-piece =
    { $kind ->
        [tile] { tigris-tile }
        [leader] { tigris-leader }
       *[catastrophe] catastrophe
    }
tigris-web-move =
    { $deed ->
        [tile] A { tigris-tile } on { $cell }
        [leader] The { tigris-leader } on { $cell }
        [withdraw] Withdraw the { tigris-leader }
        [catastrophe] A catastrophe on { $cell }
        [exchange] { $number ->
            [one] Exchange one tile
           *[other] Exchange { $number } tiles
        }
        [support] { $number ->
            [0] Lay out nothing
            [one] Lay out one tile
           *[other] Lay out { $number } tiles
        }
        [war] The { tigris-leaders } fight next
        [monument] The { tigris-monument } monument on { $cell }
        [no-monument] No monument
        [building] The building on { $cell }
        [no-building] No building
        [treasure] The treasure on { $cell }
       *[pass] Pass
    }
tigris-web-joins =
    { $wars ->
        [0] Two kingdoms join in peace; nobody scores.
        [one] Two kingdoms join, and a war breaks out; nobody scores for the tile.
       *[other] Two kingdoms join, and { $wars } wars break out; nobody scores for the tile.
    }
tigris-web-gains =
    { $who ->
        [you] { $points ->
            [one] You get one { tigris-colour } point.
           *[other] You get { $points } { tigris-colour } points.
        }
       *[other] { $points ->
            [one] { $seat } gets one { tigris-colour } point.
           *[other] { $seat } gets { $points } { tigris-colour } points.
        }
    }
tigris-web-no-gain = Nobody scores: no leader for it in the kingdom.
tigris-web-may-monument = You may then raise a monument: { $monuments }.
tigris-web-may-building = You may then put up the { tigris-colour } building.
tigris-web-treasures-due =
    { $who ->
        [you] { $number ->
            [one] Your trader takes a treasure.
           *[other] Your trader takes { $number } treasures.
        }
       *[other] { $number ->
            [one] { $seat }'s trader takes a treasure.
           *[other] { $seat }'s trader takes { $number } treasures.
        }
    }
tigris-web-home =
    { $who ->
        [you] Your { tigris-leader } loses his last temple and goes home.
       *[other] { $seat }'s { tigris-leader } loses his last temple and goes home.
    }
tigris-web-no-revolt = No revolt: no other leader of his colour is there.
tigris-web-exchange-unseen = Nobody sees them. If the bag runs out, this turn is the last.
tigris-web-exchange = Exchange tiles
tigris-web-withdraw = Withdraw him
tigris-web-pass =
    { $actions ->
        [one] Pass and end the turn
       *[other] Pass one action
    }
tigris-web-role =
    { $role ->
        [attacker] { $who ->
            [you] attack
           *[other] attacks
        }
       *[defender] { $who ->
            [you] defend
           *[other] defends
        }
    }
tigris-web-from-hand =
    { $who ->
        [you] from your hand
       *[other] from the hand
    }
tigris-web-up-to = up to { $number }
tigris-web-needs =
    { $role ->
        [attacker] { $who ->
            [you] { $needs ->
                [0] You are ahead; the defender answers last.
                [one] To be ahead you need one more { tigris-tile }; the defender answers last and wins ties.
               *[other] To be ahead you need { $needs } more { tigris-tiles }; the defender answers last and wins ties.
            }
           *[other] { $needs ->
                [0] { $seat } is ahead; the defender answers last.
                [one] To be ahead { $seat } needs one more { tigris-tile }; the defender answers last and wins ties.
               *[other] To be ahead { $seat } needs { $needs } more { tigris-tiles }; the defender answers last and wins ties.
            }
        }
       *[defender] { $who ->
            [you] { $needs ->
                [0] You win with what lies on the board: ties are the defender's.
                [one] You need one more { tigris-tile } to win: ties are the defender's.
               *[other] You need { $needs } more { tigris-tiles } to win: ties are the defender's.
            }
           *[other] { $needs ->
                [0] { $seat } wins with what lies on the board: ties are the defender's.
                [one] { $seat } needs one more { tigris-tile } to win: ties are the defender's.
               *[other] { $seat } needs { $needs } more { tigris-tiles } to win: ties are the defender's.
            }
        }
    }
tigris-web-verdict =
    { $role ->
        [attacker] { $ahead ->
            [yes] You would be ahead; { $seat } answers.
           *[no] You would not be ahead: ties are the defender's.
        }
       *[defender] { $ahead ->
            [yes] You win: ties are the defender's.
           *[no] You lose.
        }
    }
tigris-web-stake =
    { $who ->
        [you] { $points ->
            [one] If you lose, { $seat_winner } gets one { tigris-colour } point and your { tigris-leader } goes home.
           *[other] If you lose, { $seat_winner } gets { $points } { tigris-colour } points; your { tigris-leader } goes home and { $tiles ->
                [one] one { tigris-tile } leaves
               *[other] { $tiles } { tigris-tiles } leave
            } the board.
        }
       *[other] { $points ->
            [one] If { $seat } loses, { $winner ->
                [you] you get
               *[other] { $seat_winner } gets
            } one { tigris-colour } point and the { tigris-leader } goes home.
           *[other] If { $seat } loses, { $winner ->
                [you] you get
               *[other] { $seat_winner } gets
            } { $points } { tigris-colour } points; the { tigris-leader } goes home and { $tiles ->
                [one] one { tigris-tile } leaves
               *[other] { $tiles } { tigris-tiles } leave
            } the board.
        }
    }
tigris-web-lay =
    { $hand ->
        [0] You hold no { tigris-tiles }: nothing can be laid out.
        [one] How many do you lay out? You hold one { tigris-tile }.
       *[other] How many do you lay out? You hold { $hand } { tigris-tiles }.
    }
tigris-web-due =
    { $number ->
        [one] Your trader takes one; the other stays.
       *[other] Your trader takes { $number }; one stays.
    }
tigris-web-monument =
    { $squares ->
        [one] { tigris-monument }
       *[other] { tigris-monument }, on { $cell }
    }
tigris-web-on-cell = On { $cell }
tigris-web-none =
    { $asked ->
        [building] No building
       *[monument] No monument
    }
tigris-web-own = Your tiles, leaders and points
tigris-web-hand = Your hand
tigris-web-hand-empty = empty
tigris-web-in-hand = { tigris-tile } in your hand
tigris-web-leaders = Leaders and catastrophes
tigris-web-leader =
    { $home ->
        [yes] { tigris-leader }, at home
       *[no] { tigris-leader }, on the board
    }
tigris-web-points =
    { $open ->
        [yes] Your points
       *[no] Points behind your screen
    }
tigris-web-colour-points =
    { $colour ->
        [treasure] treasures
       *[other] { tigris-colour } points
    }
tigris-web-kingdoms = Kingdoms
tigris-web-strength = Strength
tigris-web-tiles =
    { $number ->
        [one] one tile in hand
       *[other] { $number } tiles in hand
    }
tigris-web-catastrophes =
    { $number ->
        [one] one catastrophe left
       *[other] { $number } catastrophes left
    }
tigris-web-all-out = all four on the board
tigris-web-treasures-left = { $left } left, ends at { $end }
tigris-web-bag = { $number } in the bag
tigris-web-tab-stock = Pieces left
tigris-web-leader-strength =
    { $who ->
        [you] Your { tigris-leader } on { $cell }: { $war } in a war, { $revolt } in a revolt
       *[other] { $seat }'s { tigris-leader } on { $cell }: { $war } in a war, { $revolt } in a revolt
    }
tigris-web-scores =
    { $who ->
        [you] +{ $points } for you
       *[other] +{ $points } for { $seat }
    }
tigris-web-scores-nobody = for nobody
tigris-web-no-kingdoms = There are no kingdoms yet: a leader founds one beside a temple.
tigris-web-stock-monuments = Monuments in stock
tigris-web-stock-buildings = Buildings in stock
tigris-web-stock-none = None
tigris-web-discards = What you have exchanged
tigris-web-danger-pass =
    { $actions ->
        [one] Pass and end your turn?
       *[other] Give up an action?
    }
tigris-web-danger-home = Your own leader loses his last temple and goes home. Play this?
tigris-web-danger-gift = The points go to { $seat }. Play this?
tigris-web-danger-revolt = You don't hold enough temples to win this revolt. Start it?
tigris-web-danger-few =
    { $needs ->
        [one] That is not enough; one tile would be. Lay out so few?
       *[other] That is not enough; { $needs } tiles would be. Lay out so few?
    }
tigris-web-danger-vain = It would take { $needs }. The tiles you lay out are lost. Lay them out?
tigris-web-scoring = The score is the colour a player has least of. Treasures fill the gaps.
tigris-web-step =
    { $step ->
        [screens] Screens lifted
        [treasures] Treasures laid
        [lowest] Lowest colour
       *[tie] Tie-break
    }
tigris-web-column =
    { $gold ->
        [0] { tigris-colour }: { $points }.
        [one] { tigris-colour }: { $points } and one treasure.
       *[other] { tigris-colour }: { $points } and { $gold } treasures.
    }
tigris-web-lowest =
    { $gold ->
        [0] The { tigris-tile } colour is lowest: { $points }.
        [one] The { tigris-tile } colour is lowest: { $points } and one treasure make { $sum }.
       *[other] The { tigris-tile } colour is lowest: { $points } and { $gold } treasures make { $sum }.
    }
tigris-web-laid-gold =
    { $gold ->
        [0] No treasures to lay.
        [one] One treasure fills the lowest column.
       *[other] { $gold } treasures fill the lowest columns, one at a time.
    }
tigris-web-tie =
    { $shared ->
        [yes] Equal in all four colours with { $seat }: the place is shared.
       *[no] Level with { $seat }. The next lowest colour that differs decides: { $own } against { $other }.
    }
