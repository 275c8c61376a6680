"""What people are shown of a game. Ludoteca finds it here by itself; no rule knows of it."""
