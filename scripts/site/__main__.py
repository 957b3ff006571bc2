"""`python -m scripts.site`: builds the site into the package, or says what is wrong with it."""

import sys

from scripts.site.builder import SiteBroken, build, pack
from scripts.site.french_search import WordMissing
from scripts.site.shelves import ROOT
from speciate.server.handbook import ARCHIVE


def main() -> int:
    try:
        pack(build(ROOT / "build/site"), ARCHIVE)
    except (SiteBroken, WordMissing, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
