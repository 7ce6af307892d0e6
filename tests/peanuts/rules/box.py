"""What is in the box, read from ``data/box.toml``."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

_BOX = tomllib.loads((files("tests.peanuts") / "data" / "box.toml").read_text("utf-8"))

BAG_SIZES: Final = tuple(_BOX["bag_sizes"])  # 1.2
BAGS: Final = tuple(size for size in BAG_SIZES for _ in range(_BOX["bags_of_each_size"]))  # 1.2
EXTRA_BAGS: Final[int] = _BOX["extra_bags"]  # 1.2
TREATS: Final = tuple(_BOX["treats"])  # 1.3
