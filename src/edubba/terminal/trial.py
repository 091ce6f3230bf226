"""A trial of a program from outside: whether it can sit at our tables."""

from __future__ import annotations

import secrets

from edubba.bots import bot
from edubba.bots.bot import Bot
from edubba.bots.host import HostBot
from edubba.engine.errors import BadOptions
from edubba.engine.game import Game
from edubba.engine.match import Match
from edubba.terminal.screen import Screen


def try_program(command: str, game: Game, games: int, screen: Screen) -> None:
    """Lets a program play games against random bots; what it does wrong is an error that says so."""
    if games < 1:
        raise BadOptions("bots-host-games", games=games)
    program = HostBot(command)
    try:
        for number in range(games):
            players = game.players[number % len(game.players)]
            # From a number that it could guess, a program could deal the cards again and look at those of others.
            match = game.start(players, secrets.token_hex(16))
            place = number % players
            _play(match, program, place)
            _tell(number, match, place, screen)
    finally:
        program.close()
    screen.say("bots-host-fit", command=command, game=game.name)


def _play(match: Match, program: HostBot, place: int) -> None:
    seats: list[Bot] = [bot("random") for _ in range(match.players)]
    seats[place] = program
    while match.actor is not None:
        match.play(seats[match.actor].choose(match))


def _tell(number: int, match: Match, place: int, screen: Screen) -> None:
    others = match.scores
    points = others.pop(place)
    screen.say(
        "bots-host-played",
        number=number + 1,
        place=place + 1,
        players=match.players,
        moves=match.ply,
        points=points,
        others=", ".join(map(str, others)),
    )
