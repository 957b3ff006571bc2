"""A turn in rulebook order, one file a topic; `flow.py` strings them together.

Each file lists what can be done at its steps (`legal_*`), and does it (`apply_*`). A move is legal exactly when it is
in the list; `refusals.py` says why another one is not.
"""
