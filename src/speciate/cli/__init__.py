"""The terminal: one file a command, and what they draw and ask with."""
