"""How strong the search is beside another: `python -m bench.rival --game evolution --games 40`.

OpenSpiel's own search for games with hidden cards (ISMCTS, the one that is written in Python) plays our games through
its interface, with as many simulations a choice as ours has rounds. One seat is ours, all others are its own, and every
deal is played from every seat. OpenSpiel's plays on at random to the end of a game, for it knows nothing of the game;
ours has what a game says of itself. Interrupted, the same command goes on.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench import one_seat, results
from bench.one_seat import Played
from speciate.bots.levels import LEVELS
from speciate.bots.search_bot import SearchBot
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.lab.origin import origin
from speciate.research.openspiel.game import NAMES, fewest, register
from speciate.research.openspiel.state import SpeciateState
from speciate.table.agent import Request

TITLE = "Our search beside OpenSpiel's"
WORK = Path("build/rival")
PATIENCE = 600.0  # seconds a choice may take: budgets are counted
EXPLORATION = 2.0  # OpenSpiel's usual one
HEAD = ["game", "seats", "games", "our one seat wins [95 %]", "fair", "our ms a choice", "OpenSpiel's"]


@dataclass(frozen=True)
class Rivalry:
    game: str
    seats: int
    rounds: int  # simulations a choice, on both sides
    seed: str

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
        """As many games in a row as seats have the same deal, each with us at another seat."""
        seed, own = f"{self.seed}/{number // self.seats}", number % self.seats
        game = pyspiel.load_game(NAMES[self.game], {"players": self.seats})
        bots = [self.ours(seed) if seat == own else self.theirs(game, seed, seat) for seat in range(self.seats)]
        state, nature = game.new_initial_state(), stream(seed, "nature")
        seconds, choices = [0.0, 0.0], [0, 0]
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(nature.choices(actions, odds)[0])
                continue
            seat, is_choice = state.current_player(), len(state.legal_actions()) > 1
            start = process_time()
            action = answer(state, bots[seat], seat) if seat == own else bots[seat].step(state)
            seconds[seat == own] += is_choice * (process_time() - start)
            choices[seat == own] += is_choice
            state.apply_action(action)
        return one_seat.told(state.box.state, own, seconds, choices)

    def finished(self, games: int, work: Path) -> list[Played]:
        agreed = {name: str(value) for name, value in asdict(self).items()}
        path = work / f"{self.game}-{self.seats}-{self.rounds}-{self.seed}.jsonl"
        made_by = origin(get_game(self.game), ["expert"], agreed)
        return one_seat.finished(path, made_by, one_seat.whole_deals(games, self.seats), self.play)


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
    ours, theirs = one_seat.times(games)
    fair = f"{100 / rivalry.seats:.0f} %"
    told = [rivalry.game, str(rivalry.seats), str(len(games)), one_seat.wins(games), fair]
    return [*told, f"{1000 * ours:.0f}", f"{1000 * theirs:.0f}"]


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    every = [name for name in NAMES if not get_game(name).cooperative]
    parser.add_argument("--game", choices=every, action="append", help="one of them; all if none is named")
    parser.add_argument("--games", type=int, default=40, help="made up to a multiple of the seats")
    parser.add_argument("--rounds", type=int, default=60, help="simulations a choice, on both sides")
    parser.add_argument("--seed", default="rival")
    parser.add_argument("--work", type=Path, default=WORK, help="where the games played so far are kept")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="the file whose section is renewed")
    args = parser.parse_args(argv)
    register()
    rows = []
    try:
        for name in args.game or every:
            rivalry = Rivalry(name, fewest(get_game(name)), args.rounds, args.seed)
            rows.append(row(rivalry, rivalry.finished(args.games, args.work)))
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")
    lines = [
        f"The expert's search with {args.rounds} rounds a choice, one seat; OpenSpiel's ISMCTS with as many "
        "simulations on all others, through the interface of docs/openspiel.md. Every deal from every seat.",
        f"`python -m bench.rival --games {args.games} --rounds {args.rounds} --seed {args.seed}`",
        "",
        *results.table(HEAD, rows),
    ]
    print(results.renew(TITLE, lines, args.results), flush=True)


if __name__ == "__main__":
    main()
