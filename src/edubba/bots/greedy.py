"""A bot that looks one step ahead and takes what the evaluation likes best."""

from __future__ import annotations

import numpy as np

from edubba.bots.bot import Bot, Seed
from edubba.bots.knowledge import Knowledge
from edubba.bots.warm import twin
from edubba.bots.worth import Floats, worth
from edubba.engine.dispatch import MAX_PLAYERS, hide, play
from edubba.engine.jit import rule
from edubba.engine.rng import below, reseed
from edubba.engine.tablet import Ints, Tablets

SAMPLES = 4  # of what the seat cannot know, and of what chance may bring


@rule
def look_ahead(
    states: Tablets,
    seat: int,
    players: int,
    actions: Ints,
    ints: Ints,
    shares: Floats,
    worths: Floats,
    rngs: Tablets,
    number: int,
) -> None:
    """Adds to `worths` what a seat has of each action, in every sample. `states[1]` is where actions are tried."""
    for sample in range(SAMPLES):
        for i in range(len(actions)):
            reseed(rngs[0], number + sample)
            states[1] = states[0]
            hide(states[1], seat, rngs[0])
            play(states[1], actions[i], rngs[0])
            worth(states[1], players, ints, shares)
            worths[i] += shares[seat]


class GreedyBot(Bot):
    """Takes the action after which it looks best; which of equals, its seed decides."""

    def __init__(self, seed: Seed = None, *, patient: bool = True) -> None:
        super().__init__(seed)
        self.patient = patient

    def think(self, knowledge: Knowledge) -> int:
        """The best of the legal actions, one step ahead."""
        states = np.concatenate([knowledge.states, knowledge.states])
        ints, shares = np.zeros(MAX_PLAYERS, np.int64), np.zeros(MAX_PLAYERS)
        worths, rngs = np.zeros(len(knowledge.legal)), knowledge.rngs()
        look = twin(look_ahead, knowledge.game, self.patient)
        look(states, knowledge.seat, knowledge.players, knowledge.legal, ints, shares, worths, rngs, knowledge.number)
        best = knowledge.legal[worths == worths.max()]
        return int(best[below(knowledge.rngs()[0], len(best))])
