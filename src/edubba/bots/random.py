"""A bot that plays any legal move, each as likely as the other."""

from __future__ import annotations

from edubba.bots.bot import Bot
from edubba.bots.knowledge import Knowledge
from edubba.engine.rng import below


class RandomBot(Bot):
    """Plays at random; the measure of all other bots."""

    def think(self, knowledge: Knowledge) -> int:
        """Any of the legal actions."""
        return int(knowledge.legal[below(knowledge.rngs()[0], len(knowledge.legal))])
