# The house's commands. Two do all the set-up on a machine that has only make and Python 3.11 or newer:
#   make play   installs Imperia into .venv and starts it
#   make test   installs what the checks need as well, and runs them all
# `make PYTHON=/path/to/python play` takes the Python you name.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help play test test-long test-package bench ladder test-cluster format check check-web wire web look measures load clean

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq --no-input --constraint constraints.txt
PYTEST := $(BIN)/python -m pytest
PEERS := benchmarks/.venv-peers

# A name on the path may be a stand-in that does not start, or a Python without venv: each is tried, the first that serves is taken.
PYTHONS := $(PYTHON) python3.13 python3.12 python3.11 python3.14 python3 python
SERVES := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
WITHOUT_VENV := import sys; sys.exit(sys.version_info < (3, 11))

help:
	@echo "make play       install Imperia into $(VENV) (once), serve tables, open the page"
	@echo "make test       every check of the house, the long proofs left out"
	@echo "make check      the quick part of it: ruff, types, the order of imports"
	@echo "make check-web  the same for the page"
	@echo "make test-long  the long proofs: 100,000 states and more"
	@echo "make test-package  the wheel, built, installed and run"
	@echo "make test-cluster  the arena on a Ray cluster of this machine"
	@echo "make bench      speed, beside OpenSpiel and RLCard in the same run"
	@echo "make ladder     whether each level of bots beats the one below (hours; goes on where it stopped)"
	@echo "make web        build the page, if it is not built"
	@echo "make wire       make the page's types from the server's messages"
	@echo "make look       every screen photographed in all sizes, themes, languages, and checked"
	@echo "make measures   frames a second while things fly, memory over many matches, the scores of Lighthouse"
	@echo "make load       200 tables played over sockets: how long an action takes"
	@echo "make format     set the lines right, of Python and of the page"
	@echo "make clean      remove what these commands have made here"

play: $(VENV)/.play
	@$(BIN)/python web/build.py || { test -f src/imperia/server/client/index.html && echo "Going on with the page built before." >&2; }
	@if [ -t 0 ]; then set -m; fi; $(BIN)/imperia || test $$? -eq 130  # in a group of its own: Ctrl-C reaches it alone, what was played is saved

test: check check-web $(VENV)/.browser
	@$(PYTEST) -n 2 --dist loadfile --no-loadscope-reorder  # long files have few tests: by number they would all come last

test-long: $(VENV)/.test
	@$(PYTEST) -m long -n 2

test-package: $(VENV)/.test
	@$(PYTEST) tests/package

check: $(VENV)/.test
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "Some files are not in their right form: make format" >&2; exit 1; }
	@$(BIN)/mypy
	@told=$$($(BIN)/lint-imports pyproject.toml 2>&1) || { echo "$$told" >&2; exit 1; }
	@echo "Imports keep the order of the house."

look: $(VENV)/.browser
	@$(BIN)/python web/build.py
	@PYTHONPATH=src $(BIN)/python -m tests.look $(LOOK)

measures: $(VENV)/.browser
	@$(BIN)/python web/build.py
	@PYTHONPATH=src $(BIN)/python -m tests.measures $(MEASURES)

check-web: $(VENV)/.test
	@$(BIN)/python -m imperia.server.schema | $(BIN)/python web/build.py wire-check
	@$(BIN)/python web/build.py check </dev/null
	@$(BIN)/python web/build.py test </dev/null
	@$(BIN)/python web/build.py

wire: $(VENV)/.test
	@$(BIN)/python -m imperia.server.schema | $(BIN)/python web/build.py wire

web: $(VENV)/.play
	@$(BIN)/python web/build.py

load: $(VENV)/.play
	@$(BIN)/python -m benchmarks.load $(LOAD)

bench: $(VENV)/.play $(PEERS)/.ready
	@$(BIN)/python -m benchmarks $(BENCH)

ladder: $(VENV)/.play
	@$(BIN)/imperia ladder --folder docs/strength --write docs/strength.md $(LADDER) || test $$? -eq 130  # Ctrl-C: what was played is kept

test-cluster: $(VENV)/.test
	@$(PIP) --editable '.[cluster]'
	@$(PYTEST) -m long tests/arena/test_cluster.py

format: $(VENV)/.test
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python web/build.py format </dev/null

clean:
	@rm -rf $(VENV) $(PEERS) web/node_modules src/imperia/server/client build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "Clean. Compiled rules are kept in your cache folder; 'imperia doctor' tells which."

# ---- environments: a stamp is written last, so that a broken install is begun again

$(VENV)/.made:
	@python=$$(for one in $(PYTHONS); do \
	    if "$$one" -c '$(SERVES)' >/dev/null 2>&1; then command -v "$$one"; break; fi; done); \
	if [ -z "$$python" ]; then \
	    for one in $(PYTHONS); do if "$$one" -c '$(WITHOUT_VENV)' >/dev/null 2>&1; then \
	        echo "$$one cannot make a virtual environment. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; fi; done; \
	    echo "Imperia needs Python 3.11 or newer, and none was found on the path." >&2; \
	    echo "Install one from your system's packages or python.org, or name it: make PYTHON=/path/to/python play" >&2; exit 1; fi; \
	echo "Making $(VENV) with $$("$$python" --version) ..."; \
	"$$python" -m venv --clear $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing Imperia (once; with the compiler and the typesetter about 105 MB are fetched) ..."
	@$(PIP) --editable '.[fast,print]' || { \
	    echo "The compiler of [fast] or the typesetter of [print] did not install; trying each by itself." >&2; \
	    $(PIP) --editable '.[print]' || echo "Without [print] games are played as ever, and cannot be printed." >&2; \
	    $(PIP) --editable '.[fast]' || { echo "Without [fast] everything works, strong play thinks slower." >&2; \
	    $(PIP) --editable .; }; }
	@touch $@

$(VENV)/.test: $(VENV)/.play
	@echo "Installing what the checks need (once) ..."
	@$(PIP) --upgrade pip
	@$(PIP) --group dev
	@touch $@

$(VENV)/.browser: $(VENV)/.test
	@for one in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do \
	    if command -v $$one >/dev/null; then touch $@; exit 0; fi; done; \
	echo "Installing a browser for the tests of the page (once) ..."; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq; \
	    for one in chromium-headless-shell chromium; do \
	        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$one >/dev/null 2>&1 && break; done; \
	else $(BIN)/python -m playwright install chromium; fi; touch $@

$(PEERS)/.ready: benchmarks/peers.txt
	@echo "Installing OpenSpiel and RLCard into $(PEERS) (once) ..."
	@$(BIN)/python -m venv --clear $(PEERS)
	@for one in $$(cat benchmarks/peers.txt); do \
	    $(PEERS)/bin/python -m pip --disable-pip-version-check install -qq --no-input "$$one" \
	    || echo "$$one does not install here; the bench goes on without it." >&2; done
	@touch $@
