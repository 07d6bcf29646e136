#!/usr/bin/env bash
# tools.sh NAME...: installs missing cargo helpers in the pinned versions.
#
# Each is a prebuilt program, pinned by its digest in tools/NAME.txt. If pip or a program for this
# machine is missing, cargo builds it instead, without optimisation.
. "$(dirname "$0")/lib.sh"

for tool in "$@"; do
  command -v "$tool" >/dev/null && continue
  pinned=scripts/tools/$tool.txt
  [ -f "$pinned" ] || die "unknown tool: $tool"
  version=$(sed -n 's/.*==\([0-9.]*\) .*/\1/p' "$pinned")
  say "install $tool $version"
  folder=$TOOLS/$tool-$version
  if python3 -m pip install --quiet --disable-pip-version-check --no-deps --only-binary :all: \
    --require-hashes --target "$folder" --requirement "$pinned"; then
    mkdir -p "$TOOLS/bin"
    ln -sf "$folder/bin/$tool" "$TOOLS/bin/$tool"
  else
    env -u CARGO_TARGET_DIR cargo install --quiet --locked --debug --version "$version" "$tool"
  fi
done
