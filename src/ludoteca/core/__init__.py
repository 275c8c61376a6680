"""The contract every game fulfils and every table, bot and server uses."""
