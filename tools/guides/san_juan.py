"""The first round of San Juan for four: take the builder, build, pay, produce, sell, keep one card of two."""

from tools.guides.plan import Plan

ME, OLMO, PETRA, ZENO = range(4)
HANDS = (
    ("sugar_mill", "prefecture", "aqueduct", "silver_smelter"),
    ("smithy", "indigo_plant", "tobacco_storage", "statue"),
    ("well", "poor_house", "sugar_mill", "indigo_plant"),
    ("tower", "coffee_roaster", "chapel", "guild_hall"),
)


def plan() -> Plan:
    plan = Plan(
        "san-juan",
        players=4,
        names=["", "Olmo", "Petra", "Zeno"],
        start={"governor": [ME], "deal": [card for hand in HANDS for card in hand]},
    )
    building(plan)
    producing(plan)
    trading(plan)
    counselling(plan)
    plan.read(rules=["SJ 2", "SJ 13", "SJ 55"])
    return plan


def building(plan: Plan) -> None:
    plan.step("role builder", targets=["role:builder"], rules=["SJ 12", "SJ 15"])
    plan.step("build sugar_mill", targets=["hand:sugar_mill"], rules=["SJ 19", "SJ 21"])
    plan.step("pay silver_smelter", targets=["hand:silver_smelter"], rules=["SJ 20"])
    plan.play(OLMO, "build smithy")
    plan.play(OLMO, "pay tobacco_storage")
    plan.play(PETRA, "build well")
    plan.play(PETRA, "pay indigo_plant", "pay poor_house")
    plan.play(ZENO, "pass")


def producing(plan: Plan) -> None:
    plan.play(OLMO, "role producer", draws={"good": ["coffee_roaster", "tobacco_storage", "tower"]})
    plan.read(targets=["city:1", "city:2"], rules=["SJ 17", "SJ 22"])
    plan.step("produce sugar_mill", targets=["city:sugar_mill"], rules=["SJ 29", "SJ 33"], draws={"good": ["crane"]})


def trading(plan: Plan) -> None:
    plan.play(PETRA, "role trader", draws={"tile": ["1.2.2.2.3"]})
    plan.play(PETRA, "sell indigo", draws={"draw": ["prefecture"]})
    plan.play(ZENO, "sell indigo", draws={"draw": ["archive"]})
    plan.step(
        "sell sugar",
        targets=["loaded:sugar_mill", "prices"],
        rules=["SJ 36", "SJ 39"],
        draws={"draw": ["well", "coffee_roaster"]},
    )
    plan.play(OLMO, "sell indigo", draws={"draw": ["aqueduct"]})


def counselling(plan: Plan) -> None:
    plan.play(ZENO, "role councillor", draws={"draw": ["tobacco_storage", "market_hall", "quarry", "statue", "crane"]})
    plan.play(ZENO, "keep tobacco_storage", draws={"draw": ["library", "market_stand"]})
    plan.step(
        "keep library", targets=["drawn:library"], rules=["SJ 46"], draws={"draw": ["trading_post", "indigo_plant"]}
    )
    plan.play(OLMO, "keep trading_post", draws={"draw": ["black_market", "hero"]})
    plan.play(PETRA, "keep black_market")
