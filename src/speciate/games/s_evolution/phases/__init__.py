"""The phases of a round, one file each, in the order they are played; `flow.py` strings them together."""
