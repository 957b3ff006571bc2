"""Which tests are asked of a change, in which order: those that run the place, the nearest and the quickest first."""

import json
import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

BUDGET = 30.0  # seconds of tests that one mutant may take
PHASE = re.compile(r" \((setup|call|teardown)\)$")


@dataclass
class Reach:
    """Of every test how long it took, of every place the tests that run it."""

    seconds: dict[str, float]
    places: dict[str, set[str]]
    at_loading: set[str] = field(default_factory=set)  # places that are run before any test

    @classmethod
    def read(cls, path: Path) -> "Reach":
        stored: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        places = {place: set(tests) for place, tests in stored["places"].items()}
        return cls(stored["seconds"], places, set(stored["at_loading"]))

    def write(self, path: Path) -> None:
        places = {place: sorted(tests) for place, tests in self.places.items()}
        stored = {"seconds": self.seconds, "places": places, "at_loading": sorted(self.at_loading)}
        path.write_text(json.dumps(stored, indent=0), encoding="utf-8")

    def take_notes(self, notes: Iterable[str]) -> None:
        """What a fixture runs counts for all tests of the file: it may have been made once for all of them."""
        of_file: dict[str, list[str]] = defaultdict(list)
        for test in self.seconds:
            of_file[test.partition("::")[0]].append(test)
        for line in notes:
            place, _, told = line.rstrip("\n").partition("\t")
            test, phase = PHASE.sub("", told), PHASE.search(told)
            if not told:
                self.at_loading.add(place)
            elif test in self.seconds:
                again = of_file[test.partition("::")[0]] if phase and phase[1] == "setup" else []
                self.places[place].update([test, *again])

    def chosen(self, place: str, of_area: tuple[str, ...], near: set[str]) -> list[list[str]]:
        """In two parts: files that are near, then the others, as far as the budget goes."""
        reaching = self.places[place]
        others: set[str] = set()
        if place in self.at_loading:
            others = {test for test in self.seconds if test.startswith(of_area)} - reaching
        # what stands in a table that is made at loading is often asked by a test that calls nothing of its module
        is_near = {test: test.partition("::")[0] in near for test in reaching | others}
        parts: tuple[list[str], list[str]] = ([], [])
        left = BUDGET
        for test in sorted(is_near, key=lambda test: (not is_near[test], test in others, self.seconds[test], test)):
            left -= self.seconds[test]
            if left > 0:
                parts[not is_near[test]].append(test)
        return [part for part in parts if part]
