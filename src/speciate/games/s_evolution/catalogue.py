"""The rule catalogue: every slug, and the refusals that cite one.

A refusal inside the engine is a small int, OK or an index into REFUSALS; it cites the rule of the edition that is
played (`slug_in`).
"""

from typing import Final

RULES: Final = (
    "setup.players",
    "setup.deck",
    "setup.discoveries",
    "setup.start",
    "setup.first",
    "setup.rounds",
    "hand.draw",
    "hand.blind-age-one",
    "hand.blind",
    "hand.look",
    "hand.no-disaster-2013",
    "hand.no-disaster-2.0",
    "trick.turn",
    "trick.first",
    "trick.short-hand",
    "trick.age-1-2",
    "trick.age-3-4",
    "trick.age-5-6",
    "trick.no-trump-below",
    "trick.trump-led",
    "trick.blind-free",
    "trump.choice-2013",
    "trump.choice-2.0",
    "trick.discovery",
    "tie.2013",
    "tie.2.0",
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
    "disaster.decline",
    "disaster.hurricane-2013",
    "disaster.hurricane-2.0",
    "disaster.obscurantism",
    "disaster.invasion",
    "disaster.last-round-2013",
    "disaster.last-round-2.0",
    "harvest.cards",
    "harvest.buildings",
    "harvest.cap",
    "trade.when",
    "needs.kinds",
    "needs.pay-2013",
    "needs.pay-2.0",
    "needs.score",
    "needs.lose-2.0",
    "needs.rise-2013",
    "needs.rise-2.0",
    "needs.fall",
    "needs.starve",
    "needs.min-pop",
    "manage.free",
    "manage.pop-2013",
    "manage.pop-2.0",
    "manage.pop-max",
    "manage.age",
    "manage.worker",
    "manage.cost",
    "worker.prestige-2013",
    "worker.prestige-2.0",
    "worker.protection-2013",
    "worker.shield-2.0",
    "round.discard",
    "over.sixth",
    "over.last-discovery-2.0",
    "score.sets",
    "over.win",
)

OK: Final = 0
NO_SUCH_MOVE: Final = 1
GAME_OVER: Final = 2
NATURES_MOVE: Final = 3
NOT_THIS_CHANCE: Final = 4
NOT_TRUMP_NOW: Final = 5
NOT_YOUR_TRUMP: Final = 6
NOT_PLAY_NOW: Final = 7
NOT_YOUR_PLAY: Final = 8
PLAY_FROM_HAND: Final = 9
MUST_FOLLOW: Final = 10
PLAY_UNSEEN: Final = 11
NOT_UNSEEN: Final = 12
NO_DISCOVERY_IN_HAND: Final = 13
NOT_TAKE_NOW: Final = 14
NOT_YOUR_TAKE: Final = 15
TAKE_NO_CARD: Final = 16
TAKE_RESOURCE: Final = 17
TAKE_OTHER_AGE: Final = 18
NOT_YOUR_ACTION: Final = 19
NOT_DISASTER_NOW: Final = 20
NO_SUCH_DISASTER: Final = 21
NO_PROTECTION: Final = 22
NOT_GAIN_NOW: Final = 23
GAIN_BARRED: Final = 24
NOT_LOSE_NOW: Final = 25
LOSE_NONE: Final = 26
NOT_DISMISS_NOW: Final = 27
NO_WORKER: Final = 28
NOT_TRADE_NOW: Final = 29
TRADE_NONE: Final = 30
TRADE_FULL: Final = 31
TRADE_SAME: Final = 32
NOT_RISE_NOW: Final = 33
NOT_MANAGE_NOW: Final = 34
CANNOT_PAY: Final = 35
POPULATION_FULL: Final = 36
GROWN_ALREADY: Final = 37
GROW_COUNT: Final = 38
AGE_TOP: Final = 39
AGE_BOUGHT: Final = 40
LEVEL_TOP: Final = 41
NO_FREE_POP: Final = 42
NOT_DONE_NOW: Final = 43

# by number: the rule's slug and the message key
REFUSALS: Final = (
    ("", ""),
    ("setup.players", "no-such-move"),
    ("over.sixth", "game-over"),
    ("hand.draw", "natures-move"),
    ("hand.draw", "not-this-chance"),
    ("trump.choice-*", "not-trump-now"),
    ("trump.choice-*", "not-your-trump"),
    ("trick.turn", "not-play-now"),
    ("trick.turn", "not-your-play"),
    ("trick.turn", "play-from-hand"),
    ("trick.age-3-4", "must-follow"),
    ("hand.blind", "play-unseen"),
    ("hand.blind", "not-unseen"),
    ("trick.discovery", "no-discovery-in-hand"),
    ("take.order", "not-take-now"),
    ("take.order", "not-your-take"),
    ("take.any", "take-no-card"),
    ("take.discovery", "take-resource"),
    ("take.discovery", "take-other-age"),
    ("action.whole", "not-your-action"),
    ("disaster.first", "not-disaster-now"),
    ("disaster.first", "no-such-disaster"),
    ("worker.protection-2013|worker.shield-2.0", "no-protection"),
    ("harvest.cards", "not-gain-now"),
    ("harvest.cards", "gain-barred"),
    ("disaster.last-round-*", "not-lose-now"),
    ("disaster.last-round-2.0", "lose-none"),
    ("needs.starve", "not-dismiss-now"),
    ("manage.worker", "no-worker"),
    ("trade.when", "not-trade-now"),
    ("trade.when", "trade-none"),
    ("harvest.cap", "trade-full"),
    ("trade.when", "trade-same"),
    ("needs.rise-*", "not-rise-now"),
    ("manage.free", "not-manage-now"),
    ("manage.cost", "cannot-pay"),
    ("manage.pop-max", "population-full"),
    ("manage.pop-2013", "grown-already"),
    ("manage.pop-*", "grow-count"),
    ("manage.age", "age-top"),
    ("manage.age", "age-bought"),
    ("manage.worker", "level-top"),
    ("manage.worker", "no-free-pop"),
    ("manage.free", "not-done-now"),
)


def slug_in(edition: str, slug: str) -> str:
    """`needs.rise-*` is `needs.rise-2013` or `needs.rise-2.0`; of `a|b` the first is for 2013, the second for 2.0."""
    first, either, second = slug.partition("|")
    chosen = second if either and edition != "2013" else first
    return chosen.replace("*", edition)
