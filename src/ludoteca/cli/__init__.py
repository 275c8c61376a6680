"""The command `ludoteca`, one file for each of its commands."""
