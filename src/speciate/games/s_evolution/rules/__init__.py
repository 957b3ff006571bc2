"""Rules that several phases ask: ties, the order of choosing, colours, stock and workers."""
