# Two commands on a fresh machine with Python 3.11+: `make play` and `make test`. Both set up what they need.

VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/speciate/core src/speciate/kit src/speciate/games src/speciate/bots/search src/speciate/research/native -name '*.py')
# What can come out otherwise when the same source runs uncompiled: rules and records, each by its own tests. What all games have in
# common, and what plays whole games, is not asked a second time: tests/conformance/test_engines.py plays whole games on both engines, searching bots included,
# and compares everything that is shown. `make test-all` runs everything both ways.
PURE_TESTS := tests/games tests/kit tests/golden -k "not playthrough and not still_play and not announcements"
# a worker more than cores, since tests of servers and browsers often wait; who has nothing left to do takes tests from the others
PYTEST := $(BIN)/python -m pytest -o addopts="-q --strict-markers --strict-config -p no:faker -p no:schemathesis" -o cache_dir=build/pytest
SIDE_BY_SIDE := $(PYTEST) -n 3 --dist worksteal
MAIN_TESTS := --ignore tests/web tests examples
# a test that never ends must not hold up all others: it says where it stands, counts as failed, and its worker is replaced
IN_TIME := -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true
# a busy machine makes servers and browsers late: what failed is tried once more by itself, and must pass then
passes = { $(SIDE_BY_SIDE) $(IN_TIME) $(1) || { echo "== what failed, once more and alone" && $(PYTEST) $(IN_TIME) -n 0 --last-failed $(1); }; }
COVERAGE_TESTS := $(addprefix tests/,conformance games kit golden small table bots client server cli api research language lab web/test_built.py)
PAGE_SOURCE := $(shell find web -path web/node_modules -prune -o -type f -print)
NODE := VENV=$(abspath $(VENV)) $(abspath scripts/node.sh)

# containers often forbid Python to keep what it has compiled: every process of the suite would compile all tests again
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test test-engine test-tools test-page test-pure test-learning test-ray test-all test-wheels test-pythons wheels layout lint lint-workflows format build engine-by-profile page docs bench bench-quick gallery lock container coverage mutants clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: $(VENV)/.play build/.page ## set everything up and open the page in the browser; the engine is compiled meanwhile
	@$(BIN)/python -m scripts.engine --behind
	@$(BIN)/speciate serve --open || [ $$? = 130 ]  # leaving with Ctrl-C is no mistake

test: ## set everything up and run the whole suite, compiled and uncompiled
	@$(MAKE) --no-print-directory -j 5 test-engine lint test-tools test-page test-pure # side by side: each of them leaves a core idle for a while
	@if ls src/speciate_core__mypyc.* >/dev/null 2>&1; then \
		echo "== all tests, engine compiled" && $(call passes,$(MAIN_TESTS)) && \
		echo "== the page in a browser" && $(call passes,tests/web); \
	elif command -v cc gcc clang >/dev/null; then cat build/engine.log; exit 1; \
	else echo "== no C compiler: only the uncompiled engine is tested"; SPECIATE_PURE=1 $(SIDE_BY_SIDE) $(MAIN_TESTS); fi

test-engine: $(VENV)/.play ## the engine compiled for the tests: quickly, unless it is there
	@$(BIN)/python -m scripts.engine --quick

test-pure: $(VENV)/.dev ## the tests of the engine, uncompiled
	@mkdir -p build
	@HYPOTHESIS_PROFILE=short SPECIATE_PURE=1 nice $(BIN)/python -m pytest -n 2 --dist worksteal $(PURE_TESTS) > build/pure.log 2>&1 || { cat build/pure.log; exit 1; }
	@echo "tests of the engine, uncompiled: $$(tail -1 build/pure.log)"

test-tools: $(VENV)/.dev ## Chromium and PostgreSQL, installed where that is possible
	@scripts/chromium.sh
	@$(BIN)/python -m tests.server.postgres

test-page: build/.page ## the page's types and its own logic
	cd web && $(NODE) npm run --silent check
	cd web && $(NODE) npm run --silent test

layout: build/.engine build/.page ## every board at every size with every number of players: what lies over another, is cut off or too small
	HYPOTHESIS_PROFILE=long $(BIN)/python -m pytest -o addopts="-q --strict-markers --strict-config" -n 2 --dist loadfile tests/web/test_layout.py

test-learning: build/.engine .learning-venv/.ready ## the examples that learn, in their short form, with PyTorch in a place of its own
	PYTHONPATH=src .learning-venv/bin/python -m pytest -n 0 examples/learning tests/research/test_data.py

test-ray: build/.engine .ray-venv/.ready ## the lab on a cluster of this machine, with Ray in a place of its own
	PYTHONPATH=src .ray-venv/bin/python -m pytest tests/lab/test_ray.py

test-pythons: build/.page ## engine, golden records, tables and commands on every Python from 3.11 to 3.14 that is to be had here
	@$(if $(wildcard $(BIN)/python),$(BIN)/python,python3) -m scripts.pythons

test-all: test test-learning test-ray test-wheels test-pythons ## the suite with many more examples and all that is marked long, all of it uncompiled, the examples that learn, Ray, wheels, other Pythons
	HYPOTHESIS_PROFILE=long $(SIDE_BY_SIDE) $(MAIN_TESTS)
	HYPOTHESIS_PROFILE=long $(SIDE_BY_SIDE) tests/web
	SPECIATE_PURE=1 $(SIDE_BY_SIDE) $(MAIN_TESTS)

coverage: $(VENV)/.dev ## lines and branches that the tests run, uncompiled, into docs/testing.md (an hour); what is low says why
	@rm -f build/coverage/data*
	SPECIATE_PURE=1 HYPOTHESIS_PROFILE=short $(BIN)/coverage run -m pytest -n 2 --dist worksteal $(COVERAGE_TESTS) || echo "some tests failed: the figures are those of the others" >&2
	$(BIN)/python -m scripts.coverage_page

mutants: $(VENV)/.dev ## small changes to the source that a test should notice: a sample of an hour, into docs/testing.md; goes on where it was
	$(BIN)/python -m scripts.mutants

lint: $(VENV)/.dev ## style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

lint-workflows: build/workflows/.ready ## the workflow files: schema, safety, form
	build/workflows/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	build/workflows/bin/zizmor --offline --quiet .github/workflows
	build/workflows/bin/yamllint --strict .github/workflows

format: $(VENV)/.dev ## mend the style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

build: build/.engine ## compile the engine in place

engine-by-profile: $(VENV)/.play ## the engine as it is given out: compiled, watched at work and compiled again, in three times the time
	@$(BIN)/python -m scripts.engine --by-profile

page: build/.page ## build the page into the package

docs: $(VENV)/.dev ## build the documentation into the package: a server shows it under /docs
	@echo "building the documentation" >&2
	@$(BIN)/python -m scripts.site

wheels: engine-by-profile build/.page docs ## the source archive, a compiled wheel and one for any machine, in dist/
	@$(BIN)/python -m scripts.wheels

test-wheels: wheels ## every wheel where no checkout is around: terminal, server, page, documentation, socket, extras
	@$(BIN)/python -m scripts.try_wheels

container: $(VENV)/.dev ## lint the container's files, perform its steps in a root of its own and try the result (Linux, root; as long as the engine compiles)
	@$(BIN)/python -m scripts.container

bench: $(VENV)/.dev wheels .bench-venv/.ready .ray-venv/.ready ## measure against the peers and under load, and write bench/RESULTS.md
	$(BIN)/python -m bench.run --peers .bench-venv/bin/python

bench-quick: $(VENV)/.dev ## what got slower since the last commit, in under two minutes
	$(BIN)/python -m bench.quick

gallery: $(VENV)/.play build/.engine build/.page ## ask the questions of docs/gallery.md again, about ten minutes of one core
	$(BIN)/python -m scripts.gallery --jobs 2

lock: $(VENV)/.dev ## renew the lock files of requirements/
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/python scripts/lock.py

clean: ## remove what was built and installed
	rm -rf $(VENV) .bench-venv .learning-venv .ray-venv build web/node_modules src/speciate/server/page src/speciate/lab/figures/script src/speciate/server/handbook.tar.xz dist src/*.egg-info .hypothesis .mypy_cache .ruff_cache
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
	@$(BIN)/python -m scripts.engine

web/node_modules/.ready: web/package.json web/package-lock.json $(VENV)/.play
	@echo "installing what the page is built with" >&2
	@cd web && $(NODE) npm ci --silent
	@touch $@

# The page is files beside the server's source, so that an installed package needs no Node.
build/.page: $(PAGE_SOURCE) web/node_modules/.ready
	@mkdir -p build
	@echo "building the page" >&2
	@cd web && $(NODE) npm run --silent build
	@touch $@

# PyTorch is large and no part of the lock: only who asks for it gets it.
.learning-venv/.ready: requirements/dev.txt requirements/learning.in
	@scripts/venv.sh .learning-venv requirements/dev.txt
	@echo "installing the packages of requirements/learning.in (hundreds of megabytes)" >&2
	@.learning-venv/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/learning.in
	@touch $@

# Ray is large too, hundreds of megabytes: the suite does not wait for it.
.ray-venv/.ready: requirements/ray.txt
	@scripts/venv.sh .ray-venv requirements/ray.txt
	@touch $@

build/workflows/.ready: requirements/workflows.txt
	@mkdir -p build
	@scripts/venv.sh build/workflows requirements/workflows.txt
	@touch $@

.bench-venv/.ready: requirements/bench.txt
	@scripts/venv.sh .bench-venv requirements/bench.txt
	@touch $@
