"""Moves that the rules of Evolutopia refuse, written by hand from its catalogue."""

import copy
import tomllib
from collections.abc import Callable
from typing import Any

from speciate.core.seats import NATURE
from speciate.core.state import State
from speciate.games.evolutopia import GAME
from speciate.games.evolutopia.components import PACKS
from speciate.games.evolutopia.flow import EvolutopiaState
from tests.conformance.illegal.case import Illegal
from tests.games.evolutopia.build import data, fresh, play, table

QUIET = ["r08", "r07"]  # roles that have no moment in most actions
ALL = ["choose", "site", "recruit", "assign", "inaugurate"]
HIGH = {"mobility": 4, "environment": 6, "comfort": 6}
FINISHED = {"e01": "neo-urbanist builder"}
FULL_SITES = {"e15": "", "e02": "builder designer", "e12": ""}

# They forbid or require something of a move. What is shuffled, drawn or in a bag nobody may choose.
FORBIDDING = frozenset(
    (
        "setup.evolutions", "setup.experts", "setup.crises", "setup.plans", "setup.roles", "setup.territory",
        "setup.first", "turn.one-action", "turn.block", "turn.forced-crisis", "turn.decider", "choose.look",
        "choose.aside", "choose.full", "site.move", "site.full", "site.blue", "recruit.dismiss", "recruit.draw",
        "assign.up-to-three", "assign.needed", "inaugurate.complete", "inaugurate.adjacent", "inaugurate.nuisance",
        "inaugurate.order", "crisis.check", "crisis.draw", "crisis.real-choice", "crisis.block-one", "role.once",
        "plan.play", "solo.roles", "solo.renew", "over.win", "over.indicator", "over.crisis", "over.both",
    )
)  # fmt: skip
# They say what happens, or (plan.silence) what may be said, and refuse no move.
PERMITTING = frozenset(
    (
        "setup.players", "setup.indicators", "setup.crisis-pawn", "setup.discovery", "turn.order", "site.green",
        "recruit.return", "assign.stay", "inaugurate.score", "crisis.unblock", "role.experience", "plan.silence",
    )
)  # fmt: skip


def city(*codes: str, seats: int = 2, **more: Any) -> Callable[[], State]:
    """A table of quiet roles, played on by these moves."""
    return lambda: play(table(seats, **{"roles": QUIET, **more}), *codes)


def unmanaged(effect: dict[str, object], *codes: str, **more: Any) -> Callable[[], State]:
    """The same with a crisis of one's own, which does this when it is not managed."""
    return lambda: play(with_crisis(effect, **more), *codes)


def with_crisis(effect: dict[str, object], **more: Any) -> EvolutopiaState:
    pack = copy.deepcopy(tomllib.loads(PACKS.file.read_text(encoding="utf-8")))
    pack["pack"]["name"] = "mine"
    pack["crisis"][0]["unmanaged"] = [effect]
    before = data(table(**{"roles": QUIET, "crisis": "c01", **more}))
    state = GAME.position({**before, "pack": "mine", "components": pack})
    assert isinstance(state, EvolutopiaState)
    return state


def solo(*codes: str) -> Callable[[], State]:
    return city(*codes, seats=1, roles=["r02"])


def of_two_roles() -> State:
    """Alone, before the first turn: one of two roles is to be kept."""
    state = fresh(1)
    assert state.pending()[0].kind == "pick"
    return state


def new_role_of_two() -> Callable[[], State]:
    return solo("manage", "crisis c14", "option 1", "block site", "role r05", "role r09")


def not_offered() -> str:
    offered = of_two_roles().to_json()["offered"]
    assert isinstance(offered, list)
    return next(f"pick r{number:02}" for number in range(2, 11) if f"r{number:02}" not in offered)


TURN = city(study="e01", sites={"e15": "builder"}, zone="technologist")
LOOKING = city("act choose", top="e01")
ASIDE = city("act choose", "aside", "tile e02", "aside", "tile e03", "aside", "tile e04", top="e01")
TOO_MANY_STUDIED = city("act choose", "study", "tile e05", study="e01 e02 e03", top="e04")
UNDER_PILE = city("act choose", "aside", "tile e02", "aside", "tile e03", "study", "tile e04", top="e01")
STARTING = city("act site", study="e01 e15")
TOO_MANY_SITES = city("act site", "start e01", study="e01", sites=FULL_SITES)
SPARE = city("act site", "start e01", "scrap e02", study="e01", sites=FULL_SITES)
BONUS = city("act site", "start e11", study="e11", top="e02")
DISMISSING = city("act recruit", zone="builder builder designer")
PLACING = city("act recruit", "draw", *["expert designer", "aside"] * 3, "expert designer", plans=["b6"], pawn=3)
DRAWING = city("act recruit", "draw")
CROWD = "builder builder neo-urbanist technologist designer"
TWO_SITES = {"e01": "", "e15": ""}
ASSIGNING = city("act assign", sites=TWO_SITES, zone=CROWD)
OPENING = city("act inaugurate", sites={**FINISHED, "e15": "builder"}, study="e02")
BUILDING = city("act inaugurate", "open e01", sites=FINISHED, squares={"a2": "n05.front", "d4": "n06.front"})
REMEDY = city(
    "act inaugurate", "use r07", "open e01", roles=["r07", "r08"], sites=FINISHED, squares={"b1": "n05.front"}
)
ARRIVED = city("manage", "crisis c14")
BLOCKING = city("manage", "crisis c06", "option 1", "block site", roles=["r02", "r07"])
SUMMONING = city("play b1", plans=["b1"], sites={"e01": ""}, crisis="c09")
OVERTIME = city("play b2", plans=["b2"], sites={"e01": "", "e02": ""}, zone="builder neo-urbanist designer")
WATCHING = city("play b9", "crisis c01", "crisis c02", "crisis c03", plans=["b9"])
KEEPING = city("manage", "use r05", "crisis c03", "crisis c09", roles=["r05", "r08"])
DISPATCHING = city("use r06", roles=["r06", "r08"], sites={"e01": "builder", "e15": ""}, crisis="c06")
CROWDED = "designer designer designer regulator regulator"
DISPATCHING_FULL = city(
    "use r06", roles=["r06", "r08"], sites={"e01": "builder", "e15": ""}, crisis="c06", zone=CROWDED
)
RESPONDING = city(
    "act recruit", "draw", "use r10", roles=["r10", "r08"], crisis="c10",
    zone="designer builder builder regulator regulator",
)  # fmt: skip
TRAINING = city("act assign", "use r09", roles=["r09", "r08"], sites={"e01": ""}, zone="designer builder")
WON = city("act inaugurate", "open e01", "build a2", sites=FINISHED, squares={"a2": "n01.front"}, indicators=HIGH)
LOST_INDICATOR = city("manage", crisis="c10", indicators={"economy": 1})
LOST_CRISIS = city("manage", "crisis c14", "option 2", pawn=8)
LOST_BOTH = city(
    "act inaugurate", "open e07", sites={"e07": "regulator regulator"}, squares={"b1": "e01"},
    indicators={**HIGH, "economy": 1},
)  # fmt: skip

CASES: list[Illegal] = [
    # what is no move, and whose move it is
    Illegal("a number no move has", TURN, 0, "63", "speciate:move.form"),
    Illegal("a seat that is not at the table", TURN, 4, "manage", "speciate:move.form"),
    Illegal("an action out of turn", TURN, 1, "act choose", "turn.decider"),
    Illegal("a decision for another player", LOOKING, 1, "study", "turn.decider"),
    Illegal("chance taking an action", TURN, NATURE, "act choose", "turn.decider"),
    Illegal("a move after a victory", WON, 0, "act choose", "over.win"),
    Illegal("a move after an indicator fell to zero", LOST_INDICATOR, 1, "manage", "over.indicator"),
    Illegal("a move after the last beacon", LOST_CRISIS, 0, "block site", "over.crisis"),
    Illegal("a move after winning and losing at once", LOST_BOTH, 0, "build b3", "over.both"),
    # what chance says
    Illegal("choosing the next evolution of the pile", TURN, 0, "tile e03", "setup.evolutions"),
    Illegal("choosing the expert from the bag", DRAWING, 0, "expert builder", "setup.experts"),
    Illegal("placing an expert before it is drawn", DRAWING, 0, "place", "setup.experts"),
    Illegal("choosing the next crisis", city("manage"), 0, "crisis c01", "setup.crises"),
    Illegal("choosing a good plan", TURN, 0, "plan b1", "setup.plans"),
    Illegal("choosing a role", TURN, 0, "role r01", "setup.roles"),
    Illegal("choosing a nuisance", TURN, 0, "nuisance n01.front", "setup.territory"),
    Illegal("choosing who begins", TURN, 0, "first 0", "setup.first"),
    Illegal("drawing an expert the bag has not", city("act recruit", "draw", zone="builder " * 3, sites={
        "e02": "builder builder"}), NATURE, "expert builder", "setup.experts"),
    Illegal("drawing a crisis that lies under the pile", city("manage", crisis="c10"), NATURE,
        "crisis c10", "setup.crises"),
    # a turn
    Illegal("a second action in a turn", city("play b6", "act site", "start e01", plans=["b6", "b7"], pawn=3,
        study="e01"), 0, "act recruit", "turn.one-action"),
    Illegal("managing the crises after an action", city("act site", "start e01", plans=["b7"], study="e01"), 0,
        "manage", "turn.one-action"),
    Illegal("another action before the first is done", LOOKING, 0, "act site", "turn.one-action"),
    Illegal("assigning without taking the action", TURN, 0, "assign technologist e15", "turn.one-action"),
    Illegal("studying without choosing an evolution", TURN, 0, "study", "turn.one-action"),
    Illegal("building without inaugurating", TURN, 0, "build b3", "turn.one-action"),
    Illegal("ending a turn without an action", TURN, 0, "end", "turn.one-action"),
    Illegal("a blocked action", city(study="e01", blocked=["site"]), 0, "act site", "turn.block"),
    Illegal("an action when all are blocked", city(study="e01", blocked=ALL), 0, "act site", "turn.forced-crisis"),
    # choose an evolution
    Illegal("putting the evolution one looks at straight under the pile", LOOKING, 0, "under", "choose.look"),
    Illegal("leaving the evolution one looks at", LOOKING, 0, "leave", "choose.look"),
    Illegal("setting a fourth evolution aside", ASIDE, 0, "aside", "choose.aside"),
    Illegal("putting an evolution under the pile that was not set aside", UNDER_PILE, 0, "bury e04", "choose.aside"),
    Illegal("making room with the new evolution", TOO_MANY_STUDIED, 0, "bury e04", "choose.full"),
    Illegal("making room with an evolution that is not studied", TOO_MANY_STUDIED, 0, "bury e09", "choose.full"),
    # start a site
    Illegal("a site with nothing studied", city(), 0, "act site", "site.move"),
    Illegal("starting an evolution that is not studied", STARTING, 0, "start e02", "site.move"),
    Illegal("giving up the site just begun", TOO_MANY_SITES, 0, "scrap e01", "site.full"),
    Illegal("giving up a site that is none", TOO_MANY_SITES, 0, "scrap e09", "site.full"),
    Illegal("saving an expert who was not there", SPARE, 0, "rescue regulator", "site.full"),
    Illegal("setting the evolution of a blue pictogram aside", BONUS, 0, "aside", "site.blue"),
    # recruit
    Illegal("dismissing an expert who is not in the zone", DISMISSING, 0, "dismiss regulator", "recruit.dismiss"),
    Illegal("setting a fourth drawn expert aside", PLACING, 0, "aside", "recruit.draw"),
    # assign
    Illegal("assigning where nobody is needed", city(zone="builder"), 0, "act assign", "assign.needed"),
    Illegal("assigning a kind that is not needed there", ASSIGNING, 0, "assign designer e01", "assign.needed"),
    Illegal("assigning an absent expert", ASSIGNING, 0, "assign regulator e01", "assign.up-to-three"),
    Illegal("assigning to an evolution that is not on site", ASSIGNING, 0, "assign builder e02", "assign.up-to-three"),
    Illegal("assigning to a crisis that is not there", ASSIGNING, 0, "assign builder crisis", "assign.up-to-three"),
    Illegal("assigning nobody", ASSIGNING, 0, "done", "assign.up-to-three"),
    Illegal("assigning a fourth expert", city("act assign", "assign builder e01", "assign builder e15",
        "assign neo-urbanist e01", sites=TWO_SITES, zone=CROWD, roles=["r03", "r08"]), 0,
        "assign technologist e15", "assign.up-to-three"),
    Illegal("training an expert without the role", ASSIGNING, 0, "train designer e01 builder", "assign.needed"),
    Illegal("training an expert as itself", TRAINING, 0, "train builder e01 builder", "role.once"),
    Illegal("training for what is not needed", TRAINING, 0, "train builder e01 designer", "assign.needed"),
    # inaugurate
    Illegal("inaugurating with nothing finished", TURN, 0, "act inaugurate", "inaugurate.complete"),
    Illegal("inaugurating a site that lacks an expert", OPENING, 0, "open e15", "inaugurate.complete"),
    Illegal("inaugurating what is only studied", OPENING, 0, "open e02", "inaugurate.complete"),
    Illegal("inaugurating without a square for it", city(roles=["r08", "r02"], sites=FINISHED, squares={
        "b1": "n05.front", "a2": "n06.front", "c2": "n02.back", "b3": "n03.back"}), 0, "act inaugurate",
        "inaugurate.order"),
    Illegal("building apart from the city", BUILDING, 0, "build c4", "inaugurate.adjacent"),
    Illegal("building diagonally", BUILDING, 0, "build a1", "inaugurate.adjacent"),
    Illegal("building on the start tile", BUILDING, 0, "build b2", "inaugurate.adjacent"),
    Illegal("covering a nuisance the evolution does not help", BUILDING, 0, "build a2", "inaugurate.nuisance"),
    # the crises
    Illegal("an option that would change nothing", city("manage", "crisis c03"), 0, "option 1", "crisis.real-choice"),
    Illegal("emptying a site nobody works on", city("manage", "crisis c05", "option 1",
        sites={"e01": "builder", "e15": "", "e02": "builder"}), 0, "vacate e15", "crisis.real-choice"),
    Illegal("an option the crisis has not", ARRIVED, 0, "option 3", "crisis.draw"),
    Illegal("an option without a crisis", TURN, 0, "option 1", "crisis.draw"),
    Illegal("losing an evolution that is not studied", city("manage", "crisis c03", "option 1", study="e01 e02"), 0,
        "bury e03", "crisis.draw"),
    Illegal("losing an absent expert", city("manage", "crisis c09", "option 1", zone="builder builder designer"), 0,
        "dismiss regulator", "crisis.draw"),
    Illegal("losing a site that is none", city("manage", "crisis c12", "option 1", sites=TWO_SITES), 0, "scrap e09",
        "crisis.draw"),
    Illegal("losing a plan nobody holds", city("manage", "crisis c11", "option 1", plans=["b6", "b7"]), 0,
        "discard 1 b6", "crisis.draw"),
    Illegal("losing an evolution that is not studied to an unmanaged crisis",
        unmanaged({"op": "study-away", "n": 1}, "manage", study="e01 e02"), 0, "bury e03", "crisis.check"),
    Illegal("losing an absent expert to an unmanaged crisis", unmanaged({"op": "zone-experts-away", "n": 1}, "manage",
        zone="builder designer"), 0, "dismiss regulator", "crisis.check"),
    Illegal("blocking an action twice", BLOCKING, 0, "block site", "crisis.block-one"),
    Illegal("blocking an action at any other time", TURN, 0, "block site", "crisis.block-one"),
    # roles
    Illegal("a role that is not one's own", TURN, 0, "use r04", "role.once"),
    Illegal("a role at the wrong moment", city(roles=["r02", "r04"]), 0, "use r02", "role.once"),
    Illegal("a second role in a turn", city("use r04", "under", "tile e03", top="e02",
        sites={"e15": "builder", "e01": ""},
        players=[{"roles": ["r04", "r06"], "uses": 3}, {"roles": ["r08"]}]), 0, "use r06", "role.once"),
    Illegal("copying without a role that copies", TURN, 0, "copy r07", "role.once"),
    Illegal("a role's choice without the role", TURN, 0, "fetch builder", "role.once"),
    Illegal("an empty square with the role that needs a nuisance", REMEDY, 0, "build b3", "role.once"),
    Illegal("a crisis that was not among the two", KEEPING, 0, "keep c01", "role.once"),
    Illegal("moving an expert who is not there", DISPATCHING, 0, "move designer e01 zone", "role.once"),
    Illegal("moving an expert to where it is", DISPATCHING, 0, "move builder e01 e01", "role.once"),
    Illegal("moving an expert to where it is not needed", city("use r06", roles=["r06", "r08"],
        sites={"e01": "builder", "e03": ""}), 0, "move builder e01 e03", "assign.needed"),
    Illegal("moving an expert into a full zone", DISPATCHING_FULL, 0, "move builder e01 zone", "recruit.draw"),
    Illegal("sending the responder elsewhere", RESPONDING, 0, "assign builder e01", "role.once"),
    Illegal("sending whom the crisis does not need", RESPONDING, 0, "assign builder crisis", "assign.needed"),
    Illegal("studying by a role in a full zone", city("use r04", roles=["r04", "r08"], study="e03 e04 e05"), 0,
        "study", "choose.full"),
    Illegal("leaving the evolution that a role moves", city("use r04", roles=["r04", "r08"]), 0, "leave", "role.once"),
    # good plans
    Illegal("a plan one does not hold", TURN, 0, "play b6", "plan.play"),
    Illegal("a plan that would change nothing", city(plans=["b6"]), 0, "play b6", "plan.play"),
    Illegal("a plan inside another step", city("act site", plans=["b6"], pawn=3, study="e01 e02"), 0, "play b6",
        "plan.play"),
    Illegal("a plan's choice without the plan", TURN, 0, "boost energy", "plan.play"),
    Illegal("summoning where that kind is not needed", SUMMONING, 0, "summon designer e01", "assign.needed"),
    Illegal("summoning to an evolution not on site", SUMMONING, 0, "summon builder e02", "plan.play"),
    Illegal("nobody by overtime", OVERTIME, 0, "done", "plan.play"),
    Illegal("freeing an action that is free", city("play b5", plans=["b5"], blocked=["site", "assign"]), 0,
        "unblock recruit", "plan.play"),
    Illegal("boosting an indicator that is high", city("play b7", plans=["b7"], indicators={"comfort": 5}), 0,
        "boost comfort", "plan.play"),
    Illegal("putting a crisis on top that was not seen", WATCHING, 0, "atop c04", "plan.play"),
    # alone
    Illegal("a role that was not offered", of_two_roles, 0, not_offered(), "solo.roles"),
    Illegal("the Tinkerer's role alone", solo(), 0, "use r01", "solo.roles"),
    Illegal("picking a role when none is offered", TURN, 0, "pick r02", "solo.roles"),
    Illegal("a new role that was not offered", new_role_of_two(), 0, "pick r03", "solo.renew"),
]  # fmt: skip
