"""Looking back: replays, records, the moments of a match."""
