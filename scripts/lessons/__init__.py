"""The tutorials of the page: `python -m scripts.lessons` writes them from the engine. A module here is a game's."""

import importlib
import pkgutil

from scripts.lessons.course import Course


def courses() -> list[Course]:
    """Of every game that has one."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    modules = [importlib.import_module(f"{__name__}.{name}") for name in names if name not in ("__main__", "course")]
    return [module.COURSE for module in modules]
