"""Hints tell the truth: every claim of every reason is checked against the position it was given for.

Games are played by bots of all levels; at every decision each bot of the game is asked for a hint, and what it says is
computed anew (`hint_checks`). A message that nobody declared, a number that is wrong, or a reason that does not fit its
move fails here.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from msgspec.structs import replace

from menagerie.bots import bots_for
from menagerie.core.contract import AnyGame
from menagerie.core.generator import Generator
from menagerie.core.player import Choice, Reason, observe
from menagerie.core.registry import game as find_game
from menagerie.core.words import LANGUAGES, words_for
from menagerie.games.zoocracy.actions import Accept, Offer
from tests.bots.hint_checks import zoocracy
from tests.bots.hint_checks.checks import Checks, Hint, UntrueHint
from tests.bots.hint_checks.eighteen_zoo import EIGHTEEN_ZOO
from tests.bots.hint_checks.lucky_lions import LUCKY_LIONS
from tests.bots.hint_checks.zoo_le_ma import ZOO_LE_MA, win_share
from tests.bots.hint_checks.zoocracy import ZOOCRACY
from tests.games.eighteen_zoo.shared_records import FIXTURES, needs_records
from tests.games.zoocracy.positions import PLAIN, begin, midgame, play, propose, vote

CHECKS: dict[str, Checks] = {
    "lucky-lions": LUCKY_LIONS,
    "zoo-le-ma": ZOO_LE_MA,
    "zoocracy": ZOOCRACY,
    "18zoo": EIGHTEEN_ZOO,
}
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("lucky-lions", 3, {}),
    ("lucky-lions", 2, {"wild_animals": True}),
    ("lucky-lions", 4, {"busy_zoo": True, "more_decisions": True, "longer": True}),
    ("zoo-le-ma", 2, {}),
    ("zoo-le-ma", 4, {}),
    ("zoocracy", 3, {}),
    ("zoocracy", 5, {"advanced": True}),
    ("zoocracy", 2, {}),
    ("18zoo", 2, {}),
    ("18zoo", 4, {}),
)
MOST_MOVES = 900


def played(game: AnyGame, players: int, options: dict[str, Any], seed: str) -> Iterator[tuple[Any, int]]:
    """The positions of a game between bots of different levels, each with the seat that decides."""
    makers = [maker for name, maker in bots_for(game).items() if name != "random"]
    seats = [makers[seat % len(makers)](Generator(f"{seed} {seat}")) for seat in range(players)]
    state = game.new(players, game.options_type(**options), seed)
    for _ in range(MOST_MOVES):
        if not state.waiting_on:
            return
        seat = state.waiting_on[0]
        yield state, seat
        state.apply(seat, seats[seat].choose(observe(state, seat)).action)


def hints(game: AnyGame, state: Any, seat: int, number: int) -> Iterator[Hint]:
    """What each bot of the game would do there."""
    for name, maker in bots_for(game).items():
        choice = maker(Generator(f"{name} {number}")).choose(observe(state, seat))
        yield Hint(state, seat, choice)


def verified(game: AnyGame, hint: Hint, checks: Checks) -> str:
    """The message of a hint that is true and can be said in every language."""
    message = checks.verify(hint)
    for language in LANGUAGES:
        names = tuple(f"P{seat}" for seat in range(8))
        text = words_for(game, language).with_names(names).reason(hint.choice.reason)
        assert text[:1].isupper() or text[:1].isdigit() or text[:1] == "P", text
        assert text.endswith((".", ")")), text
    if checks is ZOOCRACY:
        says_so = message.startswith("reason-break-")
        if says_so != zoocracy.breaks_a_promise(hint) and message != "reason-random":
            raise UntrueHint(f"{message} for {hint.action}: does it break a promise?")
    return message


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
@pytest.mark.parametrize(
    "seed", ["1", pytest.param("2", marks=pytest.mark.soak), pytest.param("3", marks=pytest.mark.soak)]
)
def test_every_claim_of_every_hint_is_true(name: str, players: int, options: dict[str, Any], seed: str) -> None:
    game = find_game(name)
    found = {
        verified(game, hint, CHECKS[name])
        for number, (state, seat) in enumerate(played(game, players, options, seed))
        for hint in hints(game, state, seat, number)
    }
    assert len(found) > 1


@needs_records
@pytest.mark.parametrize("record", ["18ZOOMapA/17.json", "18ZOOMapA/4.json", "more/mapA_2p_seed659491832_crowd.json"])
def test_every_claim_of_a_hint_in_recorded_games_is_true(record: str) -> None:
    file = FIXTURES / record
    if not file.exists():
        pytest.skip("no such record")
    from menagerie.core import record as records

    game = find_game("18zoo")
    foreign = game.read_foreign(file.read_bytes(), "en")
    assert foreign is not None
    state = records.start(foreign.record)
    for number, move in enumerate(foreign.record.actions, start=1):
        if move.seat in state.waiting_on and len(state.legal(move.seat)) > 1:
            for hint in hints(game, state, move.seat, number):
                verified(game, hint, EIGHTEEN_ZOO)
        state.apply(move.seat, records.decode_move(game, move, number))


def reason_messages(game: AnyGame) -> set[str]:
    """The messages of the game's reasons, and those of the bots that play every game."""
    found: set[str] = set()
    for package, file in ((game.package, "text/reasons.en.ftl"), ("menagerie", "locales/en/bots.ftl")):
        text = resources.files(package).joinpath(file).read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("reason-"):
                found.add(entry.id.name)
    return found


@pytest.mark.parametrize("name", CHECKS)
def test_every_reason_declares_what_it_claims(name: str) -> None:
    assert reason_messages(find_game(name)) == set(CHECKS[name].messages)


def first_hint(name: str, message: str, **options: Any) -> Hint:
    """The first hint with this message in a game between bots."""
    game = find_game(name)
    for number, (state, seat) in enumerate(played(game, 3, options, "1")):
        for hint in hints(game, state, seat, number):
            if hint.choice.reason.message == message:
                return hint
    raise LookupError(message)


@pytest.mark.parametrize(
    ("name", "message", "fact"),
    [
        ("lucky-lions", "reason-duel", "win"),
        ("lucky-lions", "reason-duel", "points"),
        ("zoo-le-ma", "reason-bid", "points"),
        ("zoo-le-ma", "reason-place", "stars"),
        ("zoocracy", "reason-votes", "votes"),
        ("zoocracy", "reason-bid", "funds"),
        ("18zoo", "reason-launch", "left"),
        ("18zoo", "reason-share", "threshold"),
    ],
)
def test_a_wrong_number_is_noticed(name: str, message: str, fact: str) -> None:
    hint = first_hint(name, message)
    CHECKS[name].verify(hint)
    claimed = hint.choice.reason.facts[fact]
    assert isinstance(claimed, int)
    wrong = {**hint.choice.reason.facts, fact: (claimed + 50) % 100}
    with pytest.raises(UntrueHint):
        CHECKS[name].verify(hint._replace(choice=replace(hint.choice, reason=Reason(message, wrong))))


def test_what_is_said_of_promises_is_counted_again() -> None:
    """Party 0 kept two promises and broke one, and makes an offer: the answer names these figures; others fail."""
    state = midgame(4, seats=(14, 13, 12, 11), options=PLAIN, election_held=True)
    begin(state, "D")
    for prize_for_3 in (3, 3, 0):
        play(state, 0, Offer(3, ("p2",)))
        play(state, 3, Accept(0))
        propose(state, 0, 0, 0, 0, prize_for_3)
        vote(state, [2, 3] if prize_for_3 else [])
        begin(state, "D")
    play(state, 0, Offer(2, ("p1", "p2")))
    hint = Hint(state, 2, bots_for(find_game("zoocracy"))["statesman"](Generator("told")).choose(observe(state, 2)))
    assert ZOOCRACY.verify(hint) == "reason-accept-broken"
    assert hint.choice.reason.facts == {"party_seat": 0, "broken": 1, "due": 3}
    for fact in ("party_seat", "broken", "due"):
        wrong = Reason("reason-accept-broken", {**hint.choice.reason.facts, fact: 2})
        with pytest.raises(UntrueHint):
            ZOOCRACY.verify(hint._replace(choice=replace(hint.choice, reason=wrong)))


def test_a_bid_that_cannot_win_is_hardly_ever_recommended() -> None:
    """Zoo le Ma: what wins in none of the bot's guesses becomes 0. Here others are guessed, so a few may remain."""
    game = find_game("zoo-le-ma")
    shares = [
        win_share(hint)
        for number, (state, seat) in enumerate(played(game, 3, {}, "1"))
        if state.step == "bid"
        for hint in hints(game, state, seat, number)
        if hint.choice.reason.message == "reason-plan"
    ]
    hopeless = [share for share in shares if share < 0.02]
    assert len(shares) > 20
    assert len(hopeless) <= len(shares) // 10, shares


def test_a_reason_for_another_move_is_noticed() -> None:
    hint = first_hint("18zoo", "reason-share")
    with pytest.raises(UntrueHint, match="does not explain"):
        EIGHTEEN_ZOO.verify(hint._replace(choice=Choice(hint.action, Reason("reason-squirrel"))))
    with pytest.raises(UntrueHint, match="nobody declared"):
        EIGHTEEN_ZOO.verify(hint._replace(choice=Choice(hint.action, Reason("reason-of-nobody"))))


def test_a_share_that_misses_the_threshold_does_not_say_it_is_met() -> None:
    hint = first_hint("18zoo", "reason-share-below")
    claimed = Reason("reason-share", hint.choice.reason.facts)
    with pytest.raises(UntrueHint):
        EIGHTEEN_ZOO.verify(hint._replace(choice=Choice(hint.action, claimed)))
