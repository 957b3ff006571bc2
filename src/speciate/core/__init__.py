"""The contract every game keeps and every table, bot and experiment relies on. Knows no game."""
