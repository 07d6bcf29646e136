#!/usr/bin/env bash
# Builds the window and opens it. ARGS are passed on: `scripts/run.sh --data DIR`.
. "$(dirname "$0")/lib.sh"
prepare build "$@"
page
# Not FLAGS: the tests' features allow switching clauses off.
cargo build "${PROGRAMS[@]}"
exec "$CARGO_TARGET_DIR/debug/drumhead-desk" "$@"
