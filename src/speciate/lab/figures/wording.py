"""How a report says things: names of measures, numbers with their units, and lists."""

from collections.abc import Sequence
from typing import NamedTuple

from speciate.lab.report_tables import Figures

PACKAGE = "speciate.lab.figures"
SHARES = ("won", "shared", "bot_1", "seat_1")  # measures that are a share of games: shown in per cent
RIVALS = ("bot_1", "seat_1")  # shares of a win that somebody else would have: there is a fair one
MOST_NAMED = 6  # names in a sentence


class Measure(NamedTuple):
    """A measure as it is shown: what it is called in a sentence, and by what it is multiplied."""

    name: str
    phrase: str  # "the mean score"
    factor: float
    digits: int

    @property
    def is_share(self) -> bool:
        return self.name in SHARES


class Wording(Figures):
    """The words and numbers of reports in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, PACKAGE)
        self.lang = lang

    def has(self, key: str) -> bool:
        return key in self.messages.keys

    def measure(self, name: str) -> Measure:
        is_share = name in SHARES
        key = f"measure-{name}"
        phrase = self.t(key) if self.has(key) else self.t("measure-counted", name=name.replace("_", " "))
        return Measure(name, phrase, 100.0 if is_share else 1.0, 1 if is_share else 2)

    def signed(self, value: float, digits: int) -> str:
        value = round(value, digits)
        return ("+" if value > 0 else "−" if value < 0 else "") + self.number(abs(value), digits)

    def with_margin(self, value: str, margin: float | None, digits: int) -> str:
        return value if margin is None else f"{value} ± {self.number(margin, digits)}"

    def amount(self, value: float, measure: Measure) -> str:
        """Without a sign, with its unit if it has one: "3.2 points"."""
        text = self.number(abs(value), measure.digits)
        return self.t("points", amount=text) if measure.is_share else text

    def value(self, value: float, measure: Measure) -> str:
        text = self.number(value, measure.digits)
        return self.t("percent", amount=text) if measure.is_share else text

    def names(self, names: Sequence[str]) -> str:
        """Some names in a sentence; how many more there are."""
        shown = ", ".join(names[:MOST_NAMED])
        rest = len(names) - MOST_NAMED
        return shown if rest <= 0 else self.t("and-more", names=shown, count=rest)


def sentence(text: str) -> str:
    """What begins a sentence begins with a capital."""
    return text[:1].upper() + text[1:]
