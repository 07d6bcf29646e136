#!/usr/bin/env bash
# Plants faults in the pure chapters of the rules, one at a time, and lists those that the crate's own
# tests do not find. The chapters are in .cargo/mutants.toml. Arguments are those of `cargo mutants`:
# `scripts/mutants.sh --package drumhead-charging`, `scripts/mutants.sh --shard 3/20`.
. "$(dirname "$0")/lib.sh"
need_toolchains
version=27.1.0
if ! command -v cargo-mutants >/dev/null; then
  say "install cargo-mutants $version"
  env -u CARGO_TARGET_DIR cargo install --quiet --locked --debug --version "$version" \
    --root "$TOOLS" cargo-mutants
fi
use_cache "$@"
say "cargo mutants: faults in the pure chapters"
# The exit codes 2 and 3 mean that some faults were missed or ran too long: the list is the result.
code=0
env -u CARGO_TARGET_DIR -u RUSTC_WORKSPACE_WRAPPER cargo mutants --output "$CARGO_TARGET_DIR" "$@" \
  </dev/null || code=$?
[ "$code" -eq 0 ] || [ "$code" -eq 2 ] || [ "$code" -eq 3 ] || die "cargo mutants failed: $code"
