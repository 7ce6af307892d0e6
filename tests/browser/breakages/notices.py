"""What ``test_notices.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

NOTICES = "test_notices.py::test_"

BREAKAGES = (
    Breakage(
        "a notice is sent to an absent person", "src/menagerie/server/notices/turn_notices.py",
        "and not live.is_here(person)", "and live.is_here(person)",
        NOTICES + "a_notice_comes_leads_to_the_table_and_can_be_ended[en]",
    ),
    Breakage(
        "a notice speaks the person's language", "web/src/lib/TurnNotices.svelte",
        'switchOn(notices?.push_key ?? "", language())', 'switchOn(notices?.push_key ?? "", "en")',
        NOTICES + "a_notice_comes_leads_to_the_table_and_can_be_ended[fr]",
    ),
    Breakage(
        "switching off reaches the server", "web/src/lib/push.ts",
        "return api.unsubscribe(endpoint);", "void endpoint;\n  return api.notices();",
        NOTICES + "a_switch_turned_off_ends_it_and_a_browser_that_forbids_it_says_so",
    ),
    Breakage(
        "a mail address must be confirmed", "src/menagerie/server/notices_api.py",
        "msgspec.structs.replace(address, confirmed=True)", "msgspec.structs.replace(address, confirmed=False)",
        NOTICES + "a_mail_address_is_confirmed_and_ended",
    ),
    Breakage(
        "the service worker shows a notice", "web/public/push-worker.js",
        "body: notice.body,", "",
        NOTICES + "the_service_worker_shows_what_is_pushed_and_a_click_opens_the_table",
    ),
)  # fmt: skip
