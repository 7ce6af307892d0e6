"""The server, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from time import monotonic
from weakref import WeakKeyDictionary

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.types import Receive, Scope, Send

from menagerie.core.registry import all_games
from menagerie.core.words import load_catalogues
from menagerie.server import (
    admin_api,
    explanations_api,
    games_api,
    garbage_collection,
    lessons_api,
    me_api,
    my_data_api,
    notices_api,
    openapi,
    operations_api,
    past_positions_api,
    records_api,
    sessions_api,
    tables_api,
    turning_points_api,
)
from menagerie.server.club import (
    bot_api,
    bots_api,
    daily_api,
    lobby_api,
    moderation_api,
    people_api,
    puzzles_api,
    ratings_api,
    tournaments_api,
)
from menagerie.server.club.daily_deals import DailyDeals
from menagerie.server.club.game_finder import GameFinder
from menagerie.server.club.host_texts import HostTexts
from menagerie.server.club.lobby import LobbyTables
from menagerie.server.club.lobby_api import lobby_socket
from menagerie.server.club.outside_bots import OutsideBots
from menagerie.server.club.played_games import PlayedGames
from menagerie.server.club.puzzle_search import PuzzleSearch
from menagerie.server.club.puzzles import Puzzles
from menagerie.server.club.rated_games import RatedGames
from menagerie.server.club.relations import Relations
from menagerie.server.club.removals import Removals
from menagerie.server.club.tournaments import Tournaments
from menagerie.server.club.tournaments_api import tournament_socket
from menagerie.server.context import Context, RateLimiters
from menagerie.server.errors import HANDLERS
from menagerie.server.lesson_connection import lesson_socket
from menagerie.server.loop_watchdog import LoopWatchdog
from menagerie.server.metrics import Metrics
from menagerie.server.middleware import middleware
from menagerie.server.nodes import join_nodes, share_limits
from menagerie.server.notices.delivery import Delivery
from menagerie.server.notices.links import Links
from menagerie.server.notices.turn_notices import TurnNotices
from menagerie.server.notices.web_push import VapidKey, new_key
from menagerie.server.pages import read_page
from menagerie.server.quotas import Quotas
from menagerie.server.rate_limiter import RateLimiter
from menagerie.server.replayed_tables import warm_up
from menagerie.server.retention import Retention
from menagerie.server.session import SessionCookie
from menagerie.server.settings import Settings
from menagerie.server.sign_ins import SignIns
from menagerie.server.table_connection import table_socket
from menagerie.table.bot_workers import BotWorkers, WorkerProcesses
from menagerie.table.lessons import LessonTables
from menagerie.table.limits import MY_DATA_AT_ONCE, POSITION_WORKERS, QUESTIONS, RECORD_WORKERS, REVIEWS
from menagerie.table.registry import TableRegistry
from menagerie.table.replay_workers import ReplayProcesses, ReplayWorkers
from menagerie.table.store import Store
from menagerie.table.store.notifications import Notifications
from menagerie.table.store.sql import SqlStore
from menagerie.table.time import Time, WallTime
from menagerie.table.work_queue import WorkQueue

API = [
    games_api.list_games,
    games_api.read_rules,
    games_api.search_rules,
    games_api.read_static_document,
    games_api.check_setup,
    games_api.read_words,
    games_api.read_game_words,
    explanations_api.read_explanations,
    me_api.read_me,
    me_api.change_me,
    me_api.set_passphrase,
    me_api.continue_as,
    me_api.my_tables,
    my_data_api.read_my_data,
    my_data_api.remove_me,
    admin_api.read_overview,
    admin_api.close_table,
    admin_api.wake_table,
    admin_api.kick,
    admin_api.mute,
    admin_api.sign_out,
    operations_api.health,
    operations_api.ready,
    operations_api.metrics,
    sessions_api.read_sessions,
    sessions_api.end_session,
    sessions_api.end_other_sessions,
    notices_api.read_notices,
    notices_api.subscribe,
    notices_api.unsubscribe,
    notices_api.set_mail_address,
    notices_api.remove_mail_address,
    notices_api.read_link,
    notices_api.follow_link,
    tables_api.make_table,
    tables_api.play_now,
    tables_api.read_table,
    tables_api.read_static_document,
    tables_api.join_table,
    tables_api.leave_table,
    lobby_api.read_lobby,
    tables_api.start_table,
    tables_api.rematch,
    tables_api.branch,
    records_api.import_record,
    records_api.read_import_report,
    tables_api.read_record,
    tables_api.read_position,
    tables_api.analyse_position,
    tables_api.check_at_position,
    tables_api.verify,
    past_positions_api.read_past_positions,
    lessons_api.open_lesson,
    turning_points_api.read_turning_points,
    bots_api.read_tokens,
    bots_api.make_token,
    bots_api.revoke_token,
    bots_api.read_online_bots,
    bots_api.invite_bot,
    bots_api.read_invited_bots,
    bot_api.read_account,
    bot_api.read_events,
    bot_api.accept_invitation,
    bot_api.decline_invitation,
    bot_api.join_table,
    bot_api.read_table,
    bot_api.send_request,
    ratings_api.read_leaderboard,
    ratings_api.read_person_ratings,
    ratings_api.read_table_rating,
    tournaments_api.read_tournaments,
    tournaments_api.make_tournament,
    tournaments_api.read_tournament,
    tournaments_api.read_round,
    tournaments_api.read_file,
    tournaments_api.join_tournament,
    tournaments_api.leave_tournament,
    tournaments_api.start_tournament,
    tournaments_api.cancel_tournament,
    tournaments_api.add_bots,
    tournaments_api.remove_entrant,
    people_api.read_profile,
    people_api.read_relations,
    people_api.set_relation,
    moderation_api.read_house_rules,
    moderation_api.report,
    moderation_api.read_reports,
    moderation_api.close_report,
    moderation_api.read_texts,
    moderation_api.change_text,
    daily_api.read_days,
    daily_api.play,
    daily_api.read_results,
    daily_api.read_steps,
    puzzles_api.read_days,
    puzzles_api.read_puzzle,
    puzzles_api.answer_puzzle,
    puzzles_api.ask_about_puzzle,
    puzzles_api.check_at_puzzle,
]


class Server:
    """The whole server as an ASGI application."""

    def __init__(self, app: Litestar) -> None:
        self._litestar = app
        self._asgi = middleware(app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._asgi(scope, receive, send)

    @property
    def context(self) -> Context:
        """Once it has started."""
        context: Context = self._litestar.state.context
        return context


def make_app(
    settings: Settings,
    time: Time | None = None,
    bots: BotWorkers | None = None,
    store: SqlStore | None = None,
    notifications: Notifications | None = None,
    replays: ReplayWorkers | None = None,
) -> Server:
    """The whole server as an ASGI application. Opening it may raise `StoreError`.

    With notifications, other processes serve the same database; on PostgreSQL they always may.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        opened = store or SqlStore(settings.database)
        await opened.open()
        try:
            workers = bots or WorkerProcesses(settings.bot_workers)
            nodes = await join_nodes(opened, "server", settings.node_times, notifications)
            clock = time or (WallTime() if nodes is None else nodes.time)
            delivery = await _delivery(settings, opened, clock)
            notices = TurnNotices(opened.notices, clock, settings.notices, delivery)
            registry = TableRegistry(opened, workers, clock, settings.pace, notices, nodes)
            notices.open(registry.table)
            lobby = LobbyTables(opened.lobby, clock, nodes)
            registry.add_listener(lobby)
            await lobby.open()
            cookie = SessionCookie(await opened.setting("cookie-key", token_hex(32)))
            sign_ins = SignIns(registry.people, opened.sessions, cookie, clock)
            sign_ins.open()
            metrics = Metrics()
            watchdog = LoopWatchdog(metrics.loop_block.observe)
            watchdog.open()
            metrics.longest_block.set_function(lambda: watchdog.longest)
            retention = Retention(registry, opened.moderation, settings.operation)
            record_workers = replays or ReplayProcesses(RECORD_WORKERS)
            position_workers = replays or ReplayProcesses(POSITION_WORKERS, kept=1)
            rated_games = RatedGames(registry, opened.ratings)
            host_texts = HostTexts(opened.moderation, nodes)
            await host_texts.open()
            tournaments = Tournaments(registry, opened.tournaments, nodes)
            relations = Relations(opened.people, nodes)
            game_finder = GameFinder(registry, opened.lobby, relations)
            played_games = PlayedGames(registry, opened.people)
            daily = DailyDeals(registry, opened.daily, await opened.setting("daily-key", token_hex(32)))
            removals = Removals(registry, opened.removals, tournaments, lobby, nodes, settings.removal_seconds)
            puzzles = Puzzles(registry, opened.puzzles, await opened.setting("puzzle-key", token_hex(32)))
            puzzle_workers = replays or ReplayProcesses(1)
            puzzle_search = PuzzleSearch(registry, opened.puzzles, puzzle_workers)
            quotas, limiters = Quotas(settings.limits.quotas), _limiters(settings)
            if nodes is not None:  # what is rare or expensive; how fast one may ask is each node's own affair
                rare = {"passphrases": limiters.passphrases, "confirmations": limiters.confirmations}
                share_limits(nodes, {**quotas.limiters(), **rare})
            app.state.context = Context(
                settings=settings,
                registry=registry,
                session=cookie,
                sign_ins=sign_ins,
                quotas=quotas,
                limiters=limiters,
                connections=set(),
                metrics=metrics,
                watchdog=watchdog,
                started=monotonic(),
                record_workers=record_workers,
                position_workers=position_workers,
                caches=WeakKeyDictionary(),
                analyses=asyncio.Semaphore(QUESTIONS),
                import_reports={},
                sent_tables=WeakKeyDictionary(),
                lessons=LessonTables(workers, clock, settings.pace),
                reviews=WeakKeyDictionary(),
                review_turns=asyncio.Semaphore(REVIEWS),
                delivery=delivery,
                outside_bots=OutsideBots(registry, clock, nodes),
                lobby=lobby,
                game_finder=game_finder,
                relations=relations,
                people=opened.people,
                moderation=opened.moderation,
                host_texts=host_texts,
                rated_games=rated_games,
                messages=WorkQueue(),
                tournaments=tournaments,
                daily=daily,
                removals=removals,
                my_data=opened.my_data,
                downloads=asyncio.Semaphore(MY_DATA_AT_ONCE),
                puzzles=puzzles,
                puzzle_search=puzzle_search,
            )
            app.state.context.relations.changed = app.state.context.relations_changed
            metrics.watch(app.state.context)
            if settings.operation.metrics is not None:
                metrics.serve(*settings.operation.metrics)
            if isinstance(workers, WorkerProcesses):
                workers.warm_up()
            await registry.open()
            rated_games.open()
            tournaments.open()
            game_finder.open()
            played_games.open()
            daily.open()
            removals.open()
            if settings.operation.puzzle_search:
                puzzle_search.open()
            catalogues = asyncio.create_task(
                asyncio.to_thread(load_catalogues, [game.package for game in all_games()]), name="catalogues"
            )
            catalogues.add_done_callback(lambda _: garbage_collection.leave_out_what_is_here())
            warming = asyncio.create_task(warm_up(position_workers), name="replay workers")
            collecting = asyncio.create_task(garbage_collection.look_through_everything(), name="garbage collection")
            retention.open()
            try:
                yield
            finally:
                await removals.close()
                await retention.close()
                await tournaments.close()
                await game_finder.close()
                await rated_games.close()
                await played_games.close()
                await daily.close()
                await puzzle_search.close()
                await sign_ins.close()
                await watchdog.close()
                await catalogues
                warming.cancel()
                collecting.cancel()
                await notices.close()
                await lobby.close()
                record_workers.close()
                position_workers.close()
                puzzle_workers.close()
                await registry.close()
        finally:
            await opened.close()

    app = Litestar(
        route_handlers=[
            *API,
            openapi.read_api,
            table_socket,
            lesson_socket,
            lobby_socket,
            tournament_socket,
            read_page,
        ],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        openapi_config=openapi.CONFIG,
        # The pages are compressed when they are built, and WebSocket messages are too small to gain from it.
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="packed"),
        request_max_body_size=settings.limits.message_bytes,
        state=State(),
        debug=False,
        logging_config=None,
    )
    return Server(app)


async def _delivery(settings: Settings, store: Store, time: Time) -> Delivery:
    """The keys are made at the first start and kept in the database: a new one would end every subscription."""
    links = Links(await store.setting("notice-key", token_hex(32)))
    vapid = VapidKey(await store.setting("vapid-key", new_key()), settings.notices.contact)
    return Delivery(store.notices, time, settings.notices, links, vapid)


def _limiters(settings: Settings) -> RateLimiters:
    limits = settings.limits
    return RateLimiters(
        reads=RateLimiter(limits.reads),
        writes=RateLimiter(limits.writes),
        analyses=RateLimiter(limits.analyses),
        passphrases=RateLimiter(limits.passphrases),
        sockets=RateLimiter(limits.sockets),
        past_positions=RateLimiter(limits.past_positions),
        lessons=RateLimiter(limits.lessons),
        reviews=RateLimiter(limits.reviews),
        confirmations=RateLimiter(limits.confirmations),
        puzzles=RateLimiter(limits.puzzles),
        bot_requests=RateLimiter(limits.bot_requests),
    )
