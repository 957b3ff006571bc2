"""Horns against horns, and one die."""

from typing import Final

from mypy_extensions import i64

from speciate.games.evo import events
from speciate.games.evo.cards import ATTACK, DEFENCE, NO_BONUS
from speciate.games.evo.genes import HORN
from speciate.games.evo.rules import dinos
from speciate.games.evo.state import NOWHERE, Player, Table

OUTMATCHED: Final = -1
FEWEST: Final = -1  # combat.outmatched: horns ahead with which one may still attack


def attack(player: Player) -> i64:
    """Its horns when it attacks, this round's cards counted in."""
    horns = player.genes[HORN]
    if player.bonus is not NO_BONUS:
        horns += player.bonus[ATTACK]
    if horns > 0:
        return horns
    return 0


def defence(player: Player) -> i64:
    """Its horns when it is attacked."""
    horns = player.genes[HORN]
    if player.bonus is not NO_BONUS:
        horns += player.bonus[DEFENCE]
    if horns > 0:
        return horns
    return 0


def horns_ahead(attacker: Player, defender: Player) -> i64:
    """How many horns more the attacker has, this round's cards counted in."""
    return attack(attacker) - defence(defender)


def wins_up_to(table: Table, attacker: Player, defender: Player) -> i64:
    """combat.odds: the highest roll that wins. combat.outmatched: OUTMATCHED with two horns fewer or worse."""
    ahead = horns_ahead(attacker, defender)
    if ahead < FEWEST:
        return OUTMATCHED
    return table.setup.wins[min(ahead, 2) + 1]


def declare(table: Table, seat: i64, start: i64, end: i64) -> None:
    """combat.forced: entering a region another species holds is an attack, and the die decides at once."""
    table.attacker = start
    table.target = end
    if table.listener is not None:
        defender = table.board[end]
        wins = wins_up_to(table, table.players[seat], table.players[defender])
        events.fought(table, "attacked", seat, defender, end, {"wins": wins})


def resolve(table: Table, face: i64) -> None:
    """combat.loser: the losing dino goes back to its reserve; the winner holds the region."""
    start, end = table.attacker, table.target
    seat, defender = table.board[start], table.board[end]
    won = face <= wins_up_to(table, table.players[seat], table.players[defender])
    table.attacker = NOWHERE
    table.target = NOWHERE
    if won:
        dinos.take(table, end)
        dinos.step(table, seat, start, end)
    else:
        dinos.take(table, start)
    if table.listener is not None:
        events.fought(table, "attack-won" if won else "attack-lost", seat, defender, end, {"face": face})
    dinos.tell_if_extinct(table, defender if won else seat)
