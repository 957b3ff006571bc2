"""Unguessable words that stand for a seat, or for the host. Only their hashes are kept."""

import secrets
from hashlib import blake2b


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A table's id: short enough for a link, not to be guessed where the link is the invitation."""
    return secrets.token_hex(8)  # no sign that a shell or a link would read in another way


def hashed(token: str) -> str:
    return blake2b(token.encode(), digest_size=32).hexdigest()
