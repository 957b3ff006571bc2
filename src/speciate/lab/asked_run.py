"""An experiment as a form asks for it, and the files that `speciate lab run` reads it from."""

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from speciate.bots.registry import check_bot_name
from speciate.core.errors import SpeciateError
from speciate.lab.experiment import MOST_GAMES, USUAL_GAMES, Experiment, read_experiment
from speciate.lab.toml_text import toml_text
from speciate.table.files import write_atomically

FILE: Final = "experiment.toml"
Line = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")]


class AskedVariant(msgspec.Struct, forbid_unknown_fields=True):
    """What is changed: options, and the data of a pack that is not the usual one."""

    name: Line
    options: dict[str, bool | int | str] = {}
    pack: dict[str, Any] | None = None


class AskedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A bot a seat."""

    name: Line
    bots: Annotated[list[Line], Meta(min_length=1, max_length=16)]


class AskedStop(msgspec.Struct, forbid_unknown_fields=True):
    measure: Line
    within: Annotated[float, Meta(gt=0)]


class AskedRun(msgspec.Struct, forbid_unknown_fields=True):
    title: Line
    game: Line
    variants: Annotated[list[AskedVariant], Meta(min_length=1, max_length=8)]
    tables: Annotated[list[AskedTable], Meta(min_length=1, max_length=8)]
    measures: Annotated[list[Line], Meta(min_length=1, max_length=12)]
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = USUAL_GAMES
    seed: Line = "1"
    stop: AskedStop | None = None


def write_files(folder: Path, asked: AskedRun) -> Experiment:
    """Writes the experiment, with a file for each pack; any mistake is told as `lab run` would tell it."""
    for table in asked.tables:
        for bot in table.bots:
            check_bot_name(bot, asked.game)  # a script or a program of somebody's is not run for a page
    for parts in (asked.variants, asked.tables):
        if len({part.name for part in parts}) < len(parts):
            raise SpeciateError("two variants, or two tables, have the same name", "same-name")
    variants: list[dict[str, Any]] = []
    for number, variant in enumerate(asked.variants, start=1):
        entry: dict[str, Any] = {"name": variant.name, "options": variant.options}
        if variant.pack is not None:
            entry["pack"] = f"variant-{number}.toml"
            write_atomically(folder / entry["pack"], toml_text(named(variant.pack, variant.name, asked.game)))
        variants.append(entry)
    data = msgspec.to_builtins(asked) | {"table": msgspec.to_builtins(asked.tables), "variant": variants}
    data = {key: value for key, value in data.items() if key not in ("tables", "variants") and value is not None}
    write_atomically(folder / FILE, toml_text(data))
    experiment = read_experiment(folder / FILE)
    experiment.check()
    return experiment


def named(pack: dict[str, Any], name: str, game: str) -> dict[str, Any]:
    """A pack under the name of the variant it belongs to; a file says which game it is for."""
    about = pack.get("pack")
    return {**pack, "pack": {**about, "name": name, "game": game}} if isinstance(about, dict) else pack
