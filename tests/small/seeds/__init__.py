"""The rules of Seeds, one test or more for each slug."""
