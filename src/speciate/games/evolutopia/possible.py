"""What is impossible about a position: everything that cannot lie on a table, named."""

from collections.abc import Sequence
from typing import Final

from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.games.evolutopia import state as at
from speciate.games.evolutopia import step_checks
from speciate.games.evolutopia.names import (
    CRISIS_NAMES,
    EXPERTS,
    EXPERTS_OF_A_KIND,
    KINDS,
    NONE,
    NUISANCE_NAMES,
    PLAN_NAMES,
    ROLE_NAMES,
    TILE_NAMES,
)
from speciate.games.evolutopia.phases import draws, losses
from speciate.games.evolutopia.rules import ending, experts, territory
from speciate.games.evolutopia.state import NUISANCE, Table, is_evolution, is_nuisance

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


def check(table: Table, mistakes: list[str]) -> None:
    check_steps(table, mistakes)
    check_cards(table, mistakes)
    check_experts(table, mistakes)
    check_places(table, mistakes)
    if not mistakes:
        check_context(table, mistakes)


def check_steps(table: Table, mistakes: list[str]) -> None:
    if not table.steps or table.steps[0] not in BOTTOM:
        mistakes.append("steps must begin with setup, turn, after or over")
        return
    for below, above in zip(table.steps, table.steps[1:], strict=False):
        if above not in ON.get(below, ()):
            names = table.step_names()
            mistakes.append(f"the step {names[above]} cannot follow {names[below]}")
    if (table.steps[0] == at.OVER) != (table.result != at.NO_RESULT):
        mistakes.append("a game is over exactly when it has a result (over.win)")


def check_cards(table: Table, mistakes: list[str]) -> None:
    """setup.*: every tile and card lies somewhere, once."""
    tiles = table.tiles + table.tiles_under + table.study + table.aside_tiles + [site.tile for site in table.sites]
    tiles += [one for one in (table.top, table.opened) if one != NONE]
    tiles += [content for content in table.squares if is_evolution(content)]
    once(TILE_NAMES, tiles, mistakes)
    crises = table.crises + table.crises_top + table.crises_under + ([table.crisis] if table.crisis != NONE else [])
    roles = table.roles + table.roles_under
    plans = table.plans + table.plans_under
    for player in table.players:
        roles += player.roles
        plans += player.plans
    if at.PICK in table.steps:
        roles += table.offered
    else:
        crises += table.offered
    if table.setup.solo:
        roles += [role for role in range(len(ROLE_NAMES)) if not table.setup.pack.plays_alone(role)]
    once(CRISIS_NAMES, crises, mistakes)
    once(ROLE_NAMES, roles, mistakes)
    once(PLAN_NAMES, plans, mistakes)
    nuisances = [(content - NUISANCE) >> 1 for content in table.squares + table.covered if is_nuisance(content)]
    once(NUISANCE_NAMES, table.nuisances + nuisances, mistakes)


def once(names: Sequence[str], lying: list[int], mistakes: list[str]) -> None:
    for number, name in enumerate(names):
        count = lying.count(number)
        if count != 1:
            mistakes.append(f"{name} lies {'nowhere' if count == 0 else f'in {count} places'}")


def check_experts(table: Table, mistakes: list[str]) -> None:
    """setup.experts: five of each kind; assign.needed: each where it is wanted."""
    for kind in range(KINDS):
        count = table.bag[kind] + table.zone[kind] + table.aside[kind] + (1 if table.drawn == kind else 0)
        for place in [site.experts for site in table.sites] + [table.crisis_experts, table.spare]:
            count += sum([experts.kind_of_expert(one) == kind for one in place])
        if count != EXPERTS_OF_A_KIND:
            mistakes.append(f"there are {count} of the kind {EXPERTS[kind]}, not {EXPERTS_OF_A_KIND} (setup.experts)")
        for site in table.sites:
            if experts.missing(table.setup.needs[site.tile], site.experts, kind) < 0:
                mistakes.append(f"{TILE_NAMES[site.tile]} has more experts of a kind than it needs (assign.needed)")
        if table.crisis != NONE:
            if experts.missing(table.setup.crisis_needs[table.crisis], table.crisis_experts, kind) < 0:
                mistakes.append("the crisis has more experts of a kind than it needs (assign.needed)")
    if table.crisis == NONE and table.crisis_experts:
        mistakes.append("there is no crisis for experts to be on (crisis.check)")


def check_places(table: Table, mistakes: list[str]) -> None:
    setup = table.setup
    if table.squares.count(at.START_TILE) != 1:
        mistakes.append("the territory needs its start tile, once (setup.territory)")
    if [content for content in table.covered if not is_nuisance(content)]:
        mistakes.append("only nuisances can be covered (inaugurate.nuisance)")
    if len(table.study) > setup.study_zone + (1 if at.STUDY_ROOM in table.steps else 0):
        mistakes.append(f"the study zone holds {setup.study_zone} evolutions (choose.full)")
    if len(table.sites) > setup.site_zone + (1 if at.SITE_ROOM in table.steps else 0):
        mistakes.append(f"the site zone holds {setup.site_zone} evolutions (site.full)")
    if experts.in_zone(table) > setup.experts_zone:
        mistakes.append(f"the experts zone holds {setup.experts_zone} (recruit.draw)")
    if len(table.aside_tiles) > setup.aside_most:
        mistakes.append(f"at most {setup.aside_most} tiles are set aside (choose.aside)")


def check_context(table: Table, mistakes: list[str]) -> None:
    """What the steps under way remember must be there when they need it."""
    setting_up = table.steps[0] == at.SETUP
    over = table.steps[0] == at.OVER
    begun = not setting_up and not (over and table.turns == 0)  # a set-up can end the game before the first turn
    if begun and (table.turn == NONE or table.first == NONE):
        mistakes.append("somebody's turn it must be (turn.order)")
    if not over and not setting_up and (ending.is_lost(table) or ending.is_won(table)):
        mistakes.append("the game would be over already (over.win)")
    if over and table.result == at.WON and not ending.is_won(table):
        mistakes.append("this is no victory (over.win)")
    if over and table.result == at.LOST and not ending.is_lost(table):
        mistakes.append("this is no defeat (over.indicator)")
    if (table.opened != NONE) != (at.BUILD in table.steps) and not over:
        mistakes.append("an evolution is opened exactly while it is placed (inaugurate.order)")
    if at.BUILD in table.steps and not territory.has_square(table, table.opened, table.remedy):
        mistakes.append("there is no square for the evolution opened (inaugurate.adjacent)")
    check_draws(table, mistakes)
    if not over:
        step_checks.check(table, mistakes)


def check_draws(table: Table, mistakes: list[str]) -> None:
    """What nature owes must be there to draw, and wanted by the step."""
    setting_up = table.steps[0] == at.SETUP
    allowed = SETUP_DRAWS if setting_up else TURN_DRAWS
    for draw in table.owed:
        if draw not in allowed:
            mistakes.append(f"nothing draws {draws.NAMES[draw]} now")
    drawn = table.owed.count(at.DRAW_EXPERT) + table.owed.count(at.DRAW_ZONE)
    if drawn > experts.in_bag(table):
        mistakes.append("the bag is empty (recruit.return)")
    if (at.DRAW_EXPERT in table.owed or table.drawn != NONE) and at.PLACE not in table.steps:
        mistakes.append("experts are drawn only when recruiting (recruit.draw)")
    without = len([player for player in table.players if not player.roles])
    if without != table.owed.count(at.DRAW_ROLE) and not table.setup.solo:
        mistakes.append("everybody has a role (setup.roles)")
    empty = [square for square in table.setup.nuisance_squares if table.squares[square] == at.EMPTY]
    if setting_up and table.owed.count(at.DRAW_NUISANCE) != len(empty):
        mistakes.append("nuisances are laid as the level shows (setup.territory)")


SETUP_DRAWS: Final = (
    at.DRAW_FIRST, at.DRAW_NUISANCE, at.DRAW_STUDY, at.DRAW_SITE, at.DRAW_TOP, at.DRAW_ZONE, at.DRAW_ROLE,
    at.DRAW_CHOICE,
)  # fmt: skip
TURN_DRAWS: Final = (
    at.DRAW_TOP, at.DRAW_EXPERT, at.DRAW_CRISIS, at.DRAW_OFFER, at.DRAW_PLAN, at.DRAW_SECOND, at.DRAW_CHOICE,
)  # fmt: skip


def stuck(table: State) -> list[str]:
    """Somebody must have a move, or the game is over."""
    if table.actor in (NATURE, NOBODY) or table.legal(table.actor):
        return []
    return [f"nothing can be done at the step {table.pending()[0].kind}"]
