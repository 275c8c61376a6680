"""What is tested here needs the extra `rl`; `make rl` makes an environment for it. Elsewhere there is nothing to
collect, and `tools/run_tests.py` says so."""

from __future__ import annotations

from importlib.util import find_spec

THERE = all(find_spec(name) for name in ("gymnasium", "pettingzoo", "pyspiel"))
collect_ignore_glob = [] if THERE else ["test_*.py"]
