"""One turn of Venezia for three and the first half of the next: a house alone, with all that follows from it, then a
palace together with somebody who began it, and gold for the last spaces to the great crossing."""

from tools.guides.plan import Plan

ME, OLMO, PETRA = range(3)
HANDS = (("casa", "palazzo", "ponte"), ("palazzo", "campo", "ponte"), ("basilica", "basilica", "campo"))


def plan() -> Plan:
    plan = Plan(
        "venezia",
        players=3,
        names=["", "Olmo", "Petra"],
        start={"first": [ME], "deal": [card for hand in HANDS for card in hand]},
    )
    first_turn(plan)
    the_others(plan)
    second_turn(plan)
    return plan


def first_turn(plan: Plan) -> None:
    plan.step("play casa", "built", targets=["hand:casa"], rules=["VE 13", "VE 15", "VE 60"])
    plan.step("site A02", targets=["hex:A02"], rules=["VE 26", "VE 32", "VE 36"], draws={"treasure": [5]})
    plan.step(
        "drain A12", "drain A19", targets=["hex:A12", "hex:A19"], rules=["VE 26", "VE 47"], draws={"swamp": [1, 2]}
    )
    plan.step(
        "show ponte",
        targets=["hand:ponte"],
        rules=["VE 51", "VE 52", "VE 53"],
        draws={"draw": ["palazzo", "campo", "basilica"]},
    )


def the_others(plan: Plan) -> None:
    plan.play(OLMO, "play palazzo", "built")
    plan.play(OLMO, "drain E10", "drain E13", draws={"swamp": [1, 0]})
    plan.play(OLMO, "deck", draws={"draw": ["casa"]})
    plan.play(PETRA, "play basilica", "play basilica", "built")
    plan.play(PETRA, "drain D12", "drain D17", draws={"swamp": [1, 1]})
    plan.play(PETRA, "deck", draws={"draw": ["palazzo"]})
    plan.read(targets=["front:1", "front:2", "supply:palazzo", "supply:basilica"], rules=["VE 16", "VE 17"])


def second_turn(plan: Plan) -> None:
    plan.step("play palazzo", "play palazzo", "built", targets=["hand:palazzo"], rules=["VE 17", "VE 29", "VE 40"])
    plan.step(
        "site A13 A19",
        targets=["site:A13+A19", "hex:A13", "hex:A19"],
        rules=["VE 32", "VE 37", "VE 40"],
        draws={"treasure": [5, 4]},
    )
    plan.step("gold", targets=["tokens:own", "tokens:0"], rules=["VE 34", "VE 48"])
    plan.step("give 5", "give 5", "paid", targets=["token:5"], rules=["VE 49", "VE 50"])
    plan.read(rules=["VE 12", "VE 56"])
