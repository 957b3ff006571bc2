"""Everyone lays one seed face down, at the same time: a sealed choice.

What is laid is stored and shown to nobody else, so the order in which the choices arrive changes nothing.
"""

from speciate.core.seats import NOBODY
from speciate.games.template import events, moves
from speciate.games.template.cards import NO_SEED
from speciate.games.template.catalogue import LAID_ALREADY, LAY_FROM_HAND, OK
from speciate.games.template.state import LAY, Player, Table


def open_phase(table: Table) -> None:
    table.phase = LAY
    table.round += 1
    events.tell(table, "round", {"round": table.round})


def owes(player: Player) -> bool:
    """lay.required: everyone lays a seed; who has none in hand is passed over."""
    return player.laid == NO_SEED and len(player.hand) > 0


def next_actor(table: Table) -> int:
    for seat, player in enumerate(table.players):
        if owes(player):
            return seat
    return NOBODY


def legal(table: Table, seat: int) -> list[int]:
    """lay.secret: any seed of one's hand; each kind once."""
    player = table.players[seat]
    out: list[int] = []
    if not owes(player):
        return out
    last = NO_SEED
    for seed in player.hand:
        if seed != last:
            out.append(moves.lay(seed))
            last = seed
    return out


def refuse(table: Table, seat: int, seed: int) -> int:
    """lay.secret: exactly one seed, from hand."""
    player = table.players[seat]
    if player.laid != NO_SEED:
        return LAID_ALREADY
    return OK if seed in player.hand else LAY_FROM_HAND


def apply(table: Table, seat: int, seed: int) -> None:
    player = table.players[seat]
    player.hand.remove(seed)
    player.laid = seed
    events.tell_owner(table, seat, "laid", seed)
