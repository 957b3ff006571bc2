"""The server process of the tests: `python -m tests.client.serving`, told what it needs by its environment."""

import os
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import uvicorn

from speciate.server import bot_workers, handbook, hosted_table, service
from speciate.server.app import create_app
from speciate.server.config import Config
from speciate.server.socket_lines import Handshake


def leave_nothing_to_luck(seed: int) -> None:
    """Nature deals alike at every table, and bots choose by what they see: a test meets the same on every run."""
    ask = bot_workers.ask

    def ask_by_view(*what: Any, **how: Any) -> dict[str, Any]:
        return bot_workers.with_luck(ask(*what, **how))

    bot_workers.ask = ask_by_view
    vars(hosted_table)["SystemRandom"] = partial(Random, seed)


def main() -> None:
    port = int(os.environ["SERVER_PORT"])
    generosity = float(os.environ["SERVER_GENEROSITY"])
    service.GRACE = int(os.environ.get("SERVER_GRACE", service.GRACE))
    if "SERVER_NATURE" in os.environ:
        leave_nothing_to_luck(int(os.environ["SERVER_NATURE"]))
    if "SERVER_HANDBOOK" in os.environ:  # documentation that was not built into the package
        vars(handbook)["ARCHIVE"] = Path(os.environ["SERVER_HANDBOOK"])
    lab = os.environ.get("SERVER_LAB", "")  # the folder of its lab, if it has one
    packs = tuple(os.environ.get("SERVER_PACKS", "").split())
    database = os.environ["SERVER_DATABASE"]
    config = Config(database=database, port=port, generosity=generosity, packs=packs, lab=bool(lab), lab_folder=lab)
    uvicorn.run(
        create_app(config),
        host="127.0.0.1",
        port=port,
        log_level="warning",
        timeout_graceful_shutdown=3,
        ws=Handshake,
    )


if __name__ == "__main__":
    main()
