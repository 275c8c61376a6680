"""The matches in play: rooms, what players do in them, and what each reader is shown."""
