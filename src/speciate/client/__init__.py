"""A client of the table server, for people, bots and tests.

`Seat` is what most need; `LiveConnection` is what it is built on, `Server` the HTTP side, `run_bot` a bot in one call.
"""
