"""OpenSpiel's own playthroughs of these games, folded. `python -m tests.research.openspiel.playthroughs` writes them.

Only for a change that is meant to change them: a new numbering of moves makes old policies useless.
"""

import re
from hashlib import sha256
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import speciate.research.openspiel  # noqa: F401 (registers the games)

FOLDER = Path(__file__).parents[3] / "docs" / "playthroughs" / "openspiel"
GAMES = {
    "evolution-mini": "speciate_evolution(mini=True)",
    "evolution": "speciate_evolution",
    "evo": "speciate_evo",
    "s-evolution": "speciate_s_evolution",
    "s-evolution-2013": "speciate_s_evolution(options=edition:2013)",
    "evolutopia": "speciate_evolutopia",
}
SHOWN = 3  # states at the beginning that are told line by line, and the last one
WIDTH = 200


def told(game: str) -> str:
    """A random game. Of the states between the first and the last there is a line each: action and fingerprint."""
    head, *states = re.split(r"^(?=# State \d+$)", playthrough(game, [], seed=1), flags=re.MULTILINE)
    lines = head.splitlines()
    for number, state in enumerate(states):
        if number < SHOWN or number == len(states) - 1:
            lines += ["", *[_cut(line) for line in state.strip().splitlines()]]
        else:
            action = re.search(r'^# Apply action "(.*)"$', state, re.MULTILINE)
            assert action is not None
            lines.append(f"# State {number}: {action[1]} ({_fingerprint(state)})")
    return "\n".join(lines) + "\n"


def _cut(line: str) -> str:
    return line if len(line) <= WIDTH else f"{line[:WIDTH]}… ({len(line)} characters, {_fingerprint(line)})"


def _fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(told(game), encoding="utf-8")
