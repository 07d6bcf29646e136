#!/usr/bin/env bash
# suite.sh golden|ledger|obligations|versions|ablate|soak|record [ARGS]: builds the runner and runs
# one of its programs. `soak` and `record` are optimised, the others built as for the tests.
. "$(dirname "$0")/lib.sh"
prepare build "$@"
page
case "$1" in
  soak | record)
    # Long walks need an optimised build, and no window.
    cargo build --quiet --locked --profile soak --package drumhead-tests --bins
    "$CARGO_TARGET_DIR/soak/runner" "$@"
    ;;
  *)
    lint_as_built
    cargo build --quiet "${FLAGS[@]}" --bin runner
    exec "$CARGO_TARGET_DIR/debug/runner" "$@"
    ;;
esac
[ "$1" = soak ] || exit 0
say "random walks of every rulebook, forty times as many as in the tests"
export DRUMHEAD_WALKS=40
cargo test --quiet --locked --profile soak --package drumhead-tests --test suite -- laws::
# Planting all faults takes hours: each run plants a twentieth of them, a different twentieth each day.
exec scripts/mutants.sh --shard "$((10#$(date +%j) % 20))/20"
