"""What the steps under way remember, in a position that somebody wrote: it must fit the steps, and lead on."""

from speciate.games.evolutopia import state as at
from speciate.games.evolutopia.names import KINDS, MANAGE, NONE, ON_SITE_FIRST, STUDIED_FIRST
from speciate.games.evolutopia.phases import losses
from speciate.games.evolutopia.rules import experts
from speciate.games.evolutopia.state import Table


def check(table: Table, mistakes: list[str]) -> None:
    """Nothing of this matters once the game is over: what was under way stays as it lies."""
    check_memory(table, mistakes)
    check_zones(table, mistakes)
    check_acted(table, mistakes)
    check_losses(table, mistakes)
    check_crisis(table, mistakes)
    check_offered(table, mistakes)
    for seat in range(table.seats):
        check_roles(table, seat, mistakes)
    if table.steps[0] == at.SETUP:
        check_setup(table, mistakes)


def is_at(table: Table, *steps: int) -> bool:
    return any(step in table.steps for step in steps)


def check_memory(table: Table, mistakes: list[str]) -> None:
    """What only some steps use is empty without them, or a later one would stumble over it."""
    if table.aside_tiles and not is_at(table, at.LOOK, at.UNDER_PILE):
        mistakes.append("evolutions are set aside only while one chooses (choose.aside)")
    if (sum(table.aside) or table.asides) and not is_at(table, at.DISMISS, at.PLACE):
        mistakes.append("experts are set aside only while one recruits (recruit.return)")
    if table.asides > sum(table.aside):
        mistakes.append(f"{table.asides} experts drawn were set aside, but {sum(table.aside)} lie there (recruit.draw)")
    if table.spare and not is_at(table, at.SPARE):
        mistakes.append("only a site that was given up has experts to spare (site.full)")
    if table.remedy and not is_at(table, at.OPEN, at.BUILD):
        mistakes.append("the role that covers any nuisance is used while inaugurating (role.once)")
    if table.effects and not is_at(table, at.EFFECTS):
        mistakes.append("effects come only from a crisis (crisis.draw)")


def check_zones(table: Table, mistakes: list[str]) -> None:
    """choose.full, site.full: one leaves exactly when there is one too many. setup.evolutions: the top one shows."""
    if is_at(table, at.STUDY_ROOM) and len(table.study) <= table.setup.study_zone:
        mistakes.append("the study zone has room: none must leave it (choose.full)")
    if is_at(table, at.SITE_ROOM) and len(table.sites) <= table.setup.site_zone:
        mistakes.append("the site zone has room: none must leave it (site.full)")
    if is_at(table, at.PICTOGRAM) and not table.sites:
        mistakes.append("there is no site whose pictogram could count (site.blue)")
    shown = table.top != NONE
    if shown == (at.DRAW_TOP in table.owed) and (shown or table.tiles or table.tiles_under):
        mistakes.append("the pile shows its top evolution, or it is about to be turned up (setup.evolutions)")


def check_acted(table: Table, mistakes: list[str]) -> None:
    """turn.one-action: what the turn was used for is known once something was begun."""
    begun = table.steps[0] == at.AFTER
    if begun != (table.acted != NONE):
        mistakes.append("a turn has been used for something exactly when it was begun (turn.one-action)")
    elif is_at(table, at.TAKEN) and table.acted == MANAGE:
        mistakes.append("managing the crises is no action that gets a marker (turn.block)")
    elif is_at(table, at.RENEW) and table.acted != MANAGE:
        mistakes.append("the crises are not being managed (turn.one-action)")


def check_losses(table: Table, mistakes: list[str]) -> None:
    """So many as must go there must be."""
    for loss in losses.ALL:
        if loss.number == table.current():
            most = loss.most(table)
            break
    else:
        if table.losing:
            mistakes.append("nothing has to go now (crisis.draw)")
        return
    if not 1 <= table.losing <= most:
        mistakes.append(f"{table.losing} have to go, of {most} (crisis.draw)")


def check_crisis(table: Table, mistakes: list[str]) -> None:
    """crisis.check, crisis.draw: the old one is gone before the new one comes, which then does something."""
    coming = is_at(table, at.MEDIATE, at.KEEP) or at.DRAW_CRISIS in table.owed
    if coming and table.crisis != NONE and not is_at(table, at.SHELVE):
        mistakes.append("the old crisis leaves before a new one comes (crisis.check)")
    if is_at(table, at.BLOCK) and not coming and table.crisis == NONE:
        mistakes.append("a crisis has come when its markers are placed (crisis.draw)")
    if at.DRAW_CRISIS in table.owed and table.current() != at.ARRIVAL:
        mistakes.append("a crisis is drawn only to arrive (crisis.draw)")


def check_offered(table: Table, mistakes: list[str]) -> None:
    """Roles or crises to choose from, and those still to be drawn."""
    looking = is_at(table, at.KEEP, at.WATCH)
    if table.offered and not looking and not is_at(table, at.PICK):
        mistakes.append("cards are offered only to choose from (crisis.draw)")
    if at.DRAW_OFFER in table.owed and not looking:
        mistakes.append("nobody looks at crises to come (crisis.draw)")
    if at.DRAW_CHOICE in table.owed and not is_at(table, at.PICK):
        mistakes.append("nobody chooses a role (solo.roles)")


def check_roles(table: Table, seat: int, mistakes: list[str]) -> None:
    player = table.players[seat]
    due = roles_due(table, seat)
    if len(player.roles) != due:
        after = f"after {player.uses} uses"
        mistakes.append(f"seat {seat} has {len(player.roles)} roles {after}, not {due} (role.experience)")


def roles_due(table: Table, seat: int) -> int:
    """role.experience: a second one when the first was used often enough; solo.roles: alone one, once it is chosen."""
    player = table.players[seat]
    setting_up = table.steps[0] == at.SETUP
    if table.setup.solo:
        return 0 if setting_up or is_at(table, at.PICK) else 1
    if setting_up:
        return min(1, len(player.roles))  # who has none is still to draw
    unlocked = player.uses >= table.setup.role_uses and not (at.DRAW_SECOND in table.owed and seat == table.turn)
    return 2 if unlocked else 1


def check_setup(table: Table, mistakes: list[str]) -> None:
    """setup.evolutions, setup.experts, setup.first: what does not lie there yet is still to be drawn."""
    owed = table.owed
    setup = table.setup
    at_start = table.indicators == [setup.indicator_start] * KINDS and table.pawn == setup.crisis_start
    if not at_start or table.crisis != NONE or table.blocked or [one for one in table.players if one.uses or one.plans]:
        mistakes.append("nothing has happened before the first turn (setup.indicators)")
    if table.first == NONE and at.DRAW_FIRST not in owed:
        mistakes.append("the first player is drawn (setup.first)")
    studied = len(table.study) + owed.count(at.DRAW_STUDY)
    on_site = len(table.sites) + owed.count(at.DRAW_SITE)
    if studied != STUDIED_FIRST or on_site != ON_SITE_FIRST:
        mistakes.append("two evolutions are studied and one is on site at the start (setup.evolutions)")
    if experts.in_zone(table) + owed.count(at.DRAW_ZONE) != setup.experts_drawn:
        mistakes.append(f"{setup.experts_drawn} experts are in the zone at the start (setup.experts)")
