#!/usr/bin/env bash
# Formatting, clippy, licences and sources, ESLint, svelte-check: each with warnings as errors.
. "$(dirname "$0")/lib.sh"
need_toolchains
scripts/system.sh build
use_cache "$@"
scripts/tools.sh cargo-deny
npm_packages
page # the window's crate does not compile without the page it embeds
say "cargo fmt"
cargo fmt --all --check
say "eslint"
npm --workspace ui run --silent lint
say "svelte-check"
npm --workspace ui run --silent check
say "cargo deny"
# Not `advisories`: that check clones a database, and this must pass without a network.
cargo deny --locked check licenses bans sources
say "cargo clippy"
cargo clippy "${FLAGS[@]}" --all-targets -- --deny warnings
