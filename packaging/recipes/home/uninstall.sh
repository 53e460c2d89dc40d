#!/usr/bin/env bash
# Removes the files that install.sh installed, and nothing else.
set -euo pipefail
cd "$(dirname "$0")"
source ./files.sh

# This script is beside the manifest, if install.sh put it there, or in the unpacked folder.
manifest=$PWD/manifest
[ -e "$manifest" ] || manifest=$(realpath --canonicalize-missing --no-symlinks "${1:-$HOME/.local}")/share/ibus-callout/manifest
[ -e "$manifest" ] || {
  echo "There is no $manifest, which lists the installed files; name its prefix: ./uninstall.sh PREFIX" >&2
  exit 1
}
cd /
take_files "$manifest"
# The user's list of engines in IBus.
ibus write-cache >/dev/null 2>&1 || true
echo "ibus-callout is removed. Run \"ibus restart\", or log in again, so that IBus forgets the engine."
tell_what_is_left
