"""The ledger: what reads as one, what does not, and how paragraphs are found."""

import pytest

from menagerie.core.ledger import Ledger, LedgerError, Paragraph, parse

TEXT = """\
# The Pond

## 1 Ducks

**1.1** Every duck swims.

**1.2** *ruling* A duck that sleeps
swims too, since nobody said
otherwise.

## 2a Thé de l’étang (variant)

**2a.1** Tea is served at four; l’été, at five.
**2a.2** *décision* Élégance compte double.
"""


@pytest.fixture(name="pond")
def a_pond() -> Ledger:
    return parse(TEXT, "en")


def test_a_ledger_is_read_whole(pond: Ledger) -> None:
    assert pond.title == "The Pond"
    assert pond.language == "en"
    assert [(section.number, section.title) for section in pond.sections] == [
        ("1", "Ducks"),
        ("2a", "Thé de l’étang (variant)"),
    ]
    assert pond.numbers == ("1.1", "1.2", "2a.1", "2a.2")
    assert pond.paragraphs[0] == Paragraph("1.1", "Ducks", "Every duck swims.", False)


def test_a_paragraph_may_run_over_several_lines(pond: Ledger) -> None:
    paragraph = pond.paragraph("1.2")
    assert paragraph is not None
    assert paragraph.text == "A duck that sleeps swims too, since nobody said otherwise."


def test_a_paragraph_may_begin_on_the_line_after_its_marker() -> None:
    read = parse("# T\n## 1 S\n**1.1** *ruling*\nSo be it.\n", "en")
    assert read.paragraphs == (Paragraph("1.1", "S", "So be it.", True),)


def test_rulings_are_marked_in_both_languages(pond: Ledger) -> None:
    assert [paragraph.number for paragraph in pond.paragraphs if paragraph.ruling] == ["1.2", "2a.2"]
    assert all("*" not in paragraph.text for paragraph in pond.paragraphs)


def test_paragraphs_and_sections_are_looked_up_by_number(pond: Ledger) -> None:
    paragraph, section = pond.paragraph("2a.1"), pond.section("2a")
    assert paragraph is not None
    assert paragraph.section == "Thé de l’étang (variant)"
    assert section is not None
    assert section.paragraphs == pond.paragraphs[2:]


@pytest.mark.parametrize("number", ["", "1", "1.3", "2.1", "2a", "11.1"])
def test_a_paragraph_that_is_not_there_is_not_found(pond: Ledger, number: str) -> None:
    assert pond.paragraph(number) is None


@pytest.mark.parametrize("number", ["", "2", "1.1", "a"])
def test_a_section_that_is_not_there_is_not_found(pond: Ledger, number: str) -> None:
    assert pond.section(number) is None


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("duck", ["1.1", "1.2"]),
        ("DUCK swims", ["1.1", "1.2"]),
        ("swims sleeps", ["1.2"]),
        ("elegance", ["2a.2"]),
        ("ÉLÉGANCE", ["2a.2"]),
        ("étè", ["2a.1"]),
        ("l'ete", ["2a.1"]),
        ("etang", ["2a.1", "2a.2"]),
        ("2a.1", ["2a.1"]),
        ("goose", []),
        ("duck tea", []),
    ],
)
def test_search_wants_every_word_whatever_its_case_and_accents(pond: Ledger, words: str, found: list[str]) -> None:
    assert [paragraph.number for paragraph in pond.search(words)] == found


@pytest.mark.parametrize("words", ["D2", "d02", "D2 swims"])
def test_a_heading_with_a_letter_gives_its_paragraphs_a_second_name(words: str) -> None:
    book = parse("# Pond\n## 3 Ducks\n**3.2** It swims.\n## 10 Points (D)\n**10.2** It swims.\n**10.20** No.", "en")
    assert [paragraph.number for paragraph in book.search(words)] == ["10.2"]


@pytest.mark.parametrize(
    ("text", "line", "complaint"),
    [
        ("# T\nA stray line.\n## 1 S\n", 2, "neither heading nor paragraph"),
        ("# T\n## 1 S\nA stray line.\n**1.1** A.\n", 3, "neither heading nor paragraph"),
        ("# T\n## 1 S\n**1.1** A.\n## Without a number\n", 4, "neither heading nor paragraph"),
        ("# T\n## 1 S\n**1.1** A.\n### 1.2 Too deep\n", 4, "neither heading nor paragraph"),
        ("# T\n## 1 S\n**1.1** A.\n##2 S\n", 4, "neither heading nor paragraph"),
        ("# T\n## 1 S\n**1.1** A.\n**1,2** B.\n", 4, "neither heading nor paragraph"),
        ("# T\n## 1 S\n**1.1** A.\n**1.2**B.\n", 4, "neither heading nor paragraph"),
        ("# T\n## 1 S\n**1.1** A.\n**1.2**\n", 4, "neither heading nor paragraph"),
        ("# T\n**1.1** A.\n", 2, "stands under another heading"),
        ("# T\n## 1 S\n**2.1** A.\n", 3, "stands under another heading"),
        ("# T\n## 1 S\n**11.1** A.\n", 3, "stands under another heading"),
        ("# T\n## 1 S\n**1** A.\n", 3, "stands under another heading"),
        ("# T\n## 1 S\n**1.1** A.\n\n**1.1** B.\n", 5, "is there twice"),
        ("# T\n## 1 S\n**1.1** A.\n## 1 S\n", 4, "is there twice"),
        ("# T\n## 1 S\n# U\n", 3, "a second title"),
        ("## 1 S\n**1.1** A.\n", 1, "no title"),
        ("", 1, "no title"),
    ],
)
def test_a_line_that_does_not_fit_is_named(text: str, line: int, complaint: str) -> None:
    with pytest.raises(LedgerError, match=f"^fr, line {line}: .*{complaint}"):
        parse(text, "fr")
