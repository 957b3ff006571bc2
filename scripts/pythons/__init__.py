"""The suite on every Python that Speciate is for: those of this machine, and one that runs in Node."""
