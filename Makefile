# Every target runs one script under scripts/, which can also be run directly.
# The build cache is outside the clone: see scripts/lib.sh.

.DEFAULT_GOAL := help
.PHONY: help run dev check test one matrix lint golden ledger obligations versions ablate soak record package bench page words

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

run: ## build and open the window; asks before it installs a missing system package
	@scripts/run.sh

dev: ## open the window, serve a browser, and reload the page when it is edited
	@scripts/dev.sh

check: ## before each commit: format, lint, the crates' own tests; the page's if it changed
	@scripts/check.sh

test: ## run everything: lints, unit tests, suites, the real window
	@scripts/test.sh

one: ## run the tests with T in their names: make one T=a_garrison_cannot_form_square
	@scripts/one.sh "$(T)"

page: ## run the page's tests on a real desk, all or only the files T: make page T=typed
	@scripts/page.sh $(T)

words: ## count the sentences that each language lacks, or list them: make words LANGUAGE=de
	@scripts/words.sh $(LANGUAGE)

matrix: ## check every screen at every size, type size and theme, in a browser
	@scripts/matrix.sh

lint: ## check formatting, clippy, licences, ESLint, svelte-check
	@scripts/lint.sh

golden: ## run the golden cases of tests/golden and of the folder DRUMHEAD_GOLDEN
	@scripts/suite.sh golden

ledger: ## count the clauses with a proof, and list those without
	@scripts/suite.sh ledger

obligations: ## write docs/obligations, the tables of the players' obligations
	@scripts/suite.sh obligations

versions: ## write a battle and an army of each rulebook in a new version of the stored types
	@scripts/suite.sh versions

ablate: ## switch each clause off in turn, and check that its proof fails
	@scripts/suite.sh ablate

soak: ## kill store and desk two thousand times, play random battles, plant faults in the rules
	@scripts/suite.sh soak

record: ## play random battles and write them as scenes: make record ARGS="--out FOLDER"
	@scripts/suite.sh record $(ARGS)

bench: ## measure rules, roster, store and window, and compare with their limits
	@scripts/bench.sh

package: ## build a .deb with the window and the command line
	@scripts/package.sh
