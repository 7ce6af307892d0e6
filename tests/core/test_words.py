"""The catalogues: complete in every language, with every message the code uses, and none that it does not."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import islice, product
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from msgspec import inspect

from menagerie.core.contract import AnyGame, Fact, kebab
from menagerie.core.generator import Generator
from menagerie.core.ledger import ledger
from menagerie.core.registry import all_games
from menagerie.core.words import LANGUAGES, Words, catalogues, core_words, words_for

COMMON = None
BUNDLES: list[AnyGame | None] = [COMMON, *all_games()]
OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")

PROMISED = {"game-title", "game-summary"}
"""Messages that every game has."""
ON_THE_BOX = {"game-length", "game-weight"}
"""Messages that a game may have; the pages show them."""
ALWAYS_MESSAGES = ("refusal-", "ending-", "setup-", "record-", "bad-", "reason-")
"""A string that begins so is the name of a message, wherever it stands in the code."""

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
each_catalogue = pytest.mark.parametrize("game", BUNDLES, ids=lambda game: "common" if game is None else game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other_language = pytest.mark.parametrize("language", OTHER_LANGUAGES)


# --- what the catalogues hold


class Variables(Visitor):
    """Gathers the variables of a message, those of its selectors included."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's own style
        self.names.add(node.id.name)


class Variants(Visitor):
    """Gathers the texts that stand under each key of a message's selectors."""

    def __init__(self) -> None:
        self.texts: list[tuple[str, str]] = []

    def visit_Variant(self, node: fluent.Variant) -> None:  # noqa: N802 - the visitor's own style
        key = node.key.name if isinstance(node.key, fluent.Identifier) else node.key.value
        literal = "".join(part.value for part in node.value.elements if isinstance(part, fluent.TextElement))
        self.texts.append((key, literal))
        self.generic_visit(node)


def own_texts(game: AnyGame | None, language: str) -> list[str]:
    """The catalogues of the game alone, or the common ones."""
    common = list(catalogues(language, None))
    return common if game is None else list(catalogues(language, game.package))[len(common) :]


@cache
def entries(game: AnyGame | None, language: str) -> tuple[fluent.EntryType, ...]:
    return tuple(entry for text in own_texts(game, language) for entry in FluentParser().parse(text).body)


@cache
def messages(game: AnyGame | None, language: str) -> dict[str, frozenset[str]]:
    """Every message of the catalogue, and its variables."""
    found = {}
    for entry in entries(game, language):
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def words_in(game: AnyGame | None, language: str) -> Words:
    return core_words(language).with_names(NAMES) if game is None else words_for(game, language, NAMES)


@each_catalogue
@each_language
def test_a_catalogue_is_well_formed(game: AnyGame | None, language: str) -> None:
    junk = [entry.content for entry in entries(game, language) if isinstance(entry, fluent.Junk)]
    assert not junk
    names = [entry.id.name for entry in entries(game, language) if isinstance(entry, fluent.Message)]
    assert names
    assert len(names) == len(set(names)), sorted(name for name in names if names.count(name) > 1)


@each_game
@each_language
def test_a_game_does_not_override_a_common_message(game: AnyGame, language: str) -> None:
    assert sorted(messages(game, language).keys() & messages(COMMON, language).keys()) == []


@each_catalogue
@each_other_language
def test_every_language_says_the_same_things(game: AnyGame | None, language: str) -> None:
    assert sorted(messages(game, language).keys() ^ messages(game, "en").keys()) == []


@each_catalogue
@each_other_language
def test_every_language_uses_the_same_variables(game: AnyGame | None, language: str) -> None:
    english, other = messages(game, "en"), messages(game, language)
    different = {name for name in english.keys() & other.keys() if english[name] != other[name]}
    assert not different


@each_catalogue
@each_language
def test_every_message_can_be_formatted(game: AnyGame | None, language: str) -> None:
    words = words_in(game, language)
    samples: tuple[Fact, ...] = (0, 1, 2, 5, "something")
    for name, variables in messages(game, language).items():
        for sample in samples:
            text = words(name, **dict.fromkeys(variables, sample))
            assert text.strip(), name
            assert not re.search(r"[{}$]|  ", text), f"{name}: {text}"


@each_catalogue
@each_language
def test_a_singular_that_also_means_zero_does_not_say_one(game: AnyGame | None, language: str) -> None:
    # In French nothing is singular: "0 carte". A variant that says 1 where the number is 0 would be a lie.
    if Locale(language).plural_form(0) != "one":
        return
    for entry in entries(game, language):
        variants = Variants()
        variants.visit(entry)
        for key, text in variants.texts:
            assert not (key == "one" and re.search(r"\b1\b", text)), text


def french() -> Iterator[str]:
    for game in BUNDLES:
        words = words_in(game, "fr")
        for name, variables in messages(game, "fr").items():
            yield words(name, **dict.fromkeys(variables, "quelque chose"))
    for game in all_games():
        for paragraph in ledger(game, "fr").paragraphs:
            yield paragraph.text


def test_french_is_set_as_the_french_do() -> None:
    for text in french():
        assert not re.search(r"(?<![\u00a0\d])[:;?!%»](?![\d»/])", text), f"no-break space before the sign: {text}"
        assert not re.search(r"«(?!\u00a0)", text), f"no-break space after the quotation mark: {text}"
        assert "'" not in text, f"an apostrophe is ’: {text}"


TO_SEVERAL = re.compile(r"Vous lancez( vos)?|vous êtes|attendez-moi|jouez à six")
"""What is said to all at the table."""
A_NAME = {"name", "absent", "opponent", "winner", "proposer", "partner", "first", "second"}


def test_french_says_tu_to_one_person() -> None:
    for text in french():
        said = TO_SEVERAL.sub("", text)
        assert not re.search(r"(?i)\b(vous|votre|vos)\b|\b(?!chez|assez|nez\b)\w+ez\b", said), text


def test_french_elides_before_a_name() -> None:
    """The party of Otto is « le parti d’Otto », whoever writes the message."""
    for game in BUNDLES:
        words = words_in(game, "fr")
        for name, variables in messages(game, "fr").items():
            facts = {one: "Otto" if one in A_NAME or one.endswith("seat") else "quelque chose" for one in variables}
            text = words(name, **facts)
            assert not re.search(r"(?i)\b(de|que|jusque|lorsque|puisque) Otto", text), f"{name}: {text}"


# --- what the code uses


class Call(NamedTuple):
    """A message asked for by name, with its facts."""

    where: str
    message: str
    facts: frozenset[str] | None
    """Nothing where they cannot be read off the code."""


class Strings(NamedTuple):
    strings: set[str]
    names: set[str]
    """Of functions and their parameters: what a command line calls its commands and options."""
    families: list[re.Pattern[str]]
    """Names put together from a fixed beginning and something else: ``f"card-{...}"``."""
    calls: list[Call]


def python_files(folder: Path) -> list[Path]:
    """All but the migrations of the database, which name old and new tags, not messages."""
    return [file for file in sorted(folder.rglob("*.py")) if "migrations" not in file.parts]


@cache
def strings_in(folder: Path) -> Strings:
    """The strings and messages in the modules of a folder, read from their source."""
    found = Strings(set(), set(), [], [])
    for file in python_files(folder):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.strings.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                if family := _family(node):
                    found.families.append(family)
            elif isinstance(node, ast.FunctionDef | ast.arg):
                found.names.add(node.name if isinstance(node, ast.FunctionDef) else node.arg)
            elif isinstance(node, ast.Call):
                found.calls.extend(_messages_used(node, file.name))
    for file in folder.rglob("*.toml"):
        found.strings.update(_toml_strings(tomllib.loads(file.read_text("utf-8"))))
    return found


def _family(node: ast.JoinedStr) -> re.Pattern[str] | None:
    first = node.values[0]
    if not (isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]+(-[a-z]+)*-", str(first.value))):
        return None
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values]
    return re.compile("".join(parts))


def _messages_used(node: ast.Call, where: str) -> Iterator[Call]:
    tables = [argument for argument in node.args if isinstance(argument, ast.Dict)]  # Reason("reason-...", {"card": 3})
    keys = {str(key.value) for table in tables for key in table.keys if isinstance(key, ast.Constant)}
    facts = frozenset(keys | {keyword.arg for keyword in node.keywords if keyword.arg is not None})
    readable = all(keyword.arg is not None for keyword in node.keywords)
    for i, argument in enumerate(node.args):
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            continue
        used_here = i == 0 and _is_words(node.func)
        if used_here or argument.value.startswith(ALWAYS_MESSAGES):
            yield Call(f"{where}:{node.lineno}", argument.value, facts if readable else None)


def _is_words(callee: ast.expr) -> bool:
    """``words(...)``, ``self.words(...)``, ``core_words("en")(...)``, and ``self(...)`` inside `Words`."""
    match callee:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in ("words", "self")
        case ast.Call(func=ast.Name(id=name)):
            return name in ("core_words", "words_for")
        case _:
            return False


def _toml_strings(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from _toml_strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _toml_strings(inner)
    elif isinstance(value, str):
        yield value


def folder(game: AnyGame | None) -> Path:
    return Path(str(files("menagerie" if game is None else game.package)))


def option_messages(game: AnyGame) -> set[str]:
    """The name of every option, its explanation, and its values where they are words."""
    wanted = set()
    for field in msgspec.structs.fields(game.options_type):
        name = f"option-{field.name}"
        wanted |= {name, f"{name}-help"}
        kind = inspect.type_info(field.type)
        if isinstance(kind, inspect.Metadata):
            kind = kind.type
        if isinstance(kind, inspect.LiteralType):
            # A value such as "18xx.games" cannot be part of a message's name, and is shown as it is.
            wanted |= {f"{name}-{value}" for value in kind.values if re.fullmatch(r"[A-Za-z0-9_-]+", str(value))}
    return wanted


def bot_messages(game: AnyGame) -> set[str]:
    """What each of its bots is like; those that people are offered have a name and a sentence besides."""
    named = {f"bot-{name}-{part}" for name in game.levels if name != "random" for part in ("name", "about")}
    return {f"bot-{name}" for name in (*game.bots, *game.levels) if name != "random"} | named


@pytest.mark.source_only
@each_catalogue
def test_every_message_the_code_asks_for_is_there(game: AnyGame | None) -> None:
    known = messages(COMMON, "en") if game is None else {**messages(COMMON, "en"), **messages(game, "en")}
    found = strings_in(folder(game))
    asked = {call.message for call in found.calls} | {
        string for string in found.strings if re.fullmatch(rf"({'|'.join(ALWAYS_MESSAGES)})[a-z0-9-]*[a-z0-9]", string)
    }
    if game is None:  # what games say is for the games' own catalogues
        asked -= PROMISED.union(*(strings_in(folder(other)).strings for other in all_games()))
    assert asked
    assert sorted(asked - known.keys()) == []


@pytest.mark.source_only
@each_catalogue
def test_every_message_gets_the_facts_it_needs(game: AnyGame | None) -> None:
    known = messages(game, "en")
    short = {
        f"{call.where}: {call.message} lacks {sorted(known[call.message] - call.facts)}"
        for call in strings_in(folder(game)).calls
        if call.facts is not None and call.message in known and not known[call.message] <= call.facts
    }
    assert not short


@each_game
def test_a_game_has_a_name_a_summary_and_words_for_its_options_and_bots(game: AnyGame) -> None:
    wanted = PROMISED | option_messages(game) | bot_messages(game)
    assert sorted(wanted - messages(game, "en").keys()) == []


@pytest.mark.source_only
@each_catalogue
def test_every_message_is_used(game: AnyGame | None) -> None:
    found = strings_in(folder(game))
    used = found.strings | {name for name in messages(game, "en") if _is_of_a_family(name, found)}
    if game is not None:
        used |= PROMISED | ON_THE_BOX | option_messages(game) | bot_messages(game)
        used |= {f"tie-break-{string}" for string in found.strings}  # as a `Result` names them
        used -= {
            name
            for name in used
            if name.startswith(("action-", "event-", "option-")) and not name.endswith(("-short", "-group"))
        } - option_messages(game)
        used |= {name for words in describers(game) for name in words.used} | used_by_the_board(game)
    else:
        used |= used_by_the_pages()
    assert sorted(messages(game, "en").keys() - used) == []


def used_by_the_board(game: AnyGame) -> set[str]:
    """What the game's drawing in the browser says: its ``board-`` messages, whole or as the beginning of a family."""
    said = re.compile(r"(?:board|power-effect)-[a-z0-9-]+|power-effect-")
    names = {name for file in drawn_by(game).rglob("*.*") for name in said.findall(file.read_text("utf-8"))}
    families = tuple(name for name in names if name.endswith("-"))
    return {name for name in messages(game, "en") if name in names or (families and name.startswith(families))}


def drawn_by(game: AnyGame) -> Path:
    """The folder of the game's drawing, named after its package or the game itself."""
    folder = Path(__file__).parents[2] / "web" / "src" / "games"
    drawn = folder / game.package.rpartition(".")[2]
    return drawn if drawn.exists() else folder / game.name


@pytest.mark.source_only
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_message_of_a_board_exists(game: AnyGame) -> None:
    """Also where a board chooses between two messages inside ``say(...)``, or completes a beginning of one."""
    drawn = drawn_by(game)
    known = {*messages(game, "en"), *messages(None, "en")}
    missing = []
    for file in sorted(drawn.rglob("*.*")):
        for call in re.findall(r"\bsay\(((?:[^()]|\([^()]*\))*)\)", file.read_text("utf-8")):
            whole = re.findall(r'"([a-z0-9]+(?:-[a-z0-9]+)+)"', call)
            begun = re.findall(r"`([a-z0-9-]+-)\$\{", call)
            missing += [f"{file.name}: {name}" for name in whole if name not in known]
            missing += [f"{file.name}: {name}..." for name in begun if not any(one.startswith(name) for one in known)]
    assert missing == []


def used_by_the_pages() -> set[str]:
    """The browser's own words; tests/web looks for the components that say them."""
    text = (files("menagerie") / "locales" / "en" / "pages.ftl").read_text("utf-8")
    own = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, fluent.Message)}
    pages = Path(__file__).parents[2] / "web" / "src"
    said = "".join(file.read_text("utf-8") for ending in ("ts", "svelte") for file in pages.rglob(f"*.{ending}"))
    families = tuple(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", said))  # t(`log-filter-${one}`)
    return own | {name for name in messages(None, "en") if f'"{name}"' in said or name.startswith(families)}


def _is_of_a_family(name: str, found: Strings) -> bool:
    """``card-lion`` is used where there is ``f"card-{...}"`` and, somewhere, the word ``"lion"`` (or ``"LION"``)."""
    matches = [family.fullmatch(name) for family in found.families]
    known = {word.lower() for word in found.strings | found.names}
    known |= {word.replace("_", "-") for word in known}  # as a function's name is a command
    return any(match is not None and set(match.groups()) <= known for match in matches)


# --- every action and every event has its message


class RecordingWords(Words):
    """Words that record which messages were used."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.language, words._bundle, words.names)
        self.used: set[str] = set()

    def __call__(self, message: str, **facts: Fact) -> str:
        self.used.add(message)
        return super().__call__(message, **facts)


def members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return get_args(union) or (union,)


def samples(kind: inspect.Type, field: str, found: dict[str, str]) -> list[Any]:
    """A few values of the type: every literal, nothing, none, one and several."""
    match kind:
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType():
            return [1]
        case inspect.FloatType():
            return [1.0]
        case inspect.StrType():
            return [found.get(field, "something")]
        case inspect.NoneType():
            return [None]
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.UnionType(types=types):
            return [value for inner in types for value in samples(inner, field, found)]
        case inspect.VarTupleType(item_type=item):
            some = samples(item, field, found)
            return [(), *((value,) for value in some), (some[0], some[-1])]
        case inspect.TupleType(item_types=items):
            return [tuple(samples(item, field, found)[0] for item in items)]
        case inspect.StructType(cls=cls):
            return list(islice(structs(cls, found), 3))
        case _:
            raise NotImplementedError(f"say here what a {kind} of the field {field} may look like")


def structs(cls: type[Any], found: dict[str, str]) -> Iterator[Any]:
    """Instances of the struct with every combination of such values."""
    fields = msgspec.structs.fields(cls)
    choices = [samples(inspect.type_info(field.type), field.name, found) for field in fields]
    for values in product(*choices):
        yield cls(**{field.name: value for field, value in zip(fields, values, strict=True)})


@cache
def describers(game: AnyGame) -> tuple[RecordingWords, ...]:
    """One a language, after it has formatted every kind of action and event there could be."""
    recorders = tuple(RecordingWords(words_for(game, language, NAMES)) for language in LANGUAGES)
    found = texts_in_games(game)
    for words in recorders:
        for cls in members(game.action_type):
            for action in islice(structs(cls, found), 500):
                assert game.describe_action(action, None, words), action
        for cls in members(game.event_type):
            for event in islice(structs(cls, found), 1000):
                game.describe_event(event, words)
    return recorders


def texts_in_games(game: AnyGame) -> dict[str, str]:
    """Text that really stands in the fields of actions and events, by the field's name, from a few games."""
    found: dict[str, str] = {}
    setups = list(game.setups())
    for number, (players, options) in enumerate(setups[:: max(1, len(setups) // 8)]):
        state, rng = game.start(players, options, f"table {number}"), Generator(f"talk {number}")
        for _ in range(200):
            if not state.waiting_on:
                break
            seat = rng.choice(state.waiting_on)
            action = rng.choice(state.legal(seat))
            for struct in (action, *state.apply(seat, action)):
                for field in struct.__struct_fields__:
                    value = getattr(struct, field)
                    if isinstance(value, str):
                        found.setdefault(field, value)
    return found


@each_game
def test_every_action_and_event_message_is_used(game: AnyGame) -> None:
    for words in describers(game):
        about = {
            name
            for name in messages(game, words.language)
            if name.startswith(("action-", "event-")) and not name.endswith(("-short", "-group"))  # used in lists
        }
        assert about <= words.used, f"{words.language}: nothing says {sorted(about - words.used)}"


@each_game
def test_messages_are_named_after_their_action_or_event(game: AnyGame) -> None:
    for prefix, union in (("action", game.action_type), ("event", game.event_type)):
        classes = {f"{prefix}-{kebab(cls.__name__)}" for cls in members(union)}
        named = [name for name in messages(game, "en") if name.startswith(f"{prefix}-")]
        stray = [name for name in named if not any(name == one or name.startswith(f"{one}-") for one in classes)]
        assert not stray
        mute = {one for one in classes if not any(name == one or name.startswith(f"{one}-") for name in named)}
        assert not mute


# --- how facts are formatted


@each_language
def test_seats_become_names_or_numbers(language: str) -> None:
    words = core_words(language)
    assert words.with_names(("Ada", "Ben")).seat(1) == "Ben"
    assert words.with_names(("Ada",)).seat(1) == words("seat-name", number=2)


@each_game
@pytest.mark.parametrize("number", [10**30, -(10**30)], ids=["huge", "hugely negative"])
def test_a_huge_number_is_refused_in_words(game: AnyGame, number: int) -> None:
    words = words_for(game, "en", NAMES)
    rng = Generator(f"{number}")
    players, options = next(iter(game.setups()))
    state = game.deal(players, options, "beyond")
    huge: dict[type, Any] = {}
    for action in game.all_actions(players, options):
        numbers = [field for field in action.__struct_fields__ if type(getattr(action, field)) is int]
        if numbers and type(action) not in huge:
            huge[type(action)] = msgspec.structs.replace(action, **dict.fromkeys(numbers, number))
    for _ in range(60):
        if not state.waiting_on:
            break
        seat = state.waiting_on[0]
        for action in huge.values():
            violation = state.check(seat, action)
            assert violation is not None, action
            assert words.violation(violation)
        state.apply(seat, rng.choice(state.legal(seat)))


def test_lists_have_commas_and_an_and() -> None:
    english, french = core_words("en"), core_words("fr")
    assert english.join_list(["a", "b", "c"]) == "a, b and c"
    assert french.join_list(("a", "b", "c")) == "a, b et c"
    assert english.join_list(["a"]) == "a"
    assert english.join_list([]) == "nothing"
    assert french.with_names(NAMES).names_of([0, 1]) == "Ada et Ben"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="xx"):
        core_words("xx")


def test_a_message_that_is_not_there_or_lacks_a_fact_is_an_error() -> None:
    words = core_words("en")
    with pytest.raises(LookupError):
        words("no-such-message")
    with pytest.raises(KeyError, match="list-and"):
        words("list-and", most="a")
