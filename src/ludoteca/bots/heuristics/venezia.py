"""Two ways of playing Venezia: gathering whole buildings to build alone, or laying a card wherever others build."""

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.venezia.actions import (
    BUILT,
    DECK,
    GOLD,
    MOVE,
    NO_DRAW,
    NO_GOLD,
    OPEN,
    ORDER_CASA,
    ORDER_SET,
    POINTS,
    SET,
    TAKE,
    THIRD_NOW,
)
from ludoteca.games.venezia.data import CASA, KEPT_TYPES, NEED, PAWNS
from ludoteca.games.venezia.phases.building import Building
from ludoteca.games.venezia.phases.works import JOINT
from ludoteca.games.venezia.player import Player
from ludoteca.games.venezia.position import Venezia
from ludoteca.games.venezia.scoring import share

from ..heuristic import Heuristic, first_of_best, only
from .venezia_worth import AHEAD, TREASURE, VeneziaWorth


class VeneziaHeuristic(VeneziaWorth):
    """How each question is answered."""

    def weigh(self, s: Venezia, decision: Decision) -> list[float]:
        ask = decision.ask
        acts = decision.actions
        seat = decision.seat
        if ask == "cards.play":
            return self.weigh_cards(s, seat, acts)
        if ask == "building.site" or ask == "building.points":
            return self.weigh_sites(s, seat, acts)
        if ask == "drain":
            return self.weigh_drains(s, seat, acts, decision.most)
        if ask == "draw":
            return self.weigh_draws(s, seat, acts)
        if ask == "draw.take":
            return self.weigh_taken(s, seat, acts)
        if ask == "building.order":
            return [self.order(s, seat, action) for action in acts]
        if ask == "building.drop":
            return self.weigh_dropped(s, seat, acts, decision.least)
        if ask == "gold.give":
            return only(acts, acts[0].code)
        if ask == "gold.final":
            return only(acts, GOLD)
        return [self.other(s, seat, action.verb) for action in acts]

    def other(self, s: Venezia, seat: int, verb: int) -> float:
        """Gold in mid-game, treasures and moves by the letter, the imaginary player's card."""
        if verb == GOLD:
            return self.gold(s, seat)
        return 1.0 if verb in (THIRD_NOW, TAKE, MOVE, NO_GOLD) else 0.0

    # Cards

    def weigh_cards(self, s: Venezia, seat: int, acts: list[Action]) -> list[float]:
        """Cards are asked for in the order of types: the first type worth playing comes before a better one."""
        weights: list[float] = []
        found = False
        for action in acts:
            verb = action.verb
            if verb == BUILT:
                weight = 0.0
            elif verb == GOLD:
                weight = self.gold(s, seat)
            elif verb == SET:
                weight = self.alone(s, seat, action.thing)
            else:
                weight = self.card(s, seat, action.thing)
            if weight > 0.0 and not found:
                found = True
                weight += 1.0
            elif found:
                weight = min(weight, 0.0)
            weights.append(weight)
        return weights

    def alone(self, s: Venezia, seat: int, kind: int) -> float:
        """A set: all the points, and nobody else has any."""
        points = self.points(s)[kind]
        return points - self.cost(s.players[seat], NEED[kind]) if points > 0.0 else -1.0

    def card(self, s: Venezia, seat: int, kind: int) -> float:
        """One more card for a building of all."""
        player = s.players[seat]
        points = self.points(s)[kind]
        if kind == CASA:
            return 1.0 + 0.5 * TREASURE - self.cost(player, 1) if points > 0.0 else -1.0
        missing = NEED[kind] - s.laid(kind)
        if player.hand[kind] >= missing:
            return self.completed(s, seat, kind, missing, points)
        if player.front[kind] == 0 and self.begun(player) >= KEPT_TYPES:
            return -1.0
        laid = NEED[kind] - missing + 1
        master = s.pawns[kind]
        own = master < 0 or master == seat or player.front[kind] + 1 > s.players[master].front[kind]
        likes = self.begin if own else 0.5 * self.join
        return likes * self.expected(s, kind) * (0.2 + 0.4 * laid / NEED[kind]) - 0.5 - self.cost(player, 1)

    def completed(self, s: Venezia, seat: int, kind: int, missing: int, points: float) -> float:
        """The last cards of a building: my share against the shares of the others."""
        player = s.players[seat]
        cost = self.cost(player, missing)
        if points == 0.0:
            return -1.0 - cost
        mine = player.front[kind] + missing
        master = s.pawns[kind]
        own = master < 0 or master == seat or mine > s.players[master].front[kind]
        others = 0.0
        for other in range(s.seats):
            if other != seat and s.players[other].front[kind]:
                others += points if other == master and not own else points // 2
        gain = points if own else points // 2
        return gain - self.rival(s) * others * (1.5 - self.join) + 0.4 - cost

    def begun(self, player: Player) -> int:
        number = 0
        for kind in range(PAWNS):
            if player.front[kind]:
                number += 1
        return number

    def weigh_dropped(self, s: Venezia, seat: int, acts: list[Action], due: int) -> list[float]:
        """The types that promise least."""
        player = s.players[seat]
        values: list[float] = []
        for action in acts:
            kind = action.thing
            values.append(-self.expected(s, kind) * player.front[kind] / NEED[kind])
        return only(acts, acts[first_of_best(values, min(due, len(values)))].code)

    # Buildings

    def order(self, s: Venezia, seat: int, action: Action) -> float:
        """Casas first: a ponte counts them, and the gondola hardly leaves its quarters. Then what brings most."""
        kind = action.thing
        if action.verb == GOLD:
            return self.gold(s, seat)
        if action.verb == ORDER_CASA:
            return AHEAD
        if action.verb == ORDER_SET:
            return self.points(s)[kind]
        return self.points(s)[kind] * (1.0 if s.pawns[kind] == seat else 0.4)

    def weigh_sites(self, s: Venezia, seat: int, acts: list[Action]) -> list[float]:
        """VE 31-40: my part of a building against the parts of the others, treasures included."""
        frame = s.stack[len(s.stack) - 1]
        assert isinstance(frame, Building)
        number = len(s.players) if frame.way == JOINT else 1
        parties: list[int] = []
        scale: list[float] = []
        for turn in range(number):
            party = (frame.master + turn) % len(s.players)
            if frame.takes_part(s, party):
                parties.append(party)
                scale.append(1.0 if party == seat else -self.rival(s))
        weights: list[float] = []
        for action in acts:
            if action.verb == GOLD:
                weights.append(self.gold(s, seat) - AHEAD)
            elif action.verb == POINTS:
                points = s.ground.houses[action.thing]
                weights.append(self.parts(s, frame, points, 0, parties, scale))
            else:
                weights.append(self.site(s, frame, action.thing, parties, scale))
        return weights

    def site(self, s: Venezia, frame: Building, site: int, parties: list[int], scale: list[float]) -> float:
        board = s.board
        home = board.home[site]
        points = self.site_points(s, frame.kind, site)
        weight = self.parts(s, frame, points, board.quarters_of(site), parties, scale)
        if frame.kind == CASA:
            weight += 0.05 * s.ground.houses[home]
        return weight

    def parts(
        self, s: Venezia, frame: Building, points: int, quarters: int, parties: list[int], scale: list[float]
    ) -> float:
        total = 0.0
        chest = s.treasures()
        for number in range(len(parties)):
            party = parties[number]
            part = float(share(points, party == frame.master))
            if chest > 0 and s.shore(party) & quarters:
                part += TREASURE
                chest -= 1
            total += scale[number] * part
        return total

    # Swamps and cards to draw

    def weigh_drains(self, s: Venezia, seat: int, acts: list[Action], most: int) -> list[float]:
        """Always two: gold, and room where empty ground lies already, best in a quarter the gondola borders."""
        start = 1 if acts[0].verb == GOLD else 0
        if start and self.gold(s, seat) > 0.0:
            return only(acts, GOLD)
        board = s.board
        empty = s.ground.empty(board)
        shore = s.shore(seat)
        values: list[float] = []
        for number in range(start, len(acts) - 1):
            hex = board.marshes[acts[number].thing]
            quarter = board.quarter[hex]
            room = 0
            for other in board.near[hex]:
                if board.bit[other] & empty[quarter]:
                    room += 1
            values.append((1.0 if room else 0.0) + 0.2 * min(room, 3) + (0.5 if (shore >> quarter) & 1 else 0.0))
        first = first_of_best(values, min(most, len(values)))
        return only(acts, acts[start + first].code)

    def weigh_draws(self, s: Venezia, seat: int, acts: list[Action]) -> list[float]:
        """Three for one where that is allowed, for the card that is missed least."""
        player = s.players[seat]
        deck = self.deck(s, player)
        weights: list[float] = []
        for action in acts:
            verb = action.verb
            if verb == GOLD:
                weights.append(self.gold(s, seat))
            elif verb == NO_DRAW:
                weights.append(0.0)
            elif verb == DECK:
                weights.append(deck)
            elif verb == OPEN:
                weights.append(self.want(s, player, action.thing))
            else:
                weights.append(3.0 * deck + 0.5 - self.want(s, player, action.thing))
        return weights

    def weigh_taken(self, s: Venezia, seat: int, acts: list[Action]) -> list[float]:
        """Open cards are taken in the order of types: the first that is better than an unknown one."""
        player = s.players[seat]
        deck = self.deck(s, player)
        for action in acts:
            if action.verb == OPEN and self.want(s, player, action.thing) > deck:
                return only(acts, action.code)
        return only(acts, acts[len(acts) - 1].code)


def heuristics() -> list[Heuristic[Venezia]]:
    return [
        VeneziaHeuristic("solo", 0.7, 0.6, 1.2),
        VeneziaHeuristic("joiner", 0.85, 1.0, 1.2),
    ]
