# Tigris & Euphrates. Arguments: $seat a player's name, $cell a cell, $tile a kind of tile, $leader an office, $colour a colour.

tigris-name = Tigris & Euphrates
tigris-about = Kingdoms and their leaders, revolts and wars, and four colours to keep in balance.
tigris-option-board = The side of the board: standard with 10 treasures, alternate with 14.
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
