#!/usr/bin/env bash
# Run before each commit: checks format and lints, compiles, and runs the crates' own tests, some of
# the suite, and the page's tests if the page changed. `make test` runs the rest.
. "$(dirname "$0")/lib.sh"
prepare build "$@"
in_memory
scripts/tools.sh cargo-nextest
page
say "cargo fmt"
cargo fmt --all --check
say "cargo build, with clippy"
linted --lib --bin drumhead-host --test app --test print --test suite
own_tests
say "cargo nextest: the page's bindings, prints, the host and tidiness"
cargo nextest run "${FLAGS[@]}" --test app --test print --test suite \
  -E 'not binary(suite) or test(/^(host|tidy)::/)' </dev/null
# The page is checked only if it changed since it last passed.
if ! fresh checked "${PAGE[@]}"; then
  scripts/lint.sh page
  development_host
  say "vitest"
  npm --workspace ui run --silent test
  stamp checked "${PAGE[@]}"
fi
