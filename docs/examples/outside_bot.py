"""A player for the arena: it answers each line of JSON with a line of JSON. See docs/arena.md.

menagerie arena lucky-lions --bots keeper --outside "mine=python3 docs/examples/outside_bot.py"
"""

import json
import random
import sys


def choose(legal: list[dict[str, object]]) -> int:
    """The place of the action it takes. This one prefers actions with high numbers in them, and draws among equals."""

    def numbers(action: dict[str, object]) -> int:
        return sum(value for value in action.values() if isinstance(value, int))

    best = max(numbers(action) for action in legal)
    return random.choice([place for place, action in enumerate(legal) if numbers(action) == best])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":  # once, at the beginning: game, players, seat, options, seed, move_seconds
        random.seed(message["seed"])
    elif message["type"] == "choose":  # message["view"] is what its seat may know
        print(json.dumps({"action": choose(message["legal"])}), flush=True)
    elif message["type"] == "end":  # the result, or null where somebody lost by a fault
        break
