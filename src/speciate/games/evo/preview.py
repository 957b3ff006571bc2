"""What a player of Evo can foresee: who would live, where a dino can go, what a bid costs, where the climate may go."""

from typing import Final

from speciate.core.moves import arg_a, arg_b, kind_of, pack
from speciate.games.evo import moves
from speciate.games.evo.phases import auction
from speciate.games.evo.rules import combat, dinos, event_cards, zones
from speciate.games.evo.state import BIRTHS, EMPTY, MOVEMENT, SURVIVAL, Table
from speciate.kit.auction import lowest_bid
from speciate.kit.tables import like

SETTLED: Final = (MOVEMENT, BIRTHS, SURVIVAL)  # the climate of the round is known
LIVES: Final = "lives"
CROWDED: Final = "crowded"  # not all of its zone can stay, and its owner chooses
DIES: Final = "dies"


def facts(table: Table, seat: int) -> dict[str, object]:
    """Of the whole table; and of `seat`, where its dinos can go and what it can bid."""
    out: dict[str, object] = {
        "settled": table.phase in SETTLED,
        "seats": [of_seat(table, each) for each in range(table.seats)],
        "climate": climate(table),
        "lots": [lowest_bid(table.bids, lot) for lot in range(len(table.lots))],
    }
    if 0 <= seat == table.actor:
        player = table.players[seat]  # auction.pay, auction.mutant: by the amount that is bid, what it would cost
        out["prices"] = [int(auction.price(player, amount)) for amount in range(int(auction.purse(player)) + 1)]
        moving = table.phase == MOVEMENT and not table.asking
        names = table.setup.island.names
        out["ways"] = {names[at]: ways(table, seat, at) for at in player.dinos} if moving else {}
        out["places"] = places(table, seat)
    return out


# -- the climate --------------------------------------------------------------------------------------


def climate(table: Table) -> list[int]:
    """climate.roll, climate.loop: by cell of the loop, how many faces of the die lead there."""
    faces = [0] * len(table.setup.loop)
    for step in table.setup.die:
        imagined = like(table)
        event_cards.move_climate(imagined, step)
        faces[imagined.climate] += 1
    return faces


# -- survival -------------------------------------------------------------------------------------------


def of_seat(table: Table, seat: int) -> dict[str, object]:
    """survive.temperate to survive.choice: as if the climate struck now."""
    player = table.players[seat]
    herds = [0] * len(zones.ZONES)
    for region in player.dinos:
        herds[zones.zone(table, region)] += 1
    stay = [min(count, int(zones.room_in(player, zone))) for zone, count in enumerate(herds)]
    names = table.setup.island.names
    return {
        "fates": {names[region]: fate(table, seat, region) for region in player.dinos},
        "survivors": sum(stay),
        "herds": {name: [stay[zone], herds[zone]] for zone, name in enumerate(zones.ZONES)},
        "discount": int(auction.discount(player)),
        "purse": int(auction.purse(player)),
    }


def fate(table: Table, seat: int, region: int) -> str:
    """What would become of a dino where it stands."""
    player = table.players[seat]
    zone = zones.zone(table, region)
    room = zones.room_in(player, zone)
    if room == 0:
        return DIES
    herd = len([other for other in player.dinos if zones.zone(table, other) == zone])
    return CROWDED if herd > room else LIVES


def places(table: Table, seat: int) -> dict[str, object]:
    """By move that puts a dino somewhere, a newborn or one that swam: what would become of it there."""
    out: dict[str, object] = {}
    island = table.setup.island
    for move in table.legal(seat):
        kind = kind_of(move)
        if kind == moves.BIRTH:
            out[moves.CODEC.text(move)] = fate_at(table, seat, -1, island.regions[arg_a(move)])
        elif kind == moves.SWIM:
            start = island.regions[arg_a(move)]
            for region in range(island.size):
                if island.coast[region] and table.board[region] == EMPTY:
                    code = f"{moves.CODEC.text(move)};{moves.CODEC.text(pack(moves.LAND, island.codes[region]))}"
                    out[code] = fate_at(table, seat, start, region)
        elif kind == moves.LAND:
            out[moves.CODEC.text(move)] = fate_at(table, seat, table.swimmer, island.regions[arg_a(move)])
    return out


def fate_at(table: Table, seat: int, start: int, end: int) -> str:
    """What would become of a dino that goes from one region to another; of a newborn, with no `start`."""
    imagined = like(table)
    if start < 0:
        dinos.put(imagined, seat, end)
    else:
        dinos.step(imagined, seat, start, end)
    return fate(imagined, seat, end)


# -- movement ---------------------------------------------------------------------------------------------


def ways(table: Table, seat: int, start: int) -> dict[str, object]:
    """move.steps: the shortest way to every region in reach, through empty ones; an attack ends it (the die)."""
    names = table.setup.island.names
    out: dict[str, object] = {}
    edge: list[tuple[Table, int, list[str]]] = [(table, start, [])]
    for _ in range(int(table.steps)):
        beyond: list[tuple[Table, int, list[str]]] = []
        for at_table, at, codes in edge:
            for move, to in steps(at_table, seat, at):
                if to == start or names[to] in out:
                    continue
                path = [*codes, moves.CODEC.text(move)]
                holder = at_table.board[to]
                if holder != EMPTY:
                    wins = combat.wins_up_to(table, table.players[seat], table.players[holder])
                    out[names[to]] = {"moves": path, "attack": {"seat": holder, "wins": int(wins)}, "fate": None}
                    continue
                there = like(at_table)
                dinos.step(there, seat, at, to)
                out[names[to]] = {"moves": path, "attack": None, "fate": fate(there, seat, to)}
                beyond.append((there, to, path))
        edge = beyond
    return out


def steps(table: Table, seat: int, start: int) -> list[tuple[int, int]]:
    """The legal steps of one dino, each with where it leads."""
    island = table.setup.island
    code = island.codes[start]
    found = [move for move in table.legal(seat) if kind_of(move) == moves.MOVE and arg_a(move) == code]
    return [(move, island.regions[arg_b(move)]) for move in found]
