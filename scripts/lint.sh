#!/usr/bin/env bash
# lint.sh [sources|page|build]: formatting, licences and sources of crates, ESLint, svelte-check; clippy.
# Warnings are errors. `sources` needs no build, so `make test` runs it beside a build; `page` is the part of
# `sources` for the page.
. "$(dirname "$0")/lib.sh"
prepare build "$@"

crates() {
  scripts/tools.sh cargo-deny
  say "cargo fmt"
  cargo fmt --all --check
  say "cargo deny"
  # Without `advisories`, which clones a database: this check must pass without a network.
  cargo deny --locked check licenses bans sources
}

svelte() {
  say "eslint"
  npm --workspace ui run --silent lint
  say "svelte-check"
  npm --workspace ui run --silent check
}

clippy() {
  page # the window's crate does not compile without the page it embeds
  say "cargo build, with clippy"
  # Without `--all-targets`, which builds a test harness even for crates without tests.
  linted --lib --bins --examples --tests
}

case "${1:-all}" in
  # Not joined by `&&`: a function called before `&&` goes on after one of its commands has failed.
  sources)
    crates
    svelte
    ;;
  page) svelte ;;
  build) clippy ;;
  all)
    crates
    svelte
    clippy
    ;;
  *) die "lint.sh [sources|page|build]" ;;
esac
