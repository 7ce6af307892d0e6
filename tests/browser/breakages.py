"""Features broken on purpose, one at a time, and the test in this folder that has to notice.

`./test --soak tests/browser` tries them all, in a copy of the checkout. A plain `./test` only checks that every
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
TIMEOUT = "20"  # seconds: tests are expected to fail here, so they need not wait long
CODE = (".css", ".py", ".svelte", ".ts")


class Breakage(NamedTuple):
    feature: str
    where: str
    """A file, or a folder: code moves, so it is enough that the text stands there once."""
    original: str
    broken: str
    caught_by: str
    """The test, as pytest calls it, from this folder on."""


SINGLE, MULTIPLAYER, REPLAY, PAGES, ANIMATION = (
    f"test_{name}.py::test_" for name in ("single_player", "multiplayer", "replay", "pages", "animation_order")
)
LIONS = "web/src/games/lucky_lions"
ZOOCRACY = "web/src/games/zoocracy"
ZOOCRACY_TESTS = "test_zoocracy.py::test_"
OFFERS = ZOOCRACY_TESTS + "two_people_and_bots_form_governments_by_offers_and_click_to_the_end"
ZOO_LE_MA = "web/src/games/zoo_le_ma"
ZOO_LE_MA_TESTS = "test_zoo_le_ma.py::test_"
ZOO_CLICKS = ZOO_LE_MA_TESTS + "a_whole_game_by_clicks_and_every_tile_changes_what_was_previewed"
ZOO_KEYS = ZOO_LE_MA_TESTS + "a_whole_game_by_keyboard_alone"
ZOO_MOMENTS = ZOO_LE_MA_TESTS + "envelopes_open_together_and_the_year_is_scored"
ZOO_SECRETS = ZOO_LE_MA_TESTS + "no_message_reveals_other_coins_or_bids"
ONE_SCREEN = SINGLE + "on_a_shared_screen_hands_stay_hidden"
BATTLE = SINGLE + "the_battle_is_animated_and_a_touch_ends_the_animation"
TROUBLES = MULTIPLAYER + "two_and_a_spectator_through_a_reload_lost_connections_and_a_dead_server"
SECRETS = MULTIPLAYER + "no_message_reveals_another_hand"
CONSENT = MULTIPLAYER + "undo_by_consent_asked_refused_and_agreed"
LEAVER = MULTIPLAYER + "an_absent_player_is_replaced_and_takes_the_seat_back"
AXE = PAGES + "axe_finds_nothing_serious_and_nothing_scrolls_sideways"
LANGUAGES = PAGES + "no_page_shows_the_other_language"

BREAKAGES = (
    Breakage(
        "a click on the board decides", LIONS,
        "if (found) act(found);", "if (found) return;",
        SINGLE + "one_click_leads_from_the_home_page_into_a_game_and_clicks_to_its_end",
    ),
    Breakage(
        "the keyboard reaches the board", "web/src/lib",
        "tabindex={button.available", "tabindex={false && button.available",
        SINGLE + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "number keys decide", "web/src/table",
        "/^[1-9]$/.test(event.key)", "/^[x]$/.test(event.key)",
        SINGLE + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "the focus is seen", "web/src/app.css",
        ":focus-visible {", ":focus-visible {\n  outline: none !important;",
        SINGLE + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "nothing is shown until the next person confirms", "web/src/table",
        "onMount(() => button?.focus());", "onMount(() => confirm());",
        ONE_SCREEN,
    ),
    Breakage(
        "the page holds one hand at a time", "web/src/table/AboutTable.svelte",
        "<PositionText {text} /></div>",
        "<PositionText {text} />{live.queue.shown?.after.views.map((one) => one.text).join()}</div>",
        ONE_SCREEN,
    ),
    Breakage(
        "a battle is animated", "web/src/pages/Table.svelte",
        "motion: prefs.motion &&", "motion: false &&",
        BATTLE,
    ),
    Breakage(
        "Zoo le Ma's last sale waits for the reveal", ZOO_LE_MA + "/Board.svelte",
        "const view = $derived(animation.view);", "const view = $derived(props.view);",
        ANIMATION + "no_bid_or_winner_of_zoo_le_ma_is_readable_before_its_reveal",
    ),
    Breakage(
        "the log waits for the reveal", "web/src/lib/table.svelte.ts",
        "this.entries.slice(0, this.queue.revealed)", "this.entries",
        ANIMATION + "no_bid_or_winner_of_zoo_le_ma_is_readable_before_its_reveal",
    ),
    Breakage(
        "opened hands of Zoocracy stay open", ZOOCRACY + "/animations.ts",
        "{ bids, step, second_bid, bidders, bid: null, waiting_on: [] }", "{ bids, waiting_on: [] }",
        ANIMATION + "opened_hands_of_zoocracy_stay_open",
    ),
    Breakage(
        "a replay's scores wait for the battle", "web/src/pages/Replay.svelte",
        "scoresIn(seatView?.view,", "scoresIn(queue.shown?.after.views[0]?.view,",
        ANIMATION + "a_replay_shows_scores_and_winner_only_when_the_battle_is_decided",
    ),
    Breakage(
        "the question waits for the animation", "web/src/lib/animation_queue.svelte.ts",
        "return this.settled ? (this.shown?.after ?? null) : this.#from;", "return this.shown?.after ?? null;",
        ANIMATION + "turn_and_question_follow_the_animation",
    ),
    Breakage(
        "whoever wants no motion gets none", "web/src/lib",
        "return !this.#reducedMotion;", "return true;",
        BATTLE,
    ),
    Breakage(
        "a touch ends an animation", LIONS,
        "animation.finish();", "",
        BATTLE,
    ),
    Breakage(
        "undo is free while nothing was revealed", "src/menagerie/table/undo.py",
        "if is_free(table, last):", "if False:",
        SINGLE + "undo_is_free_while_nothing_was_revealed",
    ),
    Breakage(
        "a hint is marked on the board", "web/src/pages/Table.svelte",
        "hint: hint?.action ?? null,", "hint: null,",
        SINGLE + "a_hint_says_what_a_bot_would_do_and_why",
    ),
    Breakage(
        "a refusal opens its paragraph", "web/src/pages/Table.svelte",
        'show("rules");', 'show("log");',
        SINGLE + "what_cannot_be_done_says_why_and_opens_the_paragraph",
    ),
    Breakage(
        "the rules are searched", "web/src/lib",
        "return words.every((word) => text.includes(word));", 'return text !== "" || words.length > 99;',
        SINGLE + "the_rules_are_searched_word_by_word",
    ),
    Breakage(
        "a page asks nobody else", "web/src/App.svelte",
        "function skip(", 'void fetch("http://127.0.0.1:9/x").catch(() => 0);\n  function skip(',
        SINGLE + "the_rules_are_searched_word_by_word",
    ),
    Breakage(
        "no move is lost", "web/src/lib",
        "for (const text of this.#unanswered.values()) socket.send(text);", "",
        TROUBLES,
    ),
    Breakage(
        "no move is doubled", "src/menagerie/table/live_table.py",
        "if token is not None and self.table.has_token(token):\n                return\n            entries",
        "entries",
        TROUBLES,
    ),
    Breakage(
        "the page says that it caught up", "web/src/lib",
        "this.caughtUp = Math.max(0, entries - had);", "",
        TROUBLES,
    ),
    Breakage(
        "a spectator sees no hand", "src/menagerie/server/rendering.py",
        "table.seats_of(person) or (None,)", "table.seats_of(person) or (0,)",
        TROUBLES,
    ),
    Breakage(
        "a view is the reader's own", "src/menagerie/server/rendering.py",
        "view = state.view(seat)", "view = state.view(0)",
        SECRETS,
    ),
    Breakage(
        "so are the words for it", "src/menagerie/server/rendering.py",
        "text=table.game.describe(view, words),", "text=table.game.describe(state.view(0), words),",
        SECRETS,
    ),
    Breakage(
        "an event is redacted for its reader", "src/menagerie/table/reader_log.py",
        "table.game.redact(event, perspective) for", "event for",
        SECRETS,
    ),
    Breakage(
        "the seed is revealed at the end only", "src/menagerie/server/rendering.py",
        "seed=table.seed if table.finished else None,", "seed=table.seed,",
        SECRETS,
    ),
    Breakage(
        "consent can be refused", "src/menagerie/server/table_connection.py",
        "requests.answer_undo(table, message.seat, message.agree)", "requests.answer_undo(table, message.seat, True)",
        CONSENT,
    ),
    Breakage(
        "an absent player is replaced", "web/src/table",
        "return table.owner || (awaySeconds(seat)", "return (awaySeconds(seat)",
        LEAVER,
    ),
    Breakage(
        "who returns takes the seat back", "src/menagerie/server/table_connection.py",
        "return requests.reclaim_seat(table, message.seat)", "return []",
        LEAVER,
    ),
    Breakage(
        "one can resign", "web/src/table",
        'live.send({ type: "resign", seat: seat.number });', "void seat;",
        MULTIPLAYER + "who_resigns_cannot_win_and_both_find_the_next_game",
    ),
    Breakage(
        "chat is only text", "web/src/table",
        '{entry.chat?.text}', '{@html entry.chat?.text}',
        MULTIPLAYER + "chat_reaches_everybody_and_is_only_text",
    ),
    Breakage(
        "a replay is seen from any seat", "web/src/pages/Replay.svelte",
        'perspective === "decider" ? decider : perspective;', 'perspective === "decider" ? decider : 0;',
        REPLAY + "a_game_is_replayed_with_slider_and_keys_from_any_seat",
    ),
    Breakage(
        "a failed shuffle check is shown", "web/src/table",
        '{checked.ok ? t("shuffle-check-ok")', '{checked ? t("shuffle-check-ok")',
        REPLAY + "a_failed_shuffle_check_is_shown",
    ),
    Breakage(
        "the record is the game that was played", "src/menagerie/server/tables_api.py",
        "records.encode(live.table.to_record()),",
        "records.encode(live.table.to_record()).replace(b'\"seat\":0', b'\"seat\":1', 1),",
        REPLAY + "the_shuffle_is_verified_and_the_record_opens_elsewhere",
    ),
    Breakage(
        "one plays on from the position that is shown", "src/menagerie/server/tables_api.py",
        "person, data.at, data.seat", "person, max(0, data.at - 2), data.seat",
        REPLAY + "one_plays_on_from_any_position_with_what_the_seat_could_know",
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
        "every page is in French", "web/src/pages/Home.svelte",
        '{t("home-play-now")}', '{"Play now"}',
        LANGUAGES + "[fr-en]",
    ),
    Breakage(
        "the language changes at once", "web/src/lib",
        'this.#socket.send({ type: "set-language", language: next });', "void next;",
        PAGES + "the_language_is_switched_at_once_and_everywhere",
    ),
    Breakage(
        "a table needs few bytes", "src/menagerie/server/pages.py",
        '_PACKED = (("br", ".br"), ("gzip", ".gz"))', "_PACKED: tuple[tuple[str, str], ...] = ()",
        PAGES + "a_table_needs_few_bytes",
    ),
    Breakage(
        "a touch in Zoocracy decides", ZOOCRACY + "/interaction.svelte.ts",
        "this.#props().act(action);", "void action;",
        OFFERS,
    ),
    Breakage(
        "the keyboard reaches Zoocracy's things", "web/src/lib",
        "tabindex={button.available || tabEntry ? 0 : -1}", "tabindex={-1}",
        ZOOCRACY_TESTS + "a_whole_game_by_keyboard_alone",
    ),
    Breakage(
        "a number key lays a prize", ZOOCRACY + "/Negotiation.svelte",
        "draft.assign(prize, number - 1);", "void prize;",
        ZOOCRACY_TESTS + "a_proposal_is_built_by_keyboard",
    ),
    Breakage(
        "the seats of a coalition are counted live", ZOOCRACY + "/Negotiation.svelte",
        "draft.coalition.includes(party.seat)", "view.proposal?.proposer === party.seat",
        ZOOCRACY_TESTS + "a_proposal_is_built_by_keyboard",
    ),
    Breakage(
        "a prize is dragged onto a party", ZOOCRACY + "/drag.svelte.ts",
        "this.#draft.assign(carried.prize, party);", "void party;",
        OFFERS,
    ),
    Breakage(
        "offers are shown beside the vote", ZOOCRACY + "/NegotiationParty.svelte",
        "{#each offers as one (one.number)}<OfferText offer={one} {names} />{/each}", "",
        OFFERS,
    ),
    Breakage(
        "a broken offer is marked", ZOOCRACY + "/Votes.svelte",
        'offer.status.startsWith("broken")', "false",
        OFFERS,
    ),
    Breakage(
        "a vote is secret", "src/menagerie/games/zoocracy/view.py",
        "return event if event.seat == seat else None", "return event",
        OFFERS,
    ),
    Breakage(
        "funds are secret", "src/menagerie/games/zoocracy/view.py",
        "funds=position.funds[owner] if over or owner == seat else None", "funds=position.funds[owner]",
        OFFERS,
    ),
    Breakage(
        "funds and hands are hidden while the device is passed", "web/src/table",
        "if (!views || this.#hidden) return null;", "if (!views) return null;",
        ZOOCRACY_TESTS + "six_on_a_shared_screen_see_only_their_own_cards",
    ),
    Breakage(
        "votes are counted species by species", ZOOCRACY + "/animations.ts",
        "gains.length ? SPECIES : QUICK,", "0,",
        ZOOCRACY_TESTS + "the_count_of_votes_fills_the_seats_species_by_species",
    ),
    Breakage(
        "nine species fit a phone", ZOOCRACY + "/Enclosure.svelte",
        ".feed-amount {\n      min-height: 30px;", ".feed-amount {\n      min-height: 90px;",
        ZOOCRACY_TESTS + "on_a_phone_six_parties_and_every_action_in_reach",
    ),
    Breakage(
        "food buttons stay in place", "web/src/lib/BoardButton.svelte",
        "transform: translateY(-3px);", "transform: translateY(-30px);",
        ZOOCRACY_TESTS + "on_a_phone_six_parties_and_every_action_in_reach",
    ),
    Breakage(
        "Zoocracy's board is in French", ZOOCRACY + "/Bids.svelte",
        '{say("board-lost", { lost })}', "{lost} of it will be gone, whoever wins.",
        ZOOCRACY_TESTS + "in_french_no_text_is_english_and_axe_finds_nothing_serious",
    ),
    Breakage(
        "whispers are for two", "src/menagerie/table/reader_log.py",
        "and perspective not in (entry.seat, entry.to)", "and perspective == -1",
        "test_whispers.py::test_a_whisper_reaches_one_and_no_byte_of_it_the_others",
    ),
    Breakage(
        "a map in words keeps its columns", "web/src/lib/PositionText.svelte",
        "{#if part.drawn}", "{#if part.drawn && part.text === text}",
        "test_text_board.py::test_eighteen_zoo_is_played_in_words",
    ),
    Breakage(
        "long lists of choices are grouped", "web/src/lib/choice_groups.ts",
        "GROUPED_FROM = 17;", "GROUPED_FROM = 1700;",
        "test_text_board.py::test_eighteen_zoo_is_played_in_words",
    ),
    Breakage(
        "a table can do without whispers", "web/src/pages/NewTable.svelte",
        "        whispers,\n", "",
        "test_whispers.py::test_a_table_can_be_made_without_whispers",
    ),
    Breakage(
        "a click places the tile", ZOO_LE_MA,
        "this.#props().act(option.place);", "void option;",
        ZOO_CLICKS,
    ),
    Breakage(
        "a preview says whose visitors would walk", ZOO_LE_MA,
        'if (count) lines.push(say("board-brings-visitors"', 'if (count > 0) lines.push(say("board-brings-visitors"',
        ZOO_CLICKS,
    ),
    Breakage(
        "what is foreseen is what happens", "src/menagerie/games/zoo_le_ma/foresight.py",
        "new - old for old, new", "old - new for old, new",
        ZOO_CLICKS,
    ),
    Breakage(
        "the wheel turns the tile", ZOO_LE_MA,
        "placement.turn(event.deltaY < 0 ? -1 : 1);", "",
        ZOO_LE_MA_TESTS + "wheel_and_button_turn_the_tile_and_a_click_elsewhere_says_why",
    ),
    Breakage(
        "a key turns the tile", ZOO_LE_MA,
        "placement.turn(event.shiftKey ? -1 : 1);", "void 0;",
        ZOO_KEYS,
    ),
    Breakage(
        "digits are a bid", ZOO_LE_MA,
        "if (/^[0-9]$/.test(event.key)) {", "if (/^[x]$/.test(event.key)) {",
        ZOO_KEYS,
    ),
    Breakage(
        "the focus moves from the bid to the tile", "web/src/lib",
        "$effect(() => this.#trackFocus());", "",
        ZOO_KEYS,
    ),
    Breakage(
        "a first touch only previews", ZOO_LE_MA,
        "const touch = finger && event.detail > 0;", "const touch = false;",
        ZOO_LE_MA_TESTS + "a_whole_game_by_finger_on_a_phone",
    ),
    Breakage(
        "envelopes open together", ZOO_LE_MA,
        "            {open}\n", "            open={open && who === 0}\n",
        ZOO_MOMENTS,
    ),
    Breakage(
        "a scored year is shown", ZOO_LE_MA,
        'if (scored || view.result) chosen = "block";', 'if (view.result) chosen = "block";',
        ZOO_MOMENTS,
    ),
    Breakage(
        "visitors walk over", ZOO_LE_MA,
        "walking.push({ what: animal, tile: null, ...way });", "void way;",
        ZOO_LE_MA_TESTS + "visitors_walk_from_zoo_to_zoo",
    ),
    Breakage(
        "a hint previews the placement", ZOO_LE_MA,
        "untrack(() => placement.showHint(hinted));", "void hinted;",
        ZOO_LE_MA_TESTS + "a_hint_marks_the_bid_and_previews_the_placement",
    ),
    Breakage(
        "the focus follows from one decision to the next", "web/src/lib",
        "document.activeElement === document.body && this.#restoreFocus()", "0",
        ZOO_LE_MA_TESTS + "a_placement_is_undone_freely_until_the_next_bid",
    ),
    Breakage(
        "in a replay nothing can be bid", "web/src/pages/Replay.svelte",
        "replay: true,", "replay: false,",
        ZOO_CLICKS,
    ),
    Breakage(
        "undo is where the tile was placed", ZOO_LE_MA,
        "{#if undo}", "{#if false}",
        ZOO_LE_MA_TESTS + "a_placement_is_undone_freely_until_the_next_bid",
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
        "on a shared screen each sees their own coins", ZOO_LE_MA,
        "(view.coins[seat] ?? null)", "(view.coins.find((one) => one !== null) ?? null) && 3",
        ZOO_LE_MA_TESTS + "on_a_shared_screen_coins_and_bids_stay_hidden",
    ),
    Breakage(
        "the slider has a name", ZOO_LE_MA,
        '<label for={uid}>{say("board-your-bid")}</label>', '<b>{say("board-your-bid")}</b>',
        ZOO_LE_MA_TESTS + "axe_finds_nothing_serious[desk]",
    ),
    Breakage(
        "Zoo le Ma's board is in French", ZOO_LE_MA,
        '{say("board-turn")}', "{\"Turn\"}",
        ZOO_LE_MA_TESTS + "the_board_speaks_one_language",
    ),
)  # fmt: skip


def file_of(breakage: Breakage, root: Path = ROOT) -> Path:
    """The one file with that text in it."""
    where = root / breakage.where
    files = [where] if where.is_file() else sorted(file for file in where.rglob("*") if file.suffix in CODE)
    found = [(file, file.read_text(encoding="utf-8").count(breakage.original)) for file in files]
    places = [file for file, times in found for _ in range(times)]
    if len(places) != 1:
        raise LookupError(f"{breakage.feature}: {breakage.original!r} stands {len(places)} times in {breakage.where}")
    return places[0]


class BreakableCheckout:
    """A copy of the checkout that may be broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("src", "tests", "web"):
            shutil.copytree(ROOT / part, folder / part, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        self._pages = folder / "src" / "menagerie" / "server" / "pages"
        self._intact_pages = folder / "intact pages"
        self._build()
        shutil.copytree(self._pages, self._intact_pages)

    @contextmanager
    def broken(self, breakage: Breakage) -> Iterator[None]:
        """For as long as the block lasts, the feature does not work."""
        file = file_of(breakage, self.folder)
        original = file.read_text(encoding="utf-8")
        file.write_text(original.replace(breakage.original, breakage.broken), encoding="utf-8")
        try:
            if "web" in file.relative_to(self.folder).parts:
                self._build("--force")
            yield
        finally:
            file.write_text(original, encoding="utf-8")
            shutil.rmtree(self._pages)
            shutil.copytree(self._intact_pages, self._pages)

    def _build(self, *how: str) -> None:
        done = self._run("web/build.py", *how)
        assert done.returncode == 0, done.stdout  # what cannot be built, no test need notice

    def test(self, name: str) -> subprocess.CompletedProcess[str]:
        # Other plugins than this one take longer to arrive than the test takes to run.
        plugins = ("-p", "anyio.pytest_plugin", "-p", "no:cacheprovider", "-m", "")  # the long ones, too
        return self._run("-m", "pytest", *plugins, "--tb=short", f"{HERE}/{name}", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")

    def _run(self, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
        ours = {"PYTHONPATH": str(self.folder / "src"), "MENAGERIE_TEST_TIMEOUT": TIMEOUT}
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
