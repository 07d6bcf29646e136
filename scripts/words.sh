#!/usr/bin/env bash
# words.sh [LANGUAGE]: counts the sentences that each language lacks, or lists those that LANGUAGE
# lacks.
. "$(dirname "$0")/lib.sh"
need_toolchains
use_cache "$@"
exec cargo run --quiet --locked --package drumhead-catalogue --example words -- "${1:-}"
