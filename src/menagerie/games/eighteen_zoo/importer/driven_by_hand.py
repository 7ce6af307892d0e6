"""10.82 to 10.87: what the pages of 18xx.games never offer, though its engine accepts it: the import stops there."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.importer.file import Raw

_ENTRIES = {
    ("sell_shares", "refusal-no-heir"): 83,
    ("sell_shares", "refusal-forced-parents"): 83,
    ("lay_tile", "refusal-moles-only"): 84,
    ("assign", "refusal-no-own-station"): 86,
    ("assign", "refusal-not-r-area"): 87,
    ("assign", "refusal-centre-r-area"): 87,
}
"""By kind of action and our own refusal: the entry among the differences."""


def named_by_entry(raw: Raw, violation: RuleViolation) -> RuleViolation:
    """The same refusal, or the one that names the entry it belongs to."""
    entry = _ENTRIES.get((str(raw.get("type")), violation.reason), 0)
    shares = raw.get("shares") or ()
    if raw.get("type") in ("buy_shares", "sell_shares") and not any(str(share).endswith("_0") for share in shares):
        entry = 0
    elif raw.get("type") == "buy_shares" and violation.reason == "refusal-card-not-there":
        entry = 83
    elif raw.get("entity") == "WHEAT" and violation.reason == "refusal-no-station-tile":
        entry = 86
    return RuleViolation(f"10.{entry}", "refusal-driven-by-hand", {"entry": f"D{entry}"}) if entry else violation
