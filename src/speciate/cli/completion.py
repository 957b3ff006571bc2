"""`speciate completion`: the script that makes a shell complete our words, and the answers it asks for.

The scripts and their ways of asking are Typer's. What can stand somewhere is said here, by what the help calls it:
GAME, BOTS, NAME=VALUE. Options and commands come with their sentences, which zsh and fish show.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import typer
import typer.completion

from speciate.cli import help, language
from speciate.cli.terminal import Terminal
from speciate.core.errors import SpeciateError, UnknownName
from speciate.core.languages import LANGUAGES

if TYPE_CHECKING:
    from speciate.core.game import GameSpec

VARIABLE = "_SPECIATE_COMPLETE"  # set by the scripts
SHELLS = ("bash", "zsh", "fish")
# Zsh reads the file when the tab key is pressed for the first time, and takes that for the answer: it must give one.
AUTOLOADED = '[[ ${zsh_eval_context[-1]} == loadautofunc ]] && _speciate_completion "$@"\n'
shells: Any = typer.completion  # its types name modules that have moved from one release to the next
Item = shells.shell_completion.CompletionItem


def completion(shell: Annotated[str, typer.Argument(metavar="SHELL")]) -> None:
    if shell not in SHELLS:
        raise UnknownName("shell", shell, SHELLS)
    script = shells.get_completion_script(prog_name=help.PROGRAM, complete_var=VARIABLE, shell=shell)
    sys.stdout.write(script + "\n" + (AUTOLOADED if shell == "zsh" else ""))


def is_asked() -> bool:
    return bool(os.environ.get(VARIABLE))


def answer(program: Any, terminal: Terminal) -> int:
    """What can stand where somebody has pressed the tab key; the shell says so in the environment."""
    shells.completion_init()
    found = shells.shell_completion.get_completion_class(os.environ[VARIABLE].removeprefix("complete_"))
    if found is None:
        return 1

    class Ours(found):  # type: ignore[valid-type,misc]  # each shell has its own, found when it runs
        def get_completions(self, args: list[str], incomplete: str) -> list[Any]:
            if args[-1:] == ["--lang"]:
                return [Item(lang) for lang in LANGUAGES if lang.startswith(incomplete)]
            with suppress(SpeciateError):
                _, args = language.take_option(args)
            args, incomplete, is_split = put_together(args, incomplete)
            answers: list[Any] = super().get_completions(args, incomplete)
            return [Item(each.value.partition("=")[2]) for each in answers] if is_split else answers

    print(Ours(program, {"obj": terminal}, help.PROGRAM, VARIABLE).complete())
    return 0


def put_together(args: list[str], incomplete: str) -> tuple[list[str], str, bool]:
    """Bash makes three words of `quick=true`, and wants the last of them completed."""
    if incomplete == "=" and args:
        return args[:-1], args[-1] + "=", True
    if args[-1:] == ["="] and len(args) > 1:
        return args[:-2], f"{args[-2]}={incomplete}", True
    return args, incomplete, False


# -- commands and options -------------------------------------------------------------------------


def of_command(context: Any, incomplete: str) -> list[Any]:
    """The commands of a group and, after a hyphen, options; values are asked of the parameters themselves."""
    terminal = context.find_object(Terminal)
    page = help.page_key(context.command_path)
    found: Iterator[tuple[str, str]]
    if incomplete.startswith("-"):
        rows = [*help.parameter_rows(context, terminal, page, "option"), ("--lang", terminal.t("help-lang"))]
        found = ((word, words) for name, words in rows for word in name.replace(",", "").split() if word[0] == "-")
    else:
        names = context.command.list_commands(context) if hasattr(context.command, "list_commands") else []
        found = ((name, help.text(terminal, f"{page}-{name}", "")) for name in names)
    return [Item(name, help=help.first_sentence(words)) for name, words in found if name.startswith(incomplete)]


def with_values(parameters: list[Any]) -> list[Any]:
    """Lets every parameter of a command say what it can be."""
    for parameter in parameters:
        values = VALUES.get(str(parameter.metavar or "").strip("[]"))
        if values is not None:
            parameter.shell_complete = partial(of_parameter, values)
    return parameters


def of_parameter(values: Callable[[Any], list[str]], context: Any, incomplete: str) -> list[Any]:
    """Of several that are divided by commas the last one is completed."""
    before, comma, last = incomplete.rpartition(",")
    return [Item(before + comma + value) for value in values(context) if value.startswith(last)]


# -- values ---------------------------------------------------------------------------------------


def games(_: Any) -> list[str]:
    from speciate.core.registry import all_games

    return [game.id for game in all_games().values() if game.listed]


def named_game(context: Any) -> "GameSpec | None":
    """The game that was named before."""
    from speciate.core.registry import all_games

    words = (context.params.get("game"), *context.args)
    return next((all_games()[word] for word in words if word in all_games()), None)


def bots(context: Any) -> list[str]:
    """Of a game that was named before, each level in each of its styles too."""
    from speciate.bots.levels import LEVELS
    from speciate.bots.registry import BOTS, bots_of, styles_of

    game = named_game(context)
    if game is None:
        return list(BOTS)
    known = bots_of(game.id)
    return known + [f"{level}-{style}" for level in known if level in LEVELS for style in styles_of(game.id)]


def options(context: Any) -> list[str]:
    """`quick=true`: the options of the game that was named before, with every value where there are few."""
    game = named_game(context)
    found: list[str] = []
    for option in game.options if game is not None else ():
        few = ["true", "false"] if isinstance(option.default, bool) else [str(value) for value in option.choices]
        found += [f"{option.name}={value}" for value in few] or [f"{option.name}="]
    return found


VALUES: dict[str, Callable[[Any], list[str]]] = {
    "GAME": games,
    "GAME=FILE": lambda context: [f"{game}=" for game in games(context)],
    "BOT": bots,
    "BOTS": bots,
    "KINDS": lambda context: ["human", *bots(context)],
    "NAME=VALUE": options,
    "SHELL": lambda _: list(SHELLS),
    "SEAT|all|spectator": lambda _: ["all", "spectator"],
    "STATUS": lambda _: ["gathering", "playing", "over", "closed"],
    "FORM": lambda _: ["auto", "plain", "json"],
    "LEVEL": lambda _: ["auto", "debug", "info", "warning", "error"],
}
