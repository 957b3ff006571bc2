"""Mechanics several games share, as plain functions."""
