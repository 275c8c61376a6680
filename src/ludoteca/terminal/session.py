"""A game at the table: whose turn it is, what they see, what they answer."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludoteca.bots.hints import Hint
from ludoteca.bots.worker import Worker
from ludoteca.core.errors import Illegal, OffGuide
from ludoteca.core.match import Match
from ludoteca.core.protocol import Action, Decision
from ludoteca.core.reader import has_secrets
from ludoteca.core.rows import PERSON
from ludoteca.sole import InUse

from .answers import Misunderstood, read
from .commands import obey
from .desk import WATCHER, Desk
from .guiding import go_through, tour_of, wanted
from .heads import meant
from .kept import Keeper
from .menu import Menu
from .players import computer_players
from .screen import Screen
from .words import Outcome


class Session(Desk):
    """One terminal with one match, which `load` may replace. With a `keeper` nothing that was answered can be lost.
    `closed` are commands that do not serve here."""

    closed: Collection[str] = ()

    def __init__(
        self, match: Match, screen: Screen, lang: str, given_names: Sequence[str], keeper: Keeper | None = None
    ) -> None:
        super().__init__(match, screen, lang, given_names)
        self.keeper = keeper
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
        self.tour = tour_of(match)
        self.speak(self.lang)
        people = match.people()
        self.reader = people[0] if len(people) == 1 else WATCHER
        self.picked = []
        self.opened = set()
        # What came since their last answer is news to those who go on with a match.
        self.read_to = {seat: last for seat in people if (last := match.last_choice(seat)) is not None}
        self.saved = len(match.rows)
        self.warned = False
        self.fresh = True
        self.ended = False

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
        read = go_through(self)
        if read is not None:
            return read
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
        """Let bots answer until a person is asked; on a guide as that says, one answer at a time: it may end."""
        if (due := self.match.due) is not None:
            self.match.play(due.text, due.seat)
            self.fresh = True
            return
        with self.screen.thinking(self.say("text-thinking")):
            while self.match.decision is not None and self.match.decision.seat in self.bots:
                player = self.bots[self.match.decision.seat]
                self.match.play(player.answer(self.match.state).code, player.seat)
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
            line = self.screen.answer(self.say("text-prompt")).strip()
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
        menu = self.menu()
        if self.open(line, menu, exactly=True):
            return Outcome.CHANGED
        try:
            self.answer(read(line, menu, self.match.game))
        except Misunderstood as trouble:
            if self.open(line, menu):
                return Outcome.CHANGED
            self.screen.wrong(self.texts.say(trouble.key, trouble.args_said))
            return Outcome.SAID
        return Outcome.CHANGED

    def open(self, line: str, menu: Menu, exactly: bool = False) -> bool:
        """Show a group of a long list of answers, if the line names one; or several, if their names begin so."""
        found = meant(line, menu, exactly)
        if found:
            self.opened = found
            self.fresh = False
        return bool(found)

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
        self.opened = set()
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
        except OffGuide:
            raise Misunderstood("text-guide-other", names=wanted(self)) from None
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
