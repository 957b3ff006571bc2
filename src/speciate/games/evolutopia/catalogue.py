"""The rule catalogue: every slug, and the refusals that cite one.

Each slug has a text in `locales/`, is cited where the code keeps the rule, and has a test marked with it.
A refusal inside the engine is a small int, OK or an index into REFUSALS.
"""

from typing import Final

RULES: Final = (
    "setup.players",
    "setup.evolutions",
    "setup.experts",
    "setup.indicators",
    "setup.crisis-pawn",
    "setup.crises",
    "setup.plans",
    "setup.roles",
    "setup.territory",
    "setup.discovery",
    "setup.first",
    "turn.one-action",
    "turn.block",
    "turn.forced-crisis",
    "turn.decider",
    "turn.order",
    "choose.look",
    "choose.aside",
    "choose.full",
    "site.move",
    "site.full",
    "site.blue",
    "site.green",
    "recruit.dismiss",
    "recruit.draw",
    "recruit.return",
    "assign.up-to-three",
    "assign.needed",
    "assign.stay",
    "inaugurate.complete",
    "inaugurate.score",
    "inaugurate.adjacent",
    "inaugurate.nuisance",
    "inaugurate.order",
    "crisis.check",
    "crisis.draw",
    "crisis.real-choice",
    "crisis.unblock",
    "crisis.block-one",
    "role.once",
    "role.experience",
    "plan.play",
    "plan.silence",
    "solo.roles",
    "solo.renew",
    "over.win",
    "over.indicator",
    "over.crisis",
    "over.both",
)

OK: Final = 0
NO_SUCH_MOVE: Final = 1
GAME_OVER: Final = 2
NATURES_MOVE: Final = 3
NOT_THIS_CHANCE: Final = 4
NOT_YOUR_TURN: Final = 5
FINISH_FIRST: Final = 6
BLOCKED: Final = 7
ALL_BLOCKED: Final = 8
ACTED_ALREADY: Final = 9
PILE_EMPTY: Final = 10
STUDY_EMPTY: Final = 11
NOBODY_NEEDED: Final = 12
NOTHING_FINISHED: Final = 13
NO_SQUARE: Final = 14
ASIDE_FULL: Final = 15
LAST_TILE: Final = 16
NOT_IN_STUDY: Final = 17
NEW_TILE_STAYS: Final = 18
NOT_ASIDE: Final = 19
NOT_ON_SITE: Final = 20
STUDY_FULL: Final = 21
NOT_IN_ZONE: Final = 22
NOT_SPARE: Final = 23
NOT_IN_BAG: Final = 24
NOT_NEEDED_THERE: Final = 25
ASSIGNED_ENOUGH: Final = 26
ASSIGN_ONE: Final = 27
NOT_TRAINED: Final = 28
NOT_FINISHED: Final = 29
NOT_ADJACENT: Final = 30
SQUARE_TAKEN: Final = 31
WRONG_NUISANCE: Final = 32
NUISANCE_ONLY: Final = 33
NO_EFFECT: Final = 34
NO_SUCH_OPTION: Final = 35
NO_EXPERTS_THERE: Final = 36
NOT_OFFERED: Final = 37
PLAN_NOT_YOURS: Final = 38
PLAN_NO_EFFECT: Final = 39
PLAN_NOT_NOW: Final = 40
ROLE_NOT_YOURS: Final = 41
ROLE_USED: Final = 42
ROLE_NOT_NOW: Final = 43
NOT_BLOCKED: Final = 44
BLOCKED_ALREADY: Final = 45
TOO_HIGH: Final = 46
NO_COPY: Final = 47
NOT_NOW: Final = 48
SILENT: Final = 49
ASIDE_ENOUGH: Final = 50

# by number: the rule's slug and the message key
REFUSALS: Final = (
    ("", ""),
    ("turn.one-action", "no-such-move"),
    ("over.win", "game-over"),
    ("turn.decider", "natures-move"),
    ("turn.decider", "not-this-chance"),
    ("turn.decider", "not-your-turn"),
    ("turn.one-action", "finish-first"),
    ("turn.block", "blocked"),
    ("turn.forced-crisis", "all-blocked"),
    ("turn.one-action", "acted-already"),
    ("choose.look", "pile-empty"),
    ("site.move", "study-empty"),
    ("assign.needed", "nobody-needed"),
    ("inaugurate.complete", "nothing-finished"),
    ("inaugurate.order", "no-square"),
    ("choose.aside", "aside-full"),
    ("choose.look", "last-tile"),
    ("site.move", "not-in-study"),
    ("choose.full", "new-tile-stays"),
    ("choose.aside", "not-aside"),
    ("site.full", "not-on-site"),
    ("site.blue", "study-full"),
    ("recruit.dismiss", "not-in-zone"),
    ("site.full", "not-spare"),
    ("recruit.draw", "not-in-bag"),
    ("assign.needed", "not-needed-there"),
    ("assign.up-to-three", "assigned-enough"),
    ("assign.up-to-three", "assign-one"),
    ("assign.needed", "not-trained"),
    ("inaugurate.complete", "not-finished"),
    ("inaugurate.adjacent", "not-adjacent"),
    ("inaugurate.adjacent", "square-taken"),
    ("inaugurate.nuisance", "wrong-nuisance"),
    ("inaugurate.nuisance", "nuisance-only"),
    ("crisis.real-choice", "no-effect"),
    ("crisis.draw", "no-such-option"),
    ("crisis.real-choice", "no-experts-there"),
    ("crisis.draw", "not-offered"),
    ("plan.play", "plan-not-yours"),
    ("plan.play", "plan-no-effect"),
    ("plan.play", "plan-not-now"),
    ("role.once", "role-not-yours"),
    ("role.once", "role-used"),
    ("role.once", "role-not-now"),
    ("crisis.unblock", "not-blocked"),
    ("crisis.block-one", "blocked-already"),
    ("plan.play", "too-high"),
    ("role.once", "no-copy"),
    ("turn.one-action", "not-now"),
    ("plan.silence", "silent"),
    ("recruit.draw", "aside-full"),
)
