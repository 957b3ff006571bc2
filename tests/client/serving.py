"""The server process of the tests: `python -m tests.client.serving`, told what it needs by its environment."""

import os

import uvicorn

from speciate.server import service
from speciate.server.app import create_app
from speciate.server.config import Config


def main() -> None:
    port = int(os.environ["SERVER_PORT"])
    generosity = float(os.environ["SERVER_GENEROSITY"])
    service.GRACE = int(os.environ.get("SERVER_GRACE", service.GRACE))
    lab = os.environ.get("SERVER_LAB", "")  # the folder of its lab, if it has one
    packs = tuple(os.environ.get("SERVER_PACKS", "").split())
    database = os.environ["SERVER_DATABASE"]
    config = Config(database=database, port=port, generosity=generosity, packs=packs, lab=bool(lab), lab_folder=lab)
    uvicorn.run(create_app(config), host="127.0.0.1", port=port, log_level="warning", timeout_graceful_shutdown=3)


if __name__ == "__main__":
    main()
