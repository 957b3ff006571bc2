"""Every board, laid out on every screen it is played on: the real page, with positions that the engine made."""
