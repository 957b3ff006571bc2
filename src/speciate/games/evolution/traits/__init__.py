"""One file a trait, named as printed. A trait that is ignored for an attack is masked out by the caller."""
