"""Illegal moves of Evolution."""

from random import Random

from speciate.core.moves import pack
from speciate.core.seats import NATURE
from speciate.games.evolution import GAME, moves
from speciate.games.evolution.cards import TRAITS
from speciate.games.evolution.flow import EvolutionState
from tests.conformance.illegal.case import Illegal
from tests.games.evolution.build import bystander, new_game, play, player, species, table

FORBIDDING = frozenset(
    {
        "setup.players",
        "deal.cards",
        "food.secret",
        "food.required",
        "play.order",
        "play.trait",
        "play.trait-limit",
        "play.trait-unique",
        "play.trait-discard",
        "play.species",
        "play.species-place",
        "play.body",
        "play.population",
        "play.track-limit",
        "leaf.order",
        "leaf.fertile",
        "leaf.long-neck",
        "leaf.fat",
        "feed.order",
        "feed.must",
        "feed.fat-optional",
        "feed.plant",
        "feed.no-plants",
        "feed.capacity",
        "attack.target",
        "attack.size",
        "attack.room",
        "extinct.board",
        "trait.carnivore",
        "trait.warning-call",
        "trait.fertile",
        "trait.burrowing",
        "trait.climbing",
        "trait.defensive-herding",
        "trait.intelligence-plants",
        "trait.intelligence-attack",
        "trait.intelligence-free",
        "trait.long-neck",
        "trait.symbiosis",
        "trait.fat-tissue",
        "over.deal",
    }
)
PERMITTING = frozenset(
    {
        "setup.deck",
        "setup.two-players",
        "setup.six-players",
        "setup.supply",
        "deal.species",
        "deal.reshuffle",
        "deal.exhausted",
        "play.quick",
        "play.trait-fixed",  # there is no move that would take a trait elsewhere
        "play.reveal",
        "leaf.optional",
        "reveal.sum",
        "feed.hungry",
        "feed.pass",
        "feed.meat-for-all",
        "attack.meat",
        "attack.loss",
        "attack.kill",
        "attack.sequence",
        "extinct.food",
        "end.starve",
        "end.bag",
        "end.watering-hole",
        "end.first-player",
        "trait.hard-shell",  # a size that is too small for it is too small by attack.size
        "trait.scavenger",
        "trait.pack-hunting",
        "trait.cooperation",
        "trait.horns",
        "trait.ambush",
        "trait.foraging",
        "fat.discard",
        "over.later",  # one more round: it puts off the end that over.deal brings
        "score.total",
        "score.ties",
    }
)


# -- positions ------------------------------------------------------------------------------------


def before_the_game() -> EvolutionState:
    state = GAME.new(2, {})
    assert isinstance(state, EvolutionState)
    return state


def dealing() -> EvolutionState:
    """The first player is drawn, and the first card is about to be dealt."""
    state = before_the_game()
    play(state, NATURE, "first 0")
    return state


def laying_food() -> EvolutionState:
    """Seat 0 has laid its card, seat 1 has not."""
    return table(
        player(species("fertile"), hand=["horns+3"], food_card="horns+4"),
        player(species("carnivore"), hand=["ambush-3"]),
        phase="food",
    )


def playing() -> EvolutionState:
    """Seat 0 is to take a card."""
    return table(
        player(species("fertile"), hand=["horns+3", "horns+4"]),
        player(species("fertile"), hand=["ambush-3"]),
        phase="play",
    )


def holding() -> EvolutionState:
    """Seat 0 of three has taken Horns: its first species has three traits and full tracks, its second has Horns."""
    full = species("fertile", "ambush", "foraging", body=6, population=6)
    mine = player(full, species("horns+1"), hand=["horns+4"], held="horns+3")
    return table(mine, player(species()), player(species()), phase="play")


def holding_for_two() -> EvolutionState:
    return table(player(species("fertile", "ambush"), held="horns+3"), player(species()), phase="play")


def ended_quickly() -> EvolutionState:
    """The quick variant, where seat 0 has ended."""
    state = new_game(3, quick=True)
    while state.to_json()["phase"] == "food":
        state.apply(state.actor, state.legal(state.actor)[0])
    play(state, 0, "end")
    return state


def leafing() -> EvolutionState:
    """Seat 0 has every leaf trait once: ready, and then for each reason why not."""
    row = [
        species("fertile", population=2),
        species("fertile", population=2, used=["fertile"]),
        species("fertile", population=6),
        species("long-neck", population=2),
        species("long-neck", population=2, food=1, used=["long-neck"]),
        species("long-neck", "carnivore"),
        species("long-neck", food=1),
        species("fat-tissue"),
        species("fat-tissue", food=1, fat=1),
    ]
    return table(player(*row), player(species("long-neck", "fertile")), phase="leaf", hole=2)


def leafing_dry() -> EvolutionState:
    return table(player(species("fertile"), species("long-neck")), bystander(), phase="leaf", hole=0)


def feeding() -> EvolutionState:
    """Seat 0 has a hungry species, a carnivore, one that is full, and one whose Fat Tissue has room."""
    row = [species(population=2), species("carnivore"), species(food=1), species("fat-tissue", body=2, food=1)]
    return table(player(*row, hand=["horns+3"]), bystander(), hole=9)


def fed() -> EvolutionState:
    row = [species("intelligence", population=4), species("carnivore", body=2)]
    return table(player(*row, hand=["horns+3"]), bystander(), hole=9, fed=True)


def dry() -> EvolutionState:
    return table(player(species(), species("carnivore", body=2)), bystander(), hole=0)


def declined() -> EvolutionState:
    row = [species("fat-tissue", food=1), species("intelligence")]
    return table(player(*row, hand=["horns+3"], declined=True), bystander(), hole=9)


def declined_when_all_are_fed() -> EvolutionState:
    row = [species("fat-tissue", food=1), species("carnivore", "intelligence")]
    return table(player(*row, hand=["horns+3"], declined=True), bystander(), hole=9)


def hunters_only() -> EvolutionState:
    """Seat 0 has nothing but a carnivore, and its only prey has Horns."""
    return table(player(species("carnivore", body=2, population=2)), player(species("horns")), hole=0)


def hunting() -> EvolutionState:
    """Seat 0 hunts with its first species; each prey of seat 1 has another reason to be safe."""
    prey = [
        species("climbing"),
        species("defensive-herding"),
        species("burrowing", food=1),
        species("symbiosis"),
        species("warning-call", body=2),
        species(),
        species(body=6),
        species("hard-shell", body=2),
        species(body=3),
    ]
    mine = player(species("carnivore", body=3), species(body=3), species("carnivore", body=3, food=1))
    return table(mine, player(*prey), hole=9)


def thinking() -> EvolutionState:
    """Seat 0 has a carnivore and a plant eater without Intelligence, and five with it, three of them for no use."""
    everything = [trait for trait in TRAITS if trait != "carnivore"]
    row = [
        species("carnivore", body=3),
        species("intelligence", food=1),
        species("carnivore", "intelligence", food=1),
        species("carnivore", "intelligence", ignoring=everything),
        species("intelligence", population=2),
        species(),
        species("carnivore", "intelligence"),
    ]
    return table(player(*row, hand=["horns+3"]), bystander(), hole=9)


def naming() -> EvolutionState:
    """Seat 0 has discarded a card and owes the name of a trait; Horns was named before."""
    mine = player(species("carnivore", "intelligence", ignoring=["horns"]), hand=["horns+3", "horns+4"])
    state = table(mine, bystander(), hole=9)
    play(state, 0, "think 0 horns+3")
    return state


def thought() -> EvolutionState:
    """Seat 0 has used Intelligence, and a hungry species of it can feed."""
    state = table(player(species("intelligence", population=6), hand=["horns+3"]), bystander(), hole=9)
    play(state, 0, "think 0 horns+3")
    return state


def drawing_for_the_dead() -> EvolutionState:
    """A species with two traits was killed: its owner is about to draw two cards."""
    state = table(
        player(species("carnivore", body=3, population=3), species()), player(species("horns", "fertile"), species())
    )
    play(state, 0, "attack 0>1.0")
    return state


def over() -> EvolutionState:
    """The deck ran out while cards were dealt."""
    return played_out(table(*[player(species(food=1)) for _ in range(3)], deck=["horns"], rest="discards"))


def played_out(state: EvolutionState) -> EvolutionState:
    rng = Random(0)
    while state.to_json()["phase"] != "over":
        seat = state.actor
        state.apply(seat, state.draw(rng) if seat == NATURE else state.legal(seat)[0])
    return state


# -- and what cannot be done in them ----------------------------------------------------------------

CASES: list[Illegal] = [
    # set-up and deal
    Illegal("a player acts before there is a first player", before_the_game, 0, "food horns+3", "setup.players"),
    Illegal("a player makes itself first player", dealing, 0, "first 0", "setup.players"),
    Illegal("a first player who is not at the table", before_the_game, NATURE, "first 2", "setup.players"),
    Illegal("a second first player", dealing, NATURE, "first 1", "setup.players"),
    Illegal("a card is dealt before there is a first player", before_the_game, NATURE, "draw horns+3", "deal.cards"),
    Illegal("a player helps itself to a card", feeding, 0, "draw horns+3", "deal.cards"),
    Illegal("a card is dealt in the feeding phase", feeding, NATURE, "draw horns+3", "deal.cards"),
    Illegal("a card that is not in the deck is dealt", dealing, NATURE, "draw horns+16", "deal.cards"),
    Illegal("a card is laid while cards are dealt", dealing, 0, "food horns+3", "deal.cards"),
    Illegal(
        "feeding goes on before the cards for the dead are drawn", drawing_for_the_dead, 1, "feed 0", "extinct.board"
    ),
    # food selection
    Illegal("a food card in the feeding phase", feeding, 0, "food horns+3", "food.secret"),
    Illegal("a second food card", laying_food, 0, "food horns+3", "food.secret"),
    Illegal("a food card that is not in the hand", laying_food, 1, "food horns+3", "food.secret"),
    Illegal("the food card is skipped", laying_food, 1, "end", "food.required"),
    Illegal("a card is played during food selection", laying_food, 1, "card ambush-3", "play.order"),
    Illegal("a turn is ended while others choose food", laying_food, 0, "end", "play.order"),
    Illegal("a species feeds during food selection", laying_food, 1, "feed 0", "feed.order"),
    # playing cards
    Illegal("a card is played in the feeding phase", feeding, 0, "card horns+3", "play.order"),
    Illegal("a card is played in another's turn", playing, 1, "card ambush-3", "play.order"),
    Illegal("a turn is ended that is another's", playing, 1, "end", "play.order"),
    Illegal("a card is played that is not in the hand", playing, 0, "card ambush-3", "play.order"),
    Illegal("a second card before the first is used", holding, 0, "card horns+4", "play.order"),
    Illegal("the turn is ended with a card half played", holding, 0, "end", "play.order"),
    Illegal("a trait is discarded with a card half played", holding, 0, "drop 1 horns", "play.order"),
    Illegal("a turn is taken up again in the quick variant", ended_quickly, 0, "end", "play.order"),
    Illegal("a trait without a card", playing, 0, "trait 0", "play.trait"),
    Illegal("a trait on a species that is not there", holding, 0, "trait 2", "play.trait"),
    Illegal("a new species without a card", playing, 0, "new left", "play.species"),
    Illegal("a greater body without a card", playing, 0, "body 0", "play.body"),
    Illegal("a greater body for a species that is not there", holding, 0, "body 2", "play.body"),
    Illegal("more population without a card", playing, 0, "population 0", "play.population"),
    Illegal("more population for a species that is not there", holding, 0, "population 2", "play.population"),
    Illegal("a fourth trait", holding, 0, "trait 0", "play.trait-limit"),
    Illegal("a third trait in a game of two", holding_for_two, 0, "trait 0", "play.trait-limit"),
    Illegal("the same trait twice", holding, 0, "trait 1", "play.trait-unique"),
    Illegal("a body above 6", holding, 0, "body 0", "play.track-limit"),
    Illegal("a population above 6", holding, 0, "population 0", "play.track-limit"),
    Illegal("a new species between two", holding, 0, str(pack(moves.NEW, 2)), "play.species-place"),
    Illegal("a trait is discarded that the species has not", playing, 0, "drop 0 horns", "play.trait-discard"),
    Illegal("a trait is discarded of no species", playing, 0, "drop 1 fertile", "play.trait-discard"),
    Illegal("a trait is discarded in another's turn", playing, 1, "drop 0 fertile", "play.order"),
    Illegal("a trait is discarded in the feeding phase", feeding, 0, "drop 1 carnivore", "play.trait-discard"),
    # leaf traits
    Illegal("Fertile while cards are played", playing, 0, "fertile 0", "leaf.order"),
    Illegal("Long Neck in the feeding phase", feeding, 0, "long-neck 0", "leaf.order"),
    Illegal("Fertile before one's turn", leafing, 1, "fertile 0", "leaf.order"),
    Illegal("a turn of leaf traits is ended that is another's", leafing, 1, "end", "leaf.order"),
    Illegal("Fertile of a species without it", leafing, 0, "fertile 3", "trait.fertile"),
    Illegal("Long Neck of a species without it", leafing, 0, "long-neck 0", "trait.long-neck"),
    Illegal("Fat Tissue of a species without it", leafing, 0, "fat 0", "trait.fat-tissue"),
    Illegal("Fertile of no species", leafing, 0, "fertile 9", "leaf.fertile"),
    Illegal("Long Neck of no species", leafing, 0, "long-neck 9", "leaf.long-neck"),
    Illegal("Fat Tissue of no species", leafing, 0, "fat 9", "leaf.fat"),
    Illegal("Fertile twice in a round", leafing, 0, "fertile 1", "leaf.fertile"),
    Illegal("Fertile at the end of the track", leafing, 0, "fertile 2", "leaf.fertile"),
    Illegal("Fertile at an empty watering hole", leafing_dry, 0, "fertile 0", "leaf.fertile"),
    Illegal("Long Neck twice in a round", leafing, 0, "long-neck 4", "leaf.long-neck"),
    Illegal("Long Neck of a carnivore", leafing, 0, "long-neck 5", "feed.no-plants"),
    Illegal("Long Neck of a species that is full", leafing, 0, "long-neck 6", "feed.capacity"),
    Illegal("food from an empty Fat Tissue", leafing, 0, "fat 7", "leaf.fat"),
    Illegal("food from Fat Tissue above the population", leafing, 0, "fat 8", "leaf.fat"),
    # feeding
    Illegal("a species feeds while cards are played", playing, 0, "feed 0", "feed.order"),
    Illegal("an attack during food selection", laying_food, 1, "attack 0>0.0", "feed.order"),
    Illegal("a species feeds in another's turn", feeding, 1, "feed 0", "feed.order"),
    Illegal("a species feeds that is not there", feeding, 0, "feed 4", "feed.order"),
    Illegal("a species attacks that is not there", feeding, 0, "attack 4>1.0", "feed.order"),
    Illegal("two species feed in a turn", fed, 0, "feed 0", "feed.order"),
    Illegal("an attack after another species has fed", fed, 0, "attack 1>0.0", "feed.order"),
    Illegal("a carnivore grazes", feeding, 0, "feed 1", "feed.no-plants"),
    Illegal("a plant from an empty watering hole", dry, 0, "feed 0", "feed.plant"),
    Illegal("a species that is full feeds", feeding, 0, "feed 2", "feed.capacity"),
    Illegal("Fat Tissue before the hungry", feeding, 0, "feed 3", "feed.must"),
    Illegal("a hungry species is not fed", feeding, 0, "end", "feed.must"),
    Illegal("a carnivore spares a horned prey", hunters_only, 0, "end", "feed.must"),
    Illegal("Fat Tissue while another is hungry, though declined before", declined, 0, "feed 0", "feed.must"),
    Illegal("Fat Tissue after it was declined", declined_when_all_are_fed, 0, "feed 0", "feed.fat-optional"),
    Illegal("Intelligence instead of the normal feeding", thought, 0, "end", "trait.intelligence-free"),
    # attacks
    Illegal("a plant eater attacks", hunting, 0, "attack 1>1.5", "trait.carnivore"),
    Illegal("an attack on a species that is not there", hunting, 0, "attack 0>1.9", "attack.target"),
    Illegal("an attack on a seat that is not there", hunting, 0, "attack 0>2.0", "attack.target"),
    Illegal("an attack on itself", hunting, 0, "attack 0>0.0", "attack.target"),
    Illegal("an attack on a larger species", hunting, 0, "attack 0>1.6", "attack.size"),
    Illegal("an attack on a species of the same size", hunting, 0, "attack 0>1.8", "attack.size"),
    Illegal("an attack on a shell that is too hard", hunting, 0, "attack 0>1.7", "attack.size"),
    Illegal("an attack without room for meat", hunting, 0, "attack 2>1.5", "attack.room"),
    Illegal("an attack on a climber", hunting, 0, "attack 0>1.0", "trait.climbing"),
    Illegal("an attack on a herd as large", hunting, 0, "attack 0>1.1", "trait.defensive-herding"),
    Illegal("an attack on a species in its burrow", hunting, 0, "attack 0>1.2", "trait.burrowing"),
    Illegal("an attack on a species beside its larger partner", hunting, 0, "attack 0>1.3", "trait.symbiosis"),
    Illegal("an attack on a species that was warned", hunting, 0, "attack 0>1.5", "trait.warning-call"),
    # Intelligence
    Illegal("Intelligence while cards are played", playing, 0, "think 0 horns+3", "trait.intelligence-plants"),
    Illegal("Intelligence of a species without it", thinking, 0, "think 5 horns+3", "trait.intelligence-plants"),
    Illegal("Intelligence of a carnivore without it", thinking, 0, "think 0 horns+3", "trait.intelligence-attack"),
    Illegal("Intelligence of no species", thinking, 0, "think 7 horns+3", "trait.intelligence-plants"),
    Illegal("Intelligence with another's card", thinking, 0, "think 4 ambush-3", "trait.intelligence-plants"),
    Illegal(
        "a carnivore's Intelligence with another's card", thinking, 0, "think 6 ambush-3", "trait.intelligence-attack"
    ),
    Illegal("Intelligence of a species that is full", thinking, 0, "think 1 horns+3", "feed.capacity"),
    Illegal("Intelligence of a carnivore that is full", thinking, 0, "think 2 horns+3", "attack.room"),
    Illegal("Intelligence when every trait is ignored", thinking, 0, "think 3 horns+3", "trait.intelligence-attack"),
    Illegal("a trait is named without Intelligence", thinking, 0, "ignore horns", "trait.intelligence-attack"),
    Illegal("a trait is named while cards are played", playing, 0, "ignore horns", "trait.intelligence-attack"),
    Illegal("the trait to ignore is not named", naming, 0, "end", "trait.intelligence-attack"),
    Illegal("Carnivore is to be ignored", naming, 0, "ignore carnivore", "trait.intelligence-attack"),
    Illegal("a trait is named twice", naming, 0, "ignore horns", "trait.intelligence-attack"),
    # the end, and what is no move
    Illegal("feeding when the game is over", over, 0, "feed 0", "over.deal"),
    Illegal("a turn is ended when the game is over", over, 1, "end", "over.deal"),
    Illegal("a card is dealt when the game is over", over, NATURE, "draw horns+3", "over.deal"),
    Illegal("a number below all moves", feeding, 0, "-1", "speciate:move.form"),
    Illegal("a kind of move that is none", feeding, 0, "63", "speciate:move.form"),
    Illegal("a trait that is none", playing, 0, str(pack(moves.DROP, 0, len(TRAITS))), "speciate:move.form"),
    Illegal("a move of somebody who does not sit at the table", feeding, 2, "feed 0", "speciate:move.form"),
    Illegal("chance feeds a species", feeding, NATURE, "feed 0", "speciate:move.form"),
]
