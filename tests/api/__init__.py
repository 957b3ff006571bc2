"""The front door: what `import speciate` offers."""
