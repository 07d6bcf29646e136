#!/usr/bin/env bash
# The tests of the page's functions and components, on a real desk. ARGS are names of files or parts of
# them: `scripts/page.sh typed`.
. "$(dirname "$0")/lib.sh"
need_toolchains
scripts/system.sh build
use_cache "$@"
npm_packages
development_host
exec npm --workspace ui run --silent test -- "$@"
