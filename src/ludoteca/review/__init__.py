"""Looking back at a finished match: who was winning, what each decision cost, what was luck."""

from ludoteca.bots.levels import add_alone

add_alone()
