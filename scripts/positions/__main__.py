"""Writes them into `web/src/games/<id>/fixtures/`, in place of those that are there."""

import importlib
import json
import pkgutil
import sys
from pathlib import Path

import scripts.positions
from scripts.previews import refreshed

PAGE = Path(__file__).parents[2] / "web/src/games"
OTHERS = ("__main__", "moment")


def main(games: list[str]) -> None:
    names = [module.name for module in pkgutil.iter_modules(scripts.positions.__path__) if module.name not in OTHERS]
    for name in games or sorted(names):
        module = importlib.import_module(f"scripts.positions.{name.replace('-', '_')}")
        folder = PAGE / module.GAME.id / "fixtures"
        positions = dict(module.positions())
        for old in folder.rglob("*.json"):
            old.unlink()
        for file, made in positions.items():
            data = refreshed(module.GAME, made)
            text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
            (folder / f"{file}.json").write_text(text + "\n", encoding="utf-8")
            print(module.GAME.id, file, len(text))


main(sys.argv[1:])
