# Shared by the scripts in this folder; sourced, never run. Changes to the root of the clone.
# shellcheck shell=bash
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cd "$ROOT"
# Finds programs installed by cargo even without a login shell's PATH.
PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
export PATH

say() { printf '== %s\n' "$*"; }
die() { printf 'drumhead: %s\n' "$*" >&2; exit 1; }

# in_background NAME COMMAND...: starts the command with its output in a file.
# finished NAME: waits for the command started as NAME, prints its output and returns its exit code.
declare -A BACKGROUND=()
in_background() {
  local name=$1 log
  shift
  log=$(mktemp)
  "$@" >"$log" 2>&1 </dev/null &
  BACKGROUND[$name]="$! $log"
  trap end_background EXIT
}
finished() {
  local process log code=0
  read -r process log <<<"${BACKGROUND[$1]}"
  wait "$process" || code=$?
  cat "$log"
  rm -f "$log"
  unset "BACKGROUND[$1]"
  return "$code"
}
end_background() {
  local one
  for one in "${BACKGROUND[@]}"; do
    kill "${one%% *}" 2>/dev/null || true
    rm -f "${one#* }"
  done
}

# The packages and features of the builds for lints and tests. Another selection would resolve other
# features of shared dependencies, and cargo would compile dozens of them a second time.
FLAGS=(--workspace --locked --features drumhead-app/custom-protocol,drumhead-tests/e2e)
# Clippy compiles our crates in every build with FLAGS: one build lints and links, and no dependency
# is compiled a second time for `cargo clippy`. Cargo caches crates compiled by clippy separately
# from those compiled by rustc, and repeats their warnings in every later build.
lint_as_built() { export RUSTC_WORKSPACE_WRAPPER=clippy-driver; }
# linted ARGS: `cargo build` with these arguments; a warning is an error.
linted() {
  local log
  log=$(mktemp)
  lint_as_built
  cargo build "${FLAGS[@]}" "$@" 2>&1 | tee "$log"
  ! grep -q '^warning' "$log" || die "warnings are errors"
  rm -f "$log"
}

# Runs the tests inside the crates, one process per crate, so that tables and sentences are read once. With a
# process for each test, reading takes most of the time. Nextest names the programs: `cargo test --lib`
# would also build a harness for each crate that has none (`test = false`).
own_tests() {
  local names='for (const { kind, "binary-path": path } of Object.values(JSON.parse(fs.readFileSync(0))["rust-binaries"]))
    if (kind === "lib") console.log(path);'
  local program failed=
  for program in $(cargo nextest list "${FLAGS[@]}" --list-type binaries-only --message-format json | node -e "$names"); do
    say "the tests inside ${program##*/}"
    "$program" --quiet </dev/null || failed=yes
  done
  [ -n "$program" ] && [ -z "$failed" ]
}

# The programs for players: the window and the command line, without the tests.
PROGRAMS=(--locked --package drumhead-app --package drumhead-cli --features drumhead-app/custom-protocol)

# Reads the list of a package's files, as `dpkg-deb --contents` prints it. Fails if the list is empty
# or contains the development host, which is a tool for tests.
ships_no_host() {
  local files
  files=$(cat)
  [ -n "$files" ] && [[ $files != *drumhead-host* ]]
}

# Sets the build cache, unless CARGO_TARGET_DIR is set. Each checkout has its own folder in the
# user's cache. In CI all checkouts share one, so that a fresh clone starts warm; a lock lets only
# one of them use it.
use_cache() {
  [ -z "${CARGO_TARGET_DIR:-}" ] || return 0
  local caches="${XDG_CACHE_HOME:-$HOME/.cache}/drumhead"
  mkdir -p "$caches"
  if [ "${CI:-}" = true ]; then
    export CARGO_TARGET_DIR="$caches/target-ci" CARGO_INCREMENTAL=0
    command -v flock >/dev/null || return 0
    # The lock belongs to a process that waits for this script. Children do not inherit it, so a
    # daemon left behind by a test cannot hold it.
    # Each clone adds its own crates to the cache: above 12 GB it is cleared.
    mkdir -p "$CARGO_TARGET_DIR"
    # shellcheck disable=SC2016 # expanded by the inner shell
    exec flock --close "$caches/target-ci.lock" bash -c \
      '[ "$(du -sm "$0" | cut -f1)" -lt 12000 ] || rm -rf "$0"; exec "$@"' \
      "$CARGO_TARGET_DIR" "$ROOT/scripts/${0##*/}" "$@"
  fi
  CARGO_TARGET_DIR="$caches/target-$(printf %s "$ROOT" | sha256sum | cut -c1-12)"
  export CARGO_TARGET_DIR
}

# fresh NAME FILE...: whether the files are unchanged since the last `stamp NAME FILE...`.
STAMPS=node_modules/.drumhead
digest() {
  find "$@" -type f -not -path '*/node_modules/*' -not -path 'ui/dist*' -print0 |
    sort -z | xargs -0 sha256sum | sha256sum
}
fresh() { local name=$1; shift; [ "$(cat "$STAMPS/$name" 2>/dev/null)" = "$(digest "$@")" ]; }
stamp() { local name=$1; shift; mkdir -p "$STAMPS"; digest "$@" >"$STAMPS/$name"; }

# The folder in which tools.sh installs prebuilt programs from a registry.
TOOLS="${XDG_CACHE_HOME:-$HOME/.cache}/drumhead/tools"
PATH="$PATH:$TOOLS/bin"

# Rust and Node must be installed already.
need_toolchains() {
  command -v cargo >/dev/null || die "Rust is missing: see https://rustup.rs"
  command -v npm >/dev/null || die "Node is missing: version 20.19 or newer, see https://nodejs.org"
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    die "Node $(node --version) is too old: version 20.19 or newer is needed"
}

# The packages of the page, the fonts of the prints, and the bundler.
npm_packages() {
  local files=(package.json package-lock.json ui/package.json)
  fresh packages "${files[@]}" && return
  say "npm ci"
  npm ci --no-audit --no-fund
  stamp packages "${files[@]}"
}

# prepare build|test ARGS: sets up the cache, the toolchains, and the packages of the system and of
# the page. ARGS are the script's own. If another script called this one, nothing is left to set up.
prepare() {
  local packages=$1
  shift
  use_cache "$@"
  [ -z "${DRUMHEAD_PREPARED:-}" ] || return 0
  need_toolchains
  scripts/system.sh "$packages"
  npm_packages
  export DRUMHEAD_PREPARED=yes
}

# Keeps the temporary files of tests in memory, if there are 2 GB for them: the tests commit thousands of
# times, and a disk would write each commit at once. Killed tests leave files behind, which are
# removed a day later.
in_memory() {
  local memory=/dev/shm
  [ -w "$memory" ] && [ "$(df --output=avail --block-size=1M "$memory" | tail -1)" -ge 2048 ] || return 0
  TMPDIR=$memory/drumhead-$(id -u)
  export TMPDIR
  mkdir -p "$TMPDIR"
  find "$TMPDIR" -mindepth 1 -maxdepth 1 -mtime +0 -exec rm -rf {} +
}

# The sources of the page.
PAGE=(ui data/words package-lock.json)
# Builds the page that the window embeds, unless its sources are unchanged.
page() {
  [ -f ui/dist/index.html ] && fresh page "${PAGE[@]}" && return
  say "vite build"
  npm --workspace ui run --silent build -- --logLevel warn
  stamp page "${PAGE[@]}"
}

# Builds the development host, which answers the page in an ordinary browser. The variable passes its path to
# the page's tests. After a build of all targets nothing is compiled: packages and features are the same.
development_host() {
  say "cargo build: the development host"
  lint_as_built
  cargo build --quiet "${FLAGS[@]}" --bin drumhead-host
  export DRUMHEAD_HOST_PROGRAM="$CARGO_TARGET_DIR/debug/drumhead-host"
}
