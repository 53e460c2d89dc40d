# What run, test and install share: one line a step, and packages where they are missing.
# shellcheck shell=bash

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
readonly root=$PWD
readonly log=$root/.build/packaging.log
mkdir -p "$root/.build"
: >"$log"

# Prints what is being done.
step() { printf '• %s\n' "$*"; }

# Ends with one sentence.
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Runs a command quietly; if it fails, shows what it said and ends.
quietly() {
  if ! "$@" >>"$log" 2>&1; then
    tail -n 40 "$log" >&2
    fail "This did not work: $* (all of it is in ${log#"$root"/})."
  fi
}

# Installs the Debian packages that are missing; asks for nothing else.
packages() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  step "installing ${#missing[@]} packages: ${missing[*]}"
  local run=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "Install these as root, then try again: ${missing[*]}"
    run=(sudo)
  fi
  quietly "${run[@]}" apt-get update
  quietly "${run[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "${missing[@]}"
}

readonly build_packages=(
  libibus-1.0-dev libxkbcommon-dev libcanberra-dev libxcb1-dev libglib2.0-dev-bin pkg-config
)
readonly run_packages=(
  ibus xkb-data libx11-data libglib2.0-bin dbus dconf-gsettings-backend libcanberra0
  libxcb1
)

# How the shipped programs are built. What start-up and typing call lies side by side (see
# order-functions): spread among the rest of Swift's runtime it keeps 1.6 MiB more resident.
release=(
  -c release --static-swift-stdlib -Xswiftc -use-ld=lld
  -Xlinker --no-export-dynamic
  -Xlinker "--symbol-ordering-file=$root/packaging/function-order"
  -Xlinker --no-warn-symbol-ordering
)
# The list of addresses to fix at start, all of which is read, takes 5 KB like this and 590 KB
# otherwise; glibc 2.36 is the first to understand it.
if printf '%s\n' 'glibc 2.36' "$(getconf GNU_LIBC_VERSION)" | sort --version-sort --check=quiet; then
  release+=(-Xlinker -z -Xlinker pack-relative-relocs)
fi
readonly release

# Builds the programs as they are shipped.
build() {
  command -v swift >/dev/null ||
    fail "There is no swift in PATH; install a Swift 6.3 toolchain from swift.org first."
  step "building"
  quietly swift build "${release[@]}" -Xlinker -s --product ibus-engine-callout
  quietly swift build "${release[@]}" -Xlinker -s --product ime-cli
  bin=$(swift build "${release[@]}" -Xlinker -s --show-bin-path 2>/dev/null)
}
