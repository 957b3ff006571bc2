"""The phases of a round, one file each, in the order they are played; `flow.py` strings them together.

Each phase says who acts (`next_actor`), what can be done (`legal`), why not (`refuse`), and what it does (`apply`).
"""
