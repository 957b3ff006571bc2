"""Runs that take hours and belong to no suite; their figures are written into docs/reliability.md by hand."""
