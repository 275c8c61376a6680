"""Two rounds of The Castles of Burgundy for two, and the first action of a third: a tile taken and placed, a city of
one space closed, a ship with its goods, a sale, a purchase, a worker. Olmo begins, so that the ship brings a lead in
the turn order; the second die of the third round is the first free answer."""

from tools.guides.plan import Plan

ME, OLMO = range(2)
CENTRE = "place any 18"
TURQUOISE, PURPLE, PINK, RED, BROWN, ORANGE = range(6)

# By space, 1.2 to 6.4, then the black depot. Ships, castles and mines come from bags of one kind, so nothing is drawn.
TILES = [
    "bank", "monastery_13", "sheep_3", "watchtower", "warehouse", "monastery_16", "market", "pig_2",
    "ship", "mine", "castle", "bank",
]  # fmt: skip


def plan() -> Plan:
    plan = Plan(
        "burgundy",
        players=2,
        names=["", "Olmo"],
        options={"duchies": "1"},
        start={"good": [PURPLE, PURPLE, TURQUOISE, RED, BROWN, ORANGE], "start": [OLMO]},
    )
    plan.play(OLMO, CENTRE)
    plan.step(
        CENTRE,
        targets=["duchy:18"],
        rules=["CoB 11", "CoB 27", "CoB 46"],
        draws={
            "tile": TILES,
            "good": [PURPLE, TURQUOISE, PINK, ORANGE, BROWN],
            "die": [6, 3, 2, 1],
            "white": [2],
        },
    )
    first_round(plan)
    second_round(plan)
    third_round(plan)
    return plan


def first_round(plan: Plan) -> None:
    plan.play(OLMO, "take d1 2.1")
    plan.play(OLMO, "place d2 12")
    plan.step("take d1 6.2", targets=["depot:6.2", "die:1"], rules=["CoB 22", "CoB 25"])
    plan.step("place d2 11", targets=["duchy:11", "die:2"], rules=["CoB 27", "CoB 46"])
    plan.step(
        "take any 1.3", targets=["depot:1.3"], rules=["CoB 39", "CoB 41"], draws={"die": [5, 2, 4, 6], "white": [2]}
    )
    plan.play(OLMO, "take d1 4.2")
    plan.play(OLMO, "take d2 6.4")


def second_round(plan: Plan) -> None:
    plan.step("place d1 19", targets=["duchy:19", "die:1"], rules=["CoB 20", "CoB 27", "CoB 32"])
    plan.step("depot 2", targets=["wares:2"], rules=["CoB 32", "CoB 34"])
    plan.step("sell d2 2", targets=["goods:2", "die:2"], rules=["CoB 28"])
    plan.step("buy 2", targets=["black:2"], rules=["CoB 18", "CoB 30"], draws={"die": [5, 1, 6, 3], "white": [5]})


def third_round(plan: Plan) -> None:
    plan.step("place d1 24", targets=["duchy:24", "die:1"], rules=["CoB 23", "CoB 29"])
    plan.read(rules=["CoB 12", "CoB 48", "CoB 50"])
