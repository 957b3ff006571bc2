"""Moves that the rules refuse, written by hand from each game's catalogue: `<package of the game>.py` each."""
