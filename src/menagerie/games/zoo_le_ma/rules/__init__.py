"""Zoo le Ma: the rules: one module a phase or step, `state.py` on top."""
