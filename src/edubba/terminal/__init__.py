"""Playing in a terminal: the table drawn with characters, moves typed, everything saved as it happens."""
