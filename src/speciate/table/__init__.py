"""Running one match: its moves, its record, its agents and its words."""
