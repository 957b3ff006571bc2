"""S-Evolution, 2 to 4 players: tricks by the rules of one's Age, a people to feed, six Ages to climb. Both editions."""

from speciate.core.game import GameSpec
from speciate.games.s_evolution.options import OPTIONS, SEATS

GAME = GameSpec(
    id="s-evolution",
    title="S-Evolution",
    rules_version="1.0",
    seats=SEATS,
    options=OPTIONS,
    engine="speciate.games.s_evolution.engine:ENGINE",
)
