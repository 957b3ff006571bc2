"""What the players of Evolutopia can foresee: where evolutions fit, what they and crises do, what ends the game."""

from speciate.games.evolutopia import moves
from speciate.games.evolutopia.names import INDICATORS, KINDS, NONE, SQUARE_NAMES, TILE_NAMES
from speciate.games.evolutopia.phases import inaugurate
from speciate.games.evolutopia.rules import ending, experts, territory
from speciate.games.evolutopia.rules.effects import CRISIS_TRACK, INDICATOR, number_of, row_of, which_of
from speciate.games.evolutopia.state import NO_RESULT, RESULTS, Table, is_nuisance
from speciate.kit.tables import like


def facts(table: Table, _: int) -> dict[str, object]:
    """Nobody has secrets here: all seats foresee the same."""
    if table.result != NO_RESULT:
        return {}
    out: dict[str, object] = {"threat": threat(table), "options": options(table)}
    out["tiles"] = {TILE_NAMES[tile]: of_tile(table, tile) for tile in shown(table)}
    out["open"] = [
        TILE_NAMES[site.tile] for site in table.sites if inaugurate.refuse_site(table, site, table.remedy) is None
    ]
    out["assigns"] = assigns(table)
    out["builds"] = builds(table) if table.opened != NONE else {}
    return out


def shown(table: Table) -> list[int]:
    """The evolutions that lie face up and are not in place."""
    tiles = [*table.study, *[site.tile for site in table.sites], *table.aside_tiles, table.top, table.opened]
    return [tile for tile in tiles if tile != NONE]


def forecast(table: Table, after: Table) -> dict[str, object]:
    """What has changed, and whether the game ends by it."""
    changed = {
        INDICATORS[which]: after.indicators[which]
        for which in range(KINDS)
        if after.indicators[which] != table.indicators[which]
    }
    return {"indicators": changed, "pawn": int(after.pawn), "ends": RESULTS[after.result] or None}


# -- evolutions -----------------------------------------------------------------------------------------


def of_tile(table: Table, tile: int) -> dict[str, object]:
    """inaugurate.score, before it is placed; inaugurate.adjacent, inaugurate.nuisance: where it could go."""
    after = like(table)
    for which in range(KINDS):
        if table.setup.gains[tile][which]:
            ending.change_indicator(after, which, table.setup.gains[tile][which])
    ending.judge(after)
    squares = [SQUARE_NAMES[square] for square in territory.squares_for(table, tile, table.remedy)]
    return {**forecast(table, after), "squares": squares}


def builds(table: Table) -> dict[str, object]:
    """By square where the evolution that is inaugurated can go: whether the game ends by it."""
    out: dict[str, object] = {}
    for square in territory.squares_for(table, table.opened, table.remedy):
        after = like(table)
        content = after.squares[square]
        after.squares[square] = table.opened
        if is_nuisance(content) and table.remedy:
            ending.change_indicator(after, territory.nuisance_indicator(table, square), 1)
        ending.judge(after)
        out[SQUARE_NAMES[square]] = RESULTS[after.result] or None
    return out


def assigns(table: Table) -> list[str]:
    """assign.needed: the experts of the zone, and where each is needed."""
    return [
        moves.CODEC.text(moves.move(moves.ASSIGN, kind, place))
        for place in experts.places(table)
        for kind in range(KINDS)
        if experts.of_kind(table.zone, kind) and experts.wants(table, place, kind)
    ]


# -- crises ---------------------------------------------------------------------------------------------


def threat(table: Table) -> dict[str, object] | None:
    """crisis.check: what the crisis does if it is left as it is; null while it is managed, or there is none."""
    if table.crisis == NONE or len(table.crisis_experts) == table.setup.crisis_staff[table.crisis]:
        return None
    return of_effects(table, table.setup.crisis_unmanaged[table.crisis])


def options(table: Table) -> list[dict[str, object]]:
    """crisis.draw: what each thing does that the crisis may do as it comes."""
    if table.crisis == NONE:
        return []
    return [of_effects(table, option) for option in table.setup.crisis_options[table.crisis]]


def of_effects(table: Table, effects: list[int]) -> dict[str, object]:
    """What effects do to the indicators and the crisis pawn; the rest of them is left to words."""
    after = like(table)
    for effect in effects:
        if row_of(effect) is CRISIS_TRACK:
            ending.move_pawn(after, number_of(effect))
        elif row_of(effect) is INDICATOR:
            ending.change_indicator(after, which_of(effect), number_of(effect))
        if ending.judge(after):
            break
    return forecast(table, after)
