"""The figures of a tournament as tables of words, for a terminal and a page alike."""

from typing import NamedTuple

from speciate.lab.averages import FailureCount, Mean
from speciate.lab.standings import BotStanding, Standings
from speciate.table.words import NOTHING, Messages

NARROW_SPACE = "\u202f"


class Grid(NamedTuple):
    title: str
    columns: list[str]  # the first is for names, the others for numbers
    rows: list[list[str]]
    caption: str = ""


class Figures:
    """Numbers and headings as one language writes them."""

    def __init__(self, lang: str, package: str = "speciate.lab") -> None:
        self.messages = Messages(package, lang)
        self.t = self.messages.t
        self._comma = lang == "fr"

    def number(self, value: float, digits: int = 0) -> str:
        if value != value or value in (float("inf"), float("-inf")):  # nothing was counted, or a single game
            return NOTHING
        text = f"{value:,.{digits}f}".replace(",", NARROW_SPACE)
        return text.replace(".", ",") if self._comma else text

    def percent(self, share: float) -> str:
        return self.number(100 * share, 1) + f"{NARROW_SPACE}%"

    def share(self, mean: Mean) -> str:
        """A share with its 95 % interval (Wilson)."""
        if not mean.count:
            return NOTHING
        low, high = mean.share_interval
        return f"{self.percent(mean.mean)} [{self.number(100 * low, 1)} – {self.number(100 * high, 1)}]"

    def mean(self, mean: Mean, digits: int = 1) -> str:
        """A mean with half the width of its 95 % interval."""
        if not mean.count:
            return NOTHING
        margin = f" ± {self.number(mean.margin, digits)}" if mean.count > 1 else ""
        return self.number(mean.mean, digits) + margin

    def rating(self, line: BotStanding) -> str:
        if line.rating is None:
            return NOTHING
        value, low, high = line.rating
        return f"{value:.0f} [{low:.0f} – {high:.0f}]"

    def milliseconds(self, seconds: float) -> str:
        thousandths = 1000 * seconds
        return self.number(thousandths, 0 if thousandths >= 100 else 2)


def strength(standings: Standings, figures: Figures) -> Grid:
    """The bots, strongest first."""
    t = figures.t
    columns = [t("bot"), t("rating"), t("win-rate" if standings.cooperative else "wins"), t("score"), t("played")]
    rows: list[list[str]] = []
    for player in standings.ranked():
        line = standings.lines[player]
        played = figures.number(line.wins.count)
        rows.append([line.label, figures.rating(line), figures.share(line.wins), figures.mean(line.score), played])
    if all(line.rating is None for line in standings.lines):
        columns.pop(1)
        for row in rows:
            row.pop(1)
    return Grid(t("strength"), columns, rows, caption(standings, figures))


def caption(standings: Standings, figures: Figures) -> str:
    if standings.cooperative:
        return figures.t("caption-teams")
    share = figures.percent(standings.fair_share)
    rated = any(line.rating is not None for line in standings.lines)
    return figures.t("caption-rated" if rated else "caption-share", share=share)


def versus(standings: Standings, figures: Figures) -> Grid:
    """How often the bot of the row finished ahead of the bot of the column."""
    order = standings.ranked()
    rows = [
        [standings.lines[row].label, *(cell(standings.ahead[row][column], figures) for column in order)]
        for row in order
    ]
    numbers = [str(number) for number in range(1, len(order) + 1)]
    rows = [[f"{number}  {name}", *cells] for number, (name, *cells) in zip(numbers, rows, strict=True)]
    return Grid(figures.t("versus"), [figures.t("bot"), *numbers], rows, figures.t("caption-versus"))


def cell(mean: Mean, figures: Figures) -> str:
    return figures.percent(mean.mean) if mean.count else NOTHING


def by_seat(standings: Standings, figures: Figures) -> Grid:
    rows = [[str(seat + 1), figures.share(mean)] for seat, mean in enumerate(standings.seats)]
    note = figures.t("caption-seats", share=figures.percent(standings.fair_share))
    return Grid(figures.t("seats"), [figures.t("seat"), figures.t("wins")], rows, note)


def costs(standings: Standings, figures: Figures) -> Grid:
    """What the bots had to choose from and how long they thought; the only table that differs between two runs."""
    t = figures.t
    columns = [t("bot"), t("time"), t("slowest"), t("branching"), t("choices"), t("failures")]
    rows: list[list[str]] = []
    for player in standings.ranked():
        line = standings.lines[player]
        rows.append(
            [
                line.label,
                figures.milliseconds(line.seconds_a_choice),
                figures.milliseconds(line.slowest),
                figures.number(line.branching, 1),
                figures.number(line.choices / max(1, line.score.count), 1),
                figures.number(line.failures.count),
            ]
        )
    return Grid(t("costs"), columns, rows, t("caption-costs"))


def grids(standings: Standings, figures: Figures) -> list[Grid]:
    """All that has something to say about this tournament."""
    chosen = [strength(standings, figures)]
    if not standings.cooperative:
        if len(standings.lines) > 1:
            chosen.append(versus(standings, figures))
        chosen.append(by_seat(standings, figures))
    return [*chosen, costs(standings, figures)]


def failures(standings: Standings, figures: Figures) -> list[str]:
    """One line for each bot that failed: how often, and how the first time."""
    return [failed(line.label, line.failures, figures) for line in standings.lines if line.failures.count]


def failed(bot: str, failures: FailureCount, figures: Figures) -> str:
    """People count seats from 1; games have the numbers of the files."""
    return figures.t(
        "failed", bot=bot, failures=failures.count, game=failures.game, seat=failures.seat + 1, note=failures.why
    )


def summary(standings: Standings, figures: Figures) -> str:
    lengths = standings.lengths
    return figures.t(
        "summary",
        games=standings.games,
        deals=len(range(0, standings.games, standings.contest.games_a_deal)),
        moves=figures.number(sum(lengths) / max(1, len(lengths))),
        low=min(lengths, default=0),
        high=max(lengths, default=0),
    )
