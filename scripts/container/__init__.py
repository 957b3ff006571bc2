"""The container without a container engine: its steps are performed in a root of their own, and it is tried there."""
