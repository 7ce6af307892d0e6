"""Everything of mine: broken on purpose, and the test that has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

GONE = "test_my_data.py::test_one_downloads_everything_and_is_gone"
CONFIRMS = "test_my_data.py::test_a_guest_without_a_passphrase_confirms"

BREAKAGES = (
    Breakage(
        "everything of mine is downloaded", "web/src/pages/settings/MyData.svelte",
        "save(await api.myData());", "await api.myData();", GONE,
    ),
    Breakage(
        "the passphrase is sent with the removal", "web/src/pages/settings/RemoveMe.svelte",
        "await api.removeMe({ passphrase });", 'await api.removeMe({ passphrase: "" });', GONE,
    ),
    Breakage(
        "a removed person is named in the reader's language", "web/src/lib/removed_names.ts",
        "text.replaceAll(REMOVED_NAME, shown)", "text", GONE,
    ),
    Breakage(
        "an open page forgets a removed person", "src/menagerie/server/table_feed.py",
        "if left or table.removed != self._removed:", "if left:", GONE,
    ),
    Breakage(
        "a guest confirms the removal", "web/src/pages/settings/RemoveMe.svelte",
        "bind:checked={sure} required", "bind:checked={sure}", CONFIRMS,
    ),
)  # fmt: skip
