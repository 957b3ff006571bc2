"""A client of the table server, for people, bots and tests.

`Seat` is what most need; `Live` is the line under it, `Server` the HTTP side, `run_bot` a bot in one call.
"""
