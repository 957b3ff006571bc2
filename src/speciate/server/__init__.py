"""Tables on the net: nothing is acknowledged before it is on disk, nothing is sent that a seat may not know."""
