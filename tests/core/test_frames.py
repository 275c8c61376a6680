"""Frames that return in every game: around the table, round and round, picks of a pool."""

from __future__ import annotations

from ludoteca.core.actions import ActionTable
from ludoteca.core.chance import seeded
from ludoteca.core.frames import Around, OneSeat, Pick, Repeat
from ludoteca.core.notation import find
from ludoteca.core.protocol import Action, Decision, Game, State

TAKE = 0
LAST = 6


class Toy(Game):
    """Six kinds of things; `take K` has code K, `stop` is the last one, then `go`."""

    def __init__(self) -> None:
        super().__init__("toy", 1, "", (3,), (), (), (), (), 1000)
        table = ActionTable("toy#")
        table.each(TAKE, "take", "pool", [str(kind) for kind in range(LAST)])
        table.add(LAST, "stop", closes=True)
        table.add(LAST + 1, "go")
        self.set_actions(table.actions)


class Board(State):
    def __init__(self, pool: list[int]) -> None:
        super().__init__(Toy(), 3, seeded(1))
        self.pool = pool
        self.taken: list[int] = []
        self.finished = 0
        self.asked: list[int] = []

    def menu(self) -> list[int]:
        return [action.code for action in self.decision.actions] if self.decision is not None else []

    def answer(self, *texts: str) -> None:
        for text in texts:
            self.apply(find(self.game, text))


class Take(Pick[Board]):
    def clone(self) -> Take:
        return Take(self.who, self.least, self.most, self.last)

    def kinds(self, s: Board) -> list[int]:
        return s.pool

    def answers(self, s: Board) -> list[Action]:
        return s.game.by_verb[TAKE]

    def stop(self, s: Board) -> Action:
        return s.game.actions[LAST]

    def ask(self) -> str:
        return "toy.take"

    def take(self, s: Board, kind: int) -> None:
        s.pool = s.pool[:]
        s.pool.remove(kind)
        s.taken.append(kind)

    def finish(self, s: Board) -> None:
        s.finished += 1


class Once(Around[Board]):
    def clone(self) -> Once:
        return Once(self.owner, self.count, self.done)

    def turn(self, s: Board, seat: int) -> Decision | None:
        if seat == 1:
            self.next(s)
            return None
        return Decision(seat, "toy.go", [s.game.actions[LAST + 1]])

    def apply(self, s: Board, action: Action) -> None:
        s.asked.append(self.seat())
        self.next(s)

    def finish(self, s: Board) -> None:
        s.finished += 1


class Until(Repeat[Board]):
    """Everybody goes until the pool is empty."""

    def clone(self) -> Until:
        return Until(self.owner, self.count, self.done, self.up)

    def turn(self, s: Board, seat: int) -> Decision | None:
        if not s.pool:
            self.next(s, False)
            return None
        return Decision(seat, "toy.go", [s.game.actions[LAST + 1]])

    def apply(self, s: Board, action: Action) -> None:
        s.asked.append(self.up)
        s.pool = s.pool[1:]
        self.next(s, True)

    def finish(self, s: Board) -> None:
        s.finished += 1


class Alone(OneSeat[Board]):
    def clone(self) -> Alone:
        return Alone(self.seat)

    def step(self, s: Board) -> Decision | None:
        return Decision(self.seat, "toy.go", [s.game.actions[LAST + 1]])


def board(frame: Take | Once | Until, pool: list[int]) -> Board:
    s = Board(pool)
    s.push(frame)
    s.run()
    return s


def test_around_asks_each_seat_once_from_the_owner_and_finishes() -> None:
    s = board(Once(2, 3, 0), [])
    turn = s.turn
    s.answer("go", "go")
    assert (s.asked, s.finished, s.decision) == ([2, 0], 1, None)
    assert s.turn == turn + 3


def test_around_knows_who_is_still_to_come() -> None:
    frame = Once(2, 3, 1)
    assert [frame.place(seat) for seat in range(3)] == [1, 2, 0]
    assert [frame.to_come(seat) for seat in range(3)] == [False, True, False], "seat 0 is up, 2 has had its turn"


def test_repeat_ends_when_nobody_can() -> None:
    s = board(Until(1, 3, 0, 1), [0, 0, 0, 0])
    s.answer("go", "go", "go", "go")
    assert (s.asked, s.finished, s.decision) == ([1, 2, 0, 1], 1, None)


def test_pick_offers_only_what_can_still_be_finished() -> None:
    s = board(Take(0, 2, 2, 0), [0, 0, 2, 4])
    assert s.menu() == [0, 2]
    assert s.decision is not None and (s.decision.least, s.decision.most, s.decision.secret) == (2, 2, True)
    s.answer("take 2")
    assert (s.taken, s.finished) == ([2, 4], 1), "the tail is forced"


def test_pick_of_everything_is_not_asked() -> None:
    s = board(Take(0, 3, 3, 0), [1, 2, 3])
    assert (s.taken, s.finished) == ([1, 2, 3], 1)


def test_pick_notes_the_forced_tail() -> None:
    s = board(Take(0, 3, 3, 0), [0, 1, 2, 3])
    s.tail = []
    s.answer("take 1")
    assert s.tail == [2, 3]


def test_pick_up_to_a_number_can_be_stopped_from_the_least_on() -> None:
    s = board(Take(0, 1, 3, 0), [0, 1, 2, 3])
    assert s.menu() == [0, 1, 2, 3]
    s.answer("take 1")
    assert s.menu() == [LAST, 2, 3]
    s.answer("stop")
    assert (s.taken, s.finished) == ([1], 1)


def test_pick_ends_where_nothing_is_left_above_the_floor() -> None:
    s = board(Take(0, 1, 3, 0), [0, 1, 3])
    s.answer("take 3")
    assert (s.taken, s.finished, s.decision) == ([3], 1, None)


def test_pick_of_an_empty_pool_ends() -> None:
    s = board(Take(0, 0, 3, 0), [])
    assert (s.finished, s.decision) == (1, None)


def test_the_pool_of_a_pick_is_with_multiplicity_from_the_floor_on() -> None:
    s = board(Take(0, 2, 3, 0), [0, 0, 2, 4])
    assert [action.code for action in s.stack[-1].pool(s)] == [0, 0, 2, 4]
    s.answer("take 0")
    assert [action.code for action in s.stack[-1].pool(s)] == [0, 2, 4]


def test_forget_drops_the_floor_for_others_only() -> None:
    frame = Take(1, 2, 2, 3)
    frame.forget(1)
    assert frame.last == 3
    frame.forget(0)
    assert frame.last == 0


def test_asking_twice_changes_nothing() -> None:
    s = board(Take(0, 1, 2, 0), [0, 1, 2])
    again = s.stack[-1].step(s)
    assert again is not None and s.decision is not None
    assert again.actions == s.decision.actions and s.pool == [0, 1, 2]


def test_a_frame_of_one_seat_asks_it_and_is_written_with_its_fields() -> None:
    s = Board([])
    s.push(Alone(1))
    s.run()
    assert s.decision is not None and s.decision.seat == 1
    assert (repr(s), repr(Until(0, 3, 1, 2))) == ("Alone(seat=1)", "Until(count=3,done=1,owner=0,up=2)")


def test_a_clone_takes_over_the_course_of_the_game() -> None:
    s, other = board(Once(2, 3, 0), []), Board([])
    s.begin_turn()
    s.reveal()
    s.hand_on(other)
    assert (other.decision, other.turn, other.reveals) == (s.decision, 1, 1)
    other.answer("go")
    assert repr(s) == "Once(count=3,done=0,owner=2)" != repr(other), "the frames are copies"
