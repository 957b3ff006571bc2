"""`python -m scripts.long_runs NAME`, in the root of the repository. Ctrl-C ends a run and shows what it has so far."""

import argparse
import sys

from scripts.long_runs import outages, soak, suites


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.long_runs", description=__doc__)
    names = parser.add_subparsers(dest="name", required=True)
    outages.add(names)
    suites.add(names)
    soak.add(names)
    chosen = parser.parse_args()
    code: int = chosen.run(chosen)
    return code


if __name__ == "__main__":
    sys.exit(main())
