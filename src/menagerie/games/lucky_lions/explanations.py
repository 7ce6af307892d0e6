"""What may be asked about on the board of Lucky Lions, by group of the legend, with its paragraph."""

from __future__ import annotations

from menagerie.core.explanations import explained

EXPLANATIONS = explained(
    {
        "zoo-cards": {
            "zoo-card": "4.1",
            "cycle": "4.2",
            "arrows": "4.2",
            "score": "3.6",
            "missing": "4.3",
            "own-marks": "1.7",
            "people": "6.2",
        },
        "special": {
            "special:autowin": "6.10",
            "special:autolose": "6.11",
            "special:player-exclude": "6.12",
            "special:extra-rule": "6.13",
            "special:die-split": "6.14",
            "special:double-roll": "6.15",
        },
        "animals": {
            "card:lion": "1.5",
            "card:fox": "1.5",
            "card:panda": "1.5",
            "card:flamingo": "1.5",
            "card:dolphin": "1.5",
            "card:wild-lion": "7.10",
            "card:wild-fox": "7.4",
            "card:wild-panda": "7.8",
            "card:wild-flamingo": "7.11",
            "card:wild-dolphin": "7.6",
            "back": "1.7",
            "seen": "1.7",
        },
        "table": {
            "die": "1.4",
            "die-size": "3.9",
            "market": "1.3",
            "deck": "1.2",
            "pile": "1.9",
            "track": "2.1",
            "won": "3.6",
            "player": "3.3",
            "battler": "3.4",
            "tie": "3.7",
        },
    }
)
