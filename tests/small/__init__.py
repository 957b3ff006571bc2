"""The small tier: games in one file."""
