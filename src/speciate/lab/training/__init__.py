"""How a game's policy learns from games of the search against itself (docs/training.md)."""
