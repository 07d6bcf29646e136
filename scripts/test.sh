#!/usr/bin/env bash
# Everything: the lints, the page's tests, every screen in a browser, then every Rust test, the real
# window included.
. "$(dirname "$0")/lib.sh"
need_toolchains
scripts/system.sh test
use_cache "$@"
scripts/tools.sh cargo-nextest
scripts/lint.sh
say "vitest"
npm --workspace ui run --silent test
say "every screen in a browser"
npm --workspace ui run --silent test:matrix
say "cargo build"
cargo build "${FLAGS[@]}" --all-targets
say "cargo nextest, with a screen and a session bus of its own"
exec xvfb-run --auto-servernum --server-args "-screen 0 1920x1280x24" \
  dbus-run-session -- cargo nextest run "${FLAGS[@]}" </dev/null
