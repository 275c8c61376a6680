# Inns (E 6).

option-inns = Inns
    .help = One inn comes in every phase and is bought like a tile of the black depot. It goes on any colour, one in each area, and makes the area count one hex more. (E 6)
    .brief = One in each phase, on any colour: its area counts one hex more.
option-inns-no = no
option-inns-yes = yes

name-inn = Inn
    .the = the Inn
    .sign = Inn
    .help = Goes on an empty hex of any colour, one in each area. It does nothing, but the area counts one hex more when it is completed.
    .rule = E 6.4-6.6

act-buy-inn = Buy an Inn
    .group = Buy (2 silver)
    .item = Inn
    .do = Buy
act-pick-inn = Take an Inn
    .group = Take from the black depot
    .item = Inn
    .do = Take

reason-area-has-inn = an inn stands in this area already
    .why = An area takes one inn at most, and one stands in it already.
reason-no-black-side = an inn has no black side
    .why = What you get for goods lies with its black side up, and an inn has none.
zone-inn = the inn beside the black depot
event-inn = { $tile } beside the black depot

table-inns = Inns (2 silver)
