"""A game that counts, between the stored ratings before it and those after it."""

from __future__ import annotations

from collections.abc import Callable

from menagerie.club import ratings
from menagerie.club.ratings import RatedGame, Rating
from menagerie.table.store.rating_rows import Change, StoredRatedGame, StoredRatedSeat, StoredRating
from menagerie.table.table import Table


def people_of(game: RatedGame) -> list[str]:
    return [seat.person for seat in game.seats if seat.person is not None]


def calculation(game: RatedGame) -> Callable[[dict[str, StoredRating]], Change]:
    """What the store carries out between reading the ratings before the game and writing those after it."""

    def work(stored: dict[str, StoredRating]) -> Change:
        bots = ratings.bot_ratings(game.game)
        before = [
            bots.get(seat.bot or "", Rating()) if seat.person is None else rating_of(stored.get(seat.person))
            for seat in game.seats
        ]
        after = ratings.rate(game, before)
        seats = tuple(
            StoredRatedSeat(number, seat.person, seat.bot, seat.rank, old.mu, old.sigma, new.mu, new.sigma)
            for number, (seat, old, new) in enumerate(zip(game.seats, before, after, strict=True))
        )
        changed = [
            stored_rating(seat.person, game, new)
            for seat, new in zip(game.seats, after, strict=True)
            if seat.person is not None
        ]
        return StoredRatedGame(game.table, game.game, game.opponents, game.ended, seats), changed

    return work


def rating_of(stored: StoredRating | None) -> Rating:
    return Rating() if stored is None else Rating(stored.mu, stored.sigma, stored.games, stored.played)


def stored_rating(person: str, game: RatedGame, rating: Rating) -> StoredRating:
    return StoredRating(
        person=person,
        game=game.game,
        opponents=game.opponents,
        mu=rating.mu,
        sigma=rating.sigma,
        games=rating.games,
        played=rating.played,
        board_key=ratings.board_key(rating),
        board_until=ratings.board_until(rating),
    )


def game_of(stored: StoredRatedGame) -> RatedGame:
    """A game that counted, as far as it is needed to let it count again."""
    seats = tuple(ratings.RatedSeat(seat.person, seat.bot, seat.rank) for seat in stored.seats)
    opponents: ratings.Opponents = "people" if stored.opponents == "people" else "bots"
    return RatedGame(stored.table, stored.game, opponents, stored.ended, seats)


def game_of_table(table: Table) -> RatedGame | None:
    game = ratings.rated_game(table) if table.finished else None
    return game if isinstance(game, RatedGame) else None
