"""How hard the levels of Evolutopia are, and what was tried to make them so: `python -m bench.levels`.

Four experiments: the levels as they are, with two and three players; with every number of players; crises and beacons
that were tried; maps that were tried. Interrupted, it goes on when it is called again. The sections of RESULTS.md are
renewed after each; `--so-far` plays nothing and writes what there is.
"""

import argparse
import copy
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench import results
from speciate.core.registry import get_game
from speciate.lab.averages import Mean
from speciate.lab.experiment import Experiment, Seats, Variant, read_experiment
from speciate.lab.experiment_run import ExperimentFolder, Progress, run_experiment
from speciate.lab.tally import Tally
from speciate.table.rules_versions import usual_pack

FOLDER = Path("docs/experiments")
WORK = Path("build/levels")
EXPERTS = {"D": "designer", "R": "regulator", "N": "neo-urbanist", "B": "builder", "T": "technologist"}


class Tried(NamedTuple):
    """Other experts for some crises of rules 1.0 (a letter for each expert), and a number of beacons."""

    name: str
    beacons: int
    needs: Mapping[str, str]


#: One crisis of each indicator asks for three experts, the others for two: 35, seven of each kind.
FEW = {"c03": "RNT", "c06": "BBT", "c07": "DNB", "c09": "DN", "c11": "RTT", "c12": "DR", "c14": "DN"}
#: Two of each indicator ask for three: 40, eight of each kind.
MANY = {**FEW, "c02": "DRN", "c04": "DRB", "c09": "DNT", "c10": "DNT", "c13": "NBT"}
#: All ask for three: 45.
ALL = {**MANY, "c01": "DRB", "c05": "DRN", "c08": "RBT", "c12": "DRB", "c14": "DNT"}
TRIED = (
    Tried("28 experts (rules 1.0), 8 beacons", 8, {}),
    Tried("28 experts, 6 beacons", 6, {}),
    Tried("35 experts, 8 beacons", 8, FEW),
    Tried("40 experts, 9 beacons", 9, MANY),
    Tried("45 experts, 10 beacons", 10, ALL),
)
TRIED_LEVELS = ("discovery", "1", "4")
#: Nuisances, all with the start tile on a1; the first and the third are those of rules 1.0.
MAPS = (
    "a4 b2 c2 c4 d1 d3",
    "a4 b3 c2 c4 d1 d3 d4",
    "a2 a4 b1 b3 c2 c4 d1 d3 d4",
    "a2 a4 b1 b3 b4 c2 c4 d1 d3 d4",
    "a2 a4 b1 b2 b3 c1 c2 d1 d3 d4",
)
MEASURES = ("won", "cycles", "beacons_left")


def tried_experiment() -> Experiment:
    """The first, an ordinary and the last level with each pack that was tried."""
    variants = [
        Variant(f"{one.name}: {level}", {"level": level, "beacons": one.beacons}, pack_with(one.needs))
        for one in TRIED
        for level in TRIED_LEVELS
    ]
    title = "Crises and beacons that were tried, on the maps of rules 1.0"
    seats = Seats("3 expert", ("expert",) * 3)
    return Experiment(title, "evolutopia", tuple(variants), (seats,), 30, "tried", MEASURES)


def maps_experiment() -> Experiment:
    """Maps by teams that think less: there the differences cost little to see."""
    packs = {squares: pack_with(MANY, squares) for squares in MAPS}
    variants = [Variant(squares, {"level": "4", "beacons": 9}, pack) for squares, pack in packs.items()]
    seats = Seats("3 strong", ("strong",) * 3)
    return Experiment("Maps that were tried", "evolutopia", tuple(variants), (seats,), 300, "maps", MEASURES)


def pack_with(needs: Mapping[str, str], squares: str = "") -> dict[str, object]:
    """The components of rules 1.0, but for what some crises ask for, and for the nuisances of level 4."""
    usual = usual_pack(get_game("evolutopia"), "1.0")
    assert usual is not None
    data: dict[str, Any] = copy.deepcopy(dict(usual.to_json()))
    data["pack"]["name"] = "tried"
    for crisis, letters in needs.items():
        asked = {EXPERTS[letter]: letters.count(letter) for letter in letters}
        data["crisis"][int(crisis.removeprefix("c")) - 1]["experts"] = asked
    if squares:
        data["level"]["4"]["nuisances"] = squares.split()
    return data


# -- what came out ------------------------------------------------------------------------------------------------


def won(experiment: Experiment, folder: Path) -> dict[tuple[str, str], Mean]:
    """By table and variant, how often the team won."""
    names = [(seats.name, one.name) for seats in experiment.tables for one in experiment.variants]
    means = {name: Mean() for name in names}
    kept = ExperimentFolder(folder)
    for deal in kept.deals() if kept.lines.exists() else ():
        for name, values in zip(names, deal, strict=True):
            means[name].add(values[experiment.measures.index("won")])
    return means


def share(mean: Mean) -> str:
    if not mean.count:
        return "–"
    low, high = mean.share_interval
    return f"{100 * mean.mean:.0f} % [{100 * low:.0f} – {100 * high:.0f}]"


def by_table(experiment: Experiment, means: Mapping[tuple[str, str], Mean]) -> list[str]:
    """A row for each team, a column for each variant."""
    names = [one.name for one in experiment.variants]
    rows = [[seats.name, *(share(means[seats.name, name]) for name in names)] for seats in experiment.tables]
    return results.table(["team", *names], rows)


def by_map(experiment: Experiment, means: Mapping[tuple[str, str], Mean]) -> list[str]:
    team = experiment.tables[0].name
    rows = [[squares, str(len(squares.split())), share(means[team, squares])] for squares in MAPS]
    return results.table(["nuisances", "how many", team], rows)


def by_candidate(experiment: Experiment, means: Mapping[tuple[str, str], Mean]) -> list[str]:
    """A row for each pack that was tried, a column for each level."""
    team = experiment.tables[0].name
    rows = [[one.name, *(share(means[team, f"{one.name}: {level}"]) for level in TRIED_LEVELS)] for one in TRIED]
    return results.table([f"all crises together ask for; {team}", *TRIED_LEVELS], rows)


class Part(NamedTuple):
    """One experiment, and how its table is written."""

    experiment: Experiment
    table: Callable[[Experiment, Mapping[tuple[str, str], Mean]], list[str]]


def parts() -> dict[str, Part]:
    return {
        "levels": Part(read_experiment(FOLDER / "evolutopia-levels.toml"), by_table),
        "seats": Part(read_experiment(FOLDER / "evolutopia-seats.toml"), by_table),
        "tried": Part(tried_experiment(), by_candidate),
        "maps": Part(maps_experiment(), by_map),
    }


def renew(name: str, part: Part) -> None:
    means = won(part.experiment, WORK / name)
    deals = max(mean.count for mean in means.values())
    about = f"{deals} deals, the same in every column; games won, each with its 95 % interval (Wilson's)."
    print(results.renew(part.experiment.title, [about, "", *part.table(part.experiment, means)]), flush=True)


def progress(name: str, games: int) -> Progress:
    def tell(tally: Tally) -> None:
        if sys.stderr.isatty():
            print(f"\r{name}: {tally.deals} of {games} deals ", end="", file=sys.stderr)

    return tell


def main(argv: Sequence[str] | None = None) -> None:
    every = parts()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--so-far", action="store_true", help="play nothing, write what has been played")
    parser.add_argument("--only", choices=tuple(every), help="one experiment only")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args(argv)
    try:
        for name, part in every.items():
            if args.only in (None, name):
                if not args.so_far:
                    run_experiment(part.experiment, WORK / name, args.jobs, progress(name, part.experiment.games))
                renew(name, part)
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")


if __name__ == "__main__":
    main()
