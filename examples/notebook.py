"""A table by hand, as in a notebook: look, think, play, save. There each value shows itself as a board or as bars.

Run it with `python examples/notebook.py`.
"""

import tempfile
from pathlib import Path

import speciate

table = speciate.new("evolution", seats=2, seed=1)
for seat in table.to_move:  # sealed: both owe a card for the watering hole
    thoughts = table.think(seat, "strong", seed=1)
    table.play(seat, thoughts.best)

print(table.view(0))  # the board as the first player sees it
print(*table.log(seat=0)[-3:], sep="\n")

refused = "attack 0>1.0"
try:
    table.play(table.to_move[0], refused)
except speciate.IllegalMove as error:
    print(error.rule, "-", error.text)

with tempfile.TemporaryDirectory() as folder:
    file = Path(folder, "game.jsonl")
    table.record.save(file)
    print(speciate.load(file))
