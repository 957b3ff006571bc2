"""Pictures of what the lab has found: figures as plain data, and pages that show them."""
