"""The positions that the boards of the page are tested with: `python -m scripts.positions` writes them from the engine.

python -m scripts.positions          those of every game
python -m scripts.positions GAME     those of one: a module here is a game's
"""
