#!/usr/bin/env bash
# Checks every screen at three sizes, two type sizes and both themes, in a browser, on a real desk:
# nothing clipped, targets of 44 px, contrast of 7, no axe violation; in the other languages nothing
# clipped; in the pseudo-language no text outside the catalogues. Also reorders units by finger,
# mouse and keys. `make test` includes this. With SHOTS set to a folder, saves a picture of each
# screen there.
. "$(dirname "$0")/lib.sh"
prepare test "$@"
in_memory
page
development_host
exec npm --workspace ui run --silent test:matrix
