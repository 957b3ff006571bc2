"""The data card: what a folder holds and how it was made, as JSON for programs and as README.md for people."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from speciate import _engine
from speciate.core.errors import SpeciateError
from speciate.research.data.settings import Settings
from speciate.research.data.shard import COUNTS, schema
from speciate.table.files import write_atomically

CARD = "card.json"
SAID = "README.md"


@dataclass(frozen=True)
class Card:
    """`settings` decide the rows; the rest describes them."""

    settings: dict[str, Any]
    engine: str  # compiled or pure: both play the same
    observation: list[dict[str, Any]]  # the parts of an observation: name, place, shape
    actions: int  # the size of a mask, in actions
    schema: dict[str, str]
    counts: dict[str, int]
    files: int
    complete: bool
    own_pack: bool  # components of one's own: the file is needed to make the same again

    @classmethod
    def of(cls, settings: Settings, counts: list[dict[str, int]]) -> "Card":
        session = settings.session()
        columns = schema(session.observations.size, (session.actions.size + 7) // 8)
        return cls(
            settings.to_json(),
            _engine.name(),
            [{"name": part.name, "at": part.at, "shape": list(part.shape)} for part in session.observations.parts],
            session.actions.size,
            {field.name: f"{field.type}: {field.metadata[b'what'].decode()}" for field in columns},
            {name: sum(each[name] for each in counts) for name in COUNTS},
            len(counts),
            len(counts) == len(settings.shards()),
            settings.plan.pack is not None,
        )

    def write(self, folder: Path) -> None:
        write_atomically(folder / SAID, self.text())
        write_atomically(folder / CARD, json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n")

    @classmethod
    def read(cls, folder: Path) -> "Card":
        path = folder / CARD
        try:
            return cls(**json.loads(path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            raise SpeciateError(f"{folder}: holds no data: there is no {CARD} in it") from None
        except (ValueError, TypeError, RecursionError):
            raise SpeciateError(f"{path}: is damaged") from None

    def command(self) -> str:
        """The line that makes the same data again."""
        made = self.settings
        words = f"speciate data make {made['game']} --seats {made['seats']} --bots {','.join(made['bots'])}"
        words += f" --games {made['games']} --seed {made['seed']} --shard {made['games a file']}"
        words += "".join(f" --option {name}={value}" for name, value in made["options"].items())
        return words + (" --pack FILE" if self.own_pack else "") + " --out FOLDER"

    def text(self) -> str:
        made, counts = self.settings, self.counts
        lines = [
            f"# {made['game']}: {counts['decisions']} decisions of bots",
            "",
            f"{counts['games']} games of {made['seats']} seats in {self.files} files"
            + ("." if self.complete else ", not yet complete: the same command goes on.")
            + f" {counts['choices']} decisions were real choices, with two legal moves or more;",
            f"{counts['searched']} have the visits of a search; {counts['beyond']} were moves beyond the bounds.",
            "",
            "```console",
            f"$ {self.command()}",
            "```",
            "",
            "Every observation holds what its seat could know and no more. Bots change seats with every game;",
            "game N draws its chance from the seed and its number alone, so it is the same in every run.",
            "",
            "| made with | |",
            "|---|---|",
            *(f"| {name} | {_said(value)} |" for name, value in made.items()),
            f"| engine | {self.engine} |",
            f"| actions | {self.actions} |",
            f"| numbers of an observation | {sum(_size(part) for part in self.observation)} |",
            "",
            "| column | what it is |",
            "|---|---|",
            *(f"| `{name}` | {what} |" for name, what in self.schema.items()),
            "",
            "```python",
            "from speciate.research import data",
            'for batch in data.load("FOLDER"):',
            '    batch["observation"], batch["mask"], batch["action"]',
            "```",
        ]
        return "\n".join(lines) + "\n"


def _said(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={setting}" for name, setting in value.items()) or "none"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _size(part: dict[str, Any]) -> int:
    size = 1
    for length in part["shape"]:
        size *= length
    return size
