"""The games, one folder each; `speciate.core.registry` finds them."""
