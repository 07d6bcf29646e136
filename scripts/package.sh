#!/usr/bin/env bash
# Builds a .deb with the window (drumhead-desk) and the command line (drumhead).
. "$(dirname "$0")/lib.sh"
prepare build "$@"
page
cargo build "${PROGRAMS[@]}" --release
npx tauri bundle --bundles deb --config \
  "{\"bundle\":{\"linux\":{\"deb\":{\"files\":{\"/usr/bin/drumhead\":\"$CARGO_TARGET_DIR/release/drumhead\"}}}}}"

# The list of files in the package itself, not only the configuration, shows what ships.
made=$CARGO_TARGET_DIR/release
for deb in "$made"/bundle/deb/*.deb; do
  dpkg-deb --contents "$deb" | ships_no_host || die "$deb contains the development host"
done
