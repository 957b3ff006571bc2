"""The benchmark: our engine compiled and uncompiled beside its peers, in one run, as ratios.

Every round measures everything once, one after the other, so that a noisy minute hits all alike; the table
shows medians over the rounds with their spread, and ratios of figures of the same round.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
Figures = dict[str, float]
SHARED = "moves from a Python loop"

# Ratios we hold ourselves to: figure, of which engine, over which peer, at least how much.
TARGETS = (
    ("compiled", "moves from a Python loop", "catanatron", 30.0),
    ("compiled", "moves from a Python loop", "OpenSpiel hearts", 1.5),
    ("pure", "moves from a Python loop", "catanatron", 8.0),
    # 12 000 a second where catanatron makes 30 000 moves a second
    ("compiled", "determinize and play out", "catanatron", 0.4),
)


def call(command: list[str], **environment: str) -> dict[str, Any]:
    env = {**os.environ, **environment}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def one_round(peers: str, seconds: float) -> dict[str, Figures]:
    ours = [sys.executable, "-m", "speciate.lab.measure", str(seconds)]
    compiled = call(ours, SPECIATE_PURE="0")
    if compiled["engine"] != "compiled":
        sys.exit("the compiled engine is not built, or older than its source: make build")
    rival = call([peers, str(HERE / "peers.py"), str(seconds)])
    pure = call(ours, SPECIATE_PURE="1")
    return {"compiled": compiled["figures"], "pure": pure["figures"], "peers": rival["figures"]}


def spread(values: list[float]) -> str:
    """The median, with the lowest and highest."""
    return f"{show(median(values))} ({show(min(values))} to {show(max(values))})"


def show(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.1f}"


def table(rounds: list[dict[str, Figures]]) -> list[str]:
    """One table: our figures, compiled and uncompiled, and the peers' beside the one they share with us."""
    peers = list(rounds[0]["peers"])
    head = ["a second, median (lowest to highest)", "compiled", "pure", *peers]
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    for name in rounds[0]["compiled"]:
        cells = [spread([one[engine][name] for one in rounds]) for engine in ("compiled", "pure")]
        for peer in peers:
            cells.append(spread([one["peers"][peer] for one in rounds]) if name == SHARED else "")
        lines.append("| " + " | ".join([name, *cells]) + " |")
    return lines


def ratios(rounds: list[dict[str, Figures]]) -> list[str]:
    lines = ["| ratio in the same round | median | target | |", "|---|---:|---:|---|"]
    for engine, figure, peer, target in TARGETS:
        values = [one[engine][figure] / one["peers"][peer] for one in rounds]
        verdict = "met" if median(values) >= target else "MISSED"
        lines.append(f"| {engine}: {figure} / {peer} | {median(values):.2f} | {target:g} | {verdict} |")
    return lines


def machine() -> str:
    cores = os.cpu_count()
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.split(":")[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0] if names else model
    return f"{model}, {cores} cores, {platform.system()}, Python {platform.python_version()}"


def report(rounds: list[dict[str, Figures]], versions: dict[str, str], memory: dict[str, Any]) -> str:
    peaks = memory["peaks"]
    names = ", ".join(f"{name} {number}" for name, number in versions.items())
    lines = [
        "# Results of `make bench`",
        "",
        f"{date.today().isoformat()}, {machine()}. Peers: {names}.",
        f"{len(rounds)} rounds. Evolution, four random players; chance is settled but not counted as moves.",
        "",
        *table(rounds),
        "",
        *ratios(rounds),
        "",
        f"Memory of {memory['games']:,} simulated games in one process: ".replace(",", " ")
        + f"peak {peaks[0]:.0f} MB after 1 000 games, {peaks[-1]:.0f} MB after all.",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", required=True, help="the Python of the environment the peers are installed in")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure of each round")
    args = parser.parse_args()
    rounds = []
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr)
        rounds.append(one_round(args.peers, args.seconds))
    versions = call([args.peers, str(HERE / "peers.py"), "0.01"])["versions"]
    text = report(rounds, versions, call([sys.executable, str(HERE / "memory.py")]))
    (HERE / "RESULTS.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
