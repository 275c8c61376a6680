# Why an answer is good in Venezia, or another is not, as a review says it to the seat that was asked.

## Cards

review-venezia-alone = You build { $card_the } alone: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the best place of today, all of them yours.
review-venezia-completes = With { $cards ->
    [one] this card
   *[other] { $cards } cards of your hand
} { $card_the } is built, and you are master builder: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the best place of today.
review-venezia-completes-half = With { $cards ->
    [one] this card
   *[other] { $cards } cards of your hand
} { $card_the } is built: for you half of it, { $points ->
    [0] no point
    [one] 1 point
   *[other] { $points } points
} at the best place of today.
review-venezia-partners = { $card }: { $cards ->
    [one] one card of others works
   *[other] { $cards } cards of others work
} for you.
review-venezia-feeds = By the other choice { $card_the } is built, and at the best place of today { $seat } has { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
review-venezia-progress = { $card }: with this one { $laid ->
    [one] there is the first card
   *[other] there are { $laid } cards
} of { $needed }, and you are master builder.
review-venezia-takes-pawn = You take the master builder from { $seat }: { $card }.
review-venezia-works-for = By the other choice { $seat } stays master builder: { $card }.
review-venezia-works-for-third = By the other choice the third player stays master builder: { $card }.
review-venezia-third-type = You have begun two types already: at the end of the turn one of the three would be discarded.
review-venezia-no-room = For { $card_the } there is no room on the board now: the cards would be lost.
review-venezia-casa = The Casa is built at once: 1 point.
review-venezia-casa-treasure = Your gondola borders { $quarter }: a Casa there wins a treasure, too.
review-venezia-spends = The other choice leaves you { $left ->
    [one] one card
   *[other] { $left } cards
} in hand.
review-venezia-last-card = The other choice leaves you no card, and without one you cannot lay a card open to draw three.
review-venezia-room-to-draw = With { $cards } cards in hand you could not draw three: this makes room.
review-venezia-keeps-set = You have { $cards } cards of { $needed } in hand: { $card }. Played all at once, the building is yours alone.
review-venezia-play-both = After { $card_the } you can play { $second_the }, too; not the other way round.
review-venezia-drops = The other choice discards { $card_the }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} of { $needed }.

## Buildings

review-venezia-site-points = Here you make { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-venezia-site-jumps = Your gondola jumps { $seat } and comes to { $to }.
review-venezia-site-treasure = Your gondola borders { $quarter }: you win a treasure.
review-venezia-site-others = By the other choice { $seat } makes { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-venezia-site-others-treasure = By the other choice { $seat } wins a treasure.
review-venezia-more-houses = The houses in { $quarter } become { $casas }: so many points a Ponte is worth there.
review-venezia-leaves-points = For { $card_the } a place worth { $points ->
    [one] 1 point
   *[other] { $points } points
} is left.
review-venezia-leaves-places = For { $card_the } { $places ->
    [one] one place is
   *[other] { $places } places are
} left.
review-venezia-leaves-rival = The other choice leaves { $seat }, for { $card_the }, a place worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-venezia-leaves-shore = In the quarters that your gondola borders { $places ->
    [one] one hex stays
   *[other] { $places } hexes stay
} free.
review-venezia-order-points = { $card }: it can bring you { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
review-venezia-order-casa = Houses first: the Ponte that you build next counts them.
review-venezia-order-treasure = Your gondola borders a good place for { $card_the } now: there you win a treasure, too.

## Swamps

review-venezia-drain-gold = The token of the swamp is worth 0 to { $most } gold.
review-venezia-drain-opens = Draining { $hex } opens { $sites ->
    [one] one place
   *[other] { $sites } places
} for large buildings.
review-venezia-drain-places = Draining { $hex } opens { $sites ->
    [one] one place
   *[other] { $sites } places
} for { $card_the }.
review-venezia-drain-shore = { $hex } is in { $quarter }: if you build there while your gondola borders it, you win a treasure.
review-venezia-drain-ahead = { $hex } is in { $quarter }, which your gondola borders from space { $to } on.
review-venezia-drain-behind = { $hex } is in { $quarter }, which your gondola never borders again.
review-venezia-drain-first = { $hex } makes room for { $card_the }, which has none elsewhere.
review-venezia-drain-better = At { $hex } { $card_the } would be worth { $points ->
    [one] 1 point
   *[other] { $points } points
}; elsewhere { $now } at most.
review-venezia-drain-worth = At { $hex } { $card_the } would be worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-venezia-drain-helps = { $hex } would make room for { $card_the } that { $seat } has begun: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-venezia-drain-beside = { $hex } is in { $quarter }, which the gondola of { $seat } borders and yours does not.
review-venezia-drain-both = After { $hex } you can drain { $second }, too; not the other way round.

## Drawing

review-venezia-three-for-one = You take three cards for one.
review-venezia-show-gives = The other choice gives { $card_the } away; of these cards you have { $cards }.
review-venezia-show-helps = To lay { $card_the } open helps { $seat }, who has cards of that type on the table.
review-venezia-show-casa = A Casa laid open serves anybody: it is built by itself.
review-venezia-card-casa = A Casa takes one card alone.
review-venezia-card-joins = { $card }: with this one you have { $cards } cards of { $needed }.
review-venezia-card-shared = { $card }: others have laid { $laid ->
    [one] one card
   *[other] { $laid } cards
} of { $needed } already.
review-venezia-card-completes = With this one you hold all cards that are missing today for { $card_the }.
review-venezia-card-no-room = For { $card_the } there is no room on the board now.
review-venezia-card-third = You have begun two types already, and this would be the third: { $card }.
review-venezia-take-both = After { $card_the } you can take { $second_the }, too; not the other way round.
review-venezia-flush = The four open cards are discarded at the end of the turn: nothing is left to the others.

## Gold

review-venezia-gold-last = It is the last exchange: { $steps ->
    [one] one space
   *[other] { $steps } spaces
} more, up to { $to }.
review-venezia-gold-jumps = For { $gold } gold your gondola jumps { $seat } and comes to { $to }.
review-venezia-gold-shore = For { $gold } gold your gondola comes to { $to } and borders { $quarter }, where treasures are won.
review-venezia-gold-steps = For { $gold } gold your gondola goes { $steps ->
    [one] one space
   *[other] { $steps } spaces
} on, to { $to }.
review-venezia-gold-keeps = Gold keeps: it can be exchanged later, even when the game is over.
review-venezia-paid-exact = You pay { $gold } gold for { $steps ->
    [one] one space
   *[other] { $steps } spaces
}, and lose nothing.
review-venezia-paid-keeps = You keep { $gold } gold for another moment.
review-venezia-give-exact = So you can pay exactly { $gold } gold for { $steps ->
    [one] one space
   *[other] { $steps } spaces
}.
review-venezia-give-keeps = The token worth { $gold } stays yours.
review-venezia-give-wasted = By the other choice { $gold } gold is lost: it does not buy another space.
review-venezia-give-steps = With all your tokens it makes { $steps ->
    [one] one space
   *[other] { $steps } spaces
}.

## The imaginary player

review-venezia-third-completes = Its card may complete { $card_the }, in which you have a part.
review-venezia-third-takes = Its card could take the master builder from you: { $card }.
review-venezia-third-begins = If its card begins { $card_the }, it has the master builder; you can begin first.
review-venezia-third-waits = You can complete { $card_the } first, with the cards of your hand.
