"""The rule catalogue: every slug, and the reasons that cite one.

Each slug has a text in `locales/`, is cited where the code keeps the rule, and has a test marked with it. A reason is a
slug and the key of a sentence; where several rules say no in the same words, each has a row.
"""

from typing import Final

from speciate.core.refusal import Reason
from speciate.kit.catalogue import slugs_of

RULES: Final = slugs_of("speciate.games.evolutopia")

# whose move it is
OVER_WON: Final = Reason("over.win", "game-over")
OVER_INDICATOR: Final = Reason("over.indicator", "game-over")
OVER_CRISIS: Final = Reason("over.crisis", "game-over")
OVER_BOTH: Final = Reason("over.both", "game-over")
NOT_YOUR_TURN: Final = Reason("turn.decider", "not-your-turn")
NOT_THIS_CHANCE: Final = Reason("turn.decider", "not-this-chance")
# chance: nobody chooses what is drawn
FIRST_IS_DRAWN: Final = Reason("setup.first", "natures-move")
NUISANCES_ARE_DRAWN: Final = Reason("setup.territory", "natures-move")
TILES_ARE_DRAWN: Final = Reason("setup.evolutions", "natures-move")
EXPERTS_ARE_DRAWN: Final = Reason("setup.experts", "natures-move")
CRISES_ARE_DRAWN: Final = Reason("setup.crises", "natures-move")
PLANS_ARE_DRAWN: Final = Reason("setup.plans", "natures-move")
ROLES_ARE_DRAWN: Final = Reason("setup.roles", "natures-move")
# not at this step
NOT_NOW: Final = Reason("turn.one-action", "not-now")
NO_CRISIS_NOW: Final = Reason("crisis.draw", "not-now")
NO_BLOCK_NOW: Final = Reason("crisis.block-one", "not-now")
NO_PLAN_NOW: Final = Reason("plan.play", "not-now")
NO_ROLE_NOW: Final = Reason("role.once", "not-now")
NO_PICK_NOW: Final = Reason("solo.roles", "not-now")
FINISH_FIRST: Final = Reason("turn.one-action", "finish-first")
ACTED_ALREADY: Final = Reason("turn.one-action", "acted-already")
# a turn
BLOCKED: Final = Reason("turn.block", "blocked")
ALL_BLOCKED: Final = Reason("turn.forced-crisis", "all-blocked")
STUDY_EMPTY: Final = Reason("site.move", "study-empty")
NOBODY_NEEDED: Final = Reason("assign.needed", "nobody-needed")
NOTHING_FINISHED: Final = Reason("inaugurate.complete", "nothing-finished")
NO_SQUARE: Final = Reason("inaugurate.order", "no-square")
# choose an evolution
ASIDE_FULL: Final = Reason("choose.aside", "aside-full")
STUDY_OR_ASIDE: Final = Reason("choose.look", "not-now")
NEW_TILE_STAYS: Final = Reason("choose.full", "new-tile-stays")
NOT_THERE_BEFORE: Final = Reason("choose.full", "not-in-study")
NOT_ASIDE: Final = Reason("choose.aside", "not-aside")
# start a site
NOT_IN_STUDY: Final = Reason("site.move", "not-in-study")
NOT_ON_SITE: Final = Reason("site.full", "not-on-site")
NOT_SPARE: Final = Reason("site.full", "not-spare")
NOT_BY_PICTOGRAM: Final = Reason("site.blue", "not-now")
# recruit
NOT_IN_ZONE: Final = Reason("recruit.dismiss", "not-in-zone")
ASIDE_ENOUGH: Final = Reason("recruit.draw", "aside-full")
# assign
NOT_AT_HAND: Final = Reason("assign.up-to-three", "not-in-zone")
NO_SUCH_PLACE: Final = Reason("assign.up-to-three", "not-needed-there")
NOT_NEEDED_THERE: Final = Reason("assign.needed", "not-needed-there")
ASSIGNED_ENOUGH: Final = Reason("assign.up-to-three", "assigned-enough")
ASSIGN_ONE: Final = Reason("assign.up-to-three", "assign-one")
NOT_TRAINED: Final = Reason("assign.needed", "not-trained")
COUNTS_AS_ITSELF: Final = Reason("role.once", "counts-as-itself")
# inaugurate
NOT_A_SITE: Final = Reason("inaugurate.complete", "not-on-site")
NOT_FINISHED: Final = Reason("inaugurate.complete", "not-finished")
NOT_ADJACENT: Final = Reason("inaugurate.adjacent", "not-adjacent")
SQUARE_TAKEN: Final = Reason("inaugurate.adjacent", "square-taken")
WRONG_NUISANCE: Final = Reason("inaugurate.nuisance", "wrong-nuisance")
NUISANCE_ONLY: Final = Reason("role.once", "nuisance-only")
# the crises
NO_EFFECT: Final = Reason("crisis.real-choice", "no-effect")
NO_SUCH_OPTION: Final = Reason("crisis.draw", "no-such-option")
NO_EXPERTS_THERE: Final = Reason("crisis.real-choice", "no-experts-there")
BLOCKED_ALREADY: Final = Reason("crisis.block-one", "blocked-already")
# what must go: as a crisis comes, or because the old one was not managed
NO_EXPERT_TO_LOSE: Final = Reason("crisis.draw", "not-in-zone")
NO_TILE_TO_LOSE: Final = Reason("crisis.draw", "not-in-study")
NO_SITE_TO_LOSE: Final = Reason("crisis.draw", "not-on-site")
NO_PLAN_TO_LOSE: Final = Reason("crisis.draw", "plan-not-yours")
UNMANAGED_EXPERT: Final = Reason("crisis.check", "not-in-zone")
UNMANAGED_TILE: Final = Reason("crisis.check", "not-in-study")
UNMANAGED_SITE: Final = Reason("crisis.check", "not-on-site")
UNMANAGED_PLAN: Final = Reason("crisis.check", "plan-not-yours")
# good plans
PLAN_NOT_YOURS: Final = Reason("plan.play", "plan-not-yours")
PLAN_NO_EFFECT: Final = Reason("plan.play", "plan-no-effect")
PLAN_NOT_NOW: Final = Reason("plan.play", "plan-not-now")
PLAN_DONE: Final = Reason("plan.play", "assigned-enough")
PLAN_ASSIGNS: Final = Reason("plan.play", "assign-one")
PLAN_NOT_IN_BAG: Final = Reason("plan.play", "not-in-bag")
PLAN_NO_SUCH_PLACE: Final = Reason("plan.play", "not-needed-there")
PLAN_NOT_BLOCKED: Final = Reason("plan.play", "not-blocked")
PLAN_TOO_HIGH: Final = Reason("plan.play", "too-high")
PLAN_NOT_SEEN: Final = Reason("plan.play", "not-offered")
SILENT: Final = Reason("plan.silence", "silent")
# roles
ROLE_NOT_YOURS: Final = Reason("role.once", "role-not-yours")
ROLE_USED: Final = Reason("role.once", "role-used")
ROLE_NOT_NOW: Final = Reason("role.once", "role-not-now")
NO_COPY: Final = Reason("role.once", "no-copy")
ROLE_NOT_SEEN: Final = Reason("role.once", "not-offered")
ROLE_NOT_IN_BAG: Final = Reason("role.once", "not-in-bag")
ROLE_NOT_IN_ZONE: Final = Reason("role.once", "not-in-zone")
STUDY_FULL: Final = Reason("choose.full", "study-full")
NOT_AT_WORK: Final = Reason("role.once", "not-at-work")
ROLE_NO_SUCH_PLACE: Final = Reason("role.once", "not-needed-there")
NOT_ELSEWHERE: Final = Reason("role.once", "not-elsewhere")
ZONE_FULL: Final = Reason("recruit.draw", "zone-full")
CRISIS_ONLY: Final = Reason("role.once", "crisis-only")
# alone
ROLE_NOT_OFFERED: Final = Reason("solo.roles", "not-offered")
ROLE_NOT_RENEWED: Final = Reason("solo.renew", "not-offered")
ROLE_IN_BOX: Final = Reason("solo.roles", "role-not-yours")
