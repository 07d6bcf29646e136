#!/usr/bin/env bash
# Everything: the lints, the page's tests, every screen in a browser, then every Rust test, the real
# window included.
. "$(dirname "$0")/lib.sh"
need_toolchains
scripts/system.sh test
use_cache "$@"
scripts/tools.sh cargo-nextest cargo-deny
npm_packages
page
# The page's lints need no Rust: they use what the compiler leaves of the machine.
page_lints=$(mktemp)
scripts/lint.sh page >"$page_lints" 2>&1 &
linting=$!
trap 'kill "$linting" 2>/dev/null || true; rm -f "$page_lints"' EXIT
scripts/lint.sh rust
wait "$linting" || { cat "$page_lints"; die "the page's lints failed"; }
cat "$page_lints"
development_host
say "vitest"
npm --workspace ui run --silent test
say "every screen in a browser"
npm --workspace ui run --silent test:matrix
say "cargo nextest, with a screen and a session bus of its own"
lint_as_built
xvfb-run --auto-servernum --server-args "-screen 0 1920x1280x24" \
  dbus-run-session -- cargo nextest run "${FLAGS[@]}" </dev/null
