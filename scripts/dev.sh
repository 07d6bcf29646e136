#!/usr/bin/env bash
# Opens the window on the development server: edits reload the page and rebuild the window's
# program. The printed address opens a desk on the same data folder in an ordinary browser; without
# a display, use that address.
# ARGS are passed on to `tauri dev`; DRUMHEAD_DATA sets the data folder of the browser's desk.
. "$(dirname "$0")/lib.sh"
prepare build "$@"
page # the window's crate does not compile without the page it embeds
development_host

data=${DRUMHEAD_DATA:-${XDG_DATA_HOME:-$HOME/.local/share}/org.drumhead.desk}
vite=http://127.0.0.1:5173
coproc HOST { exec "$DRUMHEAD_HOST_PROGRAM" --data "$data" --origin "$vite"; }
trap 'kill "$HOST_PID" 2>/dev/null' EXIT
read -r address <&"${HOST[0]}" || die "the development host did not start"
# The development server forwards the page's commands to the host.
export DRUMHEAD_HOST=${address%%/#*}
say "in a browser: $vite/#${address#*#}"
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  npx tauri dev "$@"
else
  say "no screen: no window is opened"
  npm --workspace ui run --silent dev
fi
