"""What a list of sign-ins calls a browser: its kind and its system, from the little that its User-Agent says."""

from __future__ import annotations

# The first that is found counts: most browsers also claim to be others.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Vivaldi", "Vivaldi"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)
_LENGTH = 400  # how much of a User-Agent is read


def device_name(user_agent: str) -> tuple[str, str]:
    """Browser and system; empty where they are not known."""
    text = user_agent[:_LENGTH]
    return _first(_BROWSERS, text), _first(_SYSTEMS, text)


def _first(names: tuple[tuple[str, str], ...], text: str) -> str:
    return next((name for sign, name in names if sign in text), "")
