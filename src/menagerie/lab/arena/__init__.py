"""The arena: bots of any origin play each other round robin, and are rated."""
