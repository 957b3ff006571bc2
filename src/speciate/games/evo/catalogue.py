"""The rule catalogue: every slug, and every reason to refuse a move, with the rule it cites."""

from typing import Final

from speciate.core.refusal import Reason
from speciate.kit.catalogue import slugs_of

RULES: Final = slugs_of("speciate.games.evo")

# -- at any time ----------------------------------------------------------------------------------
NO_SUCH_SEAT: Final = Reason("setup.players", "no-such-seat")
NO_REGION: Final = Reason("setup.board", "no-region")
OVER_BY_ROLL: Final = Reason("meteor.roll", "game-over")
OVER_ON_LAST_CELL: Final = Reason("meteor.last", "game-over")
OVER_WITHOUT_AUCTION: Final = Reason("meteor.no-auction", "game-over")

# -- chance: by the rule that says what it decides ------------------------------------------------
CHANCES: Final = (
    "setup.start",
    "setup.cards",
    "initiative.tail",
    "initiative.fixed",
    "climate.ask",
    "climate.roll",
    "combat.forced",
    "combat.odds",
    "meteor.roll",
    "auction.draw",
    "auction.card",
)
NATURES_MOVE: Final = {slug: Reason(slug, "natures-move") for slug in CHANCES}  # a player would decide it
CHANCE_FIRST: Final = {slug: Reason(slug, "chance-first") for slug in CHANCES}  # a player would not wait for it
NOT_THIS_CHANCE: Final = {slug: Reason(slug, "not-this-chance") for slug in CHANCES}  # nature would do it otherwise

# -- event cards ----------------------------------------------------------------------------------
NOT_CARD_NOW: Final = Reason("event.when", "not-card-now")
NOT_YOUR_CARD: Final = Reason("event.order", "not-your-card")
CARD_TOO_EARLY: Final = Reason("event.first-rounds", "card-too-early")
CARD_FROM_HAND: Final = Reason("event.when", "card-from-hand")
CARD_OTHER_TIME: Final = Reason("event.when", "card-other-time")
CLIMATE_ONCE: Final = Reason("event.climate-once", "climate-once")
CARD_NEEDS_TARGET: Final = Reason("event.when", "card-needs-target")
CARD_HAS_NO_TARGET: Final = Reason("event.when", "card-has-no-target")
CARD_NOT_ON_ONESELF: Final = Reason("event.when", "card-not-on-oneself")
STRIKE_NO_DINO: Final = Reason("event.when", "strike-no-dino")
STRIKE_NOT_MORE: Final = Reason("event.when", "strike-not-more")

# -- movement -------------------------------------------------------------------------------------
NOT_MOVE_NOW: Final = Reason("move.turns", "not-move-now")
NOT_YOUR_MOVE: Final = Reason("move.turns", "not-your-move")
MOVE_NO_DINO: Final = Reason("move.steps", "move-no-dino")
MOVE_NOT_ADJACENT: Final = Reason("move.steps", "move-not-adjacent")
MOVE_OWN: Final = Reason("move.own", "move-own")
ATTACK_OUTMATCHED: Final = Reason("combat.outmatched", "attack-outmatched")
LAND_FIRST: Final = Reason("event.when", "land-first")
SWIM_NOT_NOW: Final = Reason("event.when", "swim-not-now")
SWIM_INLAND: Final = Reason("event.when", "swim-inland")
SWIM_NO_ROOM: Final = Reason("move.one-each", "swim-no-room")
LAND_NOT_NOW: Final = Reason("event.when", "land-not-now")
LAND_INLAND: Final = Reason("event.when", "land-inland")
LAND_OCCUPIED: Final = Reason("move.one-each", "land-occupied")

# -- births ---------------------------------------------------------------------------------------
NOT_BIRTH_NOW: Final = Reason("birth.count", "not-birth-now")
NOT_YOUR_BIRTH: Final = Reason("birth.count", "not-your-birth")
BIRTH_MUST: Final = Reason("birth.must", "birth-must")
BIRTH_OCCUPIED: Final = Reason("birth.place", "birth-occupied")
BIRTH_TOO_FAR: Final = Reason("birth.place", "birth-too-far")
REBIRTH_OCCUPIED: Final = Reason("birth.extinct", "birth-occupied")
BIRTH_APART: Final = Reason("birth.extinct", "birth-apart")

# -- survival -------------------------------------------------------------------------------------
NOT_REMOVE_NOW: Final = Reason("survive.choice", "not-remove-now")
NOT_YOUR_REMOVAL: Final = Reason("survive.choice", "not-your-removal")
REMOVE_NO_DINO: Final = Reason("survive.choice", "remove-no-dino")
REMOVE_MILD: Final = Reason("survive.temperate", "remove-safe")
REMOVE_FURRED: Final = Reason("survive.cold", "remove-safe")
REMOVE_SHADED: Final = Reason("survive.hot", "remove-safe")
TOO_MANY_IN_THE_COLD: Final = Reason("survive.cold", "remove-must")
TOO_MANY_IN_THE_HEAT: Final = Reason("survive.hot", "remove-must")

# -- auction --------------------------------------------------------------------------------------
NOT_BID_NOW: Final = Reason("auction.bid", "not-bid-now")
NOT_YOUR_BID: Final = Reason("auction.bid", "not-your-bid")
OUTBID_FIRST: Final = Reason("auction.outbid", "not-your-bid")
BID_STANDS: Final = Reason("auction.must", "bid-stands")
LOT_FIRST: Final = Reason("auction.bid", "lot-first")
AMOUNT_FIRST: Final = Reason("auction.bid", "amount-first")
NO_LOT: Final = Reason("auction.draw", "no-lot")
LOT_TOO_DEAR: Final = Reason("auction.afford", "lot-too-dear")
BID_TOO_LOW: Final = Reason("auction.bid", "bid-too-low")
BID_TOO_HIGH: Final = Reason("auction.afford", "bid-too-high")
MUST_BID: Final = Reason("auction.must", "must-bid")
MUST_NAME_AMOUNT: Final = Reason("auction.must", "amount-first")
DROP_NOT_ALLOWED: Final = Reason("auction.must", "drop-not-allowed")
DROP_NOT_OUTBID: Final = Reason("auction.variant", "drop-not-allowed")
