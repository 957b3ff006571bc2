"""How a server is run; every value checked before anything starts."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    database: str = "sqlite:///speciate.db"
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to this server
    hosts: tuple[str, ...] = ()  # names this server answers to, besides those of the machine and its origins
    packs: tuple[str, ...] = ()  # GAME=FILE: components that its tables are opened with
    lab: bool = False  # the designer's lab in the browser, for whoever runs the server
    lab_folder: str = "lab"  # where its runs are kept
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 2
    gathering_hours: Annotated[float, Meta(gt=0)] = 24.0  # a table that nobody joins is closed after so long
    playing_days: Annotated[float, Meta(gt=0)] = 60.0  # a game that nobody goes on with, after so long
    finished_days: Annotated[float, Meta(ge=0)] = 0.0  # a game that is over is deleted after so long; 0: never
    names_days: Annotated[float, Meta(ge=0)] = 0.0  # its names and chat are deleted after so long; 0: never
    generosity: Annotated[float, Meta(gt=0, le=1000)] = 1.0  # a factor on every limit for one client
    connections: Annotated[int, Meta(ge=10, le=1_000_000)] = 4000  # open at the same time, from everywhere
    bot_seconds: Annotated[float, Meta(gt=0, le=600)] = 10.0
    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.0  # seconds before a bot's move, for people to follow
    log: Literal["auto", "plain", "json"] = "auto"  # for people or for programs; auto: whether a terminal shows it
    log_level: Literal["auto", "debug", "info", "warning", "error"] = "auto"
