"""Opens a table on a server, with two bots of the server, and plays it to the end with a bot of its own.

Run it with `python examples/host_table.py http://127.0.0.1:8000`; `speciate serve` starts a server there. Whoever opens
the link that it prints can look on.
"""

import sys

import speciate


class Frugal:
    """Takes the first move that does not end its turn."""

    def choose(self, request: speciate.Request) -> speciate.Move:
        return next((move for move in request.legal if move.kind not in ("end", "done", "pass")), request.legal[0])


def main(server: str, game: str = "evolution") -> None:
    with speciate.host(server, game, "Frugal", bots=["casual", "greedy"]) as seat:
        print(f"a table for {', '.join(seat.names)}: {seat.address}")
        outcome = seat.run(Frugal())
        if outcome is None:
            print("the table was closed")
            return
        for name, score in zip(seat.names, outcome.scores, strict=True):
            print(f"{name}: {score} points")
        chosen = [entry for entry in seat.record.entries if entry.seat == seat.number and entry.is_move]
        print(f"{len(chosen)} choices of mine, the last of them: {chosen[-1].code}")


if __name__ == "__main__":
    servers = [word for word in sys.argv[1:] if word.startswith("http")]
    if servers:
        main(servers[0])
    else:
        print("usage: python examples/host_table.py http://127.0.0.1:8000")
