"""A game in the terminal: asks the person who is to decide, lets bots play, and passes the screen on."""

from __future__ import annotations

import msgspec

from menagerie.bots import best_bot
from menagerie.cli import explain
from menagerie.cli.choices import (
    Choice,
    Gone,
    choices_of,
    gone,
    gone_line,
    grouped,
    kind_of,
    listed,
    meant_number,
    prompt_range,
)
from menagerie.cli.errors import one_line, small_number
from menagerie.cli.local_table import LocalTable
from menagerie.cli.rules import no_such_paragraph, show_paragraphs, under
from menagerie.cli.screen import PlayerQuit, Screen
from menagerie.core.contract import Action
from menagerie.core.guide import guide_lines
from menagerie.core.ledger import ledger
from menagerie.core.words import Words
from menagerie.table.hint_words import estimate_sentences
from menagerie.table.requests import Declined

FEWEST_ROWS = 8
"""So many rows the choices may always take."""
MOST_GONE = 3
"""Of the rules that took choices away, so many are quoted."""
MOST_THINGS = 5
_YES = ("y", "yes", "o", "oui")


class Terminal:
    def __init__(self, local: LocalTable, screen: Screen, words: Words, preface: str) -> None:
        self.local = local
        self.screen = screen
        self.words = words
        self.game = local.game
        self.book = ledger(local.game, words.language)
        self.shared = len(local.people) > 1
        self.here: int | None = None if self.shared else local.people[0]
        """The seat whose person is at the screen."""
        self._preface = preface
        self._offered: dict[tuple[int, str], list[tuple[Action, str]]] = {}
        """The choices of the last decision of each kind, by seat."""

    def run(self) -> None:
        """Until the game is over. Raises `PlayerQuit` when somebody leaves before that."""
        if not self.shared:
            self.screen.say(self._preface)
        while True:
            self.local.wait_for_bots()
            waiting = [seat for seat in self.local.table.waiting_on if not self.local.is_bot(seat)]
            if not waiting:
                break
            seat = self.here if self.here in waiting else waiting[0]
            assert seat is not None
            if seat == self.here or self._pass_screen(seat):
                self._ask(seat)
        if self.local.table.waiting_on:
            raise RuntimeError("a bot could not decide")
        self._end()

    def _end(self) -> None:
        """The last news: for one person theirs, for several at one screen only what all may see."""
        if self.shared:
            self.screen.close()
            news = self.local.last_news(self.words)
        else:
            news = self.local.news(self.local.people[0], self.words)
        self._say_lines(news)
        self.screen.say()

    # --- several people at one screen

    def _pass_screen(self, seat: int) -> bool:
        """Hides the screen until the next person is there. Before that, the last one may still undo."""
        moves = self.local.table.moves
        last = moves[-1].seat if moves else None
        message = self.words("cli-pass-screen", seat=seat)
        if last is None:
            message = f"{self._preface}\n{message}"
        while True:
            answer = self.screen.pass_on(message, self.words("cli-pass-screen-enter")).lower()
            if answer == "q":
                raise PlayerQuit
            if answer == "u" and last is not None and not self.local.is_bot(last):
                if self._undo(last):
                    self.here = None
                    return False
                message = f"{self._why_not_undone(last)} {self.words('cli-pass-screen', seat=seat)}"
                continue
            self.here = seat
            return True

    def _undo(self, seat: int) -> bool:
        """Undoes the seat's last decision, and asks the others first where their consent is needed."""
        if self.local.undo_kind(seat) == "none":
            return False
        for other in self.local.undo(seat):
            message = self.words("cli-undo-consent", asking_seat=seat, other_seat=other)
            agree = self.screen.pass_on(message, self.words("cli-undo-consent-enter")).lower() in _YES
            self.local.answer_undo(other, agree)
            if not agree:
                return False
        return True

    def _why_not_undone(self, seat: int) -> str:
        kind = self.local.undo_kind(seat)
        return self.words("cli-undo-nothing" if kind == "none" else "cli-undo-refused")

    # --- one person

    def _ask(self, seat: int) -> None:
        """Shows the seat its position, and asks until something has been decided or undone."""
        state = self.local.state
        legal = state.legal(seat)
        choices = choices_of(self.game, legal, state.view(seat), self.words)
        before = self._offered.get((seat, kind_of(state.point(seat) or "")), [])
        missing = gone(before, legal, state, seat, self.words)
        self._offered[seat, kind_of(state.point(seat) or "")] = [(one.action, one.text) for one in choices]
        self._show(seat, choices, missing)
        while True:
            typed = self.screen.ask(self.words("cli-play-prompt", seat=seat, range=prompt_range(choices)))
            chosen = next((one for one in choices if one.label == typed.lower()), None)
            if chosen is not None:
                self.local.decide(seat, chosen.action)
                return
            match typed[:1].lower():
                case "":
                    self._show(seat, choices, missing)
                case "?":
                    self._explain(seat, typed[1:].strip())
                case "h" if len(typed) == 1:
                    self._hint(seat, choices)
                case "m" if len(typed) == 1:
                    self._say_lines(listed(choices, self.screen.console.width))
                case "q" if len(typed) == 1:
                    raise PlayerQuit
                case "u" if len(typed) == 1:
                    if self._undo(seat):
                        return
                    self.screen.say(self._why_not_undone(seat))
                case "{":
                    if self._json_action(seat, typed):
                        return
                case _:
                    self._find(seat, choices, legal, typed)

    def _find(self, seat: int, choices: list[Choice], legal: list[Action], typed: str) -> None:
        """A word finds choices; a number that may not be said now is refused by its rule."""
        number = small_number(typed)
        meant = None if number is None else meant_number(self.game, legal, number)
        violation = None if meant is None else self.local.state.check(seat, meant)
        if violation is not None:
            self.screen.say(self.words.violation(violation))
            return
        found = [one for one in choices if typed.casefold() in one.text.casefold()] if number is None else []
        if found:
            self._say_lines(listed(found, self.screen.console.width))
        else:
            self.screen.say(self.words("cli-play-what", typed=typed[:20], range=prompt_range(choices)))

    def _say_lines(self, lines: list[str], style: str = "") -> None:
        for line in lines:
            self.screen.say(line, style)

    def _show(self, seat: int, choices: list[Choice], missing: list[Gone]) -> None:
        """What has happened, the position in words, and the choices.

        On a screen the choices take only the rows that the position leaves, and never fewer than `FEWEST_ROWS`: the
        rest of them is one key away. So the question stays beside the position.
        """
        screen, view = self.screen, self.local.state.view(seat)
        for line in self.local.news(seat, self.words):
            screen.say(line, "bold" if line.startswith("#") else "")
        screen.say()
        position = self.game.describe(view, self.words).splitlines()
        self._say_lines(position)
        question = self.game.question(view, self.words)
        asked = self.words("cli-says", seat=seat, what=question) if self.shared else question
        guide = list(guide_lines(self.game.guide(view, self.words), self.words))
        vanished = [gone_line(one, self.words) for one in missing[:MOST_GONE]]
        keys = self.words("cli-play-keys")
        room = screen.room - sum(screen.rows(text) for text in (*guide, asked, keys, *vanished)) - 1
        free = room - sum(screen.rows(line) for line in position)
        lines = self._folded(choices, max(FEWEST_ROWS, free)) if screen.paged else listed(choices, screen.console.width)
        screen.make_room(1 + sum(screen.rows(text) for text in (*guide, asked, *lines, *vanished, keys)))
        screen.say()
        self._say_lines(guide, "dim")
        screen.say(asked, "bold")
        self._say_lines(lines)
        self._say_lines(vanished, "dim")
        screen.say(keys, "dim")

    def _folded(self, choices: list[Choice], room: int) -> list[str]:
        """The choices in at most so many rows: in full, by groups, or the first of them."""
        width = self.screen.console.width
        lines = listed(choices, width)
        if self._fits(lines, room):
            return lines
        lines = grouped(choices, width, self.words)
        if self._fits(lines, room):
            return lines
        shown = lines[: max(1, room - 1)]
        return [*shown, self.words("cli-play-fold", count=len(lines) - len(shown))]

    def _fits(self, lines: list[str], room: int) -> bool:
        return sum(self.screen.rows(line) for line in lines) <= room

    def _json_action(self, seat: int, typed: str) -> bool:
        """An action as JSON, for what no list could hold, such as a run drawn by hand. Whether it was done."""
        try:
            action = self.game.decode_action(typed)
        except msgspec.MsgspecError as error:
            self.screen.say(self.words("cli-play-unreadable", detail=one_line(str(error))[:200]))
            return False
        try:
            self.local.decide(seat, action)
        except Declined as declined:
            if declined.violation is None:
                raise
            self.screen.say(self.words.violation(declined.violation))
            return False
        return True

    def _hint(self, seat: int, choices: list[Choice]) -> None:
        """What the best bot would do, knowing no more than this seat does."""
        decision = self.local.hint(seat)
        action: Action = msgspec.convert(decision.action, self.game.action_type)
        text = self.game.describe_action(action, self.local.state.view(seat), self.words)
        label = next((one.label for one in choices if one.action == action), "–")
        view = self.local.state.view(seat)
        reason = " ".join(
            [self.words.reason(decision.reason), *estimate_sentences(self.game, decision, view, self.words)]
        )
        self.screen.say(self.words("cli-hint", bot=best_bot(self.game), number=label, action=text, reason=reason))

    def _explain(self, seat: int, wanted: str) -> None:
        """``?`` the rule of the present decision, ``? 3.7`` a paragraph or section, ``? word`` a card, an office or
        another thing of that name with its rules, or else the paragraphs that hold the word."""
        number = wanted or self._present_paragraph(seat)
        found = under(self.book, number)
        things = [] if found else explain.find(self.game, number, self.words.language)
        for thing in things[:MOST_THINGS]:
            self.screen.say(self.words("cli-explain", name=thing.name, kind=thing.group), "bold")
            when = [f"{self.words('explain-when')} {thing.when}"] if thing.when else []
            self._say_lines([f"  {sentence}" for sentence in (thing.text, *when)])
        if things:
            found = tuple(
                dict.fromkeys(one for thing in things[:MOST_THINGS] for one in explain.rules_of(thing, self.book))
            )
        found = found or (() if things else self.book.search(number))
        if found:
            with self.screen.console.capture() as printed:
                show_paragraphs(self.screen.console, found, self.words)
            self._say_lines(printed.get().rstrip("\n").split("\n"))
        elif number[:1].isdigit():
            self.screen.say(no_such_paragraph(self.book, number, self.words))
        elif not things:
            self.screen.say(self.words("cli-rules-nothing-found", word=number[:40]))

    def _present_paragraph(self, seat: int) -> str:
        """The paragraph behind the question: what a move of another kind would be refused with."""
        state, table = self.local.state, self.local.table
        legal = state.legal(seat)
        answers = {type(action) for action in legal}
        others = [one for one in self.game.all_actions(table.players, table.options) if one not in legal]
        others.sort(key=lambda action: type(action) in answers)  # another kind of move first
        for action in others:
            violation = state.check(seat, action)
            if violation is not None:
                return violation.paragraph
        return self.book.numbers[0]
