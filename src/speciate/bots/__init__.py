"""Players that are programs. They see a View and the legal moves, never the State."""
