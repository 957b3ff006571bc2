"""What the master of Evolutopia goes by: rules of thumb for play-outs, and the worth of positions between cycles."""
