"""What a player of Evolution can foresee: why a hungry species cannot feed."""

from typing import Final

from speciate.games.evolution import catalogue
from speciate.games.evolution.cards import CARNIVORE
from speciate.games.evolution.phases import feed
from speciate.games.evolution.rules import attack, taking
from speciate.games.evolution.state import FEED, Species, Table

NO_PLANTS: Final = "no-plants"
TOO_LARGE: Final = "too-large"  # nothing on the table is smaller than it
PROTECTED: Final = "protected"  # something is smaller, but its traits protect it


def facts(table: Table, seat: int) -> dict[str, object]:
    """In one's feeding turn: by the place of each hungry species that cannot feed, what is in its way."""
    if table.phase != FEED or seat < 0 or seat != table.turn or table.fed:
        return {}
    hungry = {
        str(place): why_not(table, species)
        for place, species in enumerate(table.players[seat].species)
        if taking.is_hungry(species) and not feed.can_feed(table, species)
    }
    return {"cannot": hungry}


def why_not(table: Table, species: Species) -> str:
    """Of a hungry species that cannot feed."""
    if not species.traits & CARNIVORE:
        return NO_PLANTS
    size = attack.attack_size(species)
    for owner in table.players:
        for place in range(len(owner.species)):
            reason = attack.refuse_target(table, species, size, owner, place)
            if reason is not catalogue.ATTACK_SIZE and reason is not catalogue.ATTACK_ITSELF:
                return PROTECTED
    return TOO_LARGE
