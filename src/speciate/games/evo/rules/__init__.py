"""Topics that several phases share."""
