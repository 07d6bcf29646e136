#!/usr/bin/env bash
# tools.sh NAME...: installs the missing ones of cargo's helpers, at the versions known to work.
#
# They are built without optimisation: none of them is slow, and building them is.
. "$(dirname "$0")/lib.sh"

for tool in "$@"; do
  command -v "$tool" >/dev/null && continue
  case "$tool" in
    cargo-deny) version=0.20.2 ;;
    cargo-nextest) version=0.9.143 ;;
    tauri-driver) version=2.1.0 ;;
    *) die "unknown tool: $tool" ;;
  esac
  say "cargo install $tool $version"
  env -u CARGO_TARGET_DIR cargo install --quiet --locked --debug --version "$version" "$tool"
done
