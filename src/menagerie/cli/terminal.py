"""A game in the terminal: asks the person who is to decide, lets bots play, and passes the screen on."""

from __future__ import annotations

import msgspec
from rich.cells import cell_len, set_cell_size

from menagerie.bots import best_bot
from menagerie.cli.errors import one_line, small_number
from menagerie.cli.local_table import LocalTable
from menagerie.cli.rules import no_such_paragraph, show_paragraphs, under
from menagerie.cli.screen import PlayerQuit, Screen
from menagerie.core.contract import Action
from menagerie.core.ledger import ledger
from menagerie.core.words import Words
from menagerie.table.requests import Declined

MANY = 24
"""More choices than this would scroll the position away."""
GAP = 2
"""Between two columns of choices."""
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
        for line in news:
            self.screen.say(f"• {line}")
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
        legal = self.local.state.legal(seat)
        self._show(seat, legal)
        while True:
            typed = self.screen.ask(self.words("cli-play-prompt", seat=seat, count=len(legal)))
            match typed[:1].lower():
                case "":
                    self._show(seat, legal)
                case "?":
                    self._rule(seat, typed[1:].strip())
                case "h" if len(typed) == 1:
                    self._hint(seat, legal)
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
                    if (number := small_number(typed)) is not None and 1 <= number <= len(legal):
                        self.local.decide(seat, legal[number - 1])
                        return
                    if number is not None or not self._choices(seat, legal, typed):
                        self.screen.say(self.words("cli-play-what", typed=typed[:20], count=len(legal)))

    def _show(self, seat: int, legal: list[Action]) -> None:
        """What has happened, the position in words, and the choices."""
        say, view = self.screen.say, self.local.state.view(seat)
        for line in self.local.news(seat, self.words):
            say(f"• {line}")
        say()
        question = self.game.question(view, self.words)
        for line in self.game.describe(view, self.words).splitlines():
            say(line)
        say()
        say(self.words("cli-says", seat=seat, what=question) if self.shared else question, "bold")
        self._choices(seat, legal)
        say(self.words("cli-play-keys"), "dim")

    def _choices(self, seat: int, legal: list[Action], containing: str = "") -> bool:
        """The choices, or those that contain a word; whether there are any. Many choices stand in columns."""
        view = self.local.state.view(seat)
        texts = [self.game.describe_action(action, view, self.words) for action in legal]
        found = [
            (number, text) for number, text in enumerate(texts, start=1) if containing.casefold() in text.casefold()
        ]
        many = len(found) > MANY
        digits = len(str(len(legal))) if many else 4
        lines = [f"{number:{digits}}  {text}" for number, text in found]
        room = max((cell_len(line) for line in lines), default=0) + GAP
        columns = max(1, (self.screen.console.width + GAP) // room) if many else 1
        rows = -(-len(lines) // columns)
        for row in range(rows):
            *before, last = lines[row::rows]
            self.screen.say("".join(set_cell_size(line, room) for line in before) + last)
        return bool(found)

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

    def _hint(self, seat: int, legal: list[Action]) -> None:
        """What the best bot would do, knowing no more than this seat does."""
        decision = self.local.hint(seat)
        action: Action = msgspec.convert(decision.action, self.game.action_type)
        text = self.game.describe_action(action, self.local.state.view(seat), self.words)
        number = legal.index(action) + 1 if action in legal else 0
        reason = self.words.reason(decision.reason)
        self.screen.say(self.words("cli-hint", bot=best_bot(self.game), number=number, action=text, reason=reason))

    def _rule(self, seat: int, wanted: str) -> None:
        """``?`` the rule of the present decision, ``? 3.7`` a paragraph or section, ``? word`` a search."""
        number = wanted or self._present_paragraph(seat)
        found = under(self.book, number) or self.book.search(number)
        if found:
            show_paragraphs(self.screen.console, found, self.words)
        elif number[:1].isdigit():
            self.screen.say(no_such_paragraph(self.book, number, self.words))
        else:
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
