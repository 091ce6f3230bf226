"""What has begun is brought to its end before it is judged.

An evaluation that counts points and pieces is wrong while a fight is open: what is laid out, and what is fought first,
decides more than all that lies on the board. A game may say which of its positions are calm (`is_calm` beside its
evaluation). From any other, play goes on before the evaluation looks.
"""

from __future__ import annotations

from edubba.bots.worth import Floats, worth
from edubba.engine.dispatch import actor, is_calm, legal, play
from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablets


@rule
def settle(
    states: Tablets, place: int, spare: int, players: int, answers: Ints, ints: Ints, shares: Floats, rngs: Tablets
) -> None:
    """Plays on until a position is calm; everybody takes what looks best one step ahead, tried in a spare state."""
    while not is_calm(states[place]):
        seat, most = actor(states[place]), -1.0
        n = legal(states[place], answers)
        best = answers[0]
        for i in range(n):
            states[spare] = states[place]
            play(states[spare], answers[i], rngs[0])
            worth(states[spare], players, ints, shares)
            if shares[seat] > most:
                best, most = answers[i], shares[seat]
        play(states[place], best, rngs[0])
