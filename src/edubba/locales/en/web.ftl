# The browser app: what the shell says around every game.
web-house-title = The house of tablets
web-dock-board = Board
web-moment-ply = after { $ply } { $ply ->
    [one] move
   *[other] moves
}
