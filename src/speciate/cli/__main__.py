"""`python -m speciate.cli` does what `speciate` does."""

import sys

from speciate.cli.main import main

sys.exit(main())
