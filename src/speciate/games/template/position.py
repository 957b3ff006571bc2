"""A whole position as JSON, and back, with every impossibility named.

Records, saved games, puzzles and `digest` are made of this form: it holds everything that matters, once.
What follows from the rest (who acts) is left out and worked out again.
"""

from collections.abc import Mapping
from typing import Final

from speciate.core.errors import BadPosition, SpeciateError
from speciate.core.seats import NOBODY, SPECTATOR
from speciate.games.template import components, flow, view
from speciate.games.template.cards import NO_SEED, UNKNOWN, parse_seed, seed_text
from speciate.games.template.options import OPTIONS, Setup
from speciate.games.template.phases import deal, scoring
from speciate.games.template.state import CHOOSE, DEAL, LAY, NOT_WON, OVER, PHASES, Player, Table
from speciate.kit.positions import options_of
from speciate.kit.reading import Reader

MANY: Final = 999  # more than any count of the game

# -- writing --------------------------------------------------------------------------------------


def write(table: Table) -> dict[str, object]:
    """Everything; the bag sorted, so that equal positions give equal JSON."""
    return {
        "game": "template",
        "seats": table.seats,
        "options": table.setup.options,
        "pack": table.setup.pack,
        "phase": PHASES[table.phase],
        "round": table.round,
        "winner": table.winner,
        "players": [write_player(player) for player in table.players],
        "bag": texts(sorted(table.bag)),
        "pot": texts(table.pot),
    }


def write_view(seen: "view.TemplateView") -> dict[str, object]:
    return {
        "game": "template",
        "seat": seen.seat,
        "seats": seen.setup.seats,
        "options": seen.setup.options,
        "pack": seen.setup.pack,
        "phase": PHASES[seen.phase],
        "round": seen.round,
        "winner": seen.winner,
        "waiting": list(seen.waiting),
        "players": [write_player(player) for player in seen.players],
        "bag": seen.bag,
        "pot": texts(seen.pot),
    }


def texts(seeds: list[int]) -> list[str]:
    return [seed_text(seed) for seed in seeds]


def write_player(player: Player) -> dict[str, object]:
    return {
        "hand": texts(player.hand),
        "laid": None if player.laid == NO_SEED else seed_text(player.laid),
        "store": texts(player.store),
        "sprouts": player.sprouts,
        "owed": player.owed,
    }


# -- reading --------------------------------------------------------------------------------------


def read(data: Mapping[str, object]) -> "flow.TemplateState":
    """The position, or BadPosition with every mistake. A bag left out holds the seeds that lie nowhere else."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    table = flow.TemplateState(read_setup(top))
    read_common(top, table)
    if top.has("bag"):
        table.bag = read_seeds(top, "bag")
    top.close()
    if not mistakes:
        check_seeds(table, "bag" in data, mistakes)
        check_phase(table, mistakes)
    if mistakes:
        raise BadPosition(mistakes)
    if table.phase == OVER:
        table.actor = NOBODY
    else:
        flow.advance(table)
    return table


def read_view(data: Mapping[str, object]) -> "view.TemplateView":
    """A view as it was written; it came from a table, so only its form is checked."""
    mistakes: list[str] = []
    top = Reader(data, "", mistakes)
    table = flow.TemplateState(read_setup(top))
    read_common(top, table)
    seen = view.TemplateView(top.integer("seat", SPECTATOR, table.seats - 1), table.setup)
    seen.bag = top.integer("bag", 0, MANY)
    seen.waiting = [seat for seat in top.items("waiting") if isinstance(seat, int)]
    top.close()
    if mistakes:
        raise BadPosition(mistakes)
    seen.players = table.players
    seen.pot = table.pot
    seen.round = table.round
    seen.phase = table.phase
    seen.winner = table.winner
    return seen


def read_setup(top: Reader) -> Setup:
    top.word("game", ["template"], "template")
    seats = top.integer("seats", 2, 4, len(top.items("players")))
    pack = components.default()
    if top.has("pack") and top.data["pack"] != pack.name:
        top.wrong("pack", f'is "{top.data["pack"]}"; only positions of the pack "{pack.name}" can be read')
    options = options_of(top, OPTIONS)
    return Setup(max(2, min(4, seats)), options, pack.values, pack.seeds, pack.name)


def read_common(top: Reader, table: Table) -> None:
    """What positions and views write alike."""
    table.phase = PHASES.index(top.word("phase", PHASES, "lay"))
    table.round = top.integer("round", 0, MANY, 1)
    table.winner = top.integer("winner", NOT_WON, table.seats - 1, NOT_WON)
    table.players = [read_player(reader) for reader in top.readers("players")]
    table.pot = sorted(read_seeds(top, "pot"))
    if len(table.players) != table.seats:
        top.wrong("players", f"are {len(table.players)}, but seats is {table.seats}")


def read_player(reader: Reader) -> Player:
    player = Player()
    player.hand = sorted(read_seeds(reader, "hand"))
    if reader.has("laid") and reader.data["laid"] is not None:
        player.laid = read_seed(reader, "laid", reader.word("laid"))
    player.store = sorted(read_seeds(reader, "store"))
    player.sprouts = reader.integer("sprouts", 0, MANY, 0)
    player.owed = reader.integer("owed", 0, MANY, 0)
    reader.close()
    return player


def read_seeds(reader: Reader, key: str) -> list[int]:
    return [read_seed(reader, key, text) for text in reader.words(key)]


def read_seed(reader: Reader, key: str, text: str) -> int:
    try:
        return UNKNOWN if text == "?" else parse_seed(text)
    except SpeciateError as error:
        reader.wrong(key, f"is unreadable: {error}")
        return NO_SEED


# -- what is impossible ---------------------------------------------------------------------------


def check_seeds(table: Table, bag_given: bool, mistakes: list[str]) -> None:
    """setup.bag: every seed of the pack lies somewhere, once."""
    left: dict[int, int] = {}
    for seed in table.setup.seeds:
        left[seed] = left.get(seed, 0) + 1
    lying = table.bag + table.pot
    for player in table.players:
        lying += player.hand + player.store
        if player.laid != NO_SEED:
            lying.append(player.laid)
    if UNKNOWN in lying:
        mistakes.append("a position knows every seed; only views have ?")
        return
    for seed in lying:
        left[seed] -= 1
    for seed, count in left.items():
        if count < 0:
            mistakes.append(f"{-count} {seed_text(seed)} too many for the pack")
    missing = [seed for seed, count in left.items() for _ in range(count)]
    if not bag_given:
        table.bag = missing
    elif missing:
        mistakes.append(f"{len(missing)} seeds lie nowhere, {seed_text(missing[0])} for one")


def check_phase(table: Table, mistakes: list[str]) -> None:
    phase = PHASES[table.phase]
    if table.winner != NOT_WON and table.phase != CHOOSE:
        mistakes.append(f"nobody has won the pot in the {phase} phase (reveal.highest)")
    if table.phase == CHOOSE and table.winner == NOT_WON:
        mistakes.append("the choose phase needs a winner (reveal.highest)")
    if table.phase == CHOOSE and not table.pot:
        mistakes.append("there is no pot to choose about (choose.keep)")
    for seat, player in enumerate(table.players):
        if player.laid != NO_SEED and table.phase != LAY:
            mistakes.append(f"seat {seat} has a seed laid in the {phase} phase (lay.secret)")
    if table.phase != DEAL and deal.next_drawer(table) >= 0:
        mistakes.append(f"nobody draws in the {phase} phase (deal.hand)")
    if table.phase == OVER and not scoring.is_over(table):
        mistakes.append("the game is not over while two players have seeds (over.hands)")
