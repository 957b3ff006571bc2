"""All metrics by name, and which tables each gives."""

from collections.abc import Sequence

from speciate.core.errors import UnknownName
from speciate.lab.metrics.ablation import Ablation
from speciate.lab.metrics.branching import Branching
from speciate.lab.metrics.choices import Choices
from speciate.lab.metrics.components import Components
from speciate.lab.metrics.downtime import Downtime
from speciate.lab.metrics.leads import Leads
from speciate.lab.metrics.length import Length
from speciate.lab.metrics.luck import Luck
from speciate.lab.metrics.metric import Played, Watched
from speciate.lab.metrics.seat_advantage import SeatAdvantage
from speciate.lab.metrics.skill import Skill
from speciate.lab.metrics.teams import Difficulty, Talking

WATCHED: dict[str, Watched] = {
    metric.name: metric
    for metric in (Length(), Branching(), SeatAdvantage(), Downtime(), Leads(), Components(), Choices())
}
PLAYED: dict[str, Played] = {metric.name: metric for metric in (Luck(), Skill(), Ablation(), Difficulty(), Talking())}

# tables that come with another, because both are seen at the same games
WITH = {
    "winner-known": Leads.name,
    "comebacks": Leads.name,
    "interaction": Choices.name,
    "kingmaking": Choices.name,
}
METRICS = (*WATCHED, *PLAYED, *WITH)
USUAL = (Length.name, Branching.name, SeatAdvantage.name, Downtime.name, Leads.name, Components.name)


def metrics_of(names: Sequence[str]) -> list[str]:
    """The metrics that give the tables of these names, each once."""
    for name in names:
        if name not in METRICS:
            raise UnknownName("metric", name, list(METRICS))
    return list(dict.fromkeys(WITH.get(name, name) for name in names))
