"""Finding paragraphs of a ledger by words, also by those the rules do not use: "how do I win", "money".

What people say lies in data files: ``locales/<language>/search.toml`` for all games, and in a game's folder
``text/search.<language>.toml``. Both are of the form

    ignored = ["how", "the"]        # words that say nothing, unless there are no others

    [synonyms]
    money = ["coin", "bag"]         # whoever types the first means one of the others too

    [[questions]]
    words = ["win", "goal"]         # each is one question, of one or more words in any order
    paragraphs = ["2.1", "9.1"]     # what answers it, best first
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

MOST_WORDS = 12
"""Of a longer question the first words count."""

_TOKEN = re.compile(r"[0-9]+[a-z]?(?:\.[0-9]+[a-z]?)*(?![^\W_])|[^\W_]+", re.IGNORECASE)
_SHORTEST_BEGINNING = 3

# What a match is worth: the word itself, a synonym, the beginning of a word, and the same in a heading.
_SAME, _SYNONYM, _BEGINNING, _IN_HEADING = 3.0, 2.0, 1.5, 0.4
_THE_QUESTION, _PART_OF_THE_QUESTION = 1000.0, 8.0
_NEXT_ANSWER = 0.9  # of several answers to a question, each is worth less than the one before
_NOT_A_RULING = 0.5


class Question(Struct, frozen=True):
    words: tuple[str, ...]
    paragraphs: tuple[str, ...]


class EverydayWords(Struct, frozen=True):
    ignored: tuple[str, ...] = ()
    synonyms: dict[str, tuple[str, ...]] = {}
    questions: tuple[Question, ...] = ()
    language: str = "en"


NO_EVERYDAY_WORDS = EverydayWords()


class Searched(Struct, frozen=True):
    """A paragraph as the search sees it."""

    number: str
    heading: str
    text: str
    ruling: bool
    second_name: str


class Found(Struct, frozen=True):
    number: str
    marks: tuple[tuple[int, int], ...]
    """What matched in its text: from which character to which."""


class _Word(Struct, frozen=True):
    """A word that was typed."""

    text: str
    stem: str
    synonyms: frozenset[str]

    def worth(self, token: str, stem: str) -> float:
        """How well a word of the rules fits; 0 for not at all."""
        if stem == self.stem:
            return _SAME
        if stem in self.synonyms:
            return _SYNONYM
        if len(self.text) >= _SHORTEST_BEGINNING and token.startswith(self.text):
            return _BEGINNING
        return 0.0


def find(paragraphs: tuple[Searched, ...], everyday: EverydayWords, words: str) -> tuple[Found, ...]:
    """The paragraphs that answer the words, best first; where none has all the words, those that have most of them."""
    wanted = _wanted(words, everyday)
    if not wanted:
        return ()
    answers = _answers({word.stem for word in wanted}, everyday)
    rated: list[tuple[int, float, Found]] = []
    for one in paragraphs:
        hits, worth, marks = _rate(one, wanted, everyday.language)
        answered, answer = answers.get(one.number, (0, 0.0))
        hits = max(hits, answered)
        if hits:
            rated.append((hits, worth + answer + (0 if one.ruling else _NOT_A_RULING), Found(one.number, marks)))
    most = max((hits for hits, _, _ in rated), default=0)
    if 3 * most < 2 * len(wanted):
        return ()
    best = [(worth, found) for hits, worth, found in rated if hits == most]
    return tuple(found for _, found in sorted(best, key=lambda one: -one[0]))


def _wanted(words: str, everyday: EverydayWords) -> list[_Word]:
    typed = [text for text, _, _ in _tokens(words)][:MOST_WORDS]
    said = [text for text in typed if text not in everyday.ignored] or typed
    return [
        _Word(
            text,
            stem(text, everyday.language),
            frozenset(stem(plain(one), everyday.language) for one in _synonyms(text, everyday)),
        )
        for text in said
    ]


def _synonyms(word: str, everyday: EverydayWords) -> tuple[str, ...]:
    own = stem(word, everyday.language)
    return tuple(
        one
        for everyday_word, others in everyday.synonyms.items()
        if stem(plain(everyday_word), everyday.language) == own
        for one in others
    )


def _answers(wanted: set[str], everyday: EverydayWords) -> dict[str, tuple[int, float]]:
    """The paragraphs that a known question names: how many of the words it has, and what that is worth."""
    found: dict[str, tuple[int, float]] = {}
    for question in everyday.questions:
        for words in question.words:
            asked = {word.stem for word in _wanted(words, everyday)}
            if not asked <= wanted:
                continue
            worth = _THE_QUESTION if asked == wanted else _PART_OF_THE_QUESTION * len(asked) / len(wanted)
            for place, number in enumerate(question.paragraphs):
                found[number] = max(found.get(number, (0, 0.0)), (len(asked), worth * _NEXT_ANSWER**place))
    return found


def _rate(one: Searched, wanted: list[_Word], language: str) -> tuple[int, float, tuple[tuple[int, int], ...]]:
    """How many of the words it has, how well it fits them, and what matched."""
    text = _stemmed(one.text, language)
    heading = _stemmed(one.heading, language)
    hits, worth = 0, 0.0
    marks: set[tuple[int, int]] = set()
    for word in wanted:
        if word.text == one.number or (one.second_name and _without_zeros(word.text) == one.second_name):
            hits, worth = hits + 1, worth + _THE_QUESTION
            continue
        here = 0.0
        for token, root, start, end in text:
            fits = word.worth(token, root)
            if fits:
                marks.add((start, end))
                here = max(here, fits)
        above = max((word.worth(token, root) for token, root, _, _ in heading), default=0.0) * _IN_HEADING
        if one.number.startswith(f"{word.text}."):
            above = _SAME
        if here or above:
            hits, worth = hits + 1, worth + here + above
    return hits, worth, tuple(sorted(marks))


def _without_zeros(word: str) -> str:
    return f"{word[:1]}{word[1:].lstrip('0')}"


@cache
def _stemmed(text: str, language: str) -> tuple[tuple[str, str, int, int], ...]:
    """The words of a text: each plain, its stem, and where it stands."""
    return tuple((token, stem(token, language), start, end) for token, start, end in _tokens(text))


def _tokens(text: str) -> list[tuple[str, int, int]]:
    return [(plain(match[0]), match.start(), match.end()) for match in _TOKEN.finditer(text)]


def plain(text: str) -> str:
    """Without case, accents and ligatures."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


_ENDINGS = {"en": ("ing", "ed", "er"), "fr": ("ent", "ant", "er", "ez", "ee", "ir")}


def stem(word: str, language: str) -> str:
    """A word without its endings, so that "tied" and "ties" are the same; rough, but the same for both sides."""
    if not word.isalpha():
        return word
    if language == "fr" and word.endswith("aux"):
        word = f"{word[:-3]}al"
    if len(word) > 3 and word[-1] in ("sx" if language == "fr" else "s") and not word.endswith("ss"):
        word = word[:-1]
    for ending in _ENDINGS.get(language, ()):
        if word.endswith(ending) and len(word) - len(ending) >= 2:
            word = word[: -len(ending)]
            break
    if len(word) > 2 and word[-1] == "e":
        word = word[:-1]
    if len(word) > 3 and word[-1] == word[-2]:
        word = word[:-1]
    return f"{word[:-1]}i" if len(word) > 2 and word[-1] == "y" else word


# --- the data files


class _File(Struct, forbid_unknown_fields=True):
    ignored: tuple[str, ...] = ()
    synonyms: dict[str, tuple[str, ...]] = {}
    questions: tuple[Question, ...] = ()


@cache
def everyday_words(package: str, language: str) -> EverydayWords:
    """What people say of this game in this language: the words of all games, and its own."""
    common = _read(files("menagerie") / "locales" / language / "search.toml")
    own = _read(files(package) / "text" / f"search.{language}.toml")
    synonyms = {
        word: (*common.synonyms.get(word, ()), *own.synonyms.get(word, ())) for word in common.synonyms | own.synonyms
    }
    return EverydayWords((*common.ignored, *own.ignored), synonyms, (*common.questions, *own.questions), language)


def _read(file: Traversable) -> _File:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), _File) if file.is_file() else _File()
