"""Experiments: many games, and what they show."""
