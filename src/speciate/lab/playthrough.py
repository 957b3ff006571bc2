"""A whole game a person can read: every move with its code, and what came of it in sentences."""

from speciate.bots.registry import make_bot
from speciate.core.game import GameSpec
from speciate.core.streams import stream
from speciate.table.match import Match
from speciate.table.words import Words

NAMES = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"]


def playthrough(
    game: GameSpec, bots: list[str], seed: int | str, lang: str = "en", options: dict[str, object] | None = None
) -> str:
    """The game these bots play with this seed, everything open, each move with its code."""
    names = NAMES[: len(bots)]
    match = Match.new(game, names, bots, options, seed=seed)
    agents = {seat: make_bot(name, stream(seed, f"seat {seat}")) for seat, name in enumerate(bots)}
    while match.step(agents) is not None:
        pass
    words = Words(game, lang, names)
    players = ", ".join(f"{name} ({bot})" for name, bot in zip(names, bots, strict=True))
    variants = "".join(f", {name} {value}" for name, value in (options or {}).items())
    lines = [f"{game.title}, rules {game.rules_version}{variants}: {players}. Seed {seed}.", ""]
    for number, (entry, events) in enumerate(zip(match.record.entries, match.happened, strict=True), start=1):
        if entry.is_move:
            who = "nature" if entry.seat < 0 else names[entry.seat]
            lines.append(f"{number:4}  {who:7}{entry.code}")
        lines += [f"{'':13}{words.event(event)}" for event in events]
    return "\n".join([*lines, *result(match, words)]) + "\n"


def result(match: Match, words: Words) -> list[str]:
    """The final scores, part by part."""
    outcome = match.outcome
    assert outcome is not None
    lines = [""]
    for seat, parts in enumerate(outcome.breakdown):
        details = ", ".join(f"{words.t(f'score-{part}')} {value}" for part, value in parts.items())
        lines.append(f"{match.names[seat]}: {outcome.scores[seat]} ({details})")
    return lines
