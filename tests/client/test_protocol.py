"""The document of the protocol names what there is."""

import json
import re
from pathlib import Path
from typing import get_args

from speciate.client import live
from speciate.server.commands import AnyCommand, decode_command
from speciate.server.socket_frames import PROTOCOL
from speciate.server.sockets import REFUSED

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_command_has_an_example_that_the_server_reads() -> None:
    examples = re.findall(r"\| `(\{\"do\".*?\})` \|", TEXT)
    shown = {type(decode_command(example)) for example in examples}
    assert shown == set(get_args(AnyCommand)) and len(examples) == len(shown)
    assert len({json.loads(example)["id"] for example in examples}) == len(examples)


def test_client_server_and_document_speak_the_same_version() -> None:
    assert live.PROTOCOL == PROTOCOL and f"Protocol version **{PROTOCOL}**" in TEXT
    assert live.REFUSED == REFUSED and f"| {REFUSED} |" in TEXT
