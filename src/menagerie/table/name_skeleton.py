"""The skeleton of a name: names that a person could take for one another have the same.

Case, accents, spaces, punctuation and width are folded as Unicode defines them; then letters of other alphabets become
the Latin letters that they look like, and groups that look like one letter become that letter.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from menagerie.table.limits import SKELETON_LENGTH

_CONFUSABLE: Final = (
    # Cyrillic
    ("аᴀ", "a"), ("вѵ", "v"), ("с", "c"), ("ԁ", "d"), ("еєҽ", "e"), ("ғ", "f"), ("ԍ", "g"), ("һнћ", "h"),
    ("іӏ", "l"), ("ј", "j"), ("к", "k"), ("м", "m"), ("пи", "n"), ("оѳ", "o"), ("р", "p"), ("ԛ", "q"), ("гᴦ", "r"),
    ("ѕ", "s"), ("т", "t"), ("ц", "u"), ("ѡшщ", "w"), ("хҳ", "x"), ("уү", "y"), ("ь", "b"), ("з", "3"),
    # Greek
    ("α", "a"), ("β", "b"), ("ϲ", "c"), ("δ", "d"), ("εϵ", "e"), ("η", "n"), ("ι", "l"), ("κ", "k"), ("μ", "u"),
    ("ν", "v"), ("οσ", "o"), ("ρ", "p"), ("τ", "t"), ("υ", "u"), ("ω", "w"), ("χ", "x"), ("γ", "y"), ("ζ", "z"),
    # Armenian, Georgian and others
    ("օ", "o"), ("ո", "n"), ("ս", "u"), ("հ", "h"), ("ց", "g"), ("զ", "q"), ("ք", "p"), ("ა", "a"), ("ო", "o"),
    # Latin letters that do not decompose
    ("ɑæ", "a"), ("ƀɓ", "b"), ("ƈ", "c"), ("đðɖɗ", "d"), ("əɛǝ", "e"), ("ƒ", "f"), ("ɡɢ", "g"), ("ħɦ", "h"),
    ("ıɩɪłƚɫǀ", "l"), ("ȷɉ", "j"), ("ƙ", "k"), ("ŋɲƞ", "n"), ("øɔɵ", "o"), ("œ", "o"), ("ƥþ", "p"), ("ɾɽ", "r"),
    ("ʂƨ", "s"), ("ŧƭʈ", "t"), ("ʉ", "u"), ("ʋ", "v"), ("ʏƴ", "y"), ("ƶʐ", "z"),
    # Digits and signs, and the two letters that are one stroke
    ("0", "o"), ("1|ⅼi", "l"), ("$", "s"), ("@", "a"), ("€", "e"),
)  # fmt: skip
_LETTERS: Final = str.maketrans({letter: latin for letters, latin in _CONFUSABLE for letter in letters})
_GROUPS: Final = (("rn", "m"), ("vv", "w"))


def name_skeleton(name: str) -> str:
    """Equal for names that look alike; never empty for a name that is not."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = decomposed.translate(_LETTERS)
    kept = "".join(letter for letter in letters if letter.isalnum())
    for group, letter in _GROUPS:
        kept = kept.replace(group, letter)
    return (kept or "".join(decomposed.split()) or name)[:SKELETON_LENGTH]
