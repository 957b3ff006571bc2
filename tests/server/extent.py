"""How far the tests look."""

import os

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
