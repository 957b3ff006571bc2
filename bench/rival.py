"""How strong the search is beside another: `python -m bench.rival --game evolution --games 40`.

OpenSpiel's own search for games with hidden cards (ISMCTS, the one that is written in Python) plays our games through
its interface, with as many simulations a choice as ours has rounds. One seat is ours and all others are its own, or the
other way round, and every deal is played from every seat. OpenSpiel's plays on at random to the end of a game, for it
knows nothing of the game; ours has what a game says of itself. All tables get a deal before any gets the next.
Interrupted, or stopped by `--minutes`, the same command goes on.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench import one_seat, results
from bench.all_ladders import RULE_SETS, USUAL_SEATS
from bench.commands import PATIENCE, at_least, resumable
from bench.one_seat import Match, Played
from bench.rungs import RuleSet
from speciate.bots.levels import LEVELS
from speciate.bots.search_bot import SearchBot
from speciate.core.streams import stream
from speciate.lab.journal import JournalFile
from speciate.lab.origin import ROOT, digest_of, origin
from speciate.research.openspiel.game import NAMES, fewest, register
from speciate.research.openspiel.state import SpeciateState
from speciate.research.openspiel.tables import written
from speciate.table.agent import Request

TITLE = "Our search beside OpenSpiel's"
WORK = Path("build/rival")
EXPLORATION = 2.0  # OpenSpiel's usual one
OURS, THEIRS = "ours", "OpenSpiel's"
HEAD = ["game", "seats", "alone", "games", "it wins [95 %]", "fair", "points ahead", "our ms a choice", "OpenSpiel's"]


@dataclass(frozen=True)
class Rivalry:
    rules: RuleSet
    seats: int
    rounds: int  # simulations a choice, on both sides
    seed: str
    alone: str = OURS  # whose one seat is among those of the other

    def ours(self, seed: str) -> SearchBot:
        level = LEVELS["expert"]._replace(iterations=self.rounds, seconds=PATIENCE)
        return SearchBot(stream(seed, "ours"), "expert", level)

    def theirs(self, game: Any, seed: str, seat: int) -> Any:
        chance = np.random.RandomState(stream(seed, f"theirs {seat}").getrandbits(32))
        bot = ISMCTSBot(
            game,
            RandomRolloutEvaluator(1, chance),
            EXPLORATION,
            self.rounds,
            random_state=chance,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        # its own way imagines hidden cards by numbers that nobody can repeat
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.uniform))
        return bot

    def play(self, number: int) -> Played:
        """As many games in a row as seats have the same deal, each with another seat alone."""
        seed, own = f"{self.seed}/{number // self.seats}", number % self.seats
        parameters = {"players": self.seats, "options": written(self.rules.options)}
        game = pyspiel.load_game(NAMES[self.rules.game], parameters)
        sides = [self.alone if seat == own else self.others for seat in range(self.seats)]
        bots = [
            self.ours(f"{seed}/{seat}") if side == OURS else self.theirs(game, seed, seat)
            for seat, side in enumerate(sides)
        ]
        state, nature = game.new_initial_state(), stream(seed, "nature")
        seconds, choices = [0.0, 0.0], [0, 0]
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(nature.choices(actions, odds)[0])
                continue
            seat, is_choice = state.current_player(), len(state.legal_actions()) > 1
            start = process_time()
            action = answer(state, bots[seat], seat) if sides[seat] == OURS else bots[seat].step(state)
            seconds[seat == own] += is_choice * (process_time() - start)
            choices[seat == own] += is_choice
            state.apply_action(action)
        return one_seat.told(state.box.state, own, seconds, choices)

    @property
    def others(self) -> str:
        return THEIRS if self.alone == OURS else OURS

    def match(self, work: Path) -> Match:
        agreed = {"seats": self.seats, "rounds": self.rounds, "seed": self.seed, "alone": self.alone}
        played = {"match": one_seat.code(__file__), "bridge": digest_of([ROOT / "research" / "openspiel"])}
        theirs = {"OpenSpiel": version("open_spiel")}
        made_by = origin(self.rules.spec, ["expert"], {"options": self.rules.options, **agreed, **played, **theirs})
        name = f"{self.rules.id}-{self.seats}-{self.rounds}-{self.seed}-{self.alone}".replace("'", "")
        return Match(JournalFile(work / f"{name}.jsonl", made_by, Played), self.seats, self.play)


def answer(state: SpeciateState, bot: SearchBot, seat: int) -> int:
    """Our bot is asked as always, by what its seat sees; its move as OpenSpiel numbers it."""
    position, table = state.box.state, state.box.table
    owed = next(decision for decision in position.pending() if decision.seat == seat)
    numbers = table.numbers[seat]
    legal = [move for move in position.legal(seat) if move in numbers]  # what has an action: the others have no more
    if not legal:
        return int(state.legal_actions()[0])
    return int(numbers[bot.choose(Request(table.spec, owed, legal, position.view(seat)))])


def row(rivalry: Rivalry, games: Sequence[Played]) -> list[str]:
    alone, others = one_seat.times(games)
    ours, theirs = (alone, others) if rivalry.alone == OURS else (others, alone)
    told = [rivalry.rules.title, str(rivalry.seats), rivalry.alone, str(len(games)), one_seat.wins(games)]
    return [*told, f"{100 / rivalry.seats:.0f} %", one_seat.lead(games), f"{1000 * ours:.0f}", f"{1000 * theirs:.0f}"]


def rivalries(players: int, rounds: int, seed: str) -> list[Rivalry]:
    """By every set of rules by which each plays for itself, both ways round."""
    return [
        Rivalry(rules, players or fewest(rules.spec), rounds, seed, alone)
        for rules in RULE_SETS
        for alone in (OURS, THEIRS)
    ]


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    every = sorted({rules.game for rules in RULE_SETS})
    parser.add_argument("--game", choices=every, action="append", help="one of them; all if none is named")
    parser.add_argument("--players", type=at_least(0), default=USUAL_SEATS, help="seats; 0: as few as a game can have")
    parser.add_argument("--games", type=at_least(1), default=40, help="of each table; up to whole deals")
    parser.add_argument("--rounds", type=at_least(1), default=60, help="simulations a choice, on both sides")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stops by itself after so many")
    parser.add_argument("--seed", default="rival")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    register()
    every_rule_set = rivalries(args.players, args.rounds, args.seed)
    asked = [rivalry for rivalry in every_rule_set if not args.game or rivalry.rules.game in args.game]
    with resumable():
        one_seat.in_turns([rivalry.match(args.work) for rivalry in asked], args.games, args.minutes)
    rows = [row(rivalry, games) for rivalry in every_rule_set if (games := rivalry.match(args.work).told())]
    if not rows:
        sys.exit("no deal is played from every seat yet; the same command goes on from here")
    lines = [
        f"Our search, as the expert's but with {args.rounds} rounds a choice, and OpenSpiel's ISMCTS with as many "
        "simulations, through the interface of docs/openspiel.md: one seat of the one among others of the other. "
        "Every deal from every seat; only whole deals are told.",
        f"`python -m bench.rival --players {args.players} --games {args.games} --rounds {args.rounds} "
        f"--seed {args.seed}`",
        "",
        *results.table(HEAD, rows),
    ]
    print(results.renew(TITLE, lines, args.results), flush=True)


if __name__ == "__main__":
    main()
