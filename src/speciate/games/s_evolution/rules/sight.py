"""Who sees whose hand. The view, the announcements and the imagined tables all ask here."""

from mypy_extensions import i64

from speciate.games.s_evolution.rules.colours import is_blind
from speciate.games.s_evolution.state import Table


def sees_hand(table: Table, owner: i64, viewer: i64) -> bool:
    """hand.blind: who plays unseen does not see the own hand; disaster.invasion: all the others see it.

    With both, a spectator sees nothing: the owner could look over a spectator's shoulder.
    """
    player = table.players[owner]
    if is_blind(table, player):
        return player.invaded and viewer != owner and viewer >= 0
    return viewer == owner or player.invaded


def lies_undrawn(table: Table, owner: i64) -> bool:
    """Whether nobody at all sees the hand, so that it need not be drawn before it is turned up."""
    player = table.players[owner]
    return is_blind(table, player) and not player.invaded
