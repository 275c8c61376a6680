"""What people are shown of expansions, a module for each by its name: never compiled, found when it is in play.

A module has whatever of these it needs:
`table(s, who)` and `player(s, seat)`, what the view tells of it;
`words(rules)`, the vocabularies of its events;
`args(s)`, what its open question is about, None for a question that is not its own;
`trail(s, frame)`, the steps of a chain that its frames are;
`reasons(s, seat)`, why its things cannot be chosen now;
`facts(s, action)`, what an answer of its own names, and `told(s, event)`, what an event of its own tells of an answer;
`alike(s)`, an answer to its open question where all of them cost and bring the same: facts look beyond it;
`forecast(s, e)`, points by source that the end would add;
`components(game)`, groups for the help.
"""
