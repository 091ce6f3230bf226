"""What every game shares: the rules contract, matches, records, randomness. It knows no game."""
