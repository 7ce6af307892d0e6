"""Lucky Lions: the rules: one module a phase or step, `state.py` on top."""
