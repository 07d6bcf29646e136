#!/usr/bin/env bash
# Runs everything: the lints, the page's tests, every screen in a browser, and every Rust test,
# including the real window.
. "$(dirname "$0")/lib.sh"
prepare test "$@"
in_memory
scripts/tools.sh cargo-nextest cargo-deny
page
# These lints need no build: they use the cores that the compiler leaves free.
in_background "the lints of the sources" scripts/lint.sh sources
scripts/lint.sh build
finished "the lints of the sources" || die "the lints of the sources failed"
development_host

page_tests() {
  say "vitest"
  npm --workspace ui run --silent test
  say "every screen in a browser"
  npm --workspace ui run --silent test:matrix
}
# Both the page's tests and the window's tests often wait for a browser, so they run at the same time.
in_background "the page's tests" page_tests
failed=
lint_as_built
own_tests || failed=" the crates' own tests"
say "cargo nextest, with a screen and a session bus of its own"
xvfb-run --auto-servernum --server-args "-screen 0 1920x1280x24" \
  dbus-run-session -- cargo nextest run "${FLAGS[@]}" -E 'not kind(lib)' </dev/null || failed+=" the other Rust tests"
say "the examples of the documentation"
cargo test --quiet --doc "${FLAGS[@]}" --exclude drumhead-toy-shelf --exclude drumhead-toy-desk </dev/null ||
  failed+=" the examples"
finished "the page's tests" || failed+=" the page's tests"
[ -z "$failed" ] || die "failed:$failed"
