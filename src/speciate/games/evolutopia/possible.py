"""What is impossible about a position: everything that cannot lie on a table, named.

The sentences stand in `locales/mistakes.<lang>.ftl`, as `position-<key>`. `step_checks.py` has what the steps remember.
"""

from itertools import pairwise
from typing import Final

from speciate.games.evolutopia import names, step_checks, steps
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.names import EXPERTS, EXPERTS_OF_A_KIND, NONE
from speciate.games.evolutopia.phases import draws, losses
from speciate.games.evolutopia.rules import ending, experts, territory
from speciate.games.evolutopia.state import NUISANCE, Table, is_evolution, is_nuisance
from speciate.kit.mistakes import Mistakes
from speciate.kit.positions import once

# good plans and roles, which may interrupt a step
CARDS: Final = (
    at.START, at.OPEN, at.ASSIGN, at.SUMMON, at.UNBLOCK, at.BOOST, at.WATCH, at.PICTOGRAM, at.BONUS, at.BUILD,
)  # fmt: skip
ACTIONS: Final = (at.LOOK, at.UNDER_PILE, at.DISMISS, at.PLACE)  # what no good plan brings about
TALENTS: Final = (at.VISION, at.DISPATCH, at.RESPOND)

# which step may lie on which; what is not here lies at the bottom
ON: Final[dict[int, tuple[int, ...]]] = {
    at.SETUP: (at.PICK,),
    at.TURN: (*CARDS, *TALENTS),
    at.AFTER: (at.TAKEN, at.RENEW, at.PICK, *CARDS, *TALENTS),
    at.TAKEN: (*ACTIONS, at.START, at.PICTOGRAM, at.BONUS, at.ASSIGN, at.OPEN, at.BUILD),
    at.LOOK: CARDS,
    at.PLACE: CARDS,
    at.UNDER_PILE: (at.STUDY_ROOM,),
    at.PICTOGRAM: (at.SITE_ROOM, at.SPARE),
    at.DISMISS: (at.FETCH,),
    at.RENEW: (at.BLOCK,),
    at.BLOCK: (at.UNBLOCK_ALL, *CARDS),
    at.UNBLOCK_ALL: (at.ARRIVAL, at.EFFECTS),
    at.ARRIVAL: (at.MEDIATE, at.KEEP, *CARDS),
    at.MEDIATE: (at.SHELVE,),
    at.SHELVE: (at.EFFECTS,),
    at.EFFECTS: tuple([loss.number for loss in losses.ALL]),
}
BOTTOM: Final = (at.SETUP, at.TURN, at.AFTER, at.OVER)
SETUP_DRAWS: Final = (
    at.DRAW_FIRST, at.DRAW_NUISANCE, at.DRAW_STUDY, at.DRAW_SITE, at.DRAW_TOP, at.DRAW_ZONE, at.DRAW_ROLE,
    at.DRAW_CHOICE,
)  # fmt: skip
TURN_DRAWS: Final = (
    at.DRAW_TOP, at.DRAW_EXPERT, at.DRAW_CRISIS, at.DRAW_OFFER, at.DRAW_PLAN, at.DRAW_SECOND, at.DRAW_CHOICE,
)  # fmt: skip


def check(table: Table, mistakes: Mistakes) -> None:
    check_steps(table, mistakes)
    check_cards(table, mistakes)
    check_experts(table, mistakes)
    check_places(table, mistakes)
    if not mistakes.found:
        check_context(table, mistakes)


def check_steps(table: Table, mistakes: Mistakes) -> None:
    under_way = steps.listed(table)
    if mistakes.when(not under_way or under_way[0] not in BOTTOM, "bottom"):
        return
    words = table.step_names()
    for below, above in pairwise(under_way):
        mistakes.when(above not in ON.get(below, ()), "step", above=words[above], below=words[below])
    mistakes.when((under_way[0] == at.OVER) != (table.result != at.NO_RESULT), "result")


def check_cards(table: Table, mistakes: Mistakes) -> None:
    """setup.*: every tile and card lies somewhere, once."""
    box = table.setup.pack
    tiles = table.tiles + table.tiles_under + table.study + table.aside_tiles + [site.tile for site in table.sites]
    tiles += [one for one in (table.top, table.opened) if one != NONE]
    tiles += [content for content in table.squares if is_evolution(content)]
    once(names.TILE_NAMES, box.tiles, tiles, mistakes)
    crises = table.crises + table.crises_top + table.crises_under + ([table.crisis] if table.crisis != NONE else [])
    roles = table.roles + table.roles_under
    plans = table.plans + table.plans_under
    for player in table.players:
        roles += player.roles
        plans += player.plans
    if steps.holds(table, at.PICK):
        roles += table.offered
    else:
        crises += table.offered
    if table.setup.solo:
        roles += [role for role in box.roles if not box.plays_alone(role)]
    once(names.CRISIS_NAMES, box.crises, crises, mistakes)
    once(names.ROLE_NAMES, box.roles, roles, mistakes)
    once(names.PLAN_NAMES, box.plan_cards, plans, mistakes)
    nuisances = [(content - NUISANCE) >> 1 for content in table.squares + table.covered if is_nuisance(content)]
    once(names.NUISANCE_NAMES, box.nuisances, table.nuisances + nuisances, mistakes)


def check_experts(table: Table, mistakes: Mistakes) -> None:
    """setup.experts: five of each kind; assign.needed: each where it is wanted."""
    setup = table.setup
    for kind, name in enumerate(EXPERTS):
        count = 1 if table.drawn == kind else 0
        for counts in (table.bag, table.zone, table.aside):
            count += experts.of_kind(counts, kind)
        for place in [site.experts for site in table.sites] + [table.crisis_experts, table.spare]:
            count += experts.count_of(place, kind)
        mistakes.when(count != EXPERTS_OF_A_KIND, "experts", count=count, kind=name, most=EXPERTS_OF_A_KIND)
        for site in table.sites:
            is_crowded = experts.missing(setup.needs[site.tile], site.experts, kind) < 0
            mistakes.when(is_crowded, "site-experts", tile=names.TILE_NAMES[site.tile])
        if table.crisis != NONE:
            is_crowded = experts.missing(setup.crisis_needs[table.crisis], table.crisis_experts, kind) < 0
            mistakes.when(is_crowded, "crisis-experts")
    mistakes.when(table.crisis == NONE and table.crisis_experts, "no-crisis")


def check_places(table: Table, mistakes: Mistakes) -> None:
    setup = table.setup
    mistakes.when(table.squares.count(at.START_TILE) != 1, "start-tile")
    mistakes.when([content for content in table.covered if not is_nuisance(content)], "covered")
    too_many = len(table.study) > setup.study_zone + (1 if steps.holds(table, at.STUDY_ROOM) else 0)
    mistakes.when(too_many, "study-zone", most=setup.study_zone)
    too_many = len(table.sites) > setup.site_zone + (1 if steps.holds(table, at.SITE_ROOM) else 0)
    mistakes.when(too_many, "site-zone", most=setup.site_zone)
    mistakes.when(experts.in_zone(table) > setup.experts_zone, "experts-zone", most=setup.experts_zone)
    mistakes.when(len(table.aside_tiles) > setup.aside_most, "aside-tiles", most=setup.aside_most)


def check_context(table: Table, mistakes: Mistakes) -> None:
    """What the steps under way remember must be there when they need it."""
    setting_up = steps.bottom(table) == at.SETUP
    over = steps.bottom(table) == at.OVER
    won, lost = ending.is_won(table), ending.is_lost(table)
    begun = not setting_up and not (over and table.turns == 0)  # a set-up can end the game before the first turn
    mistakes.when(begun and (table.turn == NONE or table.first == NONE), "turn")
    mistakes.when(not over and not setting_up and (lost or won), "over-already")
    mistakes.when(over and table.result == at.WON and not won, "no-victory")
    mistakes.when(over and table.result == at.LOST and not lost, "no-defeat")
    building = steps.holds(table, at.BUILD)
    mistakes.when((table.opened != NONE) != building and not over, "opened")
    mistakes.when(building and not territory.has_square(table, table.opened, table.remedy), "no-square")
    check_draws(table, mistakes)
    if not over:
        step_checks.check(table, mistakes)


def check_draws(table: Table, mistakes: Mistakes) -> None:
    """What nature owes must be there to draw, and wanted by the step."""
    setting_up = steps.bottom(table) == at.SETUP
    for draw in table.owed:
        mistakes.when(draw not in (SETUP_DRAWS if setting_up else TURN_DRAWS), "draw", draw=draws.NAMES[draw])
    drawn = table.owed.count(at.DRAW_EXPERT) + table.owed.count(at.DRAW_ZONE)
    mistakes.when(drawn > experts.in_bag(table), "bag-empty")
    recruiting = at.DRAW_EXPERT in table.owed or table.drawn != NONE
    mistakes.when(recruiting and not steps.holds(table, at.PLACE), "expert-drawn")
    without = len([player for player in table.players if not player.roles])
    mistakes.when(without != table.owed.count(at.DRAW_ROLE) and not table.setup.solo, "no-role")
    empty = [square for square in table.setup.nuisance_squares if table.squares[square] == at.EMPTY]
    mistakes.when(setting_up and table.owed.count(at.DRAW_NUISANCE) != len(empty), "nuisances")
