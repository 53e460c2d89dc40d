#!/usr/bin/env bash
# Takes away what install.sh has put there, and nothing else.
set -euo pipefail
cd "$(dirname "$0")"
source ./files.sh

# Beside the manifest, where install.sh has put this, or in the folder that was unpacked.
manifest=$PWD/manifest
[ -e "$manifest" ] || manifest=$(realpath --canonicalize-missing --no-symlinks "${1:-$HOME/.local}")/share/ibus-callout/manifest
[ -e "$manifest" ] || {
  echo "There is no $manifest, which lists what was installed; say where it is: ./uninstall.sh PREFIX" >&2
  exit 1
}
cd /
take_files "$manifest"
# The list that IBus keeps for you.
ibus write-cache >/dev/null 2>&1 || true
echo "ibus-callout is removed. Run \"ibus restart\", or log in again, so that IBus forgets the engine."
tell_what_is_left
