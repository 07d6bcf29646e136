#!/usr/bin/env bash
# words.sh [LANGUAGE]: how many sentences each language lacks, or which one lacks.
. "$(dirname "$0")/lib.sh"
need_toolchains
use_cache "$@"
exec cargo run --quiet --locked --package drumhead-catalogue --example words -- "${1:-}"
