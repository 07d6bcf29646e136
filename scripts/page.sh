#!/usr/bin/env bash
# Runs the tests of the page's functions and components on a real desk. ARGS are file names or parts
# of them: `scripts/page.sh typed`.
. "$(dirname "$0")/lib.sh"
prepare build "$@"
in_memory
development_host
exec npm --workspace ui run --silent test -- "$@"
