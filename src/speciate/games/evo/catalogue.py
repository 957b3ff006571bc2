"""The rule catalogue: every slug, and the refusals that cite one.

A refusal inside the engine is a small int, OK or an index into REFUSALS, so that `legal` can ask the
same question as `refusal` at full speed.
"""

from typing import Final

RULES: Final = (
    "setup.players",
    "setup.board",
    "setup.start",
    "setup.species",
    "setup.points",
    "setup.dinos",
    "setup.genes",
    "setup.cards",
    "setup.climate",
    "setup.meteor",
    "initiative.tail",
    "initiative.fixed",
    "climate.roll",
    "climate.loop",
    "climate.ask",
    "climate.zones",
    "move.steps",
    "move.one-each",
    "move.own",
    "move.climate-blind",
    "move.turns",
    "combat.forced",
    "combat.odds",
    "combat.outmatched",
    "combat.loser",
    "combat.step",
    "birth.count",
    "birth.place",
    "birth.must",
    "birth.extinct",
    "survive.temperate",
    "survive.cold",
    "survive.hot",
    "survive.deadly",
    "survive.choice",
    "survive.points",
    "meteor.advance",
    "meteor.roll",
    "meteor.last",
    "meteor.no-auction",
    "auction.draw",
    "auction.bid",
    "auction.outbid",
    "auction.must",
    "auction.any-amount",
    "auction.afford",
    "auction.pay",
    "auction.mutant",
    "auction.card",
    "auction.variant",
    "event.first-rounds",
    "event.when",
    "event.climate-once",
    "event.order",
    "event.duration",
    "event.many",
    "event.hidden",
    "over.win",
)

OK: Final = 0
NO_SUCH_MOVE: Final = 1
GAME_OVER: Final = 2
NATURES_MOVE: Final = 3
NOT_THIS_CHANCE: Final = 4
NO_REGION: Final = 5
NOT_CARD_NOW: Final = 6
NOT_YOUR_CARD: Final = 7
CARD_TOO_EARLY: Final = 8
CARD_FROM_HAND: Final = 9
CARD_OTHER_TIME: Final = 10
CLIMATE_ONCE: Final = 11
CARD_NEEDS_TARGET: Final = 12
CARD_HAS_NO_TARGET: Final = 13
CARD_NOT_ON_ONESELF: Final = 14
STRIKE_NO_DINO: Final = 15
STRIKE_NOT_MORE: Final = 16
NOT_MOVE_NOW: Final = 17
NOT_YOUR_MOVE: Final = 18
MOVE_NO_DINO: Final = 19
MOVE_NOT_ADJACENT: Final = 20
MOVE_OWN: Final = 21
ATTACK_OUTMATCHED: Final = 22
LAND_FIRST: Final = 23
SWIM_NOT_NOW: Final = 24
SWIM_INLAND: Final = 25
SWIM_NO_ROOM: Final = 26
LAND_NOT_NOW: Final = 27
LAND_INLAND: Final = 28
LAND_OCCUPIED: Final = 29
NOT_BIRTH_NOW: Final = 30
NOT_YOUR_BIRTH: Final = 31
BIRTH_OCCUPIED: Final = 32
BIRTH_TOO_FAR: Final = 33
BIRTH_APART: Final = 34
NOT_REMOVE_NOW: Final = 35
NOT_YOUR_REMOVAL: Final = 36
REMOVE_NO_DINO: Final = 37
REMOVE_SAFE: Final = 38
NOT_BID_NOW: Final = 39
NOT_YOUR_BID: Final = 40
LOT_FIRST: Final = 41
AMOUNT_FIRST: Final = 42
NO_LOT: Final = 43
LOT_TOO_DEAR: Final = 44
BID_TOO_LOW: Final = 45
BID_TOO_HIGH: Final = 46
DROP_NOT_ALLOWED: Final = 47

# by number: the rule's slug and the message key
REFUSALS: Final = (
    ("", ""),
    ("setup.players", "no-such-move"),
    ("meteor.last", "game-over"),
    ("climate.roll", "natures-move"),
    ("setup.start", "not-this-chance"),
    ("setup.board", "no-region"),
    ("event.when", "not-card-now"),
    ("event.order", "not-your-card"),
    ("event.first-rounds", "card-too-early"),
    ("event.when", "card-from-hand"),
    ("event.when", "card-other-time"),
    ("event.climate-once", "climate-once"),
    ("event.when", "card-needs-target"),
    ("event.when", "card-has-no-target"),
    ("event.when", "card-not-on-oneself"),
    ("event.when", "strike-no-dino"),
    ("event.when", "strike-not-more"),
    ("move.turns", "not-move-now"),
    ("move.turns", "not-your-move"),
    ("move.steps", "move-no-dino"),
    ("move.steps", "move-not-adjacent"),
    ("move.own", "move-own"),
    ("combat.outmatched", "attack-outmatched"),
    ("move.steps", "land-first"),
    ("event.when", "swim-not-now"),
    ("event.when", "swim-inland"),
    ("move.one-each", "swim-no-room"),
    ("event.when", "land-not-now"),
    ("event.when", "land-inland"),
    ("move.one-each", "land-occupied"),
    ("birth.count", "not-birth-now"),
    ("birth.count", "not-your-birth"),
    ("birth.place", "birth-occupied"),
    ("birth.place", "birth-too-far"),
    ("birth.extinct", "birth-apart"),
    ("survive.choice", "not-remove-now"),
    ("survive.choice", "not-your-removal"),
    ("survive.choice", "remove-no-dino"),
    ("survive.choice", "remove-safe"),
    ("auction.bid", "not-bid-now"),
    ("auction.outbid", "not-your-bid"),
    ("auction.bid", "lot-first"),
    ("auction.must", "amount-first"),
    ("auction.draw", "no-lot"),
    ("auction.afford", "lot-too-dear"),
    ("auction.bid", "bid-too-low"),
    ("auction.afford", "bid-too-high"),
    ("auction.must", "drop-not-allowed"),
)
