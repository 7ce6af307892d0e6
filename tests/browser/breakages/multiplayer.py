"""What ``test_multiplayer.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

MULTIPLAYER = "test_multiplayer.py::test_"
TROUBLES = MULTIPLAYER + "two_and_a_spectator_through_a_reload_lost_connections_and_a_dead_server"
SECRETS = MULTIPLAYER + "no_message_reveals_another_hand"
CONSENT = MULTIPLAYER + "undo_by_consent_asked_refused_and_agreed"
LEAVER = MULTIPLAYER + "an_absent_player_keeps_the_seat_for_the_time_that_was_agreed"

BREAKAGES = (
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
        "a spectator sees no hand", "src/menagerie/server/render_cache.py",
        "seats or (None,)", "seats or (0,)",
        TROUBLES,
    ),
    Breakage(
        "a view is the reader's own", "src/menagerie/server/render_cache.py",
        "self._position(live, seat)", "self._position(live, 0)",
        SECRETS,
    ),
    Breakage(
        "so are the words for it", "src/menagerie/server/rendering.py",
        "describe(table.state.view(seat), words)", "describe(table.state.view(0), words)",
        SECRETS,
    ),
    Breakage(
        "an event is redacted for its reader", "src/menagerie/table/reader_log.py",
        "(seen := redact(event, perspective))", "(seen := event)",
        SECRETS,
    ),
    Breakage(
        "the seed is revealed at the end only", "src/menagerie/server/rendering.py",
        "seed=table.seed if seed_is_open(table, live.now()) else None,", "seed=table.seed,",
        SECRETS,
    ),
    Breakage(
        "consent can be refused", "src/menagerie/server/table_requests.py",
        "requests.answer_undo(table, message.seat, message.agree)", "requests.answer_undo(table, message.seat, True)",
        CONSENT,
    ),
    Breakage(
        "nobody is replaced before the time", "src/menagerie/table/consent.py",
        "    if presence.away_seconds(absent.person) < _limit(table):", "    if False:",
        LEAVER,
    ),
    Breakage(
        "one can resign", "web/src/table",
        'live.send({ type: "resign", seat: seat.number });', "void seat;",
        MULTIPLAYER + "who_resigns_a_game_of_two_loses_it_and_both_accept_the_next",
    ),
    Breakage(
        "chat is only text", "web/src/table",
        '{entry.chat?.text}', '{@html entry.chat?.text}',
        MULTIPLAYER + "chat_reaches_everybody_and_is_only_text",
    ),
)  # fmt: skip
