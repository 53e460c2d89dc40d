# Read first by the scripts: goes to the project's folder, and has the functions that most need.
# shellcheck shell=bash

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
readonly root=$PWD
# Scripts read and sort what tools print; this is the language for what users see.
# shellcheck disable=SC2034 # packaging/run uses it.
readonly session_language=("LC_ALL=${LC_ALL:-}" "LANGUAGE=${LANGUAGE:-}")
export LC_ALL=C.UTF-8 LANGUAGE=
# One log per script, as some run side by side.
readonly log=$root/.build/packaging-${0##*/}.log
mkdir -p "$root/.build"
# Removing it first also works if root wrote it.
rm -f "$log"
: >"$log"

source packaging/lib/say.sh
source packaging/lib/packages.sh
source packaging/lib/publisher.sh
source packaging/lib/build.sh
