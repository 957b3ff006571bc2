"""`make mutants`: tries a sample of mutants in every area, and renews their table in docs/testing.md.

It can be interrupted at any time and goes on where it was; `--anew` begins again. What survived is printed, and kept
in build/mutants/survivors.diff.
"""

import argparse
import shutil
import subprocess
import sys
import venv
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

from scripts.mutants.areas import AREAS, ROOT
from scripts.mutants.judged import change_of, equivalents
from scripts.mutants.reach import look_at_reach
from scripts.mutants.session import REACH, Session
from scripts.testing_page import renew

WORK = ROOT / "build/mutants"
TOOLS = WORK / "tools"
PACKAGES = ROOT / "requirements/mutants.in"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("areas", nargs="*", help="only these: " + ", ".join(area.name for area in AREAS))
    parser.add_argument("--seed", default="1", help="of the sample")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual size of the sample")
    parser.add_argument("--jobs", type=int, default=2, help="areas at the same time")
    parser.add_argument("--anew", action="store_true", help="forget what was tried")
    parser.add_argument("--again", action="store_true", help="try what survived again, by the tests as they are now")
    parser.add_argument("--so-far", action="store_true", help="try nothing, write what has been tried")
    args = parser.parse_args()
    unknown = [name for name in args.areas if name not in [area.name for area in AREAS]]
    if unknown:
        parser.error("unknown area: " + ", ".join(unknown))
    areas = [area for area in AREAS if not args.areas or area.name in args.areas]
    if args.anew:
        for area in areas:
            shutil.rmtree(WORK / area.key, ignore_errors=True)
    tools = install()
    sessions = [Session(area, WORK, tools) for area in areas]
    if args.again:
        for session in sessions:
            if session.database.exists():
                session.forget_survivors()
    if not args.so_far:
        try_all(sessions, args.seed, args.share, args.jobs, args.again)
    report(tools, args.seed)
    return 0


def install() -> Path:
    if not (TOOLS / "bin/cosmic-ray").exists():
        print("installing Cosmic Ray", flush=True)
        venv.create(TOOLS, with_pip=True)
        subprocess.run([TOOLS / "bin/python", "-m", "pip", "install", "--quiet", "-r", PACKAGES], check=True)
    return TOOLS / "bin"


def try_all(sessions: list[Session], seed: str, share: float, jobs: int, is_again: bool) -> None:
    if is_again or not all(session.database.exists() for session in sessions):
        (WORK / REACH).unlink(missing_ok=True)
    for session in sessions:
        session.prepare(seed, max(1, round(session.area.sample * share)))
    if not (WORK / REACH).exists():
        prepared = [session for area in AREAS if (session := Session(area, WORK, TOOLS)).database.exists()]
        look_at_reach(prepared, WORK, jobs)
    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(try_area, sessions))


def try_area(session: Session) -> None:
    session.run()
    print(f"{session.area.name}: {told([outcome for outcome, _ in session.results()])}", flush=True)


def told(outcomes: list[str]) -> str:
    return f"{len(outcomes) - outcomes.count('survived')} of {len(outcomes)} noticed"


def report(tools: Path, seed: str) -> None:
    """The tables, and every change that no test has noticed and that is not known to be none."""
    known = equivalents()
    rows: list[list[str]] = []
    survivors: list[str] = []
    judged: list[list[str]] = []
    totals = Counter[str]()
    for area in AREAS:
        session = Session(area, WORK, tools)
        found = list(session.results()) if session.database.exists() else []
        if not found:
            continue
        survived = [(diff, change_of(diff)) for outcome, diff in found if outcome == "survived"]
        survivors += [diff for diff, change in survived if change not in known]
        unreal = [change for _, change in survived if change in known]
        judged += [[f"`{each.file}`", code(each.before), code(each.after), known[each]] for each in unreal]
        counts = Counter(tried=len(found), real=len(found) - len(unreal), noticed=len(found) - len(survived))
        totals += counts
        rows.append(row(f"`{area.folder}`", counts))
    if not rows:
        print("nothing has been tried yet", file=sys.stderr)
        return
    (WORK / "survivors.diff").write_text("\n".join(survivors), encoding="utf-8")
    print("\n".join(survivors))
    intro = f"Measured {date.today().isoformat()}, seed {seed}."
    renew("mutants", intro, ["area", "mutants", "real", "noticed", "%"], [*rows, row("together", totals)])
    renew("equivalent", "Not real:", ["file", "was", "became", "why nobody could notice"], judged)


def code(line: str) -> str:
    return "`" + line.replace("|", "\\|") + "`"


def row(name: str, counts: Counter[str]) -> list[str]:
    """Of those that are real, how many were noticed."""
    real, noticed = counts["real"], counts["noticed"]
    return [name, str(counts["tried"]), str(real), str(noticed), f"{100 * noticed / real:.0f}" if real else ""]


if __name__ == "__main__":
    sys.exit(main())
