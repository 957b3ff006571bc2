"""A turn in rulebook order, one file a topic: a class for every step, which `flow.py` lists.

`refuse` holds the rules of a step, `legal` lists the moves that it lets pass; the conformance tests compare the two.
"""
