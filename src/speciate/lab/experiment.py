"""An experiment: variants of a game on the same deals, by the same bots at the same seats.

It is a TOML file or a few lines of Python. A variant changes options, takes another pack, or changes single values of
one: `"food.horns.0" = 2`.
"""

import copy
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from speciate.bots.external import SECONDS
from speciate.core.digest import canonical, fingerprint
from speciate.core.errors import BadOption, BadPack, UnknownName
from speciate.core.game import GameSpec, Pack
from speciate.core.playout import playout
from speciate.core.registry import get_game
from speciate.kit import packs
from speciate.kit.reading import Reader, kind_of
from speciate.lab.holdings import won_with_names
from speciate.lab.origin import Origin, origin
from speciate.lab.plan import Plan

MEASURES = ("score", "winner", "lead", "moves", "won", "shared", "bot_1", "seat_1")
USUAL_MEASURES = ("score", "lead", "moves", "seat_1")
USUAL_GAMES = 400
MOST_GAMES = 100_000_000


@dataclass(frozen=True)
class Variant:
    """One way to play. The first of an experiment is what the others are compared with."""

    name: str
    options: Mapping[str, object] = field(default_factory=dict)
    pack: Mapping[str, object] | None = None


@dataclass(frozen=True)
class Seats:
    """Who plays: a bot a seat; from deal to deal everybody moves on by one."""

    name: str
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Experiment:
    """`games` deals, each played at every table in every variant; fewer once `stop_measure` is known `within`."""

    title: str
    game: str
    variants: tuple[Variant, ...]
    tables: tuple[Seats, ...]
    games: int = USUAL_GAMES
    seed: str = "1"
    measures: tuple[str, ...] = USUAL_MEASURES
    stop_measure: str = ""
    within: float = 0.0
    seconds: float = SECONDS

    @property
    def spec(self) -> GameSpec:
        return get_game(self.game)

    @property
    def bots(self) -> list[str]:
        """Who plays, at whichever table."""
        return [bot for seats in self.tables for bot in seats.bots]

    @property
    def comparisons(self) -> int:
        return len(self.tables) * (len(self.variants) - 1) * len(self.measures)

    def plan(self, seats: Seats, variant: Variant) -> Plan:
        """Variants share the seed: the same deals, and the same luck for every bot as long as play is the same."""
        seed = f"{self.seed}/{seats.name}"
        return Plan(self.game, seats.bots, self.games, seed, variant.options, variant.pack, self.seconds)

    @cached_property
    def plans(self) -> list[tuple[Plan, Pack]]:
        """Table by table, and at each variant by variant."""
        pairs = [(seats, variant) for seats in self.tables for variant in self.variants]
        plans = [self.plan(seats, variant) for seats, variant in pairs]
        return [(plan, plan.spec.engine.pack(plan.pack)) for plan in plans]

    def __getstate__(self) -> dict[str, object]:
        return {key: value for key, value in self.__dict__.items() if key != "plans"}

    def check(self) -> None:
        """Raises a clear error for anything unknown or impossible, before a game is played."""
        for plan, _ in self.plans:
            plan.check()
        known = self.known_measures()
        for name in (*self.measures, *([self.stop_measure] if self.stop_measure else [])):
            if name not in known:
                raise UnknownName("measure", name, known)

    def known_measures(self) -> list[str]:
        """Ours, what the game itself counts at its end, and what its wins are won with."""
        plan, pack = self.plans[0]
        state = self.spec.new(len(plan.bots), plan.options, pack)
        playout(state, Random(0))
        return [*MEASURES, *self.spec.engine.stats(state), *won_with_names(self.spec)]

    def origin(self) -> Origin:
        """Experiments of the same origin give the same games, as far as both go."""
        variants = [
            [one.name, dict(one.options), None if one.pack is None else dict(one.pack)] for one in self.variants
        ]
        agreed = {
            "seed": self.seed,
            "seconds": self.seconds,
            "measures": self.measures,
            "tables": [[seats.name, *seats.bots] for seats in self.tables],
            "variants": fingerprint(canonical(variants)),
        }
        return origin(self.spec, self.bots, agreed)


# -- from a file ------------------------------------------------------------------------------------------------


def read_experiment(path: Path) -> Experiment:
    """The experiment of a TOML file; BadPack lists every mistake in it."""
    data = packs.load(path)
    if isinstance(data, Mapping) and "sweep" in data:
        raise BadOption(f"{path} is a sweep: speciate lab sweep {path}", "option-is-sweep", file=str(path))
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    common = read_common(top, path)
    stop = top.reader("stop") if top.has("stop") else Reader({}, "stop", mistakes)
    experiment = replace(
        common,
        variants=tuple([read_variant(reader, common.spec, path.parent) for reader in some(top, "variant")]),
        stop_measure=stop.word("measure", default=""),
        within=read_number(stop, "within", 0.0) or 0.0,
    )
    top.close()
    if mistakes:
        raise BadPack(str(path), mistakes)
    return experiment


def read_common(top: Reader, path: Path) -> Experiment:
    """What an experiment and a sweep have alike: everything but the variants."""
    return Experiment(
        title=top.word("title", default=path.stem),
        game=get_game(top.word("game")).id,
        variants=(),
        tables=tuple([read_seats(reader) for reader in some(top, "table")]),
        games=top.integer("games", 1, MOST_GAMES, USUAL_GAMES),
        seed=top.word("seed", default="1"),
        measures=tuple(top.words("measures")) or USUAL_MEASURES,
    )


def some(top: Reader, key: str) -> list[Reader]:
    """One or more."""
    readers = top.readers(key)
    if not readers:
        top.wrong(key, "is missing", "missing")
    return readers


def read_number(reader: Reader, key: str, default: float | None) -> float | None:
    """A number, whole or not."""
    if not reader.has(key):
        return default
    value = reader.data[key]
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        reader.wrong(key, "is {kind}, not a number", "not-any-number", kind=kind_of(value))
        return default
    return float(value)


def read_seats(reader: Reader) -> Seats:
    bots = tuple(reader.words("bots"))
    return Seats(reader.word("name", default=", ".join(bots)), bots)


def read_variant(reader: Reader, game: GameSpec, folder: Path) -> Variant:
    name, file = reader.word("name"), reader.word("pack", default="")
    options, changes = dict(reader.whole("options")), reader.whole("changes")
    pack = game.engine.pack(folder / file) if file else game.engine.pack()
    if changes:
        return Variant(name, options, changed(pack.to_json(), changes, name))
    return Variant(name, options, pack.to_json() if file else None)


# -- changes to single values -------------------------------------------------------------------------------------


def changed(pack: Mapping[str, object], changes: Mapping[str, Any], name: str) -> dict[str, object]:
    """A copy of a pack's data under another name, with some values put in: `"food.horns.0" = 2`, `genes.leg = 9`."""
    data: dict[str, Any] = copy.deepcopy(dict(pack))
    data.setdefault("pack", {})["name"] = name
    put_in(data, changes, "")
    return data


def put_in(target: Any, changes: Mapping[str, Any], place: str) -> None:
    for path, value in changes.items():
        *way, last = path.split(".")
        part = target
        for key in way:
            part = part[key_of(part, key, place + path)]
        key = key_of(part, last, place + path)
        if isinstance(value, Mapping) and isinstance(part[key], (dict, list)):
            put_in(part[key], value, f"{place}{path}.")
        else:
            part[key] = value


def key_of(part: Any, word: str, place: str) -> Any:
    """The key or the number of an entry that is there."""
    if isinstance(part, list) and word.isdecimal() and int(word) < len(part):
        return int(word)
    if isinstance(part, dict) and word in part:
        return word
    known = (
        list(part) if isinstance(part, dict) else [str(at) for at in range(len(part) if isinstance(part, list) else 0)]
    )
    raise UnknownName("value", place, [str(one) for one in known])
