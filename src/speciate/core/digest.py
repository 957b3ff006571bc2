"""Short fingerprints of positions and records, the same on every machine and in both engines."""

import json
from hashlib import blake2b
from typing import Final

import msgspec

ENCODER: Final = msgspec.json.Encoder(order="sorted")
SENDER: Final = msgspec.json.Encoder()


def canonical(value: object) -> bytes:
    """JSON with sorted keys and no spaces: equal values give equal bytes."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def canonical_whole(value: object) -> bytes:
    """The same bytes, tens of times faster, of what holds no fractions: those are written in another way."""
    return ENCODER.encode(value)


def sent(value: object) -> bytes:
    """JSON as the server sends it: no spaces, keys in the order they have."""
    return SENDER.encode(value)


def fingerprint(data: bytes) -> str:
    """16 hexadecimal digits."""
    return blake2b(data, digest_size=8).hexdigest()
