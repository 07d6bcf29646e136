#!/usr/bin/env bash
# lint.sh [rust|page]: formatting, clippy, licences and sources, ESLint, svelte-check; warnings are errors.
. "$(dirname "$0")/lib.sh"
prepare build "$@"

rust() {
  scripts/tools.sh cargo-deny
  page # the window's crate does not compile without the page it embeds
  say "cargo fmt"
  cargo fmt --all --check
  say "cargo deny"
  # Without `advisories`, which clones a database: this must pass without a network.
  cargo deny --locked check licenses bans sources
  say "cargo build, with clippy"
  # Without `--all-targets`, which builds a test harness even for crates without tests.
  linted --lib --bins --examples --tests
}

svelte() {
  say "eslint"
  npm --workspace ui run --silent lint
  say "svelte-check"
  npm --workspace ui run --silent check
}

case "${1:-all}" in
  rust) rust ;;
  page) svelte ;;
  all) svelte && rust ;;
  *) die "lint.sh [rust|page]" ;;
esac
