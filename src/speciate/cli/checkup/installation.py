"""Python, the packages that Speciate needs, and those of its extras."""

import platform
import re
from collections.abc import Iterator
from importlib import metadata
from typing import Final

from speciate.cli.checkup.finding import Finding, bad, good, lacking

PACKAGE: Final = "speciate"
_REQUIREMENT: Final = re.compile(r"([\w.-]+)(?:\[[^]]*\])?(?:[^;]*?>=([\d.]+))?(?:.*extra == [\"']([\w-]+)[\"'])?")


def installation() -> Iterator[Finding]:
    yield good("doctor-python", version=platform.python_version(), system=f"{platform.system()} {platform.machine()}")
    try:
        needed = metadata.requires(PACKAGE) or []
    except metadata.PackageNotFoundError:
        yield lacking("doctor-packages-unknown")
        return
    yield from packages(needed)


def packages(needed: list[str]) -> Iterator[Finding]:
    """What is asked for by lines like `rich>=14` and `numpy>=2; extra == "lab"`."""
    by_extra: dict[str, list[str]] = {"": []}
    count = 0
    for line in needed:
        name, least, extra = requirement(line)
        count += not extra
        found = by_extra.setdefault(extra, [])
        if name != PACKAGE and not is_there(name, least):
            found.append(f"{name} {least}".strip())
    absent = by_extra.pop("")
    if absent:
        yield bad("doctor-packages-missing", names=", ".join(absent))
    else:
        yield good("doctor-packages", count=count)
    without = sorted(extra for extra, names in by_extra.items() if names)
    if without:
        yield lacking("doctor-extras-missing", names=", ".join(without), example=without[0])
    elif by_extra:
        yield good("doctor-extras", names=", ".join(sorted(by_extra)))


def requirement(line: str) -> tuple[str, str, str]:
    """The package, its least version and the extra it belongs to; "" where none is named."""
    found = _REQUIREMENT.match(line)
    assert found is not None, line  # our own metadata, which the installer has read before
    return found[1], found[2] or "", found[3] or ""


def is_there(name: str, least: str) -> bool:
    try:
        version = metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return numbers(version) >= numbers(least)


def numbers(version: str) -> list[int]:
    """The leading numbers of a version: `2.0rc1` -> 2, 0."""
    found = re.match(r"\d+(?:\.\d+)*", version)
    return [int(part) for part in found[0].split(".")] if found else []
