"""Speciate: board games about evolution on one engine."""

from speciate import _engine

__version__ = "0.1.0"

_engine.choose()
