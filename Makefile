# Everything sets itself up: a fresh clone needs Python 3.11 or newer, make, and for speed a C compiler.
# LUDOTECA_PURE=1 skips the compiling.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
PIP := .venv/bin/python -m pip --quiet --disable-pip-version-check

.PHONY: help setup fast train rl web play player text test check format soak bench shots lock clean

help: ## this list
	@echo "make what:"
	@sed -n 's/^\([a-z]*\):.*## /  \1\t/p' Makefile | expand -t 12

play: player ## play in the browser, against bots or friends
	@.venv-fast/bin/ludoteca play $(ARGS)

text: fast ## play in this terminal
	@.venv-fast/bin/ludoteca play --text $(ARGS)

player: web fast ## what playing and hosting need, .venv-fast (compiled) with the browser's pages, without starting anything

setup: .venv/ready modules player ## what working on it needs: .venv (from source, for tests) and .venv-fast

test: setup ## all tests; the rules interpreted and compiled
	@test ! -e .venv-train || $(PYTHON) -m tools.build_train
	@test ! -e .venv-rl || $(PYTHON) -m tools.build_rl
	@.venv/bin/python tools/run_tests.py

check: .venv/ready ## style, formatting, types
	@.venv/bin/python -m tools.check

format: .venv/ready modules ## mend style and formatting
	.venv/bin/ruff check --fix
	.venv/bin/ruff format
	cd web && npm run format

soak: setup ## the long run: thousands of random games under every law
	@.venv-fast/bin/python tools/soak.py $(ARGS)
	@test -n "$(ARGS)" || .venv-fast/bin/python tools/soak.py burgundy --mixed 5000
	@test -n "$(ARGS)" || .venv-fast/bin/python tools/soak.py burgundy --mixed 2500 --with team=beginner
	@test -n "$(ARGS)" || .venv-fast/bin/python tools/soak.py burgundy --mixed 2500 --with team=expert
	@test -n "$(ARGS)" || .venv/bin/python tools/run_tests.py --soak

train: player .venv/ready ## .venv-train: PyTorch beside the compiled package, for training and its tests
	@$(PYTHON) -m tools.build_train

rl: player .venv/ready ## .venv-rl: PettingZoo, Gymnasium and OpenSpiel beside the compiled package, for their tests
	@$(PYTHON) -m tools.build_rl

bench: fast ## how fast the games are on this machine
	@.venv-fast/bin/ludoteca bench $(ARGS)

shots: setup ## screenshots of every page and table into docs/shots
	@.venv/bin/python -m tools.shots $(ARGS)

lock: .venv/ready ## choose the versions in all locks anew
	.venv/bin/python tools/lock.py

clean: ## remove the environments and all caches
	rm -rf .venv .venv-fast .venv-train .venv-rl build dist web/node_modules web/.node web/.svelte-check src/ludoteca/web
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

web: python ## build the browser's pages into the package
	@$(PYTHON) tools/build_web.py

# What checks and tests of the pages need, to stay; to build them it is not needed.
.PHONY: modules
modules: python
	@$(PYTHON) tools/build_web.py --modules

fast: python
	@$(PYTHON) -m tools.build_fast

.PHONY: python
python:
	@test -n "$(PYTHON)" || { echo "Ludoteca needs Python 3.11 or newer; none was found" >&2; exit 1; }

.venv/ready: .venv/packages pyproject.toml setup.py
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# Made anew when the lock changes: a package that was dropped from it must not linger.
.venv/packages: requirements.lock | python
	@echo "packages for .venv ..."
	@$(PYTHON) -m venv --clear .venv || { echo "on Debian and Ubuntu install python3-venv" >&2; exit 1; }
	@$(PIP) install -r requirements.lock
	@touch $@
