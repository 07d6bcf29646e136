#!/usr/bin/env bash
# Measures the rules, the store, documents, the window and the board in release builds. Most lines
# have the measurement, our figure, its reference and the ratio. Except for one published figure and
# fixed limits, all come from this run.
. "$(dirname "$0")/lib.sh"
prepare build "$@"
scripts/system.sh bench
page
results=$CARGO_TARGET_DIR/bench
mkdir -p "$results"

# Packages of PyPI in an environment of their own: our documents and odds are compared with theirs.
engines=(typst==0.15.2 weasyprint==70.0 icepool==2.1.3 dyce==0.7.0)
venv=$results/venv
if [ "$(cat "$venv/engines" 2>/dev/null)" != "${engines[*]}" ]; then
  say "pip install ${engines[*]}"
  if python3 -m venv --clear "$venv" &&
    "$venv/bin/pip" install --quiet --disable-pip-version-check "${engines[@]}"; then
    printf '%s\n' "${engines[*]}" >"$venv/engines"
  else
    say "${engines[*]} not available: roster and odds are not compared with them"
  fi
fi

# The benchmark is built alone, so that no feature of the tests is enabled: see its Cargo.toml.
cargo build --quiet --locked --release --package drumhead-bench
cargo build --quiet "${PROGRAMS[@]}" --release
# The example is built separately: its dependencies must not change the features of the programs.
cargo build --quiet "${PROGRAMS[@]}" --release --example bare

odds=()
[ ! -f "$venv/engines" ] || odds=("$venv/bin/python" scripts/bench/odds.py)
"$CARGO_TARGET_DIR/release/drumhead-bench" "$results" "${odds[@]}"
[ ! -f "$venv/engines" ] ||
  "$venv/bin/python" scripts/bench/print.py "$results" node_modules/@expo-google-fonts
# The output of the session bus and its services is shown only on failure.
xvfb-run --auto-servernum --server-args "-screen 0 1280x800x24" dbus-run-session -- \
  python3 scripts/bench/window.py "$CARGO_TARGET_DIR/release/drumhead-desk" \
  "$CARGO_TARGET_DIR/release/examples/bare" "$CARGO_TARGET_DIR/release/drumhead" data/armies \
  2>"$results/window.log" | grep -v '^SpiRegistry' || { cat "$results/window.log" >&2; exit 1; }
# The host is optimised like the window, because it answers the page in the next measurements.
cargo build --quiet --locked --release --package drumhead-host
export DRUMHEAD_HOST_PROGRAM="$CARGO_TARGET_DIR/release/drumhead-host"
# The player's waiting times on the screen, and the board compared with redrawing every hex.
npm --workspace ui run --silent test:matrix -- e2e/pace.test.ts >"$results/pace.log" 2>&1 ||
  { cat "$results/pace.log" >&2; exit 1; }
grep -E ' ms' "$results/pace.log" | grep -v '✓'
