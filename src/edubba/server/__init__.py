"""The server: tables, seats, live play. It knows no game: only `Match`, bots by their words, and messages."""
