"""The host of a game in the terminal: asks whoever is to decide, lets bots think, and hands the screen over."""

from __future__ import annotations

import msgspec
from rich.cells import cell_len, set_cell_size

from menagerie.bots import best_bot, bots_for
from menagerie.cli.problem import one_line, small_number
from menagerie.cli.rules import no_such_paragraph, show_paragraphs, under
from menagerie.cli.screen import Left, Screen
from menagerie.cli.sitting import Sitting
from menagerie.core.contract import Action
from menagerie.core.generator import Generator
from menagerie.core.ledger import ledger
from menagerie.core.player import Bot, Observation, UnpromptedBot
from menagerie.core.words import Words

MANY = 24
"""More choices than this would scroll the table away."""
GAP = 2
"""Between two columns of them."""


class Host:
    def __init__(self, sitting: Sitting, screen: Screen, words: Words, preface: str) -> None:
        self.sitting = sitting
        self.screen = screen
        self.words = words
        self.game = sitting.game
        self.book = ledger(sitting.game, words.language)
        self.shared = len(sitting.people) > 1
        self.here: int | None = None if self.shared else sitting.people[0]
        """Who sits at the screen."""
        self._preface = preface
        self._minds = 0
        self.bots: dict[int, Bot] = {}
        self._chances: dict[int, str] = {}
        """Where each bot was last given a chance to speak up."""
        self._wake_bots()

    def _wake_bots(self) -> None:
        """Fresh bots: at the start, and after an undo, since what they remember may not have happened."""
        makers = bots_for(self.game)
        self.bots = {
            seat: makers[who.bot](Generator(f"{self.sitting.recorder.seed}/seat {seat}/{self._minds}"))
            for seat, who in enumerate(self.sitting.seats)
            if who.bot is not None
        }
        self._chances = {}
        self._minds += 1

    def run(self) -> None:
        """Until the game is over. Raises `Left` when somebody goes before that."""
        if not self.shared:
            self.screen.say(self._preface)
        while waiting := self.sitting.state.waiting_on:
            thinking = [seat for seat in waiting if seat in self.bots]
            if thinking:
                seat = thinking[0]
                self.sitting.decide(seat, self.bots[seat].choose(Observation(self.sitting.state, seat)).action)
                continue
            if self._somebody_speaks_up():
                continue
            seat = self.here if self.here in waiting else waiting[0]
            assert seat is not None
            if seat == self.here or self._hand_over(seat):
                self._ask(seat)
        self._end()

    def _somebody_speaks_up(self) -> bool:
        """Whether a bot had something to say unasked, before a person decides. Each is given one chance a point."""
        state = self.sitting.state
        for seat, bot in self.bots.items():
            point = state.point(seat)
            if not isinstance(bot, UnpromptedBot) or point is None or self._chances.get(seat) == point:
                continue
            self._chances[seat] = point
            choice = bot.act_unprompted(Observation(state, seat))
            if choice is not None:
                self.sitting.decide(seat, choice.action)
                return True
        return False

    def _end(self) -> None:
        """The last news: for one person theirs, for several on one screen only what all may see."""
        if self.shared:
            self.screen.close()
            last = self.sitting.told[self.sitting.steps[-1].told :]
            seen = [redacted for event in last if (redacted := self.game.redact(event, None)) is not None]
        else:
            seen = self.sitting.news(self.sitting.people[0])
        for event in seen:
            if text := self.game.describe_event(event, self.words):
                self.screen.say(f"• {text}")
        self.screen.say()

    # --- between two people ---

    def _hand_over(self, seat: int) -> bool:
        """The curtain. Whoever decided last may still change their mind before it rises."""
        last = self.sitting.steps[-1].seat if self.sitting.steps else None
        question, message = self.words("cli-curtain-enter"), self.words("cli-curtain", seat=seat)
        if not self.sitting.steps:
            message = f"{self._preface}\n{message}"
        while True:
            answer = self.screen.curtain(message, question)
            if answer.lower() == "q":
                raise Left
            if answer.lower() == "u" and last is not None and last not in self.bots:
                if problem := self.sitting.undo_problem(last):
                    message = f"{self.words(problem)} {self.words('cli-curtain', seat=seat)}"
                    continue
                self._take_back(last)
                self.here = None
                return False
            self.here = seat
            return True

    def _take_back(self, seat: int) -> None:
        self.sitting.undo(seat)
        self._wake_bots()

    # --- one person ---

    def _ask(self, seat: int) -> None:
        """Shows the seat its table, and goes on asking until something has been decided or taken back."""
        legal = self.sitting.state.legal(seat)
        self._show(seat, legal)
        while True:
            typed = self.screen.ask(self.words("cli-play-prompt", seat=seat, count=len(legal)))
            match typed[:1].lower():
                case "":
                    self._show(seat, legal)
                case "?":
                    self._rule(seat, typed[1:].strip())
                case "h" if len(typed) == 1:
                    self._hint(seat)
                case "q" if len(typed) == 1:
                    raise Left
                case "u" if len(typed) == 1:
                    if problem := self.sitting.undo_problem(seat):
                        self.screen.say(self.words(problem))
                    else:
                        self._take_back(seat)
                        self.screen.say(self.words("cli-undo-done" if self.shared else "cli-undo-done-bots"))
                        return
                case "{":
                    if self._written_out(seat, typed):
                        return
                case _:
                    if (number := small_number(typed)) is not None and 1 <= number <= len(legal):
                        self.sitting.decide(seat, legal[number - 1])
                        return
                    if number is not None or not self._choices(seat, legal, typed):
                        self.screen.say(self.words("cli-play-what", typed=typed[:20], count=len(legal)))

    def _show(self, seat: int, legal: list[Action]) -> None:
        """What has happened, the table in words, and what can be done."""
        say, view = self.screen.say, self.sitting.state.view(seat)
        for event in self.sitting.news(seat):
            if text := self.game.describe_event(event, self.words):
                say(f"• {text}")
        say()
        question, *table = self.game.describe(view, self.words).splitlines()
        for line in table:
            say(line)
        say()
        say(self.words("cli-says", seat=seat, what=question) if self.shared else question, "bold")
        self._choices(seat, legal)
        say(self.words("cli-play-keys"), "dim")

    def _choices(self, seat: int, legal: list[Action], holding: str = "") -> bool:
        """What can be done, or as much of it as holds a word; whether there is any. Many choices stand in columns."""
        view = self.sitting.state.view(seat)
        texts = [self.game.describe_action(action, view, self.words) for action in legal]
        told = [(number, text) for number, text in enumerate(texts, start=1) if holding.casefold() in text.casefold()]
        many = len(told) > MANY
        digits = len(str(len(legal))) if many else 4
        lines = [f"{number:{digits}}  {text}" for number, text in told]
        room = max((cell_len(line) for line in lines), default=0) + GAP
        columns = max(1, (self.screen.paper.width + GAP) // room) if many else 1
        rows = -(-len(lines) // columns)
        for row in range(rows):
            *before, last = lines[row::rows]
            self.screen.say("".join(set_cell_size(line, room) for line in before) + last)
        return bool(told)

    def _written_out(self, seat: int, typed: str) -> bool:
        """An action as JSON, for what no list could hold: a run drawn by hand. Whether it was done."""
        try:
            action = self.game.decode_action(typed)
        except msgspec.MsgspecError as error:
            self.screen.say(self.words("cli-play-unreadable", detail=one_line(str(error))[:200]))
            return False
        violation = self.sitting.state.check(seat, action)
        if violation is not None:
            self.screen.say(self.words.violation(violation))
            return False
        self.sitting.decide(seat, action)
        return True

    def _hint(self, seat: int) -> None:
        """What the best bot would do, knowing no more than this seat does."""
        name = best_bot(self.game)
        bot = bots_for(self.game)[name](Generator(f"{self.sitting.recorder.seed}/hint {seat}"))
        observation = Observation(self.sitting.state, seat)
        choice = bot.choose(observation)
        action = self.game.describe_action(choice.action, observation.view, self.words)
        number = observation.legal.index(choice.action) + 1
        reason = self.words.reason(choice.reason)
        self.screen.say(self.words("cli-hint", bot=name, number=number, action=action, reason=reason))

    def _rule(self, seat: int, wanted: str) -> None:
        """``?`` the rule of the present decision, ``? 3.7`` a paragraph or section, ``? word`` a search."""
        number = wanted or self._present_paragraph(seat)
        found = under(self.book, number) or self.book.search(number)
        if found:
            show_paragraphs(self.screen.paper, found, self.words)
        elif number[:1].isdigit():
            self.screen.say(no_such_paragraph(self.book, number, self.words))
        else:
            self.screen.say(self.words("cli-rules-nothing-found", word=number[:40]))

    def _present_paragraph(self, seat: int) -> str:
        """The paragraph behind the question: what a move that is no answer at all would be refused with."""
        state = self.sitting.state
        legal = state.legal(seat)
        answers = {type(action) for action in legal}
        options = self.sitting.recorder.options
        others = [one for one in self.game.all_actions(len(self.sitting.seats), options) if one not in legal]
        others.sort(key=lambda action: type(action) in answers)  # another kind of move first
        for action in others:
            violation = state.check(seat, action)
            if violation is not None:
                return violation.paragraph
        return self.book.numbers[0]
