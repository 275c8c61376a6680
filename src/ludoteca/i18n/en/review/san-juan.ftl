# Why an answer is good, or another is not: the reasons of a review. They speak to whoever chose.

## Cards

review-san-juan-points = { $card_the } is worth { $points ->
    [one] one point
   *[other] { $points } points
}, { $other_the } { $fewer ->
    [0] none
    [one] one
   *[other] { $fewer }
}.
review-san-juan-points-alone = { $card_the } is worth { $points ->
    [one] one point
   *[other] { $points } points
}.
review-san-juan-end-worth = { $card_the } counts at the end: with your city as it is it would be worth { $worth ->
    [one] one point
   *[other] { $worth } points
}.
review-san-juan-end-little = With your city as it is { $other_the } would be worth { $fewer ->
    [one] one point
   *[other] { $fewer } points
}; { $card_the } is worth { $points }.
review-san-juan-counted = { $by_the } counts { $card_the } too: { $points ->
    [one] one point
   *[other] { $points } points
} more at the end.
review-san-juan-counted-later = You hold { $by_the }, which would count { $card_the } too: { $points ->
    [one] one point
   *[other] { $points } points
} more.
review-san-juan-cheaper = { $card_the } costs you { $price ->
    [0] no cards
    [one] one card
   *[other] { $price } cards
}, { $other_the } { $dearer }.
review-san-juan-cheaper-now = Now { $card_the } costs you { $price ->
    [0] no cards
    [one] one card
   *[other] { $price } cards
}; when somebody else is the Builder, { $full }.
review-san-juan-costs-hand = { $card_the } would cost you { $price ->
    [one] one card
   *[other] { $price } cards
}: besides it you have { $hand } in your hand.
review-san-juan-out-of-reach = After { $other_the } you would have { $hand ->
    [0] no cards
    [one] one card
   *[other] { $hand } cards
} in your hand: building { $card_the } takes { $needed }, the one to be built included.
review-san-juan-then-draw = After building { $card_the } you draw a card with { $by_the }.
review-san-juan-built-already = { $card_the } stands in your city already, and of each violet building there can be only one.
review-san-juan-twice-in-hand = You have { $card_the } twice, and it can stand in your city only once.
review-san-juan-could-build = You can still build { $card_the }: it costs you { $price ->
    [0] no cards
    [one] one card
   *[other] { $price } cards
}, and besides it you have { $hand }.
review-san-juan-function = { $card_id ->
    [smithy] With the Smithy every production building costs you one card less.
    [gold_mine] The Gold mine can bring you a card whenever somebody takes the Prospector.
    [archive] With the Archive you discard from your whole hand in a Councillor phase.
    [poor_house] With the Poor house you draw a card when building leaves you one at most.
    [black_market] With the Black market you can pay for a building with two goods as well.
    [trading_post] With the Trading post you sell one good more in every Trader phase.
    [well] With the Well you draw a card whenever you produce two goods or more.
    [market_stand] With the Market stand you draw a card whenever you sell two goods or more.
    [crane] With the Crane you build on top of one of your buildings and pay only the difference.
    [chapel] Under the Chapel you can put a card in every round: a point each.
    [tower] With the Tower you can keep twelve cards in your hand.
    [aqueduct] With the Aqueduct you produce one good more in every Producer phase.
    [carpenter] With the Carpenter you draw a card for every violet building that you build.
    [prefecture] With the Prefecture you keep two cards in every Councillor phase.
    [market_hall] With the Market hall every sale of yours brings one card more.
    [quarry] With the Quarry every violet building costs you one card less.
   *[library] With the Library your privilege counts double.
}
review-san-juan-plant = With { $card_the } you make { $good }, which sells for { $low ->
    [one] one card
   *[other] { $low } cards
} or even { $high }.
review-san-juan-plant-one-price = With { $card_the } you make { $good }, which always sells for { $high ->
    [one] one card
   *[other] { $high } cards
}.
review-san-juan-sells-better = { $good }: up to { $high } cards; { $other }: { $most } at most.

## Roles and events

review-san-juan-builder-pays = As the Builder you pay { $price ->
    [0] no cards
    [one] one card
   *[other] { $price } cards
} for { $card_the } instead of { $full }.
review-san-juan-builder-only = Only as the Builder can you build { $card_the } now: you pay { $price } instead of { $full }, and have { $hand } to spend.
review-san-juan-builder-points = The fullest city has { $most } of 12 buildings already, and { $card_the } brings you { $points ->
    [one] one point
   *[other] { $points } points
}.
review-san-juan-builder-none = As the Builder you could pay for none of your cards.
review-san-juan-producer-goods = As the Producer you make { $goods ->
    [one] one good
   *[other] { $goods } goods
}; when somebody else takes it, { $fewer }.
review-san-juan-producer-some = As the Producer you make { $goods ->
    [one] one good
   *[other] { $goods } goods
}.
review-san-juan-producer-alone = Nobody else has an empty plant: with the Producer only you make goods.
review-san-juan-producer-none = As the Producer you would make nothing: all your plants are full.
review-san-juan-trader-sales = As the Trader you sell { $sales ->
    [one] one good
   *[other] { $sales } goods
}; when somebody else takes it, { $fewer }.
review-san-juan-trader-some = As the Trader you sell { $sales ->
    [one] one good
   *[other] { $sales } goods
}.
review-san-juan-trader-cards = As the Trader you sell { $sales ->
    [one] one good
   *[other] { $sales } goods
}: the next tile is known, and it brings { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
review-san-juan-trader-alone = Nobody else has goods: with the Trader only you sell.
review-san-juan-trader-none = As the Trader you would have nothing to sell.
review-san-juan-councillor-draw = As the Councillor you look at { $draw } cards and keep { $keep ->
    [one] one
   *[other] { $keep }
}.
review-san-juan-prospector-draw = As the Prospector you draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
review-san-juan-prospector-alone = As the Prospector you draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}, and nobody else does anything.
review-san-juan-helps-builder = With the Builder the others would build too: { $seat } has { $hand } cards in hand.
review-san-juan-helps-producer = With the Producer { $seat } would make goods too: { $goods ->
    [one] one good
   *[other] { $goods } goods
}.
review-san-juan-helps-trader = With the Trader { $seat } would sell too: { $goods ->
    [one] one good
   *[other] { $goods } goods
}.
review-san-juan-helps-councillor = With the Councillor { $others ->
    [one] the other player keeps a card too
   *[other] the others keep a card each too
}.
review-san-juan-taxes = With the Taxes { $others ->
    [one] the other player discards a card
   *[other] the others discard a card each
}, you do not.
review-san-juan-debt-relief = With the Debt relief you draw { $cards } cards.
review-san-juan-free-build = With the Free build { $card_the } is free: it costs { $cost }.
review-san-juan-quake-yours = The Earthquake would take one of your { $buildings } buildings too.

## Goods

review-san-juan-sale = The sale brings you { $cards ->
    [one] one card
   *[other] { $cards } cards
} now.
review-san-juan-sale-better = You sell for { $cards ->
    [one] one card
   *[other] { $cards } cards
} instead of { $fewer }.
review-san-juan-better-tile = This tile pays { $price } for { $good }; another pays { $high }.
review-san-juan-best-tile = No tile pays more for { $good } than this one: { $price }.
review-san-juan-next-tile = The next tile is known: it pays { $price } for { $good }, { $fewer } for { $other }.

## Chapel, crane, library

review-san-juan-tuck = Under the Chapel { $card_the } is a point for good: { $cards ->
    [one] the first one
   *[other] that would make { $cards }
}.
review-san-juan-over-limit = You have { $hand } cards in hand and may keep { $limit }: the rest would have to go anyway.
review-san-juan-pays = { $hand ->
    [one] You have a single card in hand, and it is what you pay with.
   *[other] You have { $hand } cards in hand, and they are what you pay with.
}
review-san-juan-cover-cheaper = This way you pay { $price ->
    [0] no cards
    [one] one card
   *[other] { $price } cards
} instead of { $dearer }.
review-san-juan-cover-points = Covering { $card_the } would lose you { $points ->
    [one] one point
   *[other] { $points } points
}.
review-san-juan-cover-good = Covering { $card_the } would lose you the good on it too ({ $good }).
review-san-juan-cover-function = Covering { $card_the } would lose you its function.
review-san-juan-library-price = With the Library you pay { $price } instead of { $full }.
review-san-juan-library-draw = With the Library you look at { $cards } cards instead of { $fewer }.
review-san-juan-library-cards = With the Library you draw { $cards } cards instead of { $fewer }.
review-san-juan-library-later = You pick another role in this round: the Library can double that privilege.
