"""Features broken on purpose, one at a time, and the test in this folder that has to notice.

`./test --soak tests/browser` tries them all, in a copy of the checkout. A plain `./test` only sees to it that every
breakage still finds the text it changes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
HERE = "tests/browser"
PATIENCE = "20"  # seconds: a test that is to fail shall not take all day
CODE = (".css", ".py", ".svelte", ".ts")


class Breakage(NamedTuple):
    feature: str
    where: str
    """A file, or a folder: code moves, so it is enough that the text stands there once."""
    whole: str
    broken: str
    caught_by: str
    """The test, as pytest calls it, from this folder on."""


PLAYING, TOGETHER, AFTERWARDS, PAGES = (
    f"test_{name}.py::test_" for name in ("playing", "together", "afterwards", "pages")
)
LIONS = "web/src/games/lucky_lions"
ZOO = "web/src/games/zoocracy"
PARTIES = "test_zoocracy.py::test_"
OFFERS = PARTIES + "two_people_and_bots_form_governments_by_offers_and_click_to_the_end"
ZOOS = "web/src/games/zoo_le_ma"
DIRECTORS = "test_zoo_le_ma.py::test_"
ZOO_CLICKS = DIRECTORS + "a_whole_game_by_clicks_and_every_tile_brings_what_was_previewed"
ZOO_KEYS = DIRECTORS + "a_whole_game_by_keyboard_alone"
ZOO_MOMENTS = DIRECTORS + "envelopes_open_together_and_the_year_is_counted"
ZOO_SECRETS = DIRECTORS + "nothing_that_arrives_tells_of_other_coins_or_bids"
ONE_SCREEN = PLAYING + "around_one_screen_hands_stay_behind_the_curtain"
BATTLE = PLAYING + "the_battle_is_shown_by_motion_and_a_touch_ends_it"
TROUBLES = TOGETHER + "two_and_a_spectator_through_a_reload_a_lost_line_and_a_dead_server"
SECRETS = TOGETHER + "nothing_that_arrives_tells_of_another_hand"
CONSENT = TOGETHER + "undo_by_consent_asked_refused_and_agreed"
LEAVER = TOGETHER + "a_leaver_is_replaced_and_takes_the_seat_back"
AXE = PAGES + "axe_finds_nothing_serious_and_nothing_scrolls_sideways"
LANGUAGES = PAGES + "no_page_speaks_the_other_language"

BREAKAGES = (
    Breakage(
        "a click on the board decides", LIONS,
        "if (found) act(found);", "if (found) return;",
        PLAYING + "one_click_leads_from_the_shelf_into_a_game_and_clicks_alone_to_its_end",
    ),
    Breakage(
        "the keyboard reaches the board", "web/src/lib",
        "tabindex={aim.can", "tabindex={false && aim.can",
        PLAYING + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "number keys decide", "web/src/table",
        "/^[1-9]$/.test(event.key)", "/^[x]$/.test(event.key)",
        PLAYING + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "the focus is seen", "web/src/app.css",
        ":focus-visible {", ":focus-visible {\n  outline: none !important;",
        PLAYING + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "the curtain waits for the next person", "web/src/table",
        "onMount(() => button?.focus());", "onMount(() => lift());",
        ONE_SCREEN,
    ),
    Breakage(
        "the page holds one hand at a time", "web/src/table",
        "<Told text={words} />",
        "<Told text={words} />{live.shown?.sights.map((one) => one.text).join()}",
        ONE_SCREEN,
    ),
    Breakage(
        "a battle is told by motion", "web/src/pages/Table.svelte",
        "motion: prefs.motion &&", "motion: false &&",
        BATTLE,
    ),
    Breakage(
        "whoever wants no motion gets none", "web/src/lib",
        "return !this.#calm;", "return true;",
        BATTLE,
    ),
    Breakage(
        "a touch ends a motion", LIONS,
        "telling.hurry();", "",
        BATTLE,
    ),
    Breakage(
        "undo is free while nothing was revealed", "src/menagerie/table/undo.py",
        "if is_free(table, before):", "if False:",
        PLAYING + "undo_is_free_while_nothing_was_revealed",
    ),
    Breakage(
        "a hint is marked on the board", "web/src/pages/Table.svelte",
        "hint: hint?.action ?? null,", "hint: null,",
        PLAYING + "a_hint_says_what_a_bot_would_do_and_why",
    ),
    Breakage(
        "a refusal opens its paragraph", "web/src/pages/Table.svelte",
        'show("rules");', 'show("log");',
        PLAYING + "what_cannot_be_done_says_why_and_opens_its_paragraph",
    ),
    Breakage(
        "the rules are searched", "web/src/lib",
        "return words.every((word) => text.includes(word));", 'return text !== "" || words.length > 99;',
        PLAYING + "the_rules_are_searched_word_by_word",
    ),
    Breakage(
        "a page asks nobody else", "web/src/App.svelte",
        "function skip(", 'void fetch("http://127.0.0.1:9/x").catch(() => 0);\n  function skip(',
        PLAYING + "the_rules_are_searched_word_by_word",
    ),
    Breakage(
        "no move is lost", "web/src/lib",
        "for (const text of this.#waiting.values()) socket.send(text);", "",
        TROUBLES,
    ),
    Breakage(
        "no move is doubled", "src/menagerie/table/live.py",
        "            if token is not None and token in self.table.tokens:\n                return\n            entries",
        "            entries",
        TROUBLES,
    ),
    Breakage(
        "the page says that it caught up", "web/src/lib",
        "this.caughtUp = Math.max(0, entries - had);", "",
        TROUBLES,
    ),
    Breakage(
        "a spectator sees no hand", "src/menagerie/server/speech.py",
        "table.seats_of(person) or (None,)", "table.seats_of(person) or (0,)",
        TROUBLES,
    ),
    Breakage(
        "a view is the reader's own", "src/menagerie/server/speech.py",
        "view = state.view(seat)", "view = state.view(0)",
        SECRETS,
    ),
    Breakage(
        "so are the words for it", "src/menagerie/server/speech.py",
        "text=table.game.describe(view, words),", "text=table.game.describe(state.view(0), words),",
        SECRETS,
    ),
    Breakage(
        "an event is told as the reader saw it", "src/menagerie/table/telling.py",
        "table.game.redact(event, eyes) for", "event for",
        SECRETS,
    ),
    Breakage(
        "the seed is told at the end only", "src/menagerie/server/speech.py",
        "seed=table.seed if table.finished else None,", "seed=table.seed,",
        SECRETS,
    ),
    Breakage(
        "consent can be refused", "src/menagerie/server/socket.py",
        "requests.answer_undo(now, request.seat, request.agree)", "requests.answer_undo(now, request.seat, True)",
        CONSENT,
    ),
    Breakage(
        "a leaver is replaced", "web/src/table",
        "return table.owner || (awaySeconds(seat)", "return (awaySeconds(seat)",
        LEAVER,
    ),
    Breakage(
        "who returns takes the seat back", "src/menagerie/server/socket.py",
        "return requests.come_back(now, request.seat)", "return []",
        LEAVER,
    ),
    Breakage(
        "one can resign", "web/src/table",
        'live.ask({ type: "resign", seat: seat.number });', "void seat;",
        TOGETHER + "whoever_resigns_cannot_win_and_both_find_the_next_game",
    ),
    Breakage(
        "chat is only text", "web/src/table",
        '{entry.facts["text"] ?? entry.text}', '{@html entry.facts["text"] ?? entry.text}',
        TOGETHER + "chat_reaches_everybody_and_is_only_text",
    ),
    Breakage(
        "a replay is seen through any eyes", "web/src/pages/Replay.svelte",
        'eyes === "open" ? opened(one) : eyes;', 'eyes === "open" ? opened(one) : 0;',
        AFTERWARDS + "a_game_is_watched_again_with_slider_and_keys_through_any_eyes",
    ),
    Breakage(
        "a shuffle that does not fit is called so", "web/src/table",
        '{checked.ok ? t("proof-ok") : t("proof-bad")}', '{checked ? t("proof-ok") : t("proof-bad")}',
        AFTERWARDS + "a_broken_shuffle_is_not_called_whole",
    ),
    Breakage(
        "the record is the game that was played", "src/menagerie/server/tables.py",
        "paper.encode(live.table.to_record()),",
        "paper.encode(live.table.to_record()).replace(b'\"seat\":0', b'\"seat\":1', 1),",
        AFTERWARDS + "the_shuffle_is_verified_and_the_record_opens_elsewhere",
    ),
    Breakage(
        "one plays on from the position that is shown", "src/menagerie/server/tables.py",
        "person, data.at, data.seat", "person, max(0, data.at - 2), data.seat",
        AFTERWARDS + "one_plays_on_from_any_position_with_what_the_seat_could_know",
    ),
    Breakage(
        "text stands out from its paper", "web/src/app.css",
        "--ink-2: #5c564a;", "--ink-2: #c9c0ae;",
        AXE + "[desk]",
    ),
    Breakage(
        "text stands out in the dark", "web/src/app.css",
        "--ink-2: #c3b8a2;", "--ink-2: #5c564a;",
        AXE + "[desk]",
    ),
    Breakage(
        "pages fit a phone", "web/src/app.css",
        "body {", "body {\n  min-width: 420px;",
        AXE + "[phone]",
    ),
    Breakage(
        "what is asked is on a phone's screen", "web/src/table",
        ".decision {\n    display: flex;", ".decision {\n    display: flex;\n    margin-bottom: -300px;",
        PAGES + "on_a_phone_what_is_asked_is_always_on_screen",
    ),
    Breakage(
        "everything is told in French", "web/src/pages/Front.svelte",
        '{t("front-play-now")}', '{"Play now"}',
        LANGUAGES + "[fr-en]",
    ),
    Breakage(
        "the language changes at once", "web/src/lib",
        'this.#socket.tell({ type: "speak", language: next });', "void next;",
        PAGES + "the_language_is_switched_at_once_and_everywhere",
    ),
    Breakage(
        "a table is light", "src/menagerie/server/pages.py",
        '_PACKED = (("br", ".br"), ("gzip", ".gz"))', "_PACKED: tuple[tuple[str, str], ...] = ()",
        PAGES + "a_table_is_light_to_carry",
    ),
    Breakage(
        "a touch in Zoocracy decides", ZOO + "/pointing.svelte.ts",
        "this.#given().act(action);", "void action;",
        OFFERS,
    ),
    Breakage(
        "the keyboard reaches Zoocracy's things", "web/src/lib",
        "tabindex={aim.can || door ? 0 : -1}", "tabindex={-1}",
        PARTIES + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "a number key lays a prize", ZOO + "/Talks.svelte",
        "draft.lay(prize, number - 1);", "void prize;",
        PARTIES + "a_proposal_is_built_by_keyboard",
    ),
    Breakage(
        "the seats of a coalition are counted live", ZOO + "/Talks.svelte",
        "draft.coalition.includes(party.seat)", "view.proposal?.proposer === party.seat",
        PARTIES + "a_proposal_is_built_by_keyboard",
    ),
    Breakage(
        "a prize is dragged onto a party", ZOO + "/carrying.svelte.ts",
        "this.#draft.lay(carried.prize, party);", "void party;",
        OFFERS,
    ),
    Breakage(
        "promises stand beside the vote", ZOO + "/Partner.svelte",
        "{#each offers as one (one.number)}<Promise offer={one} {names} />{/each}", "",
        OFFERS,
    ),
    Breakage(
        "a broken promise is marked", ZOO + "/Votes.svelte",
        'offer.status.startsWith("broken")', "false",
        OFFERS,
    ),
    Breakage(
        "a vote is nobody else's business", "src/menagerie/games/zoocracy/view.py",
        "return event if event.seat == seat else None", "return event",
        OFFERS,
    ),
    Breakage(
        "funds are nobody else's business", "src/menagerie/games/zoocracy/view.py",
        "funds=position.funds[owner] if over or owner == seat else None", "funds=position.funds[owner]",
        OFFERS,
    ),
    Breakage(
        "funds and hands stay behind the curtain", "web/src/table",
        "if (!shown || this.curtain !== null || nobody) return null;", "if (!shown) return null;",
        PARTIES + "six_around_one_screen_never_see_behind_another_screen",
    ),
    Breakage(
        "election night is told species by species", ZOO + "/story.ts",
        "gains.length ? SPECIES : QUICK,", "0,",
        PARTIES + "election_night_fills_the_seats_species_by_species",
    ),
    Breakage(
        "nine species fit a phone", ZOO + "/Enclosure.svelte",
        ".pour {\n      min-height: 30px;", ".pour {\n      min-height: 90px;",
        PARTIES + "on_a_phone_six_parties_and_nothing_to_do_out_of_sight",
    ),
    Breakage(
        "food stays under the finger", "web/src/lib/Thing.svelte",
        "transform: translateY(-3px);", "transform: translateY(-30px);",
        PARTIES + "on_a_phone_six_parties_and_nothing_to_do_out_of_sight",
    ),
    Breakage(
        "Zoocracy's board speaks French", ZOO + "/Bids.svelte",
        '{say("board-lost", { lost })}', "{lost} of it will be gone, whoever wins.",
        PARTIES + "in_french_nothing_is_said_in_english_and_nothing_bars_anybody",
    ),
    Breakage(
        "whispers are for two", "src/menagerie/table/telling.py",
        "and eyes not in (entry.seat, entry.to)", "and eyes == -1",
        "test_whispers.py::test_a_whisper_reaches_one_and_no_byte_of_it_the_others",
    ),
    Breakage(
        "a map in words keeps its columns", "web/src/lib/Told.svelte",
        "{#if part.drawn}", "{#if part.drawn && part.text === text}",
        "test_in_words.py::test_eighteen_zoo_is_played_in_words",
    ),
    Breakage(
        "many choices stand together by what they are about", "web/src/table/Decision.svelte",
        "const MANY = 16;", "const MANY = 1600;",
        "test_in_words.py::test_eighteen_zoo_is_played_in_words",
    ),
    Breakage(
        "a table can do without whispers", "web/src/pages/NewTable.svelte",
        "        whispers,\n", "",
        "test_whispers.py::test_a_table_can_be_made_without_whispers",
    ),
    Breakage(
        "a director's click lays the tile", ZOOS,
        "this.#given().act(option.place);", "void option;",
        ZOO_CLICKS,
    ),
    Breakage(
        "a preview says whose visitors would walk", ZOOS,
        'if (count) lines.push(say("board-brings-visitors"', 'if (count > 0) lines.push(say("board-brings-visitors"',
        ZOO_CLICKS,
    ),
    Breakage(
        "what is foreseen is what happens", "src/menagerie/games/zoo_le_ma/foresight.py",
        "new - old for old, new", "old - new for old, new",
        ZOO_CLICKS,
    ),
    Breakage(
        "the wheel turns the tile", ZOOS,
        "placing.turn(event.deltaY < 0 ? -1 : 1);", "",
        DIRECTORS + "wheel_and_button_turn_the_tile_and_a_click_elsewhere_says_why",
    ),
    Breakage(
        "a key turns the tile", ZOOS,
        "placing.turn(event.shiftKey ? -1 : 1);", "void 0;",
        ZOO_KEYS,
    ),
    Breakage(
        "digits are a bid", ZOOS,
        "if (/^[0-9]$/.test(event.key)) {", "if (/^[x]$/.test(event.key)) {",
        ZOO_KEYS,
    ),
    Breakage(
        "the keyboard is led from the bid to the tile", "web/src/lib",
        "$effect(() => this.#followFocus());", "",
        ZOO_KEYS,
    ),
    Breakage(
        "a finger's first touch only looks", ZOOS,
        "const touch = finger && event.detail > 0;", "const touch = false;",
        DIRECTORS + "a_whole_game_by_finger_on_a_phone",
    ),
    Breakage(
        "envelopes open together", ZOOS,
        "            {open}\n", "            open={open && who === 0}\n",
        ZOO_MOMENTS,
    ),
    Breakage(
        "a year's end is counted before all eyes", ZOOS,
        'if (scored || view.result) chosen = "block";', 'if (view.result) chosen = "block";',
        ZOO_MOMENTS,
    ),
    Breakage(
        "visitors walk over", ZOOS,
        "walking.push({ what: animal, tile: null, ...way });", "void way;",
        DIRECTORS + "visitors_walk_from_zoo_to_zoo",
    ),
    Breakage(
        "a hint takes the tile along", ZOOS,
        "untrack(() => placing.follow(told));", "void told;",
        DIRECTORS + "a_hint_marks_the_bid_and_takes_the_tile_along",
    ),
    Breakage(
        "the keyboard goes along when decisions follow at once", "web/src/lib",
        "document.activeElement === document.body && this.#keepFocus()", "0",
        DIRECTORS + "a_tile_is_taken_back_freely_until_the_next_bid",
    ),
    Breakage(
        "in a replay nothing can be bid", "web/src/pages/Replay.svelte",
        "past: true,", "past: false,",
        ZOO_CLICKS,
    ),
    Breakage(
        "undo is where the tile was laid", ZOOS,
        "{#if takeBack}", "{#if false}",
        DIRECTORS + "a_tile_is_taken_back_freely_until_the_next_bid",
    ),
    Breakage(
        "coins are hidden behind the entrance", "src/menagerie/games/zoo_le_ma/view.py",
        "coins if owner == seat else None for", "coins for",
        ZOO_SECRETS,
    ),
    Breakage(
        "a bid stays in its envelope", "src/menagerie/games/zoo_le_ma/view.py",
        "return event if event.seat == seat else None", "return event",
        ZOO_SECRETS,
    ),
    Breakage(
        "around one screen each sees their own coins", ZOOS,
        "(view.coins[seat] ?? null)", "(view.coins.find((one) => one !== null) ?? null) && 3",
        DIRECTORS + "around_one_screen_coins_and_bids_stay_behind_the_curtain",
    ),
    Breakage(
        "the slider has a name", ZOOS,
        '<label for={uid}>{say("board-your-bid")}</label>', '<b>{say("board-your-bid")}</b>',
        DIRECTORS + "axe_finds_nothing_serious[desk]",
    ),
    Breakage(
        "the board speaks French", ZOOS,
        '{say("board-turn")}', "{\"Turn\"}",
        DIRECTORS + "the_board_speaks_one_language",
    ),
)  # fmt: skip


def file_of(breakage: Breakage, root: Path = ROOT) -> Path:
    """The one file with that text in it."""
    where = root / breakage.where
    files = [where] if where.is_file() else sorted(file for file in where.rglob("*") if file.suffix in CODE)
    found = [(file, file.read_text(encoding="utf-8").count(breakage.whole)) for file in files]
    places = [file for file, times in found for _ in range(times)]
    if len(places) != 1:
        raise LookupError(f"{breakage.feature}: {breakage.whole!r} stands {len(places)} times in {breakage.where}")
    return places[0]


class Workshop:
    """A copy of the checkout that may be broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("src", "tests", "web"):
            shutil.copytree(ROOT / part, folder / part, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        self._pages = folder / "src" / "menagerie" / "server" / "pages"
        self._whole_pages = folder / "whole pages"
        self._build()
        shutil.copytree(self._pages, self._whole_pages)

    @contextmanager
    def broken(self, breakage: Breakage) -> Iterator[None]:
        """For as long as the block lasts, the feature does not work."""
        file = file_of(breakage, self.folder)
        whole = file.read_text(encoding="utf-8")
        file.write_text(whole.replace(breakage.whole, breakage.broken), encoding="utf-8")
        try:
            if "web" in file.relative_to(self.folder).parts:
                self._build("--force")
            yield
        finally:
            file.write_text(whole, encoding="utf-8")
            shutil.rmtree(self._pages)
            shutil.copytree(self._whole_pages, self._pages)

    def _build(self, *how: str) -> None:
        done = self._run("web/build.py", *how)
        assert done.returncode == 0, done.stdout  # what cannot be built, no test need notice

    def test(self, name: str) -> subprocess.CompletedProcess[str]:
        # Other plugins than this one take longer to arrive than the test takes to run.
        plugins = ("-p", "anyio.pytest_plugin", "-p", "no:cacheprovider", "-m", "")  # the long ones, too
        return self._run("-m", "pytest", *plugins, "--tb=short", f"{HERE}/{name}", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")

    def _run(self, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
        ours = {"PYTHONPATH": str(self.folder / "src"), "MENAGERIE_PATIENCE": PATIENCE}
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            env={**os.environ, **ours, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
