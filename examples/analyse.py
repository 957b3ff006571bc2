"""Where does the expert disagree with the players of a record, and what does it think each of those choices cost?

Run it with `python examples/analyse.py game.jsonl`; a bot may be named behind the file (`strong` is quicker). Without a
file it looks at a short game that it plays itself. Records are what `speciate play`, `speciate watch`, `speciate arena
--out` and `table.record.save` write.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import speciate

SHOWN = 5
EQUAL = 0.01  # what a bot cannot tell apart


@dataclass
class Difference:
    """A choice that the bot would have made otherwise. Its worth is the chance to do well, from 0 to 1."""

    position: int
    name: str
    played: str
    better: str
    lost: float


def differences(table: speciate.Table, bot: str) -> Iterator[Difference | None]:
    """One for each choice that somebody had; None where the bot thinks it as good as its own."""
    for position, entry in enumerate(table.record.entries):
        if entry.seat < 0 or not entry.is_move:
            continue  # chance, an undo, the end
        before = table.at(position)
        if len(before.legal(entry.seat)) < 2:
            continue
        thoughts = before.think(entry.seat, bot, seed=position)
        played = next(thought for thought in thoughts if thought.move == entry.move)  # both are Moves, as everywhere
        lost = thoughts[0].value - played.value
        if lost < EQUAL:
            yield None
        else:
            yield Difference(position, table.names[entry.seat], entry.code, thoughts.best.code, lost)


def main(table: speciate.Table, bot: str) -> None:
    all_choices = list(differences(table, bot))
    found = sorted((one for one in all_choices if one), key=lambda one: -one.lost)
    print(f"{bot} agrees with {len(all_choices) - len(found)} of {len(all_choices)} choices.")
    for name in table.names:
        own = [one for one in found if one.name == name]
        print(f"{name}: {len(own)} other choices, {sum(one.lost for one in own):.2f} lost by them")
    for one in found[:SHOWN]:
        print(f"position {one.position}, {one.name}: {one.played} instead of {one.better} (-{one.lost:.2f})")


if __name__ == "__main__":
    words = sys.argv[1:]
    files = [word for word in words if word.endswith(".jsonl")]
    if files:
        main(speciate.load(files[0]), next((word for word in words if word in ("casual", "strong")), "expert"))
    else:
        game = speciate.play("s-evolution", ["random", "greedy"], names=["Random", "Greedy"], seed=1)
        main(game, "casual")
