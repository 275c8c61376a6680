"""Two rounds of Puerto Rico for three and the beginning of a third, so that each of the six roles is taken: a
plantation, a mill, colonists, goods, a sale and a shipload. Olmo is governor first, so the one who is led comes third
and begins with corn."""

from tools.guides.plan import Plan

ME, OLMO, PETRA = range(3)


def plan() -> Plan:
    plan = Plan(
        "puerto-rico",
        players=3,
        names=["", "Olmo", "Petra"],
        start={"governor": [OLMO], "reveal": ["corn", "sugar", "tobacco", "coffee"]},
    )
    first_round(plan)
    second_round(plan)
    third_round(plan)
    return plan


def first_round(plan: Plan) -> None:
    plan.play(OLMO, "role settler")
    plan.play(OLMO, "take quarry")
    plan.play(PETRA, "take corn")
    plan.step(
        "take sugar",
        targets=["row:sugar"],
        rules=["PR 8", "PR 16", "PR 17"],
        draws={"reveal": ["indigo", "sugar", "coffee", "tobacco"]},
    )
    plan.play(PETRA, "role builder")
    plan.play(PETRA, "build small_indigo_plant")
    plan.step("build small_sugar_mill", targets=["market:small_sugar_mill"], rules=["PR 33", "PR 34", "PR 42"])
    plan.play(OLMO, "build small_indigo_plant")
    plan.step("role mayor", targets=["role:mayor"], rules=["PR 13", "PR 24", "PR 25"])
    plan.step(
        "man small_sugar_mill",
        "man sugar",
        targets=["city:small_sugar_mill", "island:sugar"],
        rules=["PR 23", "PR 42"],
    )
    plan.play(OLMO, "man small_indigo_plant")
    plan.play(PETRA, "man corn")


def second_round(plan: Plan) -> None:
    """Petra takes the mayor again, which brings the third colonist; the craftsman lies there with a doubloon."""
    plan.play(PETRA, "role mayor")
    plan.play(OLMO, "man small_indigo_plant")
    plan.read(targets=["island:corn", "island:0"], rules=["PR 14", "PR 25"])
    plan.step("role craftsman", targets=["role:craftsman"], rules=["PR 10", "PR 40"])
    plan.step("bonus corn", targets=["supply:corn"], rules=["PR 45", "PR 46"])
    plan.play(OLMO, "role trader")
    plan.play(OLMO, "sell indigo")
    plan.play(PETRA, "pass")
    plan.step("sell sugar", targets=["goods:sugar"], rules=["PR 46", "PR 47"])


def third_round(plan: Plan) -> None:
    """The captain has waited for two rounds, so two doubloons lie on it."""
    plan.step("role captain", targets=["role:captain"], rules=["PR 52", "PR 56", "PR 57"])
    plan.step("load corn 3", targets=["goods:corn", "ship:3"], rules=["PR 51", "PR 53", "PR 59"])
    plan.play(PETRA, "load corn 3")
    plan.play(PETRA, "load indigo 1")
    plan.read(rules=["PR 74", "PR 75", "PR 76", "PR 78"])
