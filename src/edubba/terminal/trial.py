"""A trial of a program from outside: whether it can sit at our tables."""

from __future__ import annotations

from edubba.bots import bot
from edubba.bots.host import HostBot
from edubba.engine.game import Game
from edubba.terminal.screen import Screen


def try_program(command: str, game: Game, games: int, screen: Screen) -> None:
    """Lets a program play games against random bots; what it does wrong is an error that says so."""
    program = HostBot(command, seed=1)
    try:
        for number in range(games):
            match = game.start(seed=number)
            seats = [program, *(bot("random", seed=f"{number} {seat}") for seat in range(1, match.players))]
            while match.actor is not None:
                match.play(seats[match.actor].choose(match))
            points = ", ".join(map(str, match.scores))
            screen.say("bots-host-played", number=number + 1, moves=match.ply, points=points)
    finally:
        program.close()
    screen.say("bots-host-fit", command=command, game=game.name)
