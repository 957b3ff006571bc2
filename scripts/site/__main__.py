"""`python -m scripts.site`: builds the site into the package, or says what is wrong with it."""

import sys

from scripts.site.builder import SiteBroken, build
from scripts.site.shelves import ROOT
from speciate.server.handbook import FOLDER


def main() -> int:
    try:
        build(FOLDER, ROOT / "build/site")
    except (SiteBroken, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
