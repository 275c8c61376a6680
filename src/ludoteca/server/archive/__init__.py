"""The archive: replays of matches, links to them, and records down and up."""
