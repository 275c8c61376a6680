"""What a terminal shows of Burgundy's expansions, a module for each by its name.

A module has whatever of these it needs, each giving rows of a title and what stands behind it:
`table(drawing, seen)`, what lies for all, and `short`, the same where room is short; `player(drawing, seen, player)`,
what one player has, and `brief`, the same where room is short.
"""
