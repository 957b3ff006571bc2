"""Tables that show much at once, for drawing and asking."""

from speciate.games.evo.flow import EvoState
from speciate.games.evolution.flow import EvolutionState
from speciate.games.evolutopia.flow import EvolutopiaState
from tests.games.evo import build as evo
from tests.games.evolution.build import player, species, table
from tests.games.evolutopia import build as evolutopia


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


def island() -> EvoState:
    """Evo: seat 0 moves in a hill climate, with a card in force and cards in every hand."""
    return evo.table(
        evo.player("a3", "b3", "c3", "c6", genes="leg egg", hand=["leg+2", "climate-1"], bonus={"leg": 2}, points=14),
        evo.player("c5", "d4", genes="horn horn", hand=["attack+2"], points=9),
        evo.player("e5", "f4", "g3", genes="tail parasol", hand=["defence+2"], points=17),
        order=[2, 0, 1],
        turn=1,
        round=4,
        climate=evo.HILL,
    )


def auction() -> EvoState:
    """Evo with five players: seat 0 was outbid beyond the printed scale and bids again."""
    lots = [
        {"gene": "leg", "bid": 3, "seat": 2},
        {"gene": "egg", "bid": 9, "seat": 1},
        {"gene": "mutant"},
        {"gene": "card", "bid": 0, "seat": 3},
        {"gene": "parasol"},
    ]
    rows = [
        evo.player("a1", "b2", points=12, outbid=True),
        evo.player("d1", "d2", "e1", points=15, hand=["fur-1"]),
        evo.player("h1", points=8, genes="mutant"),
        evo.player("i6", "h7", points=20),
        evo.player(points=3),
    ]
    return evo.table(*rows, phase="auction", lots=lots, rebidder=0, turn=3, round=6, climate=evo.BEACH)


def city() -> EvolutopiaState:
    """Evolutopia: a crisis arrives while two sites are under way; seat 1 is silent."""
    players = [
        {"roles": ["r02"], "uses": 2, "plans": ["b6"]},
        {"roles": ["r04", "r06"], "uses": 3, "plans": [], "silent": True},
        {"roles": ["r08"], "uses": 0, "plans": ["b1"]},
    ]
    return evolutopia.table(
        3,
        players=players,
        steps=["after", "renew", "block", "unblock-all", "arrival"],
        acted="manage",
        blocks=1,
        cycles=4,
        pawn=4,
        squares={"b3": "e15", "b4": "e08", "d1": "n03.front", "d3": "n05.front"},
        covered=["n01.front"],
        indicators={"mobility": 1, "environment": 4, "energy": 4, "economy": 6, "comfort": 3},
        study="e05 e33",
        sites={"e27": "builder builder", "e01": "designer:builder"},
        zone="neo-urbanist technologist technologist",
        crisis="c01",
        blocked=["choose", "recruit", "assign"],
    )
