"""The rule catalogue: every slug, and every reason for saying no.

A rule that says no returns one of the reasons, or None for yes. Where the editions or the cases differ, several reasons
share a sentence and each cites its own rule; the rule is chosen where it is checked. Those which only the edition
decides are in `editions.py`.
"""

from typing import Final

from speciate.core.refusal import Reason
from speciate.kit.catalogue import slugs_of

RULES: Final = slugs_of("speciate.games.s_evolution")

# the end
GAME_OVER: Final = Reason("over.sixth", "game-over")
# chance
DRAWN_BY_CHANCE: Final = Reason("hand.draw", "natures-move")
FIRST_BY_CHANCE: Final = Reason("setup.first", "natures-move")
TURNED_BY_CHANCE: Final = Reason("hand.blind", "natures-move")
REPLACED_BY_CHANCE: Final = Reason("hand.no-disaster-2013", "natures-move")
NOT_THIS_DRAW: Final = Reason("hand.draw", "not-this-chance")
NOT_THIS_FIRST: Final = Reason("setup.first", "not-this-chance")
NOT_THIS_TURN: Final = Reason("hand.blind", "not-this-chance")
NO_EARLY_DISASTER: Final = Reason("hand.no-disaster-2.0", "not-this-chance")
NOT_THIS_REPLACEMENT: Final = Reason("hand.no-disaster-2013", "not-this-chance")
# the trump
TRUMP_NOT_LENT: Final = Reason("worker.prestige-2.0", "not-your-trump")
# tricks
NOT_PLAY_NOW: Final = Reason("trick.turn", "not-play-now")
NOT_YOUR_PLAY: Final = Reason("trick.turn", "not-your-play")
NOT_YOUR_LEAD: Final = Reason("trick.first", "not-your-play")
SITS_OUT: Final = Reason("trick.short-hand", "not-your-play")
PLAY_FROM_HAND: Final = Reason("trick.turn", "play-from-hand")
MUST_FOLLOW: Final = Reason("trick.age-3-4", "must-follow")
MUST_FOLLOW_WITH_TRUMPS: Final = Reason("trick.age-5-6", "must-follow")
MUST_FOLLOW_BY_PRESTIGE: Final = Reason("worker.prestige-2.0", "must-follow")
PLAY_UNSEEN: Final = Reason("hand.blind", "play-unseen")
PLAY_UNSEEN_AGE_ONE: Final = Reason("hand.blind-age-one", "play-unseen")
NO_DISCOVERY_IN_HAND: Final = Reason("hand.draw", "no-discovery-in-hand")
# taking cards
NOT_TAKE_NOW: Final = Reason("take.order", "not-take-now")
NOT_YOUR_TAKE: Final = Reason("take.order", "not-your-take")
DISCOVERIES_FIRST: Final = Reason("take.discovery", "not-your-take")
TAKE_NO_CARD: Final = Reason("take.any", "take-no-card")
TAKE_NO_DISCOVERY: Final = Reason("take.discovery", "take-no-card")
TAKE_RESOURCE: Final = Reason("take.discovery", "take-resource")
TAKE_OTHER_AGE: Final = Reason("take.discovery", "take-other-age")
# the Action phase
NOT_YOUR_ACTION: Final = Reason("action.whole", "not-your-action")
NOT_DISASTER_NOW: Final = Reason("disaster.first", "not-disaster-now")
NO_SUCH_DISASTER: Final = Reason("disaster.first", "no-such-disaster")
NOT_GAIN_NOW: Final = Reason("harvest.cards", "not-gain-now")
NO_FOOD_IN_FAMINE: Final = Reason("disaster.famine", "gain-barred")
NO_TOOLS_IN_EARTHQUAKE: Final = Reason("disaster.earthquake", "gain-barred")
NO_SCIENCE_IN_FANATICISM: Final = Reason("disaster.fanaticism", "gain-barred")
LOSE_NONE: Final = Reason("disaster.last-round-2.0", "lose-none")
NO_EPIDEMIC: Final = Reason("disaster.epidemic", "not-dismiss-now")
NOBODY_STARVED: Final = Reason("needs.starve", "not-dismiss-now")
NO_WORKER_IN_EPIDEMIC: Final = Reason("disaster.epidemic", "no-worker")
NO_WORKER_TO_STARVE: Final = Reason("needs.starve", "no-worker")
NOT_TRADE_NOW: Final = Reason("trade.when", "not-trade-now")
TRADE_NONE: Final = Reason("trade.when", "trade-none")
TRADE_FULL: Final = Reason("harvest.cap", "trade-full")
TRADE_SAME: Final = Reason("trade.when", "trade-same")
# management
NOT_MANAGE_NOW: Final = Reason("manage.free", "not-manage-now")
NO_MANAGEMENT: Final = Reason("over.sixth", "not-manage-now")
NOT_DONE_NOW: Final = Reason("manage.free", "not-done-now")
NOTHING_TO_END: Final = Reason("over.sixth", "not-done-now")
AGE_COSTS: Final = Reason("manage.age", "cannot-pay")
WORKER_COSTS: Final = Reason("manage.cost", "cannot-pay")
POPULATION_FULL: Final = Reason("manage.pop-max", "population-full")
GROWN_ALREADY: Final = Reason("manage.pop-2013", "grown-already")
AGE_TOP: Final = Reason("manage.age", "age-top")
AGE_BOUGHT: Final = Reason("manage.age", "age-bought")
LEVEL_TOP: Final = Reason("manage.worker", "level-top")
NO_FREE_POP: Final = Reason("manage.worker", "no-free-pop")
NO_WORKER: Final = Reason("manage.worker", "no-worker")
