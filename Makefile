# Each target does all its own set-up: Python 3.11, pip and git are all it needs.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
LICENCES_TAKEN := Apache;BSD;MIT;PSF;Python Software Foundation
SHIPPED_LICENCES = $(BIN)/pip-licenses --python build/shipped/bin/python --from=mixed
PORT ?= 8765

.PHONY: play run test test-postgres test-long check journeys soak soak-laws soak-faults soak-kills soak-powercuts soak-storms soak-noninterference soak-matches soak-fuzz soak-computers soak-recompute soak-dealing soak-shards coverage mutants train bench ladder exploit screens audit licences sbom lock clean

play: .venv/run.stamp  ## The whole bot against the playground, in the browser
	@$(BIN)/python -m playground --port $(PORT) --data data/playground-$(PORT)

run: .venv/run.stamp  ## The real bot, from .env
	@$(BIN)/python -m bot

test: check  ## Format, lint, types, import contracts and all tests
	$(BIN)/pytest -q -n $${TEST_WORKERS:-2} --dist loadgroup

test-long: .venv/dev.stamp chromium  ## The tests that take too long to run at every change
	$(BIN)/pytest -q -n $${TEST_WORKERS:-2} --dist loadgroup -m long

test-postgres: .venv/dev.stamp  ## What is about the database, over a PostgreSQL server of its own
	$(BIN)/python -m tests.postgres

check: .venv/dev.stamp chromium
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

journeys: .venv/dev.stamp chromium  ## All journeys in the browser, the whole match to 21 among them
	$(BIN)/pytest -q tests/journeys -m journey

screens: .venv/dev.stamp chromium  ## Every message in every language, phone and desktop, dark and light: build/screens/index.html
	$(BIN)/python -m tests.screens $(SCREENS)

soak: .venv/dev.stamp  ## All long runs, one after the other; interrupted, those of kills and power cuts go on
	@for name in laws faults kills powercuts storms noninterference matches fuzz computers recompute dealing shards; do $(MAKE) soak-$$name || exit 1; done

soak-laws: .venv/dev.stamp  ## The laws on 10,000 deals and 200 matches of each preset, with partners and without
	MURLAN_LAWS_SCALE=10 $(BIN)/pytest -q -n $${TEST_WORKERS:-2} --dist loadgroup tests/laws

soak-faults: .venv/dev.stamp  ## Every fault of Discord's at every call of ours, those too that take minutes
	$(BIN)/pytest -q -n $${TEST_WORKERS:-2} --dist loadgroup -m "long or not long" tests/bot/faults

soak-kills: .venv/dev.stamp  ## The bot killed 60 times while people play 100,000 turns
	$(BIN)/python -m tests.soaks.kills $(KILLS)

soak-powercuts: .venv/dev.stamp  ## 300 simulated power cuts in the middle of what the journal writes
	$(BIN)/python -m tests.soaks.powercuts $(POWERCUTS)

soak-storms: .venv/dev.stamp  ## 1,000 seeds of ten tables under every fault there is, in virtual time
	$(BIN)/python -m tests.soaks.storms $(STORMS)

soak-noninterference: .venv/dev.stamp  ## 3,000 beginnings of deals, each played twice with other hidden cards
	$(BIN)/python -m tests.soaks.noninterference $(PREFIXES)

soak-fuzz: .venv/dev.stamp  ## A million presses, a part of them valid, by anybody, anywhere, of anything
	$(BIN)/python -m tests.soaks.fuzz $(FUZZ)

soak-matches: .venv/dev.stamp  ## 2,000 matches in one process, which must not grow; interrupted, it begins anew
	$(BIN)/python -m tests.soaks.matches $(MATCHES)

soak-shards: .venv/dev.stamp  ## One of 2 and of 4 processes on PostgreSQL killed in mid-play, with 4 and 64 shards
	$(BIN)/python -m tests.soaks.shards

soak-dealing: .venv/dev.stamp  ## Chi-square and serial tests over a million deals
	$(BIN)/python -m tests.soaks.dealing $(DEALING)

soak-computers: .venv/dev.stamp  ## 50 tables with three champions each, in real time: what the event loop and people notice of their thinking
	$(BIN)/python -m tests.soaks.computers $(COMPUTERS)

soak-recompute: .venv/dev.stamp  ## 100,000 results of 20 servers, corrected in between, held against one fold of them all
	$(BIN)/python -m tests.soaks.recompute $(RECOMPUTE)

coverage: .venv/dev.stamp  ## Lines and branches of the rules engine that its tests reach; below 100 % it fails
	MURLAN_LAWS_SCALE=0.05 $(BIN)/coverage run -m pytest -q tests/rules tests/laws tests/murlan
	$(BIN)/coverage report

mutants: .venv/dev.stamp  ## Small faults in the rules engine that its tests notice; interrupted, it goes on where it stopped
	$(BIN)/python -m bench.mutants $(MUTANTS)

train: .venv/dev.stamp  ## The value nets of the computer players, from nothing; interrupted, it goes on where it stopped
	$(BIN)/python -m murlan.computer.training $(TRAIN)

bench: .venv/bench.stamp  ## Benchmarks, each beside its baseline
	@for name in engine journal postgres rest_calls load footprint boards ratings pictures answering growth; do echo "== $$name"; $(BIN)/python -m bench.$$name || exit 1; done

ladder: .venv/run.stamp  ## How much better each level of computer players is, into docs/COMPUTERS.md; interrupted, it goes on
	$(BIN)/python -m bench.ladder $(LADDER)

exploit: .venv/dev.stamp  ## What a fresh net gains against masters and champions after ten minutes of learning
	$(BIN)/python -m bench.exploit $(EXPLOIT)

audit: .venv/supply.stamp  ## Whether a known hole is in what is shipped (asks a database on the internet)
	$(BIN)/pip-audit --strict --disable-pip --require-hashes -r requirements-postgres.lock

licences: build/shipped.stamp  ## Under which licences the bot ships what it brings along: docs/LICENCES.md
	@$(SHIPPED_LICENCES) --allow-only="$(LICENCES_TAKEN)" --partial-match >/dev/null
	@sed '/^| /,$$d' docs/LICENCES.md > build/LICENCES.md && $(SHIPPED_LICENCES) --format=markdown >> build/LICENCES.md
	@mv build/LICENCES.md docs/LICENCES.md && echo "Written to docs/LICENCES.md."

sbom: build/shipped.stamp  ## What is shipped as a CycloneDX bill of materials: build/sbom.json
	$(BIN)/cyclonedx-py environment build/shipped/bin/python --pyproject pyproject.toml --mc-type application --output-reproducible --validate -o build/sbom.json

lock: .venv/dev.stamp  ## Pin the dependencies anew
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --upgrade --extra dev pyproject.toml -o requirements-dev.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url -c requirements-dev.lock pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --extra bench -c requirements-dev.lock pyproject.toml -o requirements-bench.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --extra supply -c requirements-dev.lock pyproject.toml -o requirements-supply.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --extra postgres -c requirements-dev.lock pyproject.toml -o requirements-postgres.lock

chromium:
	@command -v chromium chromium-browser google-chrome >/dev/null && exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -q && apt-get install -y -q chromium fonts-dejavu-core fonts-noto-color-emoji; \
	else \
		echo "The journeys need Chromium: install your system's package (Debian: apt install chromium fonts-noto-color-emoji)."; exit 1; \
	fi
.PHONY: chromium

.venv/run.stamp: requirements.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing what the bot needs …"
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

.venv/dev.stamp: requirements-dev.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing what the tests need …"
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@ .venv/run.stamp

.venv/supply.stamp: requirements-supply.lock .venv/run.stamp
	@echo "Installing what looks at the packages …"
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-supply.lock
	@touch $@

build/shipped.stamp: requirements-postgres.lock .venv/supply.stamp
	@rm -rf build/shipped && $(PYTHON) -m venv --without-pip build/shipped
	@$(BIN)/pip --python build/shipped/bin/python install -q --disable-pip-version-check --require-hashes -r requirements-postgres.lock
	@touch $@

.venv/bench.stamp: requirements-bench.lock .venv/dev.stamp
	@echo "Installing the engines to compare with …"
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-bench.lock && touch $@ \
		|| echo "They cannot be installed here: the benchmark shows ours alone."

clean:  ## Everything that can be made again
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
