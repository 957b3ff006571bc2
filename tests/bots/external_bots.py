"""Bots in files of a test's own, and matches they play."""

import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from textwrap import dedent

from speciate.bots.bot_loader import open_bot
from speciate.core.registry import get_game
from speciate.table.agent import Agent, close_agents
from speciate.table.match import Match
from speciate.table.record import Entry

ROOT = Path(__file__).parents[2]
SCRIPT = """
import os, sys, time
class Bot:
    def __init__(self, rng):
        self.rng = rng
    def choose(self, request):
        {body}
"""


def script(folder: Path, body: str) -> str:
    """A script whose method `choose` is `body`, as it is named on a command line."""
    path = folder / "bot.py"
    path.write_text(SCRIPT.format(body=body), encoding="utf-8")
    return f"{path}:Bot"


def program(folder: Path, source: str) -> str:
    """A Python program that speaks for itself, knowing nothing of Speciate."""
    path = folder / "program.txt"  # not called .py, which would be a script
    path.write_text(dedent(source), encoding="utf-8")
    return f"cmd:{sys.executable} -I -S {path}"


READY = """
import json, os, sys, time
sys.stdin.readline()
print('{"type": "ready"}', flush=True)
"""


def play(bot: str, game: str = "template", seconds: float = 20.0) -> Match:
    """A whole match of the bot against a random one."""
    match = Match.new(get_game(game), ["A", "B"], [bot, "random"], seed=1)
    agents: Mapping[int, Agent] = {0: open_bot(bot, Random(1), seconds), 1: open_bot("random", Random(2))}
    try:
        while match.step(agents) is not None:
            pass
    finally:
        close_agents(agents.values())
    assert match.record.is_finished
    return match


def first_note(bot: str, seconds: float = 20.0) -> str:
    """What is noted of the bot's first move in a match; empty when it made it."""
    match = Match.new(get_game("template"), ["A", "B"], [bot, "random"], seed=1)
    agent = open_bot(bot, Random(1), seconds)
    try:
        assert match.step({0: agent}) is not None
    finally:
        close_agents([agent])
    return notes(match)[0]


def notes(match: Match) -> list[str]:
    """The notes at the moves of seat 0."""
    return [entry.note for entry in own(match)]


def own(match: Match) -> list[Entry]:
    return [entry for entry in match.record.entries if entry.is_move and entry.seat == 0]
