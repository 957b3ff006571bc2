"""The phases of a round, one file each, in rulebook order; `flow.py` strings them together."""
