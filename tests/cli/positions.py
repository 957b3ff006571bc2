"""Tables that show much at once, for drawing and asking."""

from speciate.games.evolution.flow import EvolutionState
from tests.games.evolution.build import player, species, table


def feeding() -> EvolutionState:
    """A pack hunter of seat 0 to feed, and a protection of every sort around it."""
    return table(
        player(
            species("carnivore", "pack-hunting", body=3, population=3),
            species("fat-tissue", "long-neck", body=4, population=2, food=2, fat=2),
            hand=["horns+3", "ambush-1"],
            bag=7,
        ),
        player(
            species("horns", body=2, population=2, food=1),
            species("climbing", "hard-shell", body=3),
            species("warning-call"),
            hand=["fertile+4"],
            bag=3,
        ),
        player(
            species("burrowing", population=1, food=1),
            species("intelligence", "carnivore", body=2, ignoring=["horns"]),
            species("defensive-herding", population=6),
            species("symbiosis"),
            species("cooperation", body=6, population=4),
            hand=["foraging+3"],
        ),
        hole=7,
        round=4,
        first=1,
        turn=0,
    )


def playing() -> EvolutionState:
    """Seat 0 has a card in hand, its use to be named; traits lie face down; it is the last round."""
    return table(
        player(
            species("horns", "climbing", body=6, population=2, down=["ambush-1"]),
            species(),
            hand=["burrowing+3"],
            held="horns+3",
            food_card="fertile+4",
        ),
        player(species("carnivore", down=["fertile+5"]), hand=["foraging+3"], food_card="ambush+0", ended=True),
        phase="play",
        round=9,
        last_round=9,
        first=1,
        turn=0,
        options={"trait_limit": 3},
    )
