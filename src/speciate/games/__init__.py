"""The games, one folder each; `speciate.core.registry` finds them."""

import importlib
import sys
from types import ModuleType


class _Games(ModuleType):
    """This package is also the front door's list of what there is: `speciate.games()`."""

    def __call__(self, lang: str = "en") -> object:
        return importlib.import_module("speciate.api").games(lang)


sys.modules[__name__].__class__ = _Games
