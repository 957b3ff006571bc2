"""What the steps under way remember, in a position that somebody wrote: it must fit the steps, and lead on."""

from speciate.games.evolutopia import state as at
from speciate.games.evolutopia import steps
from speciate.games.evolutopia.names import KINDS, MANAGE, NONE, ON_SITE_FIRST, STUDIED_FIRST
from speciate.games.evolutopia.phases import losses
from speciate.games.evolutopia.rules import experts
from speciate.games.evolutopia.state import Table
from speciate.kit.mistakes import Mistakes


def check(table: Table, mistakes: Mistakes) -> None:
    """Nothing of this matters once the game is over: what was under way stays as it lies."""
    check_memory(table, mistakes)
    check_zones(table, mistakes)
    check_acted(table, mistakes)
    check_losses(table, mistakes)
    check_crisis(table, mistakes)
    check_offered(table, mistakes)
    for seat in range(table.seats):
        check_roles(table, seat, mistakes)
    if steps.bottom(table) == at.SETUP:
        check_setup(table, mistakes)


def is_at(table: Table, *wanted: int) -> bool:
    return any(steps.holds(table, step) for step in wanted)


def check_memory(table: Table, mistakes: Mistakes) -> None:
    """What only some steps use is empty without them, or a later one would stumble over it."""
    lying = experts.total(table.aside)
    mistakes.when(table.aside_tiles and not is_at(table, at.LOOK, at.UNDER_PILE), "tiles-aside")
    mistakes.when((lying or table.asides) and not is_at(table, at.DISMISS, at.PLACE), "experts-aside")
    mistakes.when(table.asides > lying, "asides", drawn=table.asides, count=lying)
    mistakes.when(table.spare and not is_at(table, at.SPARE), "spare")
    mistakes.when(table.remedy and not is_at(table, at.OPEN, at.BUILD), "remedy")
    mistakes.when(table.effects and not is_at(table, at.EFFECTS), "effects")


def check_zones(table: Table, mistakes: Mistakes) -> None:
    """choose.full, site.full: one leaves exactly when there is one too many. setup.evolutions: the top one shows."""
    mistakes.when(is_at(table, at.STUDY_ROOM) and len(table.study) <= table.setup.study_zone, "study-room")
    mistakes.when(is_at(table, at.SITE_ROOM) and len(table.sites) <= table.setup.site_zone, "site-room")
    mistakes.when(is_at(table, at.PICTOGRAM) and not table.sites, "pictogram")
    shown = table.top != NONE
    is_pile = shown or table.tiles or table.tiles_under
    mistakes.when(shown == (at.DRAW_TOP in table.owed) and is_pile, "top")


def check_acted(table: Table, mistakes: Mistakes) -> None:
    """turn.one-action: what the turn was used for is known once something was begun."""
    begun = steps.bottom(table) == at.AFTER
    if not mistakes.when(begun != (table.acted != NONE), "acted"):
        mistakes.when(is_at(table, at.TAKEN) and table.acted == MANAGE, "acted-marker")
        mistakes.when(is_at(table, at.RENEW) and table.acted != MANAGE, "acted-crises")


def check_losses(table: Table, mistakes: Mistakes) -> None:
    """So many as must go there must be."""
    asked = [loss for loss in losses.ALL if loss.number == table.current()]
    mistakes.when(table.losing and not asked, "losing-nothing")
    for loss in asked:
        most = loss.most(table)
        mistakes.when(not 1 <= table.losing <= most, "losing", count=table.losing, most=most)


def check_crisis(table: Table, mistakes: Mistakes) -> None:
    """crisis.check, crisis.draw: the old one is gone before the new one comes, which then does something."""
    coming = is_at(table, at.MEDIATE, at.KEEP) or at.DRAW_CRISIS in table.owed
    mistakes.when(coming and table.crisis != NONE and not is_at(table, at.SHELVE), "old-crisis")
    mistakes.when(is_at(table, at.BLOCK) and not coming and table.crisis == NONE, "crisis-come")
    mistakes.when(at.DRAW_CRISIS in table.owed and table.current() != at.ARRIVAL, "crisis-drawn")


def check_offered(table: Table, mistakes: Mistakes) -> None:
    """Roles or crises to choose from, and those still to be drawn."""
    looking = is_at(table, at.KEEP, at.WATCH)
    mistakes.when(table.offered and not looking and not is_at(table, at.PICK), "offered")
    mistakes.when(at.DRAW_OFFER in table.owed and not looking, "looking")
    mistakes.when(at.DRAW_CHOICE in table.owed and not is_at(table, at.PICK), "choosing")


def check_roles(table: Table, seat: int, mistakes: Mistakes) -> None:
    player = table.players[seat]
    count, due = len(player.roles), roles_due(table, seat)
    mistakes.when(count != due, "roles", seat=seat, count=count, uses=player.uses, due=due)


def roles_due(table: Table, seat: int) -> int:
    """role.experience: a second one when the first was used often enough; solo.roles: alone one, once it is chosen."""
    player = table.players[seat]
    setting_up = steps.bottom(table) == at.SETUP
    if table.setup.solo:
        return 0 if setting_up or is_at(table, at.PICK) else 1
    if setting_up:
        return min(1, len(player.roles))  # who has none is still to draw
    unlocked = player.uses >= table.setup.role_uses and not (at.DRAW_SECOND in table.owed and seat == table.turn)
    return 2 if unlocked else 1


def check_setup(table: Table, mistakes: Mistakes) -> None:
    """setup.evolutions, setup.experts, setup.first: what does not lie there yet is still to be drawn."""
    owed, setup = table.owed, table.setup
    at_start = table.indicators == [setup.indicator_start] * KINDS and table.pawn == setup.crisis_start
    acted = table.crisis != NONE or table.blocked or [one for one in table.players if one.uses or one.plans]
    mistakes.when(not at_start or acted, "first-turn")
    mistakes.when(table.first == NONE and at.DRAW_FIRST not in owed, "first-player")
    studied = len(table.study) + owed.count(at.DRAW_STUDY)
    on_site = len(table.sites) + owed.count(at.DRAW_SITE)
    mistakes.when(studied != STUDIED_FIRST or on_site != ON_SITE_FIRST, "first-tiles")
    drawn = experts.in_zone(table) + owed.count(at.DRAW_ZONE)
    mistakes.when(drawn != setup.experts_drawn, "first-experts", count=setup.experts_drawn)
