"""Trains Evolutopia's master anew: `python -m bench.evolutopia policy --seed a`, then `... odds --seed a`.

`policy` climbs to the numbers of its rules of thumb: some are changed at a time, on deals that change every twelve
steps, and what wins more is kept. Then deals that nothing was climbed on tell what that came to. `--begin FILE
--changes 1` goes on with single changes from an earlier file; `--spoil 2` begins with numbers that were made worse.
`odds` fits what positions between cycles are worth to how games of small searches ended.

Each is interrupted and gone on with, and writes a small file: the numbers, and the command, seed and fingerprints of
the code that made them. The same command gives the same numbers. The game itself is not changed by it.
"""

import argparse
import shlex
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bench import odds, thumb_rules
from bench.commands import at_least, resumable
from bench.odds import Position
from bench.teams import GAME
from bench.thumb_rules import Climb, Numbers, Policy, Step
from speciate.core.errors import SpeciateError
from speciate.lab.averages import Mean
from speciate.lab.journal import JournalFile
from speciate.lab.origin import Origin, digest_of, origin
from speciate.lab.toml_text import toml_text
from speciate.table.files import write_atomically

WORK = Path("build/evolutopia")


def made_by(agreed: Mapping[str, Any]) -> Origin:
    """The code that plays, the code that learns, and what was asked for."""
    code = digest_of([Path(thumb_rules.__file__), Path(odds.__file__)])
    return origin(GAME, ("expert-1", "master"), {"learning": code, **agreed})


def progress(text: str) -> None:
    end = "" if sys.stderr.isatty() else "\n"
    print(f"\r{text} " if not end else text, end=end, file=sys.stderr, flush=True)


def write(path: Path, command: str, origin: Origin, told: Mapping[str, Any], numbers: Numbers) -> None:
    fingerprints = {name: origin[name] for name in ("game", "engine", "learning")}
    bots = {name: value for name, value in origin.items() if name.startswith("bot ")}
    tables = {"made_by": {"seed": origin["seed"], **fingerprints, **bots}, "found": told, "numbers": numbers}
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, f"# {command}\n" + toml_text(tables))
    print(path)


def share(won: int, of: int) -> str:
    wins = Mean()
    for number in range(of):
        wins.add(number < won)
    low, high = wins.share_interval
    return f"{100 * wins.mean:.1f} % [{100 * low:.1f} – {100 * high:.1f}] of {of}"


# -- the two parts ------------------------------------------------------------------------------------------------


def first_numbers(policy: Policy, args: argparse.Namespace) -> Numbers:
    begin = dict(policy.numbers)
    if args.begin:
        read = tomllib.loads(args.begin.read_text(encoding="utf-8")).get("numbers", {})
        if read.keys() != begin.keys():
            raise SpeciateError(f"{args.begin}: its numbers are not those of the policy")
        begin = {name: float(read[name]) for name in begin}
    return thumb_rules.spoiled(begin, args.spoil, args.seed) if args.spoil != 1.0 else begin


def climb(args: argparse.Namespace, command: str) -> None:
    policy = Policy()
    begin = first_numbers(policy, args)
    asked = {"begin": begin, "deals": args.deals, "changes": args.changes, "seed": args.seed}
    made = made_by(asked)
    journal: JournalFile[Step] = JournalFile(args.work / f"policy-{args.seed}.jsonl", made, Step)
    done = [step for (step,) in journal.read()][: args.steps]
    climbing = Climb(begin, args.deals, args.changes, args.seed, policy, done)
    for steps in journal.filled(args.steps, lambda number: [climbing.step(number)]):
        last = steps[-1][0]
        progress(f"step {len(steps)} of {args.steps}: {last.won} of {args.deals} deals won")
    numbers = climbing.numbers
    before, after, only_before, only_after = thumb_rules.compared(policy, (begin, numbers), args.fresh, args.seed)
    told = {
        "steps": args.steps,
        "kept": sum(step.is_kept for step in climbing.done),
        "fresh deals, begin": share(before, args.fresh),
        "fresh deals, numbers": share(after, args.fresh),
        "won only by begin": only_before,
        "won only by numbers": only_after,
    }
    write(args.out or args.work / f"policy-{args.seed}.toml", command, made, told, numbers)
    print(toml_text(told), end="")


def fit(args: argparse.Namespace, command: str) -> None:
    made = made_by({"iterations": args.iterations, "seed": args.seed})
    journal: JournalFile[Position] = JournalFile(args.work / f"odds-{args.seed}.jsonl", made, Position)
    games: list[list[Position]] = []
    for games in journal.filled(args.games, lambda number: odds.play(number, args.iterations, args.seed)):
        progress(f"game {len(games)} of {args.games}")
    games = games[: args.games]
    positions = [one for game in games for one in game]
    nats = {name: round(value, 4) for name, value in odds.held_back(games).items()}
    told = {"games": len(games), "positions": len(positions), "nats, held back": nats}
    found = odds.fit_positions(positions)
    numbers = {name: round(float(number), 3) for name, number in zip(odds.numbers_now(), found, strict=True)}
    write(args.out or args.work / f"odds-{args.seed}.toml", command, made, told, numbers)
    print(toml_text(told), end="")


def read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(required=True, dest="part")
    policy = parts.add_parser("policy", help="the numbers of the rules of thumb")
    policy.add_argument("--steps", type=at_least(1), default=120)
    policy.add_argument("--deals", type=at_least(1), default=200, help="that each step is tried on")
    policy.add_argument("--fresh", type=at_least(1), default=500, help="deals that tell in the end what it came to")
    policy.add_argument("--changes", type=at_least(1), default=2, help="numbers at a time")
    policy.add_argument("--begin", type=Path, help="a file of an earlier climb; without, the master's numbers")
    policy.add_argument("--spoil", type=float, default=1.0, help="begin with numbers up to so many times off")
    positions = parts.add_parser("odds", help="the worth of positions between cycles")
    positions.add_argument("--games", type=at_least(odds.PARTS), default=500)
    positions.add_argument("--iterations", type=at_least(4), default=100, help="rounds a choice; a quarter play-outs")
    for part in (policy, positions):
        part.add_argument("--seed", default="evolutopia")
        part.add_argument("--work", type=Path, default=WORK, help="where what was played so far is kept")
        part.add_argument("--out", type=Path, help="the file of the numbers; without, beside what was played")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> None:
    args = read_arguments(argv)
    words = list(sys.argv[1:] if argv is None else argv)
    command = shlex.join(["python", "-m", "bench.evolutopia", *words])
    with resumable():
        (climb if args.part == "policy" else fit)(args, command)


if __name__ == "__main__":
    main()
