"""How a policy comes to its move: how gladly it makes each is added up, then chance decides.

The moves are gone through twice, once to add up and once to find the one that chance has hit: a list of them and one of
their weights cost more than to weigh them again.
"""

from collections.abc import Callable

from mypy_extensions import i64

from speciate.core.moves import A
from speciate.games.evolution import moves
from speciate.games.evolution.cards import NO_CARD, bit_of
from speciate.games.evolution.phases import feed, play
from speciate.games.evolution.state import FEED, PLAY, Player, Species, Table
from speciate.kit.bag import any_by_weight


class Likings:
    """How gladly each move is made: by rules of thumb (`policy`), or as learned (`learned`)."""

    def around(self, table: Table, seat: i64) -> i64:  # noqa: ARG002 (a policy need not look)
        """What the next three are told of the others; the same for a whole turn of playing cards."""
        return 0

    def choose_card(self, player: Player, around: i64, random: Callable[[], float]) -> i64:
        """A card to play, or the end."""
        raise NotImplementedError

    def use(self, player: Player, species: Species, kind: i64, around: i64) -> float:
        """For the card that is held: a trait of this species, its body or its population."""
        raise NotImplementedError

    def new(self, player: Player, around: i64) -> float:
        """For a new species, on either side."""
        raise NotImplementedError

    def feeding(self, table: Table, seat: i64, move: i64) -> float:
        raise NotImplementedError

    def rest(self, table: Table, seat: i64, legal: list[int]) -> list[float]:
        """For moves of all the other phases."""
        raise NotImplementedError


def choose(likings: Likings, table: Table, seat: i64, random: Callable[[], float]) -> i64:
    player = table.players[seat]
    if table.phase == PLAY:
        around = likings.around(table, seat)
        if player.held == NO_CARD:
            return likings.choose_card(player, around, random)
        return choose_use(likings, table, player, around, random)
    if table.phase == FEED:
        grazers = feed.count_grazers(table, player)
        if grazers:
            return choose_grazer(likings, table, seat, player, grazers, random)
        return choose_feeding(likings, table, seat, random)
    legal = table.legal(seat)
    return legal[0] if len(legal) == 1 else any_by_weight(legal, likings.rest(table, seat, legal), random)


def choose_feeding(likings: Likings, table: Table, seat: i64, random: Callable[[], float]) -> i64:
    """One of all feedings, thoughts and the end of the turn."""
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return any_by_weight(legal, [likings.feeding(table, seat, move) for move in legal], random)


def choose_use(likings: Likings, table: Table, player: Player, around: i64, random: Callable[[], float]) -> i64:
    """One of `play.legal_uses`."""
    limit: i64 = table.setup.track_limit
    most: i64 = table.setup.trait_limit
    trait = bit_of(player.held)
    new = likings.new(player, around)
    left = 0.0
    for species in player.species:
        if play.takes_trait(species, trait, most):
            left += likings.use(player, species, moves.TRAIT, around)
        if species.body < limit:
            left += likings.use(player, species, moves.BODY, around)
        if species.population < limit:
            left += likings.use(player, species, moves.POPULATION, around)
    left += new
    left += new
    left *= random()
    for place, species in enumerate(player.species):
        if play.takes_trait(species, trait, most):
            left -= likings.use(player, species, moves.TRAIT, around)
            if left < 0.0:
                return moves.TRAIT | place << A
        if species.body < limit:
            left -= likings.use(player, species, moves.BODY, around)
            if left < 0.0:
                return moves.BODY | place << A
        if species.population < limit:
            left -= likings.use(player, species, moves.POPULATION, around)
            if left < 0.0:
                return moves.POPULATION | place << A
    return play.NEW_LEFT if left < new else play.NEW_RIGHT


def choose_grazer(
    likings: Likings, table: Table, seat: i64, player: Player, grazers: i64, random: Callable[[], float]
) -> i64:
    """Which of the hungry takes a plant, where that is all there is to choose from."""
    left = 0.0
    last: i64 = 0
    for place, species in enumerate(player.species):
        if species.food < species.population:
            last = moves.FEED | place << A
            if grazers > 1:
                left += likings.feeding(table, seat, last)
    if grazers == 1:
        return last
    left *= random()
    for place, species in enumerate(player.species):
        if species.food < species.population:
            left -= likings.feeding(table, seat, moves.FEED | place << A)
            if left < 0.0:
                return moves.FEED | place << A
    return last
