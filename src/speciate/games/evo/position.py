"""A whole position as JSON, and back. What is impossible about one is in `possible.py`."""

from collections.abc import Mapping
from typing import Final

from speciate.core.errors import BadPosition, SpeciateError
from speciate.core.seats import NOBODY, SPECTATOR
from speciate.games.evo import components, flow, possible, view
from speciate.games.evo.cards import EFFECTS, UNKNOWN, card_text, parse_card
from speciate.games.evo.genes import CARD, GENES, MUTANT
from speciate.games.evo.island import TERRAINS
from speciate.games.evo.options import FACES, FEWEST, MOST, OPTIONS, Setup
from speciate.games.evo.phases import births, movement, survival
from speciate.games.evo.rules import event_cards
from speciate.games.evo.rules.zones import ZONES, zone_of
from speciate.games.evo.state import (
    AUCTION,
    BIRTHS,
    EMPTY,
    INITIATIVE,
    MOVEMENT,
    NO_LOT,
    NO_SEAT,
    NOWHERE,
    OVER,
    PHASES,
    SETUP,
    SURVIVAL,
    Player,
    Table,
    is_counted,
)
from speciate.kit.auction import FREE, NO_BID
from speciate.kit.positions import options_of, pack_of
from speciate.kit.reading import Reader

MANY: Final = 999  # more than any count of the game
MOST_BONUS: Final = 40


# -- writing --------------------------------------------------------------------------------------


def write(table: Table) -> dict[str, object]:
    """Everything; bags (pile, discards, genes) sorted, so that equal positions give equal JSON."""
    return {
        **write_setup(table.setup),
        **write_table(table),
        "players": [write_player(table, player) for player in table.players],
        "pile": cards(sorted(table.pile)),
    }


def write_view(seen: "view.EvoView") -> dict[str, object]:
    """What a seat sees, and what a screen draws it with: the island, the tracks, what each terrain means now."""
    table = seen.table
    setup = table.setup
    temperate = setup.loop[table.climate]
    return {
        **write_setup(setup),
        "seat": seen.seat,
        "waiting": list(seen.waiting),
        "island": setup.island.columns,
        "loop": [TERRAINS[terrain] for terrain in setup.loop],
        "track": setup.cells,
        "zones": {name: ZONES[zone_of(terrain, temperate)] for terrain, name in enumerate(TERRAINS)},
        **write_table(table),
        "players": [
            {
                **write_player(table, player),
                "portrait": {gene: player.genes[i] for i, gene in enumerate(GENES) if i != CARD},
            }
            for player in table.players
        ],
        "pile": len(table.pile),
    }


def write_setup(setup: Setup) -> dict[str, object]:
    """What was agreed; a pack of one's own travels with the position."""
    data: dict[str, object] = {
        "game": "evo",
        "seats": setup.seats,
        "options": setup.options,
        "pack": setup.pack.name,
    }
    if setup.pack is not components.default():
        data["components"] = setup.pack.data
    return data


def write_table(table: Table) -> dict[str, object]:
    names = table.setup.island.names
    fight = None if table.attacker == NOWHERE else [names[table.attacker], names[table.target]]
    return {
        "phase": PHASES[table.phase],
        "round": table.round,
        "climate": table.climate,
        "meteor": table.meteor,
        "die": table.die,
        "order": list(table.order),
        "turn": table.turn,
        "asking": table.asking,
        "climate_played": table.climate_played,
        "barren": table.barren,
        "steps": table.steps,
        "fight": fight,
        "swimmer": None if table.swimmer == NOWHERE else names[table.swimmer],
        "births": table.births,
        "young": [names[region] for region in table.young],
        "lots": [write_lot(table, lot) for lot in range(len(table.lots))],
        "lot": None if table.lot == NO_LOT else table.lot,
        "rebidder": None if table.rebidder == NO_SEAT else table.rebidder,
        "undrawn": table.undrawn,
        "gifts": table.gifts,
        "discards": cards(sorted(table.discards)),
        "bag": genes(sorted(table.bag)),
        "gone": genes(table.gone),
    }


def write_lot(table: Table, lot: int) -> dict[str, object]:
    bidder = table.bidders[lot]
    free = bidder == FREE
    return {
        "gene": GENES[table.lots[lot]],
        "bid": None if free else table.bids[lot],
        "seat": None if free else bidder,
    }


def write_player(table: Table, player: Player) -> dict[str, object]:
    """`genes` are those bought; what is printed on every portrait follows from the options."""
    setup = table.setup
    bought: list[int] = []
    for gene in range(len(GENES)):
        bought += [gene] * (player.genes[gene] - setup.printed[gene])
    return {
        "dinos": [setup.island.names[region] for region in player.dinos],
        "genes": genes(bought),
        "points": player.points,
        "spent": player.spent,
        "hand": cards(player.hand),
        "owed": player.owed,
        "bonus": {name: player.bonus[effect] for effect, name in enumerate(EFFECTS) if player.bonus[effect]},
        "discount": player.discount,
        "outbid": player.outbid,
        "dropped": player.dropped,
    }


def cards(bag: list[int]) -> list[str]:
    return [card_text(card) for card in bag]


def genes(bag: list[int]) -> list[str]:
    return [GENES[gene] for gene in bag]


# -- reading --------------------------------------------------------------------------------------


def read(data: Mapping[str, object]) -> "flow.EvoState":
    """The position, or BadPosition. Only `players` is required: what is left out is as when a phase begins.

    A pile or a bag that is left out is made of what lies nowhere else.
    """
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    table = flow.EvoState(read_setup(top))
    read_table(top, table)
    table.pile = read_cards(top, "pile")
    top.close()
    if not mistakes:
        possible.check_components(table, "pile" in data, "bag" in data, mistakes)
    if not mistakes:
        possible.check(table, mistakes)
    if mistakes:
        raise BadPosition(mistakes)
    if table.phase == OVER:
        table.actor = NOBODY
    else:
        table.advance()
    return table


def read_view(data: Mapping[str, object]) -> "view.EvoView":
    """A view as it was written; it came from a table, so only its form is checked."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    table = Table(read_setup(top))
    read_table(top, table)
    table.pile = [UNKNOWN] * top.integer("pile", 0, MANY)
    for key in ("island", "loop", "track", "zones"):  # they follow from the rest
        top.has(key)
    seat = top.integer("seat", SPECTATOR, table.seats - 1)
    waiting = [waiter for waiter in top.items("waiting") if isinstance(waiter, int)]
    top.close()
    if mistakes:
        raise BadPosition(mistakes)
    table.actor = waiting[0] if waiting else NOBODY
    return view.EvoView(seat, table, waiting)


def read_setup(top: Reader) -> Setup:
    top.word("game", ["evo"], "evo")
    count = len(top.items("players"))
    if not FEWEST <= count <= MOST:
        top.wrong("players", f"are {count}, the game is for {FEWEST} to {MOST} (setup.players)")
    seats = top.integer("seats", FEWEST, MOST, count)
    options = options_of(top, OPTIONS)
    return Setup(max(FEWEST, min(MOST, seats)), options, pack_of(top, components.default(), components.read))


def read_table(top: Reader, table: Table) -> None:
    """What positions and views write alike."""
    setup = table.setup
    table.phase = PHASES.index(top.word("phase", PHASES, "movement"))
    table.round = top.integer("round", 0, MANY, 0 if table.phase == SETUP else 1)
    table.climate = top.integer("climate", 0, len(setup.loop) - 1, setup.pack.start)
    cell = setup.pack.meteor_start[setup.seats] + table.round - (0 if table.phase == SETUP or is_counted(table) else 1)
    table.meteor = top.integer("meteor", 0, len(setup.cells) - 1, max(0, min(cell, len(setup.cells) - 1)))
    table.die = top.integer("die", 0, FACES, 0)
    table.asking = top.flag("asking")
    table.climate_played = top.flag("climate_played")
    table.barren = top.flag("barren")
    players = top.readers("players")
    if len(players) != table.seats:
        top.wrong("players", f"are {len(players)}, but seats is {table.seats}")
    table.players = [read_player(reader, table) for reader in players[: table.seats]]
    while len(table.players) < table.seats:
        table.players.append(read_player(Reader({}, "", []), table))
    table.owing = sum([player.owed for player in table.players])
    read_order(top, table)
    read_movement(top, table)
    read_auction(top, table)
    table.discards = read_cards(top, "discards")
    table.bag = read_genes(top, "bag")
    table.gone = read_genes(top, "gone")
    lay_dinos(top, table)
    begins = table.phase == SURVIVAL and not top.has("asking") and not top.has("turn")
    if begins and [player for player in table.players if survival.doomed(table, player)]:
        event_cards.open_window(table)  # the climate has taken nobody: the phase is only just beginning


def read_order(top: Reader, table: Table) -> None:
    """Seat by seat when it is left out."""
    ordering = table.phase == SETUP or table.phase == INITIATIVE
    table.turn = top.integer("turn", 0, table.seats - 1, 0)
    if not top.has("order"):
        table.order = [] if ordering else list(range(table.seats))
        return
    for seat in top.items("order"):
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < table.seats or seat in table.order:
            top.wrong("order", f"holds {seat!r}; it is each seat once")
        else:
            table.order.append(seat)
    if not ordering and len(table.order) != table.seats:
        top.wrong("order", "does not hold every seat (initiative.fixed)")
        table.order = list(range(table.seats))


def read_movement(top: Reader, table: Table) -> None:
    """Movement and births; steps and newborns left out are those of a turn that begins."""
    fight = read_regions(top, table, "fight") if top.has("fight") and top.data["fight"] is not None else []
    if len(fight) == 2:
        table.attacker, table.target = fight
    elif fight:
        top.wrong("fight", "is two regions, from and to")
    if top.has("swimmer") and top.data["swimmer"] is not None:
        table.swimmer = read_region(top, table, "swimmer", top.word("swimmer"))
    table.young = sorted(read_regions(top, table, "young"))
    if table.phase == MOVEMENT and not table.asking:
        table.steps = movement.most_steps(table.players[table.order[table.turn]])
    if table.phase == BIRTHS and not table.asking:
        table.births = births.most_births(table, table.players[table.order[table.turn]])
    table.steps = top.integer("steps", 0, MANY, table.steps)
    table.births = top.integer("births", 0, MANY, table.births)


def read_auction(top: Reader, table: Table) -> None:
    for entry in top.readers("lots"):
        table.lots.append(GENES.index(entry.word("gene", GENES)))
        table.bids.append(entry.integer("bid", 0, MANY) if is_given(entry, "bid") else NO_BID)
        table.bidders.append(entry.integer("seat", 0, table.seats - 1) if is_given(entry, "seat") else FREE)
        entry.close()
    if is_given(top, "lot"):
        table.lot = top.integer("lot", 0, table.seats - 1)
    if is_given(top, "rebidder"):
        table.rebidder = top.integer("rebidder", 0, table.seats - 1)
    table.undrawn = top.integer("undrawn", 0, table.seats, 0)
    table.gifts = top.integer("gifts", 0, MANY, 0)


def is_given(reader: Reader, key: str) -> bool:
    return reader.has(key) and reader.data[key] is not None


def read_player(reader: Reader, table: Table) -> Player:
    setup = table.setup
    player = Player()
    player.dinos = sorted(read_regions(reader, table, "dinos"))
    player.genes = setup.printed[:]
    for gene in read_genes(reader, "genes"):
        player.genes[gene] += 1
    player.points = reader.integer("points", 0, MANY, setup.points)
    player.spent = reader.integer("spent", 0, MANY, max(0, setup.points - player.points))
    player.hand = sorted(read_cards(reader, "hand"))
    player.owed = reader.integer("owed", 0, MANY, 0)
    bonus = reader.reader("bonus") if reader.has("bonus") else Reader({}, "", [])
    player.bonus = tuple([bonus.integer(name, -MOST_BONUS, MOST_BONUS, 0) for name in EFFECTS])
    bonus.close()
    player.discount = reader.integer("discount", 0, MANY, player.genes[MUTANT] if table.phase == AUCTION else 0)
    player.outbid = reader.flag("outbid")
    player.dropped = reader.flag("dropped")
    reader.has("portrait")  # follows from the genes
    reader.close()
    return player


def lay_dinos(top: Reader, table: Table) -> None:
    """move.one-each"""
    table.board = [EMPTY] * table.setup.island.size
    for seat, player in enumerate(table.players):
        for region in player.dinos:
            if table.board[region] != EMPTY:
                top.mistakes.append(f"{table.setup.island.names[region]} holds two dinos (move.one-each)")
            table.board[region] = seat


def read_regions(reader: Reader, table: Table, key: str) -> list[int]:
    found = [read_region(reader, table, key, name) for name in reader.words(key)]
    return [region for region in found if region != NOWHERE]


def read_region(reader: Reader, table: Table, key: str, name: str) -> int:
    if name in table.setup.island.names:
        return table.setup.island.names.index(name)
    reader.wrong(key, f'names "{name}", which is no region of this island')
    return NOWHERE


def read_cards(reader: Reader, key: str) -> list[int]:
    found: list[int] = []
    for text in reader.words(key):
        try:
            found.append(UNKNOWN if text == "?" else parse_card(text))
        except SpeciateError as error:
            reader.wrong(key, f"holds an unreadable card: {error}")
    return found


def read_genes(reader: Reader, key: str) -> list[int]:
    found: list[int] = []
    for name in reader.words(key):
        if name in GENES:
            found.append(GENES.index(name))
        else:
            reader.wrong(key, f'names "{name}", which is no gene')
    return found
