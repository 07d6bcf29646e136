#!/usr/bin/env bash
# suite.sh golden|ledger|ablate|soak [ARGS]: builds the suites as the tests do and runs one by itself.
. "$(dirname "$0")/lib.sh"
need_toolchains
scripts/system.sh build
use_cache "$@"
npm_packages
page
# What walks for long is optimised, and needs no window.
if [ "$1" = soak ]; then
  cargo build --quiet --locked --profile soak --package drumhead-tests --bins
  exec "$CARGO_TARGET_DIR/soak/soak" "${@:2}"
fi
lint_as_built
cargo build --quiet "${FLAGS[@]}" --bins
exec "$CARGO_TARGET_DIR/debug/$1" "${@:2}"
