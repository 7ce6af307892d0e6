"""What may be asked about on the board of Zoo le Ma, by group of the legend, with its paragraph."""

from __future__ import annotations

from menagerie.core.explanations import explained

EXPLANATIONS = explained(
    {
        "tiles": {
            "tile": "2.1",
            "start": "1.2",
            "path": "4.2",
            "star": "5.2",
            "bush": "6.1",
        },
        "enclosures": {
            "enclosure:apes": "5.3",
            "enclosure:mammals": "5.3",
            "enclosure:birds": "5.3",
            "enclosure:reptiles": "5.3",
            "enclosure:sea": "5.3",
            "worth": "5.2",
            "idle": "5.2",
        },
        "pieces": {
            "visitor": "5.3",
            "tree": "6.1",
            "bench": "7.1",
        },
        "auction": {
            "row": "2.3",
            "tile-number": "2.1",
            "year": "2.2",
            "stack": "1.6",
            "envelope": "3.1",
            "bidding": "3.1",
            "flag": "3.3",
            "coins": "3.6",
            "entrance": "1.2",
        },
        "score": {
            "points": "8.1",
            "count-visitors": "5.3",
            "count-trees": "6.1",
            "count-benches": "7.6",
            "block": "8.1",
            "zoo": "4.1",
        },
    }
)
