"""`learn`: a lesson in the terminal."""

from menagerie.core.lesson import judge, lesson_of, play
from menagerie.core.registry import game
from tests.cli.conftest import Order

LIONS = game("lucky-lions")


def answers() -> str:
    """What has to be typed to go through the lesson of Lucky Lions."""
    lesson = lesson_of(LIONS)
    assert lesson is not None
    typed = []
    for place in lesson.places[:-1]:
        if place.step.action is None:
            typed.append("")
            continue
        state = play(LIONS, place, lesson.moves_to(place.number))
        legal = state.legal(place.setup.seat)
        kinds = [judge(place, state, action).kind for action in legal]
        named = next(n for n, action in enumerate(legal, 1) if _is_named(place.step.action, action))
        wrong = kinds.index("answered") + 1
        typed += [str(wrong), "999", str(named)]
    return "\n".join(typed) + "\n"


def _is_named(written: dict[str, object], action: object) -> bool:
    return all(getattr(action, field) == value for field, value in written.items() if field != "type")


def test_a_lesson_from_its_first_step_to_its_last(menagerie: Order) -> None:
    lesson = lesson_of(LIONS)
    assert lesson is not None
    for language in ("en", "fr"):
        answer = menagerie("learn", "lucky-lions", "--lang", language, typed=answers())
        assert answer.code == 0, answer.err
        for place in lesson.places:
            assert place.step.text.read(language) in answer.out
        for place in lesson.places:
            if place.step.answers:
                assert any(one.text.read(language) in answer.out for one in place.step.answers)


def test_a_learner_may_leave(menagerie: Order) -> None:
    answer = menagerie("learn", "lucky-lions", typed="q\n")
    assert answer.code == 0
    assert "Step 1 of" in answer.out
    assert "Step 2 of" not in answer.out


def test_the_outline_names_what_is_wanted_and_what_is_legal(menagerie: Order) -> None:
    answer = menagerie("learn", "lucky-lions", "--outline")
    assert answer.code == 0
    assert '→ { type = "choose", card = "B18" }' in answer.out
    assert '  { type = "choose", card = "B02" }' in answer.out
