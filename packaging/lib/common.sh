# Shared by run, test, install and others: printing steps, installing packages, building.
# shellcheck shell=bash

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
readonly root=$PWD
# One log per script, as some run side by side.
readonly log=$root/.build/packaging-${0##*/}.log
mkdir -p "$root/.build"
# Removing it first also works if root wrote it.
rm -f "$log"
: >"$log"

# Prints the current step; in packaging/test, with the time since its start.
step() {
  local seconds=$((EPOCHSECONDS - ${IBUS_CALLOUT_SINCE:-0}))
  [ -z "${IBUS_CALLOUT_SINCE:-}" ] || printf '%3d:%02d ' $((seconds / 60)) $((seconds % 60))
  printf '• %s\n' "$*"
}

# Prints one sentence and exits.
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Runs a command quietly; if it fails, shows its output and exits.
quietly() {
  "$@" >>"$log" 2>&1 || fail_with_log "$@"
}

# Shows the end of the log of a command that failed, and exits.
fail_with_log() {
  tail -n 40 "$log" >&2
  fail "This failed: $* (the whole output is in ${log#"$root"/})."
}

# Installs the missing Debian packages. Asks first if there is a terminal, unless --yes was given.
# On other systems it lists what is missing.
packages() {
  local missing=() package run=() answer
  # On Fedora dpkg may be installed, but not as a package of its own.
  if ! dpkg-query -W dpkg >/dev/null 2>&1; then
    require_needed
    return
  fi
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      fail "Install these as root, then try again: apt-get install ${missing[*]}"
    run=(sudo)
  fi
  if [ -z "${yes:-}" ] && [ -z "${CI:-}" ] && [ -t 0 ]; then
    printf 'Missing packages (%s): %s\n' ${#missing[@]} "${missing[*]}" >&2
    [[ " ${missing[*]} " != *' pulseaudio '* ]] ||
      echo 'One of them, pulseaudio, is a sound server: you may not want it beside PipeWire.' >&2
    read -rp 'Install with apt? [Y/n] ' answer || answer=no
    case ${answer,,} in
      "" | y | yes) ;;
      *) fail "Install them yourself, then try again: ${run[*]:+${run[*]} }apt-get install ${missing[*]}" ;;
    esac
  fi
  step "installing missing packages (${#missing[@]}): ${missing[*]}"
  apt_get "${run[@]}" env LC_ALL=C apt-get update
  apt_get "${run[@]}" env LC_ALL=C DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "${missing[@]}"
}

# How long another program may hold apt's lock, in seconds; a new machine's own updates take minutes.
readonly apt_patience=${IBUS_CALLOUT_APT_PATIENCE:-300}

# Runs a command of apt quietly, as soon as no other program holds apt's lock.
apt_get() {
  local output deadline=$((EPOCHSECONDS + apt_patience)) holder='' known=''
  until output=$("$@" 2>&1); do
    printf '%s\n' "$output" >>"$log"
    # The first words are those of apt 2, the others of older ones.
    grep -qE 'Could not get lock|Unable to (acquire|lock)' <<<"$output" || fail_with_log "$@"
    holder=$(sed -nE 's/.*held by process ([0-9]+) \((.*)\).*/\2 (process \1)/p' <<<"$output" | tail -n 1)
    holder=${holder:-another program}
    [ "$EPOCHSECONDS" -lt "$deadline" ] ||
      fail "After $apt_patience seconds $holder still holds apt's lock; wait until it has finished, then try again."
    [ "$holder" = "$known" ] || step "waiting for $holder, which holds apt's lock"
    known=$holder
    sleep 1
  done
  printf '%s\n' "$output" >>"$log"
}

# On a system without apt: exits if anything is missing, and says how to install it.
require_needed() {
  local missing=() name
  for name in "${needed_libraries[@]}"; do
    pkg-config --exists "$name" 2>/dev/null || missing+=("'pkgconfig($name)'")
  done
  for name in "${needed_programs[@]}"; do
    command -v "$name" >/dev/null || missing+=("/usr/bin/$name")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  printf 'These development files and programs are missing: %s\n' "${missing[*]}" >&2
  # dnf accepts names of pkg-config and paths.
  ! command -v dnf >/dev/null ||
    fail "Install them, then try again: sudo dnf install ${missing[*]}"
  ! command -v pacman >/dev/null ||
    fail "Install the packages that contain them, then try again: packaging/recipes/PKGBUILD names most of" \
      "them, and pacman -F finds the package of a program."
  fail "Install the packages that contain them, then try again."
}

# Only the preferences need libadwaita: IBUS_CALLOUT_ADWAITA=no builds everything else.
build_packages=(
  libibus-1.0-dev libxkbcommon-dev libcanberra-dev libenchant-2-dev libxcb1-dev libwayland-dev
  libpango1.0-dev libglib2.0-dev-bin pkgconf python3
)
[ "${IBUS_CALLOUT_ADWAITA:-}" = no ] || build_packages+=(libadwaita-1-dev libgtk-4-dev gettext)
# Debian's Swift comes without a linker.
[ ! -e /usr/libexec/swift/bin/swift-build ] || build_packages+=(lld)
readonly build_packages
readonly run_packages=(
  ibus xkb-data libx11-data libglib2.0-bin dbus dconf-gsettings-backend libcanberra0
  libenchant-2-2 libxcb1 fontconfig
)
# The same for systems with other package names: libraries as pkg-config calls them, and programs.
needed_libraries=(
  ibus-1.0 gio-2.0 xkbcommon libcanberra enchant-2 xcb wayland-client pangocairo
)
needed_programs=(pkg-config ibus-daemon dbus-run-session glib-compile-schemas)

# The values that recipes and packages take from packaging/recipes/publisher.
source "${IBUS_CALLOUT_PUBLISHER:-packaging/recipes/publisher}"
if [ -z "$maintainer" ]; then
  maintainer=${DEBFULLNAME:-$(git config user.name 2>/dev/null || id --user --name)}
  maintainer+=" <${DEBEMAIL:-$(git config user.email 2>/dev/null || echo "$(id --user --name)@localhost")}>"
fi

# Replaces marks such as @HOMEPAGE@ in files with the version and the values of packaging/recipes/publisher;
# deletes lines whose mark has no value.
fill_in() {
  local name value version
  version=$(packaging/recipes/version)
  for name in version homepage repository screenshots maintainer report; do
    value=$(sed 's/[\\&|]/\\&/g' <<<"${!name}")
    sed -i "$([ -n "$value" ] && echo "s|@${name^^}@|$value|g" || echo "/@${name^^}@/d")" "$@"
  done
}

# How the shipped programs are built. The functions that start-up and typing call lie side by side (see
# order-functions), for which each needs a section of its own.
release=(
  -c release --static-swift-stdlib -Xswiftc -use-ld=lld
  -Xlinker --no-export-dynamic
  -Xlinker "--symbol-ordering-file=$root/packaging/generated/function-order"
  -Xlinker --no-warn-symbol-ordering
  -Xswiftc -Xfrontend -Xswiftc -function-sections
  # The programs do not contain the folder of the build, so that builds in different folders are equal:
  # neither in names of compiled modules of C nor in the hashes of incremental compilation.
  -Xswiftc -file-prefix-map -Xswiftc "$root=." -Xcc "-ffile-prefix-map=$root=."
  -Xswiftc -Xfrontend -Xswiftc -no-clang-module-breadcrumbs
  -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
  -Xlinker --build-id=sha1
)
# Packages of distributions strip the programs themselves, and keep debug symbols elsewhere.
[ "${IBUS_CALLOUT_STRIP:-}" = no ] || release+=(-Xlinker -s)
# The list of relocations, which is read completely at start, takes 5 KB instead of 590 KB in this
# form; it requires glibc 2.36.
if printf '%s\n' 'glibc 2.36' "$(getconf GNU_LIBC_VERSION)" | sort --version-sort --check=quiet; then
  release+=(-Xlinker -z -Xlinker pack-relative-relocs)
fi
# Swift's runtime needs a few functions of the library of C++. The shared one keeps 0.7 MiB resident in
# the engine, and 1.0 in its supervisor. The linker takes the first one that it finds.
toolchain=$(dirname "$(readlink -f "$(command -v swift)")")
static_library=$("$toolchain/clang" -print-file-name=libstdc++.a 2>/dev/null || true)
if [ -e "$static_library" ]; then
  mkdir -p .build/static
  ln -sf "$static_library" .build/static
  release+=(-Xlinker "-L$root/.build/static")
fi
# Hardening against memory errors: all addresses are resolved at the start, and their table is
# read-only afterwards. Swift protects its stack by default. _FORTIFY_SOURCE would have no effect, as
# shims call nothing that it checks, and Clang's modules of C refuse it.
release+=(
  -Xlinker -pie -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
  -Xlinker -z -Xlinker noexecstack
)
# A program of a development build prints the commit.
commit=$(packaging/recipes/version commit)
[ -z "$commit" ] || release+=(-Xlinker "--defsym=callout_commit=0x$commit")
# Warnings caused by newer libraries must not break other people's builds; our tests show them.
release+=(-Xswiftc -no-warnings-as-errors)
readonly release

# Whether to build the preferences. Package.swift reads the same variable, since SwiftPM does not
# notice that libadwaita was installed or removed.
has_adwaita() {
  if [ -z "${IBUS_CALLOUT_ADWAITA:-}" ]; then
    IBUS_CALLOUT_ADWAITA=no
    ! pkg-config --exists 'libadwaita-1 >= 1.2' 2>/dev/null || IBUS_CALLOUT_ADWAITA=yes
  fi
  export IBUS_CALLOUT_ADWAITA
  [ "$IBUS_CALLOUT_ADWAITA" = yes ]
}

# Whether SwiftPM uses this version of a package.
is_pinned() {
  [ -e Package.resolved ] &&
    tr -d ' \n"' <Package.resolved | grep -q "identity:$1,[^}]*version:${2//./\\.}}"
}

# Makes SwiftPM use exactly the versions in packaging/recipes/swift-packages, or the copies in the folder
# IBUS_CALLOUT_VENDOR.
pin_swift_packages() {
  local name version
  if [ -n "${IBUS_CALLOUT_VENDOR:-}" ]; then
    cmp --quiet packaging/recipes/swift-packages "$IBUS_CALLOUT_VENDOR/swift-packages" ||
      fail "The packages in $IBUS_CALLOUT_VENDOR are not those of packaging/recipes/swift-packages; run packaging/sources to update them."
    return
  fi
  while read -r name _ version <&3; do
    if is_pinned "$name" "$version"; then continue; fi
    # SwiftPM accepts a version only for a package that it has resolved before.
    quietly swift package resolve
    is_pinned "$name" "$version" || quietly swift package resolve "$name" --version "$version"
  done 3< <(sed '/^#/d' packaging/recipes/swift-packages)
}

# Exits if dpkg installed the programs in a prefix: dpkg has its own list of files.
refuse_packaged() {
  [[ $1 == /* ]] || fail "PREFIX must be an absolute path, such as /usr/local, not $1."
  [ -z "${DESTDIR:-}" ] || return 0
  ! dpkg-query --search "$1/bin/ime-cli" >/dev/null 2>&1 ||
    fail "The package ibus-callout-common is installed; remove it first: sudo apt remove ibus-callout-common"
}

# Checks the tools for building, and pins the Swift packages.
prepare_build() {
  has_adwaita || step "leaving out the preferences, because libadwaita 1.2 is missing"
  command -v swift >/dev/null ||
    fail "swift is not in PATH; install Swift 6.2 or newer first: the package swiftlang of Debian unstable, swift-lang of Fedora 44 and newer, or a toolchain from swift.org."
  pin_swift_packages
}

# Builds the programs as they are shipped.
build() {
  prepare_build
  step "building"
  quietly swift build "${release[@]}" --product ibus-engine-callout
  quietly swift build "${release[@]}" --product callout-wayland
  quietly swift build "${release[@]}" --product ime-cli
  ! has_adwaita || quietly swift build "${release[@]}" --product ibus-setup-callout
  bin=$(swift build "${release[@]}" --show-bin-path 2>/dev/null)
  # Files that sudo has built belong to its user.
  if [ "$(id -u)" -eq 0 ] && [ -n "${SUDO_UID:-}" ]; then
    local built=(.build)
    [ ! -e Package.resolved ] || built+=(Package.resolved)
    quietly chown -R "$SUDO_UID:${SUDO_GID:-$SUDO_UID}" "${built[@]}"
  fi
}

# Prints the component file for IBus, of an engine in a folder: component LIBEXECDIR
component() {
  local engines
  engines=$(env -i IBUS_CALLOUT_DATA="$root/data" "$bin/ibus-engine-callout" --xml |
    sed -e '1d;$d' -e "s|<setup>[^< ]*/|<setup>$1/|")
  # A preferences program from an earlier build may lie beside the engine.
  has_adwaita || engines=$(sed '/<setup>/d' <<<"$engines")
  # IBus requires a homepage, even an empty one.
  sed -e "s|@LIBEXECDIR@|$1|" -e "s|@VERSION@|$(packaging/recipes/version)|" \
    -e "s|@HOMEPAGE@|$homepage|" -e '/@ENGINES@/{r /dev/stdin' -e 'd}' data/callout.xml.in <<<"$engines"
}

# Builds what is preloaded into a program: build_preload SOURCE OUTPUT
build_preload() { quietly clang -Wall -Werror -O2 -shared -fPIC -o "$2" "$1"; }

# The tests of the libraries, which need neither IBus nor a display.
readonly core='KeyboardCoreTests|FuzzTests|KeyboardDataTests|KeyboardLayoutsTests|TerminalScreenTests|GLibTests|EngineHostTests|FeedbackTests|SpellingTests|WaylandTests'

# Builds and runs these for packages. Debian's Swift lacks Swift Testing's overlay for Foundation, which
# would be linked because both are imported.
check_core() {
  local options=(--disable-xctest -Xswiftc -no-warnings-as-errors)
  options+=(-Xswiftc -Xfrontend -Xswiftc -disable-cross-import-overlays)
  local -x IBUS_CALLOUT_TESTS=libraries
  step "building and running the tests of the libraries"
  quietly swift build --build-tests "${options[@]}"
  swift test --skip-build "${options[@]}" --filter "$core" 2>&1 | sed -E '/^(◇|✔ (Test case|Test "|Suite))/d'
}
