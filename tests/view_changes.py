"""Positions as the page puts them together from what the server says has changed."""

from __future__ import annotations

from typing import Any


def whole(message: dict[str, Any], before: dict[str, Any] | None) -> dict[str, Any]:
    """A `seat-views` in place of a `view-changes` after that one; any other message as it is."""
    if message["type"] != "view-changes":
        return message
    assert before is not None, "there are no changes before the first position"
    views = [
        {**old, **new, "view": {**old["view"], **new.get("view", {})}}
        for old, new in zip(before["views"], message["views"], strict=True)
    ]
    return {**message, "type": "seat-views", "views": views}
