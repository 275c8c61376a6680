"""A game at the table: whose turn it is, what they see, what they answer."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.hints import Hint
from ludoteca.bots.worker import Worker
from ludoteca.core.errors import Illegal
from ludoteca.core.match import Match
from ludoteca.core.protocol import PUBLIC, Action, Decision
from ludoteca.core.reader import START, EventView, has_secrets, log
from ludoteca.core.rows import FROM, KEEP, PERSON
from ludoteca.i18n.texts import Texts, package_of
from ludoteca.i18n.voice import LogLine, Speech
from ludoteca.sole import InUse

from .answers import Misunderstood, read
from .commands import obey
from .draw.choice import drawing
from .kept import Keeper
from .menu import Menu
from .players import computer_players, player_names
from .screen import Screen
from .screenful import Result, Screenful
from .words import Outcome

WATCHER = PUBLIC


class Session:
    """One terminal with one match, which `load` may replace. `reader` is who sits at the keyboard. With a `keeper`
    nothing that was answered can be lost."""

    def __init__(
        self, match: Match, screen: Screen, lang: str, given_names: Sequence[str], keeper: Keeper | None = None
    ) -> None:
        self.screen = screen
        self.keeper = keeper
        self.lang = lang
        self.given_names = given_names
        self.notation = False
        self.worker = Worker()
        self.hinted: list[Hint] = []
        self.hinted_at: tuple[int, tuple[Action, ...]] = (-1, ())
        self.sit(match)

    def sit(self, match: Match) -> None:
        """Begin with this match, or go on with it."""
        if not match.people() and not match.over:
            match.take(0, PERSON)
        self.bots = computer_players(match)
        self.match = match
        self.speak(self.lang)
        people = match.people()
        self.reader = people[0] if len(people) == 1 else WATCHER
        self.picked: list[Action] = []
        # What came since their last answer is news to those who go on with a match.
        self.read_to = {seat: last for seat in people if (last := match.last_choice(seat)) is not None}
        self.saved = len(match.rows)
        self.warned = False
        self.fresh = True
        self.ended = False

    def speak(self, lang: str) -> None:
        game = self.match.game
        self.lang = lang
        self.texts = Texts(lang, game.name, package_of(game))
        self.names = player_names(self.match, self.given_names, self.texts)

    # The game

    def run(self) -> None:
        """Until the game is over and left, or somebody quits."""
        try:
            while self.step():
                self.keep()
        except EOFError:
            self.screen.say([""])
            self.tell_kept()
        except KeyboardInterrupt:
            self.screen.say([""])
            self.tell_kept()
            raise
        finally:
            self.worker.stop()
            if self.keeper is not None:
                self.keeper.let_go()

    def keep(self) -> None:
        """Whatever was answered outlives this process."""
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.match, self.given_names)
        except (OSError, InUse) as error:
            self.keeper.let_go()
            self.keeper = None
            self.screen.wrong(self.say("text-not-kept", why=str(error)))

    def tell_kept(self) -> None:
        if self.keeper is not None and self.keeper.file is not None:
            self.screen.say([self.say("text-kept")])

    def step(self) -> bool:
        """One answer, or one line of input; false when the session is over."""
        decision = self.match.decision
        if decision is None:
            return self.over()
        if decision.seat in self.bots:
            self.move_bots()
            return True
        forced = self.forced(decision)
        if forced is not None:
            self.match.play(forced.code, decision.seat)
            return True
        self.hand_over(decision.seat)
        return self.turn()

    def forced(self, decision: Decision) -> Action | None:
        """The only answer there is. One person alone among bots has no secret to keep by being asked for it, unless
        it is a pick of a series, which people make in any order."""
        alone = len(self.match.people()) == 1 and len(decision.actions) == 1 and decision.most <= 1
        return decision.actions[0] if alone else self.match.forced()

    def move_bots(self) -> None:
        with self.screen.thinking(self.say("text-thinking")):
            while self.match.decision is not None and self.match.decision.seat in self.bots:
                player = self.bots[self.match.decision.seat]
                self.match.play(player.answer(self.match).code, player.seat)
        self.fresh = True

    def hand_over(self, seat: int) -> None:
        """The next person takes the keyboard; where there are secrets, behind a cover."""
        if seat == self.reader:
            return
        self.reader = seat
        self.fresh = True
        if has_secrets(self.match.game):
            self.screen.cover()
            self.screen.ask(self.say("text-cover", name=self.names[seat]))
            self.screen.cover()
        else:
            self.screen.say([self.say("text-your-turn", name=self.names[seat])])

    def turn(self) -> bool:
        """Show the question once, then take lines until something changes."""
        self.screen.show(self.screenful())
        while True:
            line = self.screen.ask(self.say("text-prompt")).strip()
            outcome = self.take(line)
            if outcome is Outcome.QUIT:
                return False
            if outcome is Outcome.CHANGED:
                return True

    def take(self, line: str) -> Outcome:
        """A line of input: a command, or an answer."""
        outcome = obey(self, line)
        if outcome is not Outcome.NO_COMMAND:
            return outcome
        try:
            self.answer(read(line, self.menu(), self.match.game))
        except Misunderstood as trouble:
            self.screen.wrong(self.texts.say(trouble.key, trouble.args_said))
            return Outcome.SAID
        return Outcome.CHANGED

    def answer(self, actions: Sequence[Action]) -> None:
        """Play an answer, or keep the picks of a series until they are whole."""
        menu = self.menu()
        wanted = [*self.picked, *actions]
        if menu.series and not Menu(self.match, self.speech(), wanted).complete(self.match):
            self.picked = wanted
            self.fresh = False
            return
        seat = menu.decision.seat
        before = len(self.match.rows)
        self.picked = []
        if not any(self.played(actions, seat) for actions in (wanted, [one for one in wanted if not one.closes])):
            raise Misunderstood("text-not-together")
        self.read_to[seat] = before
        self.warned = False
        self.fresh = False

    def played(self, actions: Sequence[Action], seat: int) -> bool:
        """Whether the match takes these answers. Picks may end a series by themselves, and then need no closing."""
        try:
            self.match.play_all([action.code for action in actions], seat)
        except Illegal:
            return False
        return True

    def over(self) -> bool:
        """The result; then the log can be read and the record saved."""
        if not self.ended:
            self.ended = True
            if len(self.match.people()) == 1:
                self.screen.show(self.screenful())
            else:
                self.reader = WATCHER
            self.screen.say([""], title=self.say("text-over"))
            self.screen.result(self.result())
            self.screen.say([self.say("text-after"), *([] if self.match.fair is None else [self.say("text-fair")])])
        line = self.screen.ask(self.say("text-prompt")).strip()
        outcome = obey(self, line) if line else Outcome.QUIT
        if outcome is Outcome.NO_COMMAND:
            self.screen.wrong(self.say("text-is-over"))
        if outcome is Outcome.QUIT and self.keeper is not None:
            self.keeper.throw_away()
        return outcome is not Outcome.QUIT

    # What is seen

    def say(self, key: str, **args: int | str) -> str:
        return self.texts.say(key, args)

    def speech(self) -> Speech:
        return Speech(self.texts, self.match.game, self.names, self.reader)

    def menu(self) -> Menu:
        return Menu(self.match, self.speech(), self.picked)

    def screenful(self, whole: bool = False) -> Screenful:
        speech = self.speech()
        match = self.match
        start = self.read_to.get(self.reader, 0)
        old = self.lines(0, start) if start else []
        new = self.lines(start, len(match.rows))
        drawn = drawing(match.game, match.options, speech, match.question(self.reader))
        return Screenful(
            self.say(f"game-{match.game.name}"),
            speech,
            drawn,
            drawn.with_picks(match.state.view(self.reader), self.picked),
            [*old, *new],
            len(new),
            self.menu() if match.decision is not None else None,
            self.fresh or whole,
            self.notation,
        )

    def lines(self, start: int, end: int) -> list[LogLine]:
        """What the reader may know of what the rows in effect brought; with row 0 also how the game began."""
        speech = self.speech()
        said: list[LogLine] = []
        happened: list[EventView] = []
        for row in log(self.match, self.reader, start if start > 0 else START, end):
            if row.row == START:  # what everybody begins with has no cause to stand behind
                happened += [one for one in row.events if not speech.is_tail(one)]
            elif row.kind == FROM:
                said += [*speech.events(happened), LogLine(-1, self.played_on(row.seat, row.text))]
                happened = []
            elif not row.undone:
                happened += row.events
        return said + speech.events(happened)

    def played_on(self, seat: int, text: str) -> str:
        """What was done with what is hidden where the match was played on from another."""
        how = "kept" if text == KEEP else "you" if seat == self.reader else "other"
        return self.say("log-from", how=how, name=self.names[seat])

    def result(self) -> Result:
        return Result(self.speech(), self.match)
