# What run, test and install share: one line a step, and packages where they are missing.
# shellcheck shell=bash

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
readonly root=$PWD
# One each, as some run side by side.
readonly log=$root/.build/packaging-${0##*/}.log
mkdir -p "$root/.build"
# One that root has written is replaced all the same.
rm -f "$log"
: >"$log"

# Prints what is being done; in packaging/test, how many minutes after its start, too.
step() {
  local seconds=$((EPOCHSECONDS - ${IBUS_CALLOUT_SINCE:-0}))
  [ -z "${IBUS_CALLOUT_SINCE:-}" ] || printf '%3d:%02d ' $((seconds / 60)) $((seconds % 60))
  printf '• %s\n' "$*"
}

# Ends with one sentence.
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Runs a command quietly; if it fails, shows what it said and ends.
quietly() {
  if ! "$@" >>"$log" 2>&1; then
    tail -n 40 "$log" >&2
    fail "This failed: $* (the whole output is in ${log#"$root"/})."
  fi
}

# Installs the Debian packages that are missing. Asks first if a person is there to answer, who has
# not said --yes. Other systems are told what is missing.
packages() {
  local missing=() package run=() answer
  # A Fedora with dpkg on it is no Debian: there, not even dpkg is a package of dpkg's.
  if ! dpkg-query -W dpkg >/dev/null 2>&1; then
    look_for_what_is_needed
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
  quietly "${run[@]}" apt-get update
  quietly "${run[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "${missing[@]}"
}

# Ends with what is missing on a system without apt, and with how to install it there.
look_for_what_is_needed() {
  local missing=() name
  for name in "${needed_libraries[@]}"; do
    pkg-config --exists "$name" 2>/dev/null || missing+=("'pkgconfig($name)'")
  done
  for name in "${needed_programs[@]}"; do
    command -v "$name" >/dev/null || missing+=("/usr/bin/$name")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  printf 'Missing here, development files and programs: %s\n' "${missing[*]}" >&2
  # dnf takes what pkg-config and the shell call things.
  ! command -v dnf >/dev/null ||
    fail "Install them, then try again: sudo dnf install ${missing[*]}"
  ! command -v pacman >/dev/null ||
    fail "Install the packages that have them, then try again: packaging/PKGBUILD names most of" \
      "those, and pacman -F finds the one that has a program."
  fail "Install the packages that have them, then try again."
}

# libadwaita is for the preferences alone: IBUS_CALLOUT_ADWAITA=no builds everything but them.
build_packages=(
  libibus-1.0-dev libxkbcommon-dev libcanberra-dev libxcb1-dev libglib2.0-dev-bin pkgconf
  python3
)
[ "${IBUS_CALLOUT_ADWAITA:-}" = no ] || build_packages+=(libadwaita-1-dev libgtk-4-dev gettext)
# Debian's Swift comes without a linker.
[ ! -e /usr/libexec/swift/bin/swift-build ] || build_packages+=(lld)
readonly build_packages
readonly run_packages=(
  ibus xkb-data libx11-data libglib2.0-bin dbus dconf-gsettings-backend libcanberra0
  libxcb1
)
# The same where packages have other names: libraries as pkg-config calls them, and programs.
readonly needed_libraries=(ibus-1.0 gio-2.0 xkbcommon libcanberra xcb)
needed_programs=(pkg-config ibus-daemon dbus-run-session glib-compile-schemas)

# What recipes and packages take from packaging/publisher.
source "${IBUS_CALLOUT_PUBLISHER:-packaging/publisher}"
if [ -z "$maintainer" ]; then
  maintainer=${DEBFULLNAME:-$(git config user.name 2>/dev/null || id --user --name)}
  maintainer+=" <${DEBEMAIL:-$(git config user.email 2>/dev/null || echo "$(id --user --name)@localhost")}>"
fi

# Puts the version and what packaging/publisher has in place of marks such as @HOMEPAGE@ in files; a
# line with a mark that has nothing to take its place goes.
fill_in() {
  local name value version
  version=$(packaging/version)
  for name in version homepage repository screenshots maintainer report; do
    value=$(sed 's/[\\&|]/\\&/g' <<<"${!name}")
    sed -i "$([ -n "$value" ] && echo "s|@${name^^}@|$value|g" || echo "/@${name^^}@/d")" "$@"
  done
}

# How the shipped programs are built. What start-up and typing call lies side by side (see
# order-functions): spread among the rest of Swift's runtime it keeps 1.0 MB more resident.
release=(
  -c release --static-swift-stdlib -Xswiftc -use-ld=lld
  -Xlinker --no-export-dynamic
  -Xlinker "--symbol-ordering-file=$root/packaging/function-order"
  -Xlinker --no-warn-symbol-ordering
  # Where it is built is in no program, so that it is the same wherever it is built: neither in names of
  # compiled modules of C nor in hashes by which the compiler recognizes what it has compiled before.
  -Xswiftc -file-prefix-map -Xswiftc "$root=." -Xcc "-ffile-prefix-map=$root=."
  -Xswiftc -Xfrontend -Xswiftc -no-clang-module-breadcrumbs
  -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
  -Xlinker --build-id=sha1
)
# Packages of distributions keep what debuggers need elsewhere, and strip the programs themselves.
[ "${IBUS_CALLOUT_STRIP:-}" = no ] || release+=(-Xlinker -s)
# The list of addresses to fix at start, all of which is read, takes 5 KB like this and 590 KB
# otherwise; glibc 2.36 is the first to understand it.
if printf '%s\n' 'glibc 2.36' "$(getconf GNU_LIBC_VERSION)" | sort --version-sort --check=quiet; then
  release+=(-Xlinker -z -Xlinker pack-relative-relocs)
fi
# A fault in memory shall not become more: every address is fixed at the start, and the table of
# them is read-only from then on. Swift protects its stack by itself. _FORTIFY_SOURCE would do
# nothing, as shims call nothing that it checks, and Clang's modules of C refuse it.
release+=(
  -Xlinker -pie -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
  -Xlinker -z -Xlinker noexecstack
)
# A program of a development build tells the commit.
commit=$(packaging/version commit)
[ -z "$commit" ] || release+=(-Xlinker "--defsym=callout_commit=0x$commit")
# What a library newer than ours makes it warn of is for us to mend, where the tests are built.
release+=(-Xswiftc -no-warnings-as-errors)
readonly release

# Whether there are preferences to build. Package.swift goes by the same variable, since SwiftPM
# does not notice that libadwaita has come or gone.
has_adwaita() {
  if [ -z "${IBUS_CALLOUT_ADWAITA:-}" ]; then
    IBUS_CALLOUT_ADWAITA=no
    ! pkg-config --exists 'libadwaita-1 >= 1.2' 2>/dev/null || IBUS_CALLOUT_ADWAITA=yes
  fi
  export IBUS_CALLOUT_ADWAITA
  [ "$IBUS_CALLOUT_ADWAITA" = yes ]
}

# Whether SwiftPM takes this version of a package.
is_pinned() {
  [ -e Package.resolved ] &&
    tr -d ' \n"' <Package.resolved | grep -q "identity:$1,[^}]*version:${2//./\\.}}"
}

# Has SwiftPM take exactly the versions in packaging/swift-packages, or the copies of them that
# IBUS_CALLOUT_VENDOR names.
pin_swift_packages() {
  local name version
  if [ -n "${IBUS_CALLOUT_VENDOR:-}" ]; then
    cmp --quiet packaging/swift-packages "$IBUS_CALLOUT_VENDOR/swift-packages" ||
      fail "The packages in $IBUS_CALLOUT_VENDOR are not those of packaging/swift-packages; make them again with packaging/sources."
    return
  fi
  while read -r name _ version <&3; do
    if is_pinned "$name" "$version"; then continue; fi
    # SwiftPM can only be told the version of a package that it has seen.
    quietly swift package resolve
    is_pinned "$name" "$version" || quietly swift package resolve "$name" --version "$version"
  done 3< <(sed '/^#/d' packaging/swift-packages)
}

# Ends if dpkg has installed the engine below a prefix: it has a list of its own.
refuse_packaged() {
  [[ $1 == /* ]] || fail "PREFIX must be an absolute path, such as /usr/local, not $1."
  [ -z "${DESTDIR:-}" ] || return 0
  ! dpkg-query --search "$1/libexec/ibus-engine-callout" >/dev/null 2>&1 ||
    fail "The package ibus-callout is installed; remove it first: sudo apt remove ibus-callout"
}

# Looks for what is needed to build, and has it take the right packages.
prepare_build() {
  has_adwaita || step "leaving out the preferences, as libadwaita 1.2 is missing"
  command -v swift >/dev/null ||
    fail "There is no swift in PATH; install Swift 6.2 or newer first: the package swiftlang of Debian unstable, swift-lang of Fedora 44 and newer, or a toolchain from swift.org."
  pin_swift_packages
}

# Builds the programs as they are shipped.
build() {
  prepare_build
  step "building"
  quietly swift build "${release[@]}" --product ibus-engine-callout
  quietly swift build "${release[@]}" --product ime-cli
  ! has_adwaita || quietly swift build "${release[@]}" --product ibus-setup-callout
  bin=$(swift build "${release[@]}" --show-bin-path 2>/dev/null)
  # What sudo has built is for its user to go on with.
  if [ "$(id -u)" -eq 0 ] && [ -n "${SUDO_UID:-}" ]; then
    local built=(.build)
    [ ! -e Package.resolved ] || built+=(Package.resolved)
    quietly chown -R "$SUDO_UID:${SUDO_GID:-$SUDO_UID}" "${built[@]}"
  fi
}

# Prints what IBus reads of the engine, which is in a folder: component LIBEXECDIR
component() {
  local engines
  engines=$(env -i IBUS_CALLOUT_DATA="$root/data" "$bin/ibus-engine-callout" --xml |
    sed -e '1d;$d' -e "s|<setup>[^< ]*/|<setup>$1/|")
  # A program that was built before may lie beside the engine all the same.
  has_adwaita || engines=$(sed '/<setup>/d' <<<"$engines")
  # IBus wants a homepage, be it an empty one.
  sed -e "s|@LIBEXECDIR@|$1|" -e "s|@VERSION@|$(packaging/version)|" \
    -e "s|@HOMEPAGE@|$homepage|" -e '/@ENGINES@/{r /dev/stdin' -e 'd}' data/callout.xml.in <<<"$engines"
}

# The tests of the libraries, which need neither IBus nor a display.
readonly core='KeyboardCoreTests|FuzzTests|KeyboardDataTests|KeyboardLayoutsTests|TerminalScreenTests|GLibTests|EngineHostTests|FeedbackTests'

# Builds and runs these where packages are made. Debian's Swift lacks what Swift Testing has for
# Foundation, which would be linked because both are imported.
check_core() {
  local options=(--disable-xctest -Xswiftc -no-warnings-as-errors)
  options+=(-Xswiftc -Xfrontend -Xswiftc -disable-cross-import-overlays)
  local -x IBUS_CALLOUT_TESTS=libraries
  step "building and running the tests of the libraries"
  quietly swift build --build-tests "${options[@]}"
  swift test --skip-build "${options[@]}" --filter "$core" 2>&1 | sed -E '/^(◇|✔ (Test case|Test "|Suite))/d'
}
