"""The deal of the day: broken on purpose, and the test that has to notice."""

from __future__ import annotations

from tests.browser.breakages.breakage import Breakage

DAILY = "test_daily.py::test_"

BREAKAGES = (
    Breakage(
        "today's deal can be played", "web/src/pages/today/DealCard.svelte",
        'deal.state === "open" && play', 'deal.state === "open" && !play',
        DAILY + "the_deal_of_the_day_is_played_and_compared",
    ),
    Breakage(
        "the end of a deal of the day leads to how everybody played", "web/src/table/GameOver.svelte",
        "{#if table.daily && mine.length}", "{#if table.daily && !mine.length}",
        DAILY + "the_deal_of_the_day_is_played_and_compared",
    ),
    Breakage(
        "the distribution of scores marks mine", "web/src/pages/today/ScoreDistribution.svelte",
        "const isMine = (bar: DailyBar) => mine !== null", "const isMine = (bar: DailyBar) => mine === null",
        DAILY + "the_deal_of_the_day_is_played_and_compared",
    ),
    Breakage(
        "a decision shows what others chose", "web/src/pages/today/DealSteps.svelte",
        "{#each step.choices as choice (choice.text)}",
        "{#each step.choices.filter((one) => one.mine) as choice (choice.text)}",
        DAILY + "the_deal_of_the_day_is_played_and_compared",
    ),
    Breakage(
        "others' games are told when one's own is over", "src/menagerie/server/club/daily_api.py",
        "if day == today and (mine is None or mine.state == PLAYING):", "if day > today:",
        DAILY + "the_deal_of_the_day_is_played_and_compared",
    ),
    Breakage(
        "the browser checks yesterday's seed", "web/src/lib/SeedCheck.svelte",
        "fits = found === promised", "fits = found === mine",
        DAILY + "yesterday_has_its_seed_and_the_browser_checks_it",
    ),
    Breakage(
        "today's seed is not shown", "src/menagerie/server/club/daily_deals.py",
        "return self._seed(day) if day < self.today() else None", "return self._seed(day)",
        DAILY + "yesterday_has_its_seed_and_the_browser_checks_it",
    ),
)  # fmt: skip
