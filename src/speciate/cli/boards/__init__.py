"""One file a game: how its table is drawn in a terminal, from the JSON of a View and never from a State.

A file here is named by the game's id and offers `draw`, `pieces` and `is_plain` (see `cli.board.Board`).
A game without one is shown by `plain`.
"""
