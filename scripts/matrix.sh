#!/usr/bin/env bash
# Every screen at three sizes, two type sizes and both themes, in a browser, on a real desk: nothing clipped, targets
# of 44 px, contrast of 7, no violation that axe knows; and units put in order by finger, mouse and
# keys. `make test` does the same among the rest; with SHOTS set to a folder, a picture of each screen
# is kept there.
. "$(dirname "$0")/lib.sh"
need_toolchains
scripts/system.sh test
use_cache "$@"
npm_packages
page
development_host
exec npm --workspace ui run --silent test:matrix
