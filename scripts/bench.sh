#!/usr/bin/env bash
# Measures the rules and the store, in release, built apart from the tests.
. "$(dirname "$0")/lib.sh"
need_toolchains
use_cache "$@"
cargo build --quiet --locked --release -p drumhead-bench
exec "$CARGO_TARGET_DIR/release/drumhead-bench"
