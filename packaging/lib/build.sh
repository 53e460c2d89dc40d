# Building the programs as they are shipped, and the tests of the libraries.
# shellcheck shell=bash disable=SC2154 # common.sh sets root and log, and the publisher homepage.

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
readonly core='KeyboardCoreTests|FuzzTests|KeyboardDataTests|KeyboardLayoutsTests|TerminalScreenTests|GLibTests|IBusTests|HostingTests|DesktopTests|FeedbackTests|SpellingTests|DiagnosisTests|WaylandTests'

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
