"""Mutation testing with Cosmic Ray: a sample of small changes to the source, each of which some test should notice."""
