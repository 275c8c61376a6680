"""The scripts that guided first games are made from: `python -m tools.make_guide`."""
