# Every target is one line of a script under scripts/, so that each can be read and run by itself.
# The build cache lies outside the clone: see scripts/lib.sh.

.DEFAULT_GOAL := help
.PHONY: help run dev check test one matrix lint golden ledger obligations ablate soak package bench page words

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

run: ## build and open the window, installing the system libraries it needs
	@scripts/run.sh

dev: ## open the window, and serve a browser, with the page reloading as it is edited
	@scripts/dev.sh

check: ## before each commit: format, lint, the crates' own tests; the page if it changed
	@scripts/check.sh

test: ## run everything: lints, unit tests, suites, the real window
	@scripts/test.sh

one: ## run the tests with T in their names: make one T=square_cannot_run
	@scripts/one.sh "$(T)"

page: ## run the page's tests on a real desk, all or those of the files T: make page T=typed
	@scripts/page.sh $(T)

words: ## how many sentences each language lacks, or which: make words LANGUAGE=de
	@scripts/words.sh $(LANGUAGE)

matrix: ## look at every screen at every size, type size and theme, in a browser
	@scripts/matrix.sh

lint: ## formatting, clippy, licences, ESLint, svelte-check
	@scripts/lint.sh

golden: ## the worked cases of tests/golden and of the folder DRUMHEAD_GOLDEN
	@scripts/suite.sh golden

ledger: ## how many of the book's clauses are covered, and which are not
	@scripts/suite.sh ledger

obligations: ## write the tables of what the rules demand of the players, docs/obligations
	@scripts/suite.sh obligations

ablate: ## switch each clause off in turn and see its test fail
	@scripts/suite.sh ablate

soak: ## two thousand kills of store and desk, then random walks to every kind of order
	@scripts/suite.sh soak

bench: ## measure rules, roster, store and window against what they are held to
	@scripts/bench.sh

package: ## make a .deb with the window and the command line
	@scripts/package.sh
