"""Bots against each other: games, tournaments, records, speed."""
