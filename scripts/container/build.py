"""Performs the instructions of every stage, each stage in a root of its own."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath

from scripts.container.dockerfile import Instruction, Stage
from scripts.container.root import Root

IGNORED = ".dockerignore"


class Building:
    """`context` is the folder that is built from, `roots` the finished stages by name."""

    def __init__(self, context: Path, work: Path, say: Callable[[str], None]) -> None:
        self.context = staged(context, work / "context")
        self.roots: dict[str, Root] = {}
        self._work = work
        self._say = say

    def build(self, stage: Stage) -> Root:
        self._say(f"== {stage.name or 'what runs'} (from {stage.base})")
        root = Root(self._work / (stage.name or "final"))
        folder = "/"
        variables: dict[str, str] = {}
        for instruction in stage.instructions:
            self._say(f"   {instruction}"[:160])
            if instruction.name == "WORKDIR":
                folder = os.path.join(folder, instruction.text)
                root.inside(folder).mkdir(parents=True, exist_ok=True)
            elif instruction.name == "COPY":
                self._copy(root, instruction, folder)
            elif instruction.name == "RUN":
                root.run(instruction.text, folder, variables)
            elif instruction.name == "ENV":
                variables |= instruction.variables
        self.roots[stage.name] = root
        return root

    def _copy(self, root: Root, instruction: Instruction, folder: str) -> None:
        flags = [word for word in instruction.words if word.startswith("--")]
        *sources, target = [word for word in instruction.words if not word.startswith("--")]
        place = os.path.join(folder, target)
        for source in sources:
            if flags:
                found = self.roots[flags[0].removeprefix("--from=")].inside(source)
            else:
                found = self.context / source
            root.take(found, place)


def staged(context: Path, target: Path) -> Path:
    """What an engine would be sent: the folder without what its .dockerignore names."""
    patterns = ignored((context / IGNORED).read_text(encoding="utf-8"))

    def left_out(folder: str, names: list[str]) -> Iterator[str]:
        for name in names:
            path = PurePosixPath(os.path.relpath(os.path.join(folder, name), context))
            if any(pattern.fullmatch(str(path)) for pattern in patterns):
                yield name

    shutil.copytree(context, target, symlinks=True, ignore=lambda folder, names: set(left_out(folder, names)))
    return target


def ignored(text: str) -> list[re.Pattern[str]]:
    """The lines of a .dockerignore: `*` within a name, `**/` any number of folders."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    signs = {"**/": "(?:.*/)?", "*": "[^/]*"}
    return [
        re.compile("".join(signs.get(part) or re.escape(part) for part in re.split(r"(\*\*/|\*)", line)))
        for line in lines
    ]
