#!/usr/bin/env bash
# system.sh build|test|bench: finds the missing system packages and installs them with apt.
#
# Lists the missing packages. At a terminal it asks before it installs; without one, as in CI, it
# does not ask. Without apt it prints the Debian names and stops.
. "$(dirname "$0")/lib.sh"

missing=()
# want PACKAGE PROBE...: the package is missing if the probe fails.
want() { local package=$1; shift; "$@" >/dev/null 2>&1 || missing+=("$package"); }
has() { command -v "$1"; }
has_any() { local name; for name in "$@"; do has "$name" && return; done; return 1; }
has_library() { /sbin/ldconfig -p | grep -qF "$1"; }
has_font() { fc-list | grep -qi "$1"; }
# The tests' browser. The headless shell needs half the CPU time of Chromium; Debian packages it, Ubuntu does not.
want_browser() {
  local browser=chromium
  ! grep -qx 'ID=debian' /etc/os-release || browser=chromium-headless-shell
  want "$browser" has_any chromium-headless-shell chromium chromium-browser google-chrome
}

want build-essential has cc
want pkg-config has pkg-config
want libwebkit2gtk-4.1-dev pkg-config --exists webkit2gtk-4.1
if [ "${1:-}" = test ]; then
  want xvfb has xvfb-run
  want xauth has xauth
  want webkit2gtk-driver has WebKitWebDriver
  want dbus-daemon has dbus-run-session
  want poppler-utils has pdftotext
  want qpdf has qpdf
  want_browser
  want fonts-dejavu-core has_font DejaVu
fi
if [ "${1:-}" = bench ]; then
  want xvfb has xvfb-run
  want xauth has xauth
  want dbus-daemon has dbus-run-session
  want python3-venv python3 -c 'import ensurepip'
  # The benchmark compares our documents with Chromium's.
  want chromium has_any chromium chromium-browser google-chrome
  # The benchmark also compares documents with WeasyPrint's, which loads these libraries.
  want libpango-1.0-0 has_library libpango-1.0.so.0
  want libpangoft2-1.0-0 has_library libpangoft2-1.0.so.0
  want libharfbuzz-subset0 has_library libharfbuzz-subset.so.0
fi
[ ${#missing[@]} -gt 0 ] || exit 0

say "missing system packages: ${missing[*]}"
command -v apt-get >/dev/null ||
  die "this system has no apt: install what your system calls ${missing[*]} and try again"
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || die "as root, run: apt-get install ${missing[*]}"
  as_root=(sudo)
fi
if [ -t 0 ]; then
  # End of input counts as no.
  read -r -p "Install them with apt? [Y/n] " answer || answer=no
  case "$answer" in
    "" | [Yy]*) ;;
    *) die "not installed; nothing was changed" ;;
  esac
fi
"${as_root[@]}" apt-get update -q
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install -q -y --no-install-recommends "${missing[@]}"
