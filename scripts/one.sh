#!/usr/bin/env bash
# one.sh NAME: runs the Rust tests with NAME in their names, built as for `make test`.
. "$(dirname "$0")/lib.sh"
prepare build "$@"
in_memory
scripts/tools.sh cargo-nextest
page # the window's crate does not compile without the page it embeds
[ -n "${1:-}" ] || die "which test? For example: make one T=a_garrison_cannot_form_square"
lint_as_built
exec cargo nextest run "${FLAGS[@]}" -E "test($1)"
