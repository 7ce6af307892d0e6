"""What ``test_lessons.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

LESSONS = "test_lessons.py::test_"
DESK = LESSONS + "a_lesson_from_its_first_step_to_its_last[lucky-lions-keys-en-desk]"
PHONE = LESSONS + "a_lesson_from_its_first_step_to_its_last[lucky-lions-clicks-fr-phone]"
TRY = LESSONS + "a_try_that_is_not_wanted_is_answered_and_changes_nothing"
BACK = LESSONS + "back_restart_and_coming_back_later"
OFFER = LESSONS + "the_first_play_now_offers_the_lesson_once"
DONE = LESSONS + "a_finished_lesson_leads_to_a_game_and_is_marked_on_the_shelf"

BREAKAGES = (
    Breakage(
        "Enter leads on in a lesson", "web/src/lesson/Coach.svelte",
        'if (event.key !== "Enter"', 'if (event.key !== "F8"',
        DESK,
    ),
    Breakage(
        "the coach's bubble does not cover what it points at", "web/src/lesson/placement.ts",
        "anchor.top - GAP - height", "anchor.top - height / 2",
        DESK,
    ),
    Breakage(
        "a ring shows what the coach speaks of", "web/src/lesson/Coach.svelte",
        "if (!same(box, ring)) ring = box;", "",
        PHONE,
    ),
    Breakage(
        "the coach brings a thing into sight", "web/src/lesson/Coach.svelte",
        "else if (first || resting)", "else if (!thing)",
        LESSONS + "the_coach_turns_a_board_to_another_of_its_places",
    ),
    Breakage(
        "the coach's bubble leaves the list of choices free", "web/src/lesson/Coach.svelte",
        '"#decision, #decision .list-sheet, ', '"#decision, ',
        LESSONS + "the_bubble_leaves_the_list_of_choices_free",
    ),
    Breakage(
        "on a phone the coach turns to another zoo", "web/src/games/zoo_le_ma/Board.svelte",
        "if (who !== undefined && width < 620) chosen = Number(who);", "void who;",
        LESSONS + "on_a_phone_the_coach_turns_to_the_zoo_it_speaks_of",
    ),
    Breakage(
        "on a phone a lesson has a low decision area", "web/src/table/Decision.svelte",
        'lesson && "lesson"]', '""]',
        LESSONS + "on_a_phone_all_of_the_board_is_above_the_coach",
    ),
    Breakage(
        "the script moves the other seats", "src/menagerie/table/lessons.py",
        "for move in self.place.step.moves:", "for move in ():",
        DESK,
    ),
    Breakage(
        "a chapter further on is opened at its own position", "web/src/lesson/Coach.svelte",
        "if (ready && jump !== null) void guide.open(jump);", "",
        PHONE,
    ),
    Breakage(
        "a lesson is read in one's own language", "src/menagerie/server/lesson_connection.py",
        "text=place.step.text.read(self._language)", 'text=place.step.text.read("en")',
        PHONE,
    ),
    Breakage(
        "a try that is not wanted changes nothing", "src/menagerie/table/lessons.py",
        'if verdict.kind != "wanted":', 'if verdict.kind == "look":',
        TRY,
    ),
    Breakage(
        "the coach answers a try", "web/src/lesson/Coach.svelte",
        "{#if answer}", "{#if false}",
        TRY,
    ),
    Breakage(
        "the browser remembers the step of a lesson", "web/src/lib/lesson_progress.svelte.ts",
        "localStorage.setItem(KEY, JSON.stringify(this.#remembered));", "",
        BACK,
    ),
    Breakage(
        "one step back in a lesson", "web/src/lesson/LessonBar.svelte",
        "guide.open(step.step - 1)", "guide.open(step.step)",
        BACK,
    ),
    Breakage(
        "the lesson is offered at the first game", "web/src/pages/Home.svelte",
        "lessonProgress.mayOffer(game.name)", "false",
        OFFER,
    ),
    Breakage(
        "nobody is offered a lesson twice", "web/src/lib/LessonOffer.svelte",
        "lessonProgress.offered(game);", "",
        OFFER,
    ),
    Breakage(
        "a finished lesson is marked on the shelf", "web/src/lesson/lesson_guide.svelte.ts",
        "if (step.last) lessonProgress.finish(this.game);", "if (false) lessonProgress.finish(this.game);",
        DONE,
    ),
    Breakage(
        "a finished lesson leads to a game against the easiest bot", "web/src/lesson/lesson_guide.svelte.ts",
        'kind: "bot" as const, bot: opponent', 'kind: "bot" as const',
        DONE,
    ),
    Breakage(
        "a lesson changes its language at once", "src/menagerie/server/lesson_connection.py",
        "if isinstance(message, wire.SetLanguage):", "if isinstance(message, wire.Ping):",
        LESSONS + "a_lesson_reads_in_the_other_language_at_once",
    ),
)  # fmt: skip
