"""What can be said of a game by playing it: each metric is defined in docs/metrics.md."""
