"""`speciate evaluate-model`: how well a language model plays, against bots of fixed levels."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from speciate.cli import seating
from speciate.cli.progress import progress
from speciate.cli.terminal import Terminal, terminal_of

if TYPE_CHECKING:
    from speciate.lab.averages import Mean
    from speciate.language import Evaluation


def evaluate_model(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    model: Annotated[str, typer.Option("--model", metavar="COMMAND")],
    against: Annotated[str, typer.Option("--against", metavar="BOTS")] = "random,casual",
    players: Annotated[int | None, typer.Option("--players", metavar="N", min=1)] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 12,
    seed: Annotated[str, typer.Option("--seed", metavar="WORD")] = "1",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    tries: Annotated[int, typer.Option("--tries", metavar="N", min=1, max=20)] = 3,
    list_moves: Annotated[bool, typer.Option("--list-moves")] = False,
    obfuscate: Annotated[bool, typer.Option("--obfuscate")] = False,
    model_time: Annotated[float, typer.Option("--model-time", metavar="SECONDS", min=0.01)] = 120.0,
    out: Annotated[str, typer.Option("--out", metavar="FOLDER")] = "",
) -> int:
    from speciate.language import ProgramModel, Terms, evaluate  # only who asks for a model waits for it

    terminal = terminal_of(context)
    levels = [word.strip() for word in against.split(",") if word.strip()]
    options = seating.read_options(terminal, option or [])
    terms = Terms(tries, list_moves, obfuscate, terminal.lang)
    program = ProgramModel(model, model_time)
    try:
        with progress(terminal, "sim-games") as tell:
            result = evaluate(
                program,
                game,
                against=levels,
                seats=players,
                games=games,
                seed=seed,
                options=options,
                terms=terms,
                records=Path(out) if out else None,
                progress=tell,
            )
    finally:
        program.close()
    show(terminal, result)
    if out:
        terminal.line("sim-written", path=out)
    return 0


def show(terminal: Terminal, result: "Evaluation") -> None:
    """Wins and ratings by level, then what it got wrong, by rule."""
    terminal.print(levels_table(terminal, result))
    for name, rating in result.ratings.items():
        terminal.say(
            "evaluate-rating",
            name=name,
            value=f"{rating.value:.0f}",
            low=f"{rating.low:.0f}",
            high=f"{rating.high:.0f}",
        )
    tally = result.tally
    terminal.say("evaluate-illegal", decisions=tally.decisions, share=share(result.illegal_rate))
    terminal.say("evaluate-refusals", refusals=tally.illegal, share=share(result.mended), given_up=tally.given_up)
    if tally.rules:
        grid = Table()
        grid.add_column(terminal.t("evaluate-rule"), overflow="fold")
        for key in ("evaluate-refused", "evaluate-mended"):
            grid.add_column(terminal.t(key), justify="right")
        for rule, refusals in sorted(tally.rules.items(), key=lambda item: -item[1].count):
            grid.add_row(rule, str(refusals.count), str(refusals.mended))
        terminal.print(grid)


def levels_table(terminal: Terminal, result: "Evaluation") -> Table:
    grid = Table(caption_justify="left", caption_style="dim")
    grid.add_column(terminal.t("evaluate-against"))
    for key in ("sim-played", "sim-wins", "evaluate-ahead"):
        grid.add_column(terminal.t(key), justify="right")
    for level in result.levels:
        ahead = f"{level.ahead.mean:+.1f}" if level.ahead.count else "–"
        grid.add_row(level.level, str(level.games), share(level.wins), ahead)
    fair = result.levels[0].fair
    grid.caption = terminal.t("sim-fair", share=f"{100 * fair:.1f}") if fair else terminal.t("evaluate-teams")
    return grid


def share(mean: "Mean") -> str:
    if not mean.count:
        return "–"
    low, high = mean.share_interval
    return f"{100 * mean.mean:.1f} % [{100 * low:.1f} – {100 * high:.1f}]"
