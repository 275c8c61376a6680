"""San Juan, with the start-hand variant and the Events expansion."""
