# Why an answer is good, or another is not: the reasons of a review. They speak to whoever chose.

## Roles

review-puerto-rico-coins = With { $role_the } you also take { $coins ->
    [one] the doubloon that lies on the card
   *[other] the { $coins } doubloons that lie on the card
}.
review-puerto-rico-settler-quarry = As the Settler you can take a quarry: { $quarries ->
    [0] you have none occupied yet
    [one] you have one occupied
   *[other] you have { $quarries } occupied
}.
review-puerto-rico-settler-tile = As the Settler the first choice is yours: there is { $tile_id ->
    [quarry] the quarry
   *[other] { $tile }
}.
review-puerto-rico-settler-none = As the Settler you would have nothing to take.
review-puerto-rico-mayor-colonists = As the Mayor you get { $colonists ->
    [one] one colonist
   *[other] { $colonists } colonists
} for { $circles ->
    [one] one empty circle
   *[other] { $circles } empty circles
}.
review-puerto-rico-mayor-none = As the Mayor you would have no empty circle for new colonists.
review-puerto-rico-builder-pays = As the Builder you pay { $price ->
    [0] nothing
    [one] one doubloon
   *[other] { $price } doubloons
} for { $building_the } instead of { $full }.
review-puerto-rico-builder-only = Only as the Builder can you pay for { $building_the } now: { $price } instead of { $full }, and you have { $doubloons ->
    [one] one doubloon
   *[other] { $doubloons } doubloons
}{ $coins ->
    [0] {""}
    [one] {" "}and one on the card
   *[other] {" "}and { $coins } on the card
}.
review-puerto-rico-builder-none = As the Builder you could pay for no building.
review-puerto-rico-craftsman-barrels = As the Craftsman you make { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} in all.
review-puerto-rico-craftsman-factory = The Factory brings you { $doubloons ->
    [one] one doubloon
   *[other] { $doubloons } doubloons
}.
review-puerto-rico-craftsman-alone = With the Craftsman only you produce: the others cannot now.
review-puerto-rico-craftsman-none = As the Craftsman you would produce nothing.
review-puerto-rico-trader-sale = As the Trader you sell { $good } for { $doubloons ->
    [one] one doubloon
   *[other] { $doubloons } doubloons
}.
review-puerto-rico-trader-alone = Once you have sold { $good } nobody else has goods that the trading house takes.
review-puerto-rico-trader-none = As the Trader you would have nothing that the trading house takes.
review-puerto-rico-captain-points = As the Captain your first load brings { $points ->
    [one] one point
   *[other] { $points } points
}; if nobody else loaded you would come to { $most }.
review-puerto-rico-captain-first = As the Captain you make { $points ->
    [one] one point
   *[other] { $points } points
} by a load.
review-puerto-rico-captain-alone = With the Captain only you load: nobody else has goods that find room now.
review-puerto-rico-captain-none = As the Captain you would have nothing to load.
review-puerto-rico-captain-loses = As the Captain you would lose { $barrels ->
    [one] at least one barrel
   *[other] at least { $barrels } barrels
}: there is no room on the ships, nor in store.
review-puerto-rico-prospector-alone = The Prospector’s doubloon is for you alone.
review-puerto-rico-last-captain = It is the last round, and points count: loading brings you { $points }.
review-puerto-rico-last-builder = It is the last round, and points count: { $building_the } brings you { $points }.
review-puerto-rico-helps-mayor = With the Mayor { $seat } too would get { $colonists ->
    [one] one colonist
   *[other] { $colonists } colonists
}.
review-puerto-rico-helps-builder = With the Builder the others would build too: { $seat } can pay for { $buildings ->
    [one] one building
   *[other] { $buildings } different buildings
}.
review-puerto-rico-helps-craftsman = With the Craftsman { $seat } would produce too: { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
}.
review-puerto-rico-helps-trader = With the Trader { $seat } would sell { $good } for { $doubloons ->
    [0] nothing
    [one] one doubloon
   *[other] { $doubloons } doubloons
}.
review-puerto-rico-helps-captain = With the Captain { $seat } would load too: the best load is worth { $points ->
    [one] one point
   *[other] { $points } points
}.
review-puerto-rico-anyway-settler = If somebody else takes the Settler, a plantation is still left for you.
review-puerto-rico-anyway-mayor = If somebody else takes the Mayor, you still get { $colonists ->
    [one] one colonist at least
   *[other] { $colonists } colonists at least
}.
review-puerto-rico-anyway-craftsman = If somebody else takes the Craftsman, you still make { $barrels ->
    [one] one barrel at least
   *[other] { $barrels } barrels at least
}.
review-puerto-rico-anyway-builder = Even if somebody else takes the Builder you can pay for { $building_the }: { $price ->
    [0] it costs nothing
    [one] one doubloon
   *[other] { $price } doubloons
}.

## Buildings

review-puerto-rico-points = { $building_the } is worth { $points ->
    [one] one point
   *[other] { $points } points
}, { $other_the } { $fewer }.
review-puerto-rico-points-alone = { $building_the } is worth { $points ->
    [one] one point
   *[other] { $points } points
}.
review-puerto-rico-large = { $building_the } is worth { $points } points and, with a colonist on it at the end, { $bonus } more by what you have now.
review-puerto-rico-large-more = By what you have now { $building_the } would count { $bonus ->
    [one] 1 point
   *[other] { $bonus } points
} more, { $other_the } { $fewer }; { $points } points are printed on either.
review-puerto-rico-cheaper = { $building_the } costs you { $price ->
    [0] nothing
    [one] one doubloon
   *[other] { $price } doubloons
}, { $other_the } { $dearer }.
review-puerto-rico-costs = { $building_the } would cost you { $price ->
    [one] one doubloon
   *[other] { $price } doubloons
}: you have { $doubloons }.
review-puerto-rico-out-of-reach = After { $other_the } you would have { $doubloons ->
    [0] nothing left
    [one] one doubloon left
   *[other] { $doubloons } doubloons left
}: { $building_the } takes { $price }.
review-puerto-rico-plant-fed = You have { $plantations ->
    [one] one plantation
   *[other] { $plantations } plantations
} of { $good } that can produce with { $building_the }.
review-puerto-rico-plant-idle = None of your plantations of { $good } is waiting for { $building_the }.
review-puerto-rico-last-copy = There is only one copy left ({ $building }), and after you { $seat } can pay for it.
review-puerto-rico-function = { $building_id ->
    [small_market] With the Small market every sale brings you one doubloon more.
    [hacienda] With the Hacienda you take one plantation more in every Settler phase.
    [construction_hut] With the Construction hut you can take a quarry even if somebody else is the Settler.
    [small_warehouse] With the Small warehouse you keep all barrels of one kind.
    [hospice] With the Hospice what you take for your island comes with a colonist.
    [office] With the Office you can sell a good that the trading house already has.
    [large_market] With the Large market every sale brings you two doubloons more.
    [large_warehouse] With the Large warehouse you keep all barrels of two kinds.
    [factory] With the Factory producing several kinds of goods brings doubloons too.
    [university] With the University the buildings you build come with a colonist.
    [harbor] With the Harbor every load brings one point more.
   *[wharf] With the Wharf you ship all barrels of one kind, even without room on the ships.
}

## Island

review-puerto-rico-quarry = An occupied quarry takes a doubloon off the price of buildings: { $quarries ->
    [0] you have none yet
    [one] you have one
   *[other] you have { $quarries }
}.
review-puerto-rico-quarry-now = A quarry you can take only as the Settler, a plantation also when somebody else takes the role. { $left } are left.
review-puerto-rico-corn-alone = Corn is produced without a building.
review-puerto-rico-plant-waits = Your plants for { $good } have { $circles ->
    [one] one more circle for another plantation
   *[other] { $circles } more circles for further plantations
}.
review-puerto-rico-no-plant = You have no plant for { $good }.
review-puerto-rico-plant-full = The plantations of { $good } you have are enough for your plants.
review-puerto-rico-sells-for = Selling prices: { $good } { $price }, { $other } { $lower }.
review-puerto-rico-plant-cheaper = The plant it needs costs less: { $building_the } { $price }, { $other_the } { $dearer }.
review-puerto-rico-new-kind = You have no plantation of { $good } yet, of { $other } you have { $count ->
    [one] one
   *[other] { $count }
}.
review-puerto-rico-nobody-grows = Nobody else has plantations of { $good }.
review-puerto-rico-hacienda = The Hacienda gives you one plantation more, and your island has { $spaces ->
    [one] one free space
   *[other] { $spaces } free spaces
}.
review-puerto-rico-hospice = With the colonist { $tile_id ->
    [quarry] the quarry works
   *[other] the plantation of { $tile } is occupied
} at once, without waiting for the Mayor.
review-puerto-rico-university = With the colonist { $building_the } works at once, without waiting for the Mayor.

## Loading, selling, storing

review-puerto-rico-load-points = { $barrels ->
    [one] One barrel
   *[other] { $barrels } barrels
} of { $good }: { $points ->
    [one] one point
   *[other] { $points } points
}.
review-puerto-rico-load-more = { $barrels ->
    [one] One barrel
   *[other] { $barrels } barrels
} of { $good }: { $points ->
    [one] one point
   *[other] { $points } points
} instead of { $fewer }.
review-puerto-rico-keeps-dearer = This way you keep { $good }, which sells for { $price }; { $other } sells for { $lower }.
review-puerto-rico-contested = The ships have room for { $room ->
    [one] one barrel
   *[other] { $room } barrels
} of { $good }, and { $seat } has { $barrels } too.
review-puerto-rico-can-wait = Your { $good } can wait: nobody else has any, and ship { $ship } has { $room ->
    [one] one place
   *[other] { $room } places
} left.
review-puerto-rico-own-room = For your { $good } the ships keep room for { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} instead of { $fewer }.
review-puerto-rico-hinders = { $seat } has { $have ->
    [one] one barrel
   *[other] { $have } barrels
} of { $good }: the ships still take { $barrels ->
    [0] none
    [one] one
   *[other] { $barrels }
} of them, instead of { $more }.
review-puerto-rico-ship-sails = Ship { $ship } is full and sails: at the next Captain it will be empty.
review-puerto-rico-ties-up = Ship { $ship } stays taken by { $good }: for other goods the largest empty ship { $room ->
    [0] is gone
   *[other] has { $room } places
}, instead of { $more }.
review-puerto-rico-next-room = Ship { $ship } has { $room ->
    [one] one more place
   *[other] { $room } more places
} for { $good }, and you produce { $barrels } at a time: the other one { $less }.
review-puerto-rico-sale = Selling { $good } brings you { $doubloons ->
    [one] one doubloon
   *[other] { $doubloons } doubloons
}.
review-puerto-rico-sale-better = Selling { $good } brings you { $doubloons ->
    [one] one doubloon
   *[other] { $doubloons } doubloons
}, selling { $other } { $fewer }.
review-puerto-rico-for-ship = The ships have room for { $good } ({ $room }): there every barrel is a point.
review-puerto-rico-blocks-sale = After you { $seat } can no longer sell { $good }.
review-puerto-rico-extra = One more barrel of { $good }.
review-puerto-rico-extra-room = Besides your barrels the ships have { $room ->
    [one] one place
   *[other] { $room } places
} for { $good }, none for { $other }.
review-puerto-rico-fewer-make = { $makers ->
    [0] Nobody else makes { $good }
    [one] Only one of the others makes { $good }
   *[other] { $makers } of the others make { $good }
}; { $other }: { $more }.
review-puerto-rico-stores-more = { $barrels ->
    [one] One barrel
   *[other] { $barrels } barrels
} of { $good } can be stored; of { $other } { $fewer }.
review-puerto-rico-house-has = The trading house already has { $good }: for now it buys no more.
review-puerto-rico-ship-room = The ships have { $room ->
    [one] one place
   *[other] { $room } places
} for { $good }, { $less } for { $other }.
review-puerto-rico-makes-again = With the next Craftsman you can make { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} of { $good } again.

## Colonists

review-puerto-rico-makes-more = This way a Craftsman can bring you up to { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
}; otherwise { $fewer } at most.
review-puerto-rico-makes-kinds = This way you can produce { $kinds ->
    [one] one kind of goods
   *[other] { $kinds } kinds of goods
}; otherwise { $fewer } at most.
review-puerto-rico-makes-good = This way you can produce up to { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} of { $good }; otherwise { $fewer ->
    [0] none
   *[other] { $fewer } at most
}.
review-puerto-rico-man-quarry = With a colonist on the quarry buildings cost you up to one doubloon less.
review-puerto-rico-man-large = { $building_the } counts at the end only with a colonist: now { $bonus ->
    [one] one point
   *[other] { $bonus } points
}.
review-puerto-rico-man-function = With a colonist { $building_id ->
    [small_market] the Small market brings you one doubloon more with every sale
    [hacienda] the Hacienda gives you one plantation more in every Settler phase
    [construction_hut] the Construction hut lets you take a quarry even if somebody else is the Settler
    [small_warehouse] the Small warehouse keeps all barrels of one kind
    [hospice] the Hospice sends a colonist to what you take for your island
    [office] the Office lets you sell a good that the trading house already has
    [large_market] the Large market brings you two doubloons more with every sale
    [large_warehouse] the Large warehouse keeps all barrels of two kinds
    [factory] the Factory brings doubloons when you produce several kinds of goods
    [university] the University sends a colonist to the buildings you build
    [harbor] the Harbor brings one point more with every load
   *[wharf] the Wharf ships all barrels of one kind, even without room on the ships
}.
review-puerto-rico-idle-plant = { $building_the } produces no more with another colonist: { $plantations ->
    [0] you have no plantation of { $good }
    [one] you have only one plantation of { $good }
   *[other] you have { $plantations } plantations of { $good }
}.
review-puerto-rico-full-island = Your island is full: { $building_the } is of no more use.
review-puerto-rico-role-over = In this round the role has been taken already ({ $role }): { $building_the } is of use only from the next one on.
