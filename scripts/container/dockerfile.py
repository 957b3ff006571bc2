"""A Dockerfile as stages of instructions: as much of the language as ours uses. Anything else is an error."""

import json
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCKERFILE = ROOT / "Dockerfile"
KNOWN = {"COPY", "RUN", "ENV", "USER", "WORKDIR", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"}


class BadDockerfile(Exception):
    """It has something that is not known here."""


@dataclass(frozen=True)
class Instruction:
    name: str
    text: str

    @property
    def words(self) -> list[str]:
        """As a list, whether it is written as one or as a line."""
        found: list[str] = json.loads(self.text) if self.text.startswith("[") else shlex.split(self.text)
        return found

    @property
    def variables(self) -> dict[str, str]:
        """Those that an ENV sets."""
        return {name: value for name, _, value in (word.partition("=") for word in self.words)}

    def __str__(self) -> str:
        return f"{self.name} {self.text}"


@dataclass
class Stage:
    name: str
    base: str
    instructions: list[Instruction] = field(default_factory=list)

    def all(self, name: str) -> list[Instruction]:
        return [each for each in self.instructions if each.name == name]

    def last(self, name: str) -> Instruction:
        return self.all(name)[-1]

    @property
    def environment(self) -> dict[str, str]:
        """What it runs with in the end."""
        return {name: value for each in self.all("ENV") for name, value in each.variables.items()}

    @property
    def health_command(self) -> list[str]:
        command: list[str] = json.loads(self.last("HEALTHCHECK").text.partition("CMD ")[2])
        return command


def read(text: str) -> list[Stage]:
    """The stages in order; the last is what runs."""
    arguments: dict[str, str] = {}
    stages: list[Stage] = []
    for line in logical_lines(text):
        name, _, rest = line.partition(" ")
        rest = rest.strip()
        if name == "ARG" and not stages:
            key, _, value = rest.partition("=")
            arguments[key] = value
        elif name == "FROM":
            base, _, stage = re.sub(r"\$\{(\w+)\}", lambda found: arguments[found[1]], rest).partition(" AS ")
            stages.append(Stage(stage, base))
        elif name in KNOWN and stages:
            stages[-1].instructions.append(Instruction(name, rest))
        else:
            raise BadDockerfile(f"not known here: {line}")
    return stages


def logical_lines(text: str) -> list[str]:
    """Without comments, lines that go on put together."""
    kept = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    return [line.strip() for line in re.sub(r"\\\n\s*", "", "\n".join(kept)).splitlines()]


def ours() -> list[Stage]:
    return read(DOCKERFILE.read_text(encoding="utf-8"))
