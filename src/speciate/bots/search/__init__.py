"""Information-set Monte Carlo tree search for any game of the engine; compiled with it."""
