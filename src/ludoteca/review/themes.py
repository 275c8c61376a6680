"""What a puzzle is about, by its game: what is asked, what the best answer does, how far the game is."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.protocol import Action, Game

END: Final = 0.92  # of the answers of a game: after that it is about the end
BY_QUESTION: Final[dict[str, dict[str, str]]] = {
    "san-juan": {
        "round.pick": "role", "builder.build": "build", "builder.pay": "pay", "builder.cover": "build",
        "trader.sell": "trade", "councillor.keep": "keep", "councillor.discard": "keep", "limit.discard": "keep",
        "prospector.library": "keep", "chapel.tuck": "keep", "gold_mine.mine": "keep", "producer.produce": "produce",
    },
    "puerto-rico": {
        "round.role": "role", "builder.build": "build", "builder.university": "build", "settler.take": "plant",
        "settler.hacienda": "plant", "settler.hospice": "colonists", "mayor.man": "colonists", "captain.load": "load",
        "captain.store": "store", "captain.keep": "store", "craftsman.bonus": "store", "trader.sell": "sell",
    },
    "venezia": {
        "cards.play": "cards", "building.site": "site", "building.order": "building", "building.drop": "building",
        "building.points": "building", "building.gold": "gold", "drain": "drain", "draw": "draw", "draw.take": "draw",
        "gold.give": "gold", "gold.final": "gold", "turn.gold": "gold", "turn.third": "site",
    },
    "burgundy": {
        "turn.act": "dice", "turn.end": "dice", "turn.drop": "dice", "turn.use": "dice", "castle.act": "castle",
        "ship.depot": "ship", "ship.goods": "ship", "ship.second": "ship", "warehouse.sell": "sell",
        "carpenter.take": "bonus", "market.take": "bonus", "church.take": "bonus", "city_hall.place": "bonus",
        "monastery_6.take": "bonus",
    },
}  # fmt: skip
# Buildings of San Juan that cost six, which count at the end.
DEAREST: Final = 6


def theme(game: Game, ask: str, best: Action, part: float) -> str:
    """`part` is how much of the game is played; nothing where no puzzle is made of such a question."""
    found = BY_QUESTION.get(game.name, {}).get(ask, "")
    if not found or part > END:
        return found and "end"
    verb, _, thing = best.text.partition(" ")
    if game.name == "san-juan" and verb == "build" and cost(game, thing) == DEAREST:
        return "six"
    if game.name == "burgundy" and ask == "turn.act":
        return {"place": "place", "sell": "sell"}.get(verb, "dice")
    return found


def cost(game: Any, thing: str) -> int:
    """What a card of San Juan costs."""
    cards = game.cards
    return int(cards.cost[cards.ids.index(thing)])
