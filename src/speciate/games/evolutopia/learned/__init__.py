"""What Evolutopia has learned from play: rules of thumb for play-outs, and the worth of positions between cycles."""
