"""What runs at every step, compiled with mypyc."""
