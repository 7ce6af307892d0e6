"""Imports a game exported from 18xx.games: replays it by the rules here. The work behind `menagerie import-18xx`."""

from pathlib import Path
from typing import Any

import msgspec

from menagerie.cli.errors import CliError, one_line, os_error_text, print_error
from menagerie.core.record import Recorder, Seat
from menagerie.core.record import encode as encode_record
from menagerie.core.words import Words, words_for
from menagerie.games.eighteen_zoo.actions import EighteenZooAction
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.importer.canonical_state import canonical
from menagerie.games.eighteen_zoo.importer.file import RecordedAction, RecordedGame, UnreadableGame, read
from menagerie.games.eighteen_zoo.importer.replay import Outcome, replay
from menagerie.games.eighteen_zoo.importer.strict_replay import compare
from menagerie.games.eighteen_zoo.importer.text import claim_text, refusal_text, result_text
from menagerie.games.eighteen_zoo.importer.to_record import record_of
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from menagerie.games.eighteen_zoo.text.names import difference_name


def import_file(words: Words, file: str, json: bool, out: str | None, strict: bool, trace: bool) -> bool:
    """Replays the file and prints how it went; whether all is as recorded."""
    try:
        game = _game(file, words)
    except CliError as problem:
        if json:
            print(msgspec.json.encode(_unread(str(problem))).decode())
        raise
    own = words_for(GAME, words.language, tuple(one_line(name)[:40] for name in game.names))
    recorder = Recorder(GAME, game.options, tuple(Seat(name) for name in game.names), game.seed)

    def write(state: EighteenZooState, seat: int, action: EighteenZooAction) -> None:
        recorder.write(seat, state.point(seat) or "", action)

    whole = 0

    def watch(number: int, played: RecordedAction | None, state: EighteenZooState) -> None:
        nonlocal whole
        whole = len(recorder.moves)  # decisions of actions that were played to their end
        if trace:
            print(_line(number, played, state, game))

    state: EighteenZooState | None = None
    if strict:
        outcome = compare(game)
    else:
        watched = trace or out is not None
        outcome, state = replay(game, watch if watched else None, write if out is not None else None)
    if json:
        print(msgspec.json.encode(_as_json(outcome, own)).decode())
    elif not trace:
        _say(outcome, game, own, strict, _winners(outcome, game, state))
    elif outcome.refused is not None:
        print_error(refusal_text(outcome.refused, own))
    if out is None:
        if outcome.refused is not None and not strict and not json and not trace:
            print(words("cli-import-offer", applied=outcome.applied))
    elif strict:
        print_error(words("cli-import-not-written", file=out))
    else:
        _store(out, encode_record(record_of(recorder, whole, game)), words)
        if outcome.refused is not None:
            print_error(words("cli-import-part-written", file=out, applied=outcome.applied, actions=outcome.actions))
        elif not json and not trace:
            print(words("cli-import-written", file=out))
    return outcome.ok


def _game(file: str, words: Words) -> RecordedGame:
    try:
        return read(Path(file).read_bytes())
    except OSError as error:
        raise CliError(words("cli-import-cannot-read", file=file, detail=os_error_text(error, words))) from None
    except ValueError:  # a path no system can have
        raise CliError(words("cli-import-cannot-read", file=repr(file), detail="?")) from None
    except UnreadableGame as trouble:
        detail = words_for(GAME, words.language)(trouble.reason, **trouble.facts)
        raise CliError(words("cli-import-cannot-read", file=file, detail=one_line(detail))) from None


def _store(out: str, text: bytes, words: Words) -> None:
    try:
        Path(out).write_bytes(text)
    except (OSError, ValueError) as error:
        detail = os_error_text(error, words) if isinstance(error, OSError) else repr(out)
        raise CliError(words("cli-import-cannot-write", file=out, detail=detail)) from None


def _line(number: int, played: RecordedAction | None, state: EighteenZooState, game: RecordedGame) -> str:
    summary: dict[str, Any] = {
        "n": number,
        "index": 0 if played is None else played.index,
        "action_id": None if played is None else played.id,
        "action": None if played is None else played.raw,
        "state": canonical(state, game.ids),
    }
    return msgspec.json.encode(summary).decode()


def _as_json(outcome: Outcome, own: Words) -> dict[str, Any]:
    error: dict[str, Any] | None = None
    if outcome.refused is not None:
        violation = outcome.refused.violation
        error = {
            "action": outcome.refused.action,
            "rule": violation.paragraph,
            "message": own.violation(violation),
            "detail": one_line(refusal_text(outcome.refused, own)),
        }
        if "difference" in violation.facts:
            error["difference"] = difference_name(str(violation.facts["difference"]), own)
    claims = [claim_text(claim, own) for claim in outcome.wrong_claims]
    return {
        "ok": outcome.ok,
        "actions": outcome.actions,
        "applied": outcome.applied,
        "result": outcome.result,
        "expected": outcome.expected,
        "error": error,
    } | ({"claims": claims} if claims else {})


def _unread(message: str) -> dict[str, Any]:
    """The same for a file that holds no game."""
    error = {"action": None, "rule": None, "message": message}
    return {"ok": False, "actions": 0, "applied": 0, "result": {}, "expected": None, "error": error}


def _winners(outcome: Outcome, game: RecordedGame, state: EighteenZooState | None) -> tuple[int, ...]:
    """Nobody while the game is not over. A comparison of two rule variants leaves no state: there the best score."""
    if outcome.refused is not None:
        return ()
    if state is None:
        best = max(outcome.result.values(), default=0)
        return tuple(seat for seat, key in enumerate(game.ids) if outcome.result[str(key)] == best)
    result = state.result()
    return () if result is None else result.winners


def _say(outcome: Outcome, game: RecordedGame, own: Words, strict: bool, winners: tuple[int, ...]) -> None:
    """In words: how far it went, the scores, the winner, and what is not as recorded."""
    print(own("cli-import-played", applied=outcome.applied, actions=outcome.actions))
    if outcome.refused is not None:
        print(one_line(("" if not strict else own("cli-import-parts") + " ") + refusal_text(outcome.refused, own)))
    for claim in outcome.wrong_claims:
        print(one_line(claim_text(claim, own)))
    if not winners:
        print(own("cli-import-so-far"))
    for seat, key in enumerate(game.ids):
        line = own("cli-import-score", seat=seat, score=outcome.result[str(key)])
        if seat in winners:
            line += " " + own("cli-import-winner")
        print(one_line(line))
    if outcome.refused is None and outcome.expected is not None:
        print(one_line(result_text(outcome, game, own)))
        best = max(outcome.expected.values())
        named = tuple(seat for seat, key in enumerate(game.ids) if outcome.expected.get(str(key)) == best)
        if winners and named != winners:
            recorded, counted = own.names_of(named), own.names_of(winners)
            print(one_line(own("cli-import-other-winner", recorded=recorded, counted=counted)))
