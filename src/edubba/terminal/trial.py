"""A trial of a program from outside: whether it can sit at our tables."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from edubba.bots import bot
from edubba.bots.bot import Bot
from edubba.bots.host import BotAbsent, BotFailed, HostBot
from edubba.engine.errors import BadOptions
from edubba.engine.game import Game
from edubba.engine.match import Match
from edubba.engine.options import Value
from edubba.locales import Argument
from edubba.terminal.screen import Screen


def try_program(
    command: str, game: Game, games: int, screen: Screen, options: Mapping[str, Value] | None = None
) -> None:
    """Lets a program play games against random bots; what it does wrong is an error that says so."""
    if games < 1:
        raise BadOptions("bots-host-games", games=games)
    program = HostBot(command, aloud=True)
    try:
        for number in range(games):
            players, place = _table(game.players_with(options), number)
            # From a number that it could guess, a program could deal the cards again and look at those of others.
            match = game.start(players, secrets.token_hex(16), options)
            try:
                with screen.busy("bots-host-playing", number=number + 1, games=games):
                    _play(match, program, place)
            except BotAbsent:
                raise
            except BotFailed:
                _tell("bots-host-failed", number, match, place, screen, move=match.ply + 1)
                raise
            others = match.scores
            points = others.pop(place)
            told = ", ".join(map(str, others))
            _tell("bots-host-played", number, match, place, screen, moves=match.ply, points=points, others=told)
    finally:
        program.close()
    screen.say("bots-host-fit", command=command, game=game.name)


def _table(counts: Sequence[int], number: int) -> tuple[int, int]:
    """How many sit at the table of a game, and where the program does: in the end everywhere at all of them."""
    turn, kind = divmod(number, len(counts))
    players = counts[kind]
    return players, (turn + kind) % players


def _play(match: Match, program: HostBot, place: int) -> None:
    seats: list[Bot] = [bot("random") for _ in range(match.players)]
    seats[place] = program
    while match.actor is not None:
        match.play(seats[match.actor].choose(match))


def _tell(key: str, number: int, match: Match, place: int, screen: Screen, **arguments: Argument) -> None:
    screen.say(key, "", number=number + 1, place=place + 1, players=match.players, **arguments)
