"""The languages everything is said in."""

from typing import Final

LANGUAGES: Final = ("en", "fr")
