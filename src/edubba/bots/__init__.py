"""Players that think. A bot sees what its seat may know, and nothing else."""

from edubba.bots.roster import OUTSIDE, bot, bots

__all__ = ["OUTSIDE", "bot", "bots"]
