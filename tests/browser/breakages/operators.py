"""What ``test_operators.py`` has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

OPERATORS = "test_operators.py::test_"

BREAKAGES = (
    Breakage(
        "a sign-in is ended by its button", "web/src/pages/settings/SignIns.svelte",
        "onclick={() => change(() => api.endSignIn(one.id))}", "onclick={() => change(() => api.signIns())}",
        OPERATORS + "sign_ins_are_ended_in_the_settings",
    ),
    Breakage(
        "a new passphrase is sent with the old one", "web/src/pages/Settings.svelte",
        "changed ? { passphrase, old: oldPassphrase } : { passphrase }", "{ passphrase }",
        OPERATORS + "sign_ins_are_ended_in_the_settings",
    ),
    Breakage(
        "the admin page does what was asked once more", "web/src/pages/Admin.svelte",
        "found = await admin.act(token, wanted.path, wanted.body);", "found = await admin.overview(token);",
        OPERATORS + "the_admin_page_mutes_kicks_and_breaks_off",
    ),
)  # fmt: skip
