"""Random play in the libraries that our games are measured beside. Each is driven as its own examples drive it."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable, Iterator

from measure import Subject, Worker

FROM_PYTHON = "C++, driven from Python"
INSIDE = "C++, moves chosen in C++"
PYTHON = "Python"
OPENSPIEL = "OpenSpiel"
OPENSPIEL_GAMES = ("backgammon", "chinese_checkers", "hearts")

_MODULES = {OPENSPIEL: "pyspiel", "python-chess": "chess", "catanatron": "catanatron"}
_SAMPLE = 100  # games from which the share of players' moves among all moves is known


def missing() -> list[str]:
    """The peers that are not installed."""
    return [name for name, module in _MODULES.items() if importlib.util.find_spec(module) is None]


def subjects() -> Iterator[Subject]:
    """Random play of every peer that is installed."""
    absent = missing()
    if OPENSPIEL not in absent:
        for game in OPENSPIEL_GAMES:
            yield _subject(f"{OPENSPIEL} {game}", FROM_PYTHON, _openspiel_from_python, game)
            yield _subject(f"{OPENSPIEL} {game}", INSIDE, _openspiel_inside, game)
    if "python-chess" not in absent:
        yield Subject("python-chess", PYTHON, _chess)
    if "catanatron" not in absent:
        yield Subject("catanatron, 4 players", PYTHON, _catanatron)


def _subject(name: str, how: str, make: Callable[[str], Worker], game: str) -> Subject:
    return Subject(name, how, lambda: make(game))


def _openspiel_from_python(name: str) -> Worker:
    """Chance nodes are played by their outcomes, and are not counted: moves are those of players."""
    import pyspiel  # noqa: PLC0415

    game, dice = pyspiel.load_game(name), random.Random(0)

    def play_one() -> int:
        moves, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                moves += 1
        return moves

    return play_one


def _openspiel_inside(name: str) -> Worker:
    """A whole game in one call, between OpenSpiel's own random bots.

    It tells only how many moves there were with those of chance, so these are taken off by their share in a sample.
    """
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    dice = random.Random(0)

    def play_one() -> pyspiel.State:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, dice.getrandbits(31))
        return state

    histories = [play_one().full_history() for _ in range(_SAMPLE)]
    players_moves = sum(item.player >= 0 for history in histories for item in history)
    share = players_moves / sum(map(len, histories))
    return lambda: round(sum(play_one().move_number() for _ in range(10)) * share)


def _chess() -> Worker:
    import chess  # noqa: PLC0415

    dice = random.Random(0)

    def play_one() -> int:
        board = chess.Board()
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
        return len(board.move_stack)

    return play_one


def _catanatron() -> Worker:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    def play_one() -> int:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        return len(game.state.actions)

    return play_one
