"""Illegal moves of S-Evolution in both editions, each with the rule that a person who knows the rulebook would name."""

from collections.abc import Callable

from speciate.core.moves import pack
from speciate.core.seats import NATURE
from speciate.games.s_evolution import moves
from speciate.games.s_evolution.cards import FOOD, make_card
from speciate.games.s_evolution.flow import SEvolutionState
from tests.conformance.illegal.case import Illegal
from tests.games.s_evolution.build import Json, acting, packed, play, player, set_up, table, trick

Position = Callable[[], SEvolutionState]

# -- positions ----------------------------------------------------------------------------------------


def tricks(*players: Json, edition: str = "2.0", **numbers: object) -> Position:
    return lambda: trick(*[dict(one) for one in players], edition=edition, **numbers)


def action(one: Json, *others: Json, edition: str = "2.0", round: int = 2) -> Position:
    """Seat 0 begins its Action phase and goes as far as it can without choosing."""
    return lambda: acting(dict(one), *others, edition=edition, round=round)


def buying(one: Json, edition: str = "2.0", *moves: str) -> Position:
    """Seat 0 manages, and has made some purchases."""

    def make() -> SEvolutionState:
        state = table(dict(one), player(), edition=edition, phase="manage")
        play(state, 0, *moves)
        return state

    return make


def after(position: Position, *moves: tuple[int, str]) -> Position:
    def make() -> SEvolutionState:
        state = position()
        for seat, code in moves:
            state.apply(seat, packed(code))
        return state

    return make


def trumps(*players: Json, edition: str = "2.0") -> Position:
    """Before the first trick of a round."""
    hand = ["f1", "f2", "t1", "t2"]
    return lambda: table(
        *[{**one, "hand": list(hand), "up": [one["age"]]} for one in players], edition=edition, phase="trump"
    )


def opening(edition: str = "2.0") -> Position:
    return lambda: set_up(2, edition=edition)


def dealing() -> SEvolutionState:
    """Seat 0 draws the very first card."""
    state = set_up(2)
    state.apply(NATURE, packed("first 0"))
    return state


def turning_up() -> SEvolutionState:
    """2013: seat 0 turns up its first card."""
    state = set_up(2, edition="2013")
    state.apply(NATURE, packed("first 0"))
    state.apply(0, packed("flip"))
    return state


def replacing() -> SEvolutionState:
    """2013: seat 0 has turned up a disaster in round 1."""
    state = turning_up()
    state.apply(NATURE, packed("turn tools-4+famine"))
    return state


FREE = tricks(player(hand=["f1", "f2"]), player(hand=["t1", "t2"]), player(hand=["s1", "s2"]), lead=1)
LED = after(FREE, (1, "play tools-1+1"))
COLOURED = after(
    tricks(player(age=3, hand=["s5", "f1"]), player(age=4, hand=["s2", "t1"])),
    (0, "play science-5+1"),
)
TRUMPED = after(
    tricks(player(age=5, hand=["s5", "f1"]), player(age=5, hand=["s2", "t1", "f2"]), trump="tools"),
    (0, "play science-5+1"),
)
LENT = after(
    tricks(player(age=3, hand=["s5", "f1"]), player(age=2, hand=["s2", "t1"], workers={"prestige": 1})),
    (0, "play science-5+1"),
)
BLIND_2013 = tricks(player(age=1, unseen=2), player(age=2, hand=["f1", "f2"]), edition="2013")
SEEING_2013 = tricks(player(age=2, hand=["f1", "f2"]), player(age=1, unseen=2), edition="2013")
OBSCURED = tricks(player(age=3, unseen=2, obscured=True), player(age=3, hand=["f1", "f2"]))
SHORT = tricks(player(hand=["f1"]), player(hand=[]), player(hand=["f2"]))
CHOOSING = after(
    tricks(player(hand=["f1", "s1"]), player(hand=["f5", "s2"]), player(hand=["f3", "s3"])),
    (0, "play food-1+1"),
    (1, "play food-5+1"),
    (2, "play food-3+3"),
)
CHOSEN = after(CHOOSING, (1, "take 2"))
EXCHANGE = after(
    tricks(
        player(age=3, hand=["t1"], discovery="red-3"),
        player(age=3, population=3, hand=["t1"], discovery="green-3"),
        player(age=2, hand=["t1"], discovery="blue-2"),
        player(age=2, hand=["f1", "t1"]),
    ),
    (0, "discovery"),
    (1, "discovery"),
    (2, "discovery"),
    (3, "play food-1+1"),
)

STRUCK = action(player(age=3, population=3, taken=["famine", "decline", "f3"], stock=(3, 3, 0)))
STRUCK_2013 = action(player(age=3, population=3, taken=["famine", "decline"]), edition="2013")
SHIELDED_2013 = after(
    action(player(age=3, population=3, workers={"shield": 1}, taken=["famine", "decline", "epidemic"]), edition="2013"),
    (0, "protect decline"),
)
ILL = action(player(age=2, population=2, workers={"farm": 1, "lab": 2}, taken=["epidemic"]))
STARVED = action(player(age=3, population=2, workers={"farm": 1, "lab": 1}, stock=(1, 0, 0)))
LATE = action(player(age=2, population=6, stock=(3, 1, 0), taken=["obscurantism"]), round=6)
JOKER = action(player(age=6, population=6, taken=["f3", "s6"]))
TRADING = action(player(age=6, population=6, stock=(5, 8, 0), workers={"trade": 1}))
RISING = action(player(age=1, population=2, stock=(2, 1, 0)))
RISING_LAST = action(player(age=1, population=2, stock=(2, 1, 3)), round=6)
DONE = after(action(player(stock=(2, 1, 0)), player(stock=(2, 2, 2))), (0, "rise"), (0, "done"))
SPENDING = action(player(age=2, population=2, stock=(0, 3, 3)))
SPENDING_2013 = action(player(age=2, population=2, stock=(0, 3, 3)), edition="2013")
NAMING = trumps(
    player(age=5, workers={"prestige": 1}), player(age=6), player(age=4, workers={"prestige": 2}), player(age=2)
)
NAMING_2013 = trumps(player(age=5, workers={"prestige": 2}), player(age=6), edition="2013")


def barred(disaster: str) -> Position:
    return action(player(age=3, taken=[disaster, "f6"]), edition="2013")


def over() -> SEvolutionState:
    """The game is over."""
    return table(player(), player(), phase="over", round=6)


CHANCE = [
    Illegal("a player names the first player", opening(), 0, "first 0", "setup.first"),
    Illegal("a card before the first player is drawn", opening(), 0, "play food-1+1", "setup.first"),
    Illegal("a first player who does not sit there", opening(), NATURE, "first 3", "setup.first"),
    Illegal("a first player in the middle of a trick", FREE, NATURE, "first 1", "setup.first"),
    Illegal("a player chooses the card drawn", dealing, 0, "draw food-1+1", "hand.draw"),
    Illegal("a card while the hands are drawn", dealing, 0, "play food-1+1", "hand.draw"),
    Illegal("a card that the deck has not", dealing, NATURE, "draw food-1+6", "hand.draw"),
    Illegal("another player's disaster drawn", dealing, NATURE, "draw tools-4+epidemic", "hand.draw"),
    Illegal("a disaster in round 1", dealing, NATURE, "draw tools-4+famine", "hand.no-disaster-2.0"),
    Illegal("a card drawn during a trick", FREE, NATURE, "draw food-1+1", "hand.draw"),
    Illegal("chance plays a card of the leader", FREE, NATURE, "play tools-1+1", "trick.first"),
    Illegal("a player chooses the card turned up", turning_up, 0, "turn food-1+1", "hand.blind"),
    Illegal("a second card before the first is turned up", turning_up, 0, "flip", "hand.blind"),
    Illegal("a card turned up that the deck has not", turning_up, NATURE, "turn food-1+6", "hand.blind"),
    Illegal("a card turned up of one who sees them", FREE, NATURE, "turn tools-1+1", "hand.blind"),
    Illegal("a Discovery for a disaster", replacing, NATURE, "turn-discovery", "hand.no-disaster-2013"),
    Illegal("the disaster replaced by a player", replacing, 0, "turn food-1+1", "hand.no-disaster-2013"),
]

TRICKS = [
    Illegal("a card while another leads", FREE, 0, "play food-1+1", "trick.first"),
    Illegal("a card out of turn", LED, 0, "play food-1+1", "trick.turn"),
    Illegal("a second card in a trick", LED, 1, "play tools-2+2", "trick.turn"),
    Illegal("a card that is not in hand", FREE, 1, "play food-3+3", "trick.turn"),
    Illegal("a card while cards are chosen", CHOOSING, 1, "play science-2+2", "trick.turn"),
    Illegal("a card in the Action phase", SPENDING, 0, "play food-1+1", "trick.turn"),
    Illegal("a player without cards in the last trick", SHORT, 1, "play food-1+1", "trick.short-hand"),
    Illegal("another colour at Age IV", COLOURED, 1, "play tools-1+1", "trick.age-3-4"),
    Illegal("a trump at Age V when able to follow", TRUMPED, 1, "play tools-1+1", "trick.age-5-6"),
    Illegal("another colour at Age V", TRUMPED, 1, "play food-2+2", "trick.age-5-6"),
    Illegal("another colour at Age II with Prestige", LENT, 1, "play tools-1+1", "worker.prestige-2.0"),
    Illegal("a card of choice at Age I (2013)", BLIND_2013, 0, "play food-1+1", "hand.blind-age-one"),
    Illegal("the Discovery of choice at Age I (2013)", BLIND_2013, 0, "discovery", "hand.blind-age-one"),
    Illegal("a card of choice under Obscurantism", OBSCURED, 0, "play food-1+1", "hand.blind"),
    Illegal("an unseen card at Age II (2013)", SEEING_2013, 0, "flip", "hand.blind"),
    Illegal("an unseen card at Age I (2.0)", FREE, 1, "flip", "hand.look"),
    Illegal("a Discovery that is face up already", FREE, 1, "discovery", "hand.draw"),
    Illegal("a trump in the middle of a trick", FREE, 1, "trump food", "trump.choice-2.0"),
    Illegal("a trump in the Action phase (2013)", SPENDING_2013, 0, "trump food", "trump.choice-2013"),
    Illegal("a trump named at Age VI without Prestige", NAMING, 1, "trump food", "trump.choice-2.0"),
    Illegal("a trump named at Age II", NAMING, 3, "trump food", "trump.choice-2.0"),
    Illegal("a trump named by a borrowed Age", NAMING, 2, "trump food", "worker.prestige-2.0"),
    Illegal("a trump named by Prestige (2013)", NAMING_2013, 0, "trump food", "trump.choice-2013"),
    Illegal("a card before the trump is named", NAMING, 0, "play food-1+1", "trump.choice-2.0"),
    Illegal("a card before the trump is named (2013)", NAMING_2013, 1, "play food-1+1", "trump.choice-2013"),
]

TAKING = [
    Illegal("a card of a trick under way", LED, 0, "take 1", "take.order"),
    Illegal("a card by a lower one", CHOOSING, 0, "take 0", "take.order"),
    Illegal("a second card of the trick", CHOSEN, 1, "take 0", "take.order"),
    Illegal("a card that is taken", CHOSEN, 2, "take 2", "take.any"),
    Illegal("a card of nobody", CHOOSING, 1, "take 3", "take.any"),
    Illegal("a resource card for a Discovery", EXCHANGE, 1, "take 3", "take.discovery"),
    Illegal("a Discovery of another Age", EXCHANGE, 1, "take 2", "take.discovery"),
    Illegal("a Discovery of nobody", EXCHANGE, 1, "take 7", "take.discovery"),
    Illegal("a Discovery before one's turn", EXCHANGE, 0, "take 0", "take.discovery"),
    Illegal("a resource card before the Discoveries", EXCHANGE, 3, "take 3", "take.discovery"),
]

ACTIONS = [
    Illegal("the next player before the first is done", RISING, 1, "rise", "action.whole"),
    Illegal("the third player before the second", RISING, 2, "rise", "action.order-2.0"),
    Illegal("the third player before the second (2013)", STRUCK_2013, 2, "done", "action.order-2013"),
    Illegal("a player who is done", DONE, 0, "grow 1", "action.whole"),
    Illegal("a disaster during a trick", FREE, 1, "suffer famine", "disaster.first"),
    Illegal("a disaster that was not taken", STRUCK, 0, "suffer epidemic", "disaster.first"),
    Illegal("a disaster after the disasters", RISING, 0, "suffer famine", "disaster.first"),
    Illegal("a purchase before the disasters", STRUCK, 0, "grow 1", "manage.free"),
    Illegal("a disaster held off without a Shield", STRUCK, 0, "protect famine", "worker.shield-2.0"),
    Illegal("without a Shield in 2013", STRUCK_2013, 0, "protect famine", "worker.protection-2013"),
    Illegal("a second disaster held off (2013)", SHIELDED_2013, 0, "protect famine", "worker.protection-2013"),
    Illegal("a joker as Food under Famine (2013)", barred("famine"), 0, "gain food", "disaster.famine"),
    Illegal("as Tools under Earthquake (2013)", barred("earthquake"), 0, "gain tools", "disaster.earthquake"),
    Illegal("as Science under Fanaticism (2013)", barred("fanaticism"), 0, "gain science", "disaster.fanaticism"),
    Illegal("a worker who is not there, in an Epidemic", ILL, 0, "dismiss trade", "disaster.epidemic"),
    Illegal("a worker who is not there, in hunger", STARVED, 0, "dismiss trade", "needs.starve"),
    Illegal("a worker taken back without an Epidemic", STRUCK, 0, "dismiss farm", "disaster.epidemic"),
    Illegal("a worker taken back without hunger", SPENDING, 0, "dismiss farm", "needs.starve"),
    Illegal("a resource of choice before the worker goes", ILL, 0, "gain food", "harvest.cards"),
    Illegal("a resource of choice without a joker", SPENDING, 0, "gain food", "harvest.cards"),
    Illegal("a resource that one has not given up", LATE, 0, "lose science", "disaster.last-round-2.0"),
    Illegal("a resource given up before the last round", RISING, 0, "lose food", "disaster.last-round-2.0"),
    Illegal("a resource given up (2013)", SPENDING_2013, 0, "lose tools", "disaster.last-round-2013"),
    Illegal("a trade before the joker is chosen", JOKER, 0, "trade food>tools", "trade.when"),
    Illegal("a trade without a worker", RISING, 0, "trade food>tools", "trade.when"),
    Illegal("a trade of what one has not", TRADING, 0, "trade science>food", "trade.when"),
    Illegal("a trade into the same", TRADING, 0, "trade food>food", "trade.when"),
    Illegal("a trade into a full store", TRADING, 0, "trade food>tools", "harvest.cap"),
    Illegal("an Age by needs that are not met", SPENDING, 0, "rise", "needs.rise-2.0"),
    Illegal("an Age declined in 2013", SPENDING_2013, 0, "stay", "needs.rise-2013"),
]

MANAGEMENT = [
    Illegal("a purchase during a trick", FREE, 1, "evolve", "manage.free"),
    Illegal("a purchase before one says whether to rise", RISING, 0, "build farm", "manage.free"),
    Illegal("the end of a trick", FREE, 1, "done", "manage.free"),
    Illegal("a purchase in the last round", RISING_LAST, 0, "build farm", "over.sixth"),
    Illegal("the end of management in the last round", RISING_LAST, 0, "done", "over.sixth"),
    Illegal("two people at once (2.0)", SPENDING, 0, "grow 2", "manage.pop-2.0"),
    Illegal("three people at once (2013)", buying(player(stock=(6, 1, 0)), "2013"), 0, "grow 3", "manage.pop-2013"),
    Illegal("people without Science (2.0)", buying(player(stock=(4, 2, 0))), 0, "grow 1", "manage.pop-2.0"),
    Illegal("two people for two Food (2013)", buying(player(stock=(2, 0, 3)), "2013"), 0, "grow 2", "manage.pop-2013"),
    Illegal(
        "people twice a round (2013)",
        buying(player(stock=(5, 1, 0)), "2013", "grow 1"),
        0,
        "grow 1",
        "manage.pop-2013",
    ),
    Illegal("a seventh of the people", buying(player(population=6, stock=(0, 1, 2))), 0, "grow 1", "manage.pop-max"),
    Illegal(
        "two people at population 5 (2013)",
        buying(player(population=5, stock=(4, 0, 0)), "2013"),
        0,
        "grow 2",
        "manage.pop-max",
    ),
    Illegal("an Age without Science", buying(player(stock=(0, 1, 2))), 0, "evolve", "manage.age"),
    Illegal("two Ages in a round", buying(player(stock=(0, 1, 7)), "2.0", "evolve"), 0, "evolve", "manage.age"),
    Illegal("an Age above VI", buying(player(age=6, stock=(0, 1, 7))), 0, "evolve", "manage.age"),
    Illegal("a worker without Tools", buying(player(stock=(0, 0, 3))), 0, "build farm", "manage.cost"),
    Illegal(
        "a second level for one Tool",
        buying(player(stock=(0, 1, 0), workers={"farm": 1})),
        0,
        "build farm",
        "manage.cost",
    ),
    Illegal("a Shield for 1 Science (2013)", buying(player(stock=(1, 0, 1)), "2013"), 0, "build shield", "manage.cost"),
    Illegal(
        "more workers than people",
        buying(player(population=1, stock=(0, 3, 3), workers={"farm": 1})),
        0,
        "build lab",
        "manage.worker",
    ),
    Illegal(
        "a fourth level",
        buying(player(stock=(0, 0, 3), workers={"trade": 3})),
        0,
        "build trade",
        "manage.worker",
    ),
    Illegal("a worker taken back from nowhere", SPENDING, 0, "remove lab", "manage.worker"),
]

FORM = [
    Illegal("anything after the end", over, 0, "done", "over.sixth"),
    Illegal("a number that no move has", FREE, 1, "63", "speciate:move.form"),
    Illegal("a seat that is not there", FREE, 3, "play tools-1+1", "speciate:move.form"),
    Illegal("a card of no strength", FREE, 1, str(pack(moves.PLAY, make_card(FOOD, 0, 1))), "speciate:move.form"),
]

CASES: list[Illegal] = [*CHANCE, *TRICKS, *TAKING, *ACTIONS, *MANAGEMENT, *FORM]

FORBIDDING: frozenset[str] = frozenset(
    [
        "setup.first",
        "hand.draw",
        "hand.blind-age-one",
        "hand.blind",
        "hand.look",
        "hand.no-disaster-2013",
        "hand.no-disaster-2.0",
        "trick.turn",
        "trick.first",
        "trick.short-hand",
        "trick.age-3-4",
        "trick.age-5-6",
        "trump.choice-2013",
        "trump.choice-2.0",
        "take.discovery",
        "take.order",
        "take.any",
        "action.order-2013",
        "action.order-2.0",
        "action.whole",
        "disaster.first",
        "disaster.famine",
        "disaster.earthquake",
        "disaster.fanaticism",
        "disaster.epidemic",
        "disaster.last-round-2013",
        "disaster.last-round-2.0",
        "harvest.cards",
        "harvest.cap",
        "trade.when",
        "needs.rise-2013",
        "needs.rise-2.0",
        "needs.starve",
        "manage.free",
        "manage.pop-2013",
        "manage.pop-2.0",
        "manage.pop-max",
        "manage.age",
        "manage.worker",
        "manage.cost",
        "worker.prestige-2.0",
        "worker.protection-2013",
        "worker.shield-2.0",
        "over.sixth",
    ]
)

PERMITTING: frozenset[str] = frozenset(
    [
        "setup.players",
        "setup.deck",
        "setup.discoveries",
        "setup.start",
        "setup.rounds",
        "trick.age-1-2",
        "trick.no-trump-below",
        "trick.trump-led",
        "trick.blind-free",
        "trick.discovery",
        "tie.2013",
        "tie.2.0",
        "disaster.decline",
        "disaster.hurricane-2013",
        "disaster.hurricane-2.0",
        "disaster.obscurantism",
        "disaster.invasion",
        "harvest.buildings",
        "needs.kinds",
        "needs.pay-2013",
        "needs.pay-2.0",
        "needs.score",
        "needs.lose-2.0",
        "needs.fall",
        "needs.min-pop",
        "worker.prestige-2013",
        "round.discard",
        "over.last-discovery-2.0",
        "score.sets",
        "over.win",
    ]
)
