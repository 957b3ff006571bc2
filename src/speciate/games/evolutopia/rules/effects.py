"""What crises do: each effect of the vocabulary once, whether it would change anything, and the choices in it."""

from speciate.games.evolutopia import events
from speciate.games.evolutopia.names import EXPERTS, KINDS
from speciate.games.evolutopia.ops import (
    CRISIS_TRACK,
    EXTRA_BLOCK,
    INDICATOR,
    PLAN_AWAY,
    RELEASE_KIND,
    SITE_AWAY,
    SITE_EXPERTS_AWAY,
    STUDY_AWAY,
    ZONE_EXPERTS_AWAY,
    number_of,
    op_of,
    which_of,
)
from speciate.games.evolutopia.rules import ending, experts
from speciate.games.evolutopia.state import LOSE_EXPERT, LOSE_PLAN, LOSE_STUDY, SCRAP, VACATE, Table


def changes(table: Table, effect: int) -> bool:
    """crisis.real-choice: whether this effect would change the game."""
    op = op_of(effect)
    n = number_of(effect)
    if op == CRISIS_TRACK:
        return n > 0 or (n < 0 and table.pawn > 1)
    if op == INDICATOR:
        value = table.indicators[which_of(effect)]
        return n < 0 or (n > 0 and value < table.setup.indicator_most)
    if op == RELEASE_KIND:
        return experts.in_play(table, which_of(effect))
    if op == STUDY_AWAY:
        return len(table.study) > 0
    if op == SITE_EXPERTS_AWAY:
        return manned_sites(table) > 0
    if op == SITE_AWAY:
        return len(table.sites) > 0
    if op == ZONE_EXPERTS_AWAY:
        return experts.in_zone(table) > 0
    if op == PLAN_AWAY:
        return held_plans(table) > 0
    return n > 0  # extra-block


def any_changes(table: Table, option: list[int]) -> bool:
    for effect in option:
        if changes(table, effect):
            return True
    return False


def manned_sites(table: Table) -> int:
    count = 0
    for site in table.sites:
        if site.experts:
            count += 1
    return count


def held_plans(table: Table) -> int:
    count = 0
    for player in table.players:
        count += len(player.plans)
    return count


def run_next(table: Table) -> None:
    """The next effect: done at once, or as many choices as it asks for and can find."""
    effect = table.effects.pop(0)
    op = op_of(effect)
    n = number_of(effect)
    if op == CRISIS_TRACK:
        ending.move_pawn(table, n)
        ending.judge(table)
    elif op == INDICATOR:
        ending.change_indicator(table, which_of(effect), n)
        ending.judge(table)
    elif op == RELEASE_KIND:
        count = experts.release_kind(table, which_of(effect))
        if table.listener is not None:
            events.tell(table, "kind-released", {"kind": EXPERTS[which_of(effect)], "count": count})
    elif op == STUDY_AWAY:
        ask(table, LOSE_STUDY, n, len(table.study))
    elif op == SITE_EXPERTS_AWAY:
        ask(table, VACATE, n, manned_sites(table))
    elif op == SITE_AWAY:
        ask(table, SCRAP, n, len(table.sites))
    elif op == ZONE_EXPERTS_AWAY:
        lose_zone_experts(table, n)
    elif op == PLAN_AWAY:
        ask(table, LOSE_PLAN, n, held_plans(table))
    elif op == EXTRA_BLOCK:
        table.blocks += n


def ask(table: Table, step: int, n: int, most: int) -> None:
    """n choices, or as many as there are things to choose."""
    table.losing = n if n < most else most
    if table.losing > 0:
        table.steps.append(step)


def lose_zone_experts(table: Table, n: int) -> None:
    """With no more experts than must go there is nothing to choose."""
    if experts.in_zone(table) > n:
        ask(table, LOSE_EXPERT, n, n)
        return
    for kind in range(KINDS):
        for _ in range(table.zone[kind]):
            events.expert(table, "expert-to-bag", kind)
        table.bag[kind] += table.zone[kind]
        table.zone[kind] = 0
