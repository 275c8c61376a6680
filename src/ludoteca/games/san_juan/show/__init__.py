"""What people are shown of this game: never compiled, found by name."""
