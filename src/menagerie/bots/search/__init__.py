"""A search that plays any game through the contract alone: views, legal actions and guesses."""

from menagerie.bots.search.bot import SearchBot, search_maker
from menagerie.bots.search.budget import Budget
from menagerie.bots.search.parallel import ParallelSearch
from menagerie.bots.search.search import Search

__all__ = ["Budget", "ParallelSearch", "Search", "SearchBot", "search_maker"]
