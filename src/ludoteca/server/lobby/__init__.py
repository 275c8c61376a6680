"""The lobby: tables made, joined, started, and who may sit where."""
