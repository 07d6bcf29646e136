#!/usr/bin/env bash
# Opens the window on the development server: the page reloads as it is edited, the shell rebuilds.
. "$(dirname "$0")/lib.sh"
need_toolchains
scripts/system.sh build
use_cache "$@"
npm_packages
exec npx tauri dev "$@"
