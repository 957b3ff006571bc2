# Two commands on a fresh machine with Python 3.11+: `make play` and `make test`. Both set up what they need.

VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/speciate/core src/speciate/kit src/speciate/games -name '*.py')
# what runs differently compiled and uncompiled; the rest needs no second run
ENGINE_TESTS := tests/conformance tests/games tests/golden tests/table tests/bots tests/test_engine_choice.py
SEATS ?= human,greedy,greedy

.PHONY: help play test test-all lint format build bench lock clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/.play build/.engine ## set everything up and open a game of Evolution in the terminal
	@$(BIN)/speciate play evolution --seats $(SEATS) || [ $$? = 130 ]  # leaving with Ctrl-C is no mistake

test: lint build/.engine ## set everything up and run the whole suite, compiled and uncompiled
	@if ls src/speciate__mypyc.* >/dev/null 2>&1; then \
		echo "== all tests, engine compiled"; $(BIN)/python -m pytest -n 2 tests && \
		echo "== tests of the engine, uncompiled" && SPECIATE_PURE=1 $(BIN)/python -m pytest -n 2 $(ENGINE_TESTS); \
	elif command -v cc gcc clang >/dev/null; then cat build/engine.log; exit 1; \
	else echo "== no C compiler: only the uncompiled engine is tested"; SPECIATE_PURE=1 $(BIN)/python -m pytest -n 2 tests; fi

test-all: test ## the suite with many more examples
	HYPOTHESIS_PROFILE=long $(BIN)/python -m pytest -n 2 tests

lint: $(VENV)/.dev ## style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(VENV)/.dev ## mend the style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

build: build/.engine ## compile the engine in place

bench: $(VENV)/.play build/.engine .bench-venv/.ready ## measure against the peers and write bench/RESULTS.md
	$(BIN)/python bench/run.py --peers .bench-venv/bin/python

lock: $(VENV)/.dev ## renew the lock files of requirements/
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/python scripts/lock.py

clean: ## remove what was built and installed
	rm -rf $(VENV) .bench-venv build src/*.egg-info .hypothesis .mypy_cache .ruff_cache
	find src -name '*.so' -delete

$(VENV)/.play: requirements/build.txt pyproject.toml
	@scripts/venv.sh $(VENV) requirements/build.txt
	@SPECIATE_COMPILE=0 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.play
	@scripts/venv.sh $(VENV) requirements/dev.txt
	@touch $@

# Compiled modules lie beside their source; a machine without a C compiler goes on without them.
build/.engine: $(ENGINE) setup.py $(VENV)/.play
	@mkdir -p build
	@echo "compiling the engine (a minute or so)" >&2
	@SPECIATE_COMPILE= $(BIN)/python setup.py --quiet build_ext --inplace 2> build/engine.log \
		|| { tail -5 build/engine.log >&2; echo "it does not compile here: the engine runs uncompiled" >&2; rm -f src/speciate__mypyc.*; }
	@touch $@

.bench-venv/.ready: requirements/bench.txt
	@scripts/venv.sh .bench-venv requirements/bench.txt
	@touch $@
