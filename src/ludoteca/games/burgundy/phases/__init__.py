"""What can be going on: the set-up, a turn, and everything a placed tile may set off."""
