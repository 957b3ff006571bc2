"""One suite that every registered game passes, listed or not: what the contract promises, checked by play."""
