"""What a game may tell the search that plays any game: see `menagerie.bots.search`. All have usable defaults."""

from __future__ import annotations

from msgspec import Struct


class SearchSettings(Struct, frozen=True):
    """How the search uses the game's own bots."""

    prior_bot: str | None = None
    """The bot whose choice is tried first for the seat that decides; none: every action is equally promising."""
    inner_prior_bot: str | None = None
    """The same at the decisions that follow, where a quick bot is needed."""
    prior_share: float = 0.4
    """How likely the bot's choice is at first; the rest is shared among the other actions. Where actions are numbers
    (`Game.number_in`), those near to its choice get more."""
    rollout_bot: str | None = "random"
    """Plays on from where the tree ends; nothing: the position is valued as it stands, by `Game.expected_scores`."""
    rollout_decisions: int = 10_000
    """So many decisions are played on, at most, before the position is valued by `Game.expected_scores`."""
    exploration: float = 1.2
    """How much is tried out, in units of how far the values spread."""
    width: float = 2.0
    growth: float = 0.33
    """After ``n`` visits a decision has ``width * (n + 1) ** growth`` candidates: the more promising actions first."""
    puzzle_iterations: int = 1_500
    """So many judge a puzzle: see `menagerie.club.puzzles`."""


class SearchingBot(Struct, frozen=True):
    """A bot that plays by the search."""

    iterations: int
    """So many for a decision: then equal seeds give equal games."""
    seconds: float = 1.0
    """At a table a search ends after so many seconds, even if it has not done all its iterations."""
    settings: SearchSettings | None = None
    """Nothing: `Game.search_settings`."""
