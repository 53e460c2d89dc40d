# What the build and the engine need, and installing it.
# shellcheck shell=bash disable=SC2034,SC2154 # Others use the lists; common.sh sets log.

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
    # Without a terminal, sudo cannot ask for a password.
    { command -v sudo && { : </dev/tty || sudo -n true; }; } >/dev/null 2>&1 ||
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

# Exits if dpkg installed the programs in a prefix: dpkg has its own list of files.
refuse_packaged() {
  [[ $1 == /* ]] || fail "PREFIX must be an absolute path, such as /usr/local, not $1."
  [ -z "${DESTDIR:-}" ] || return 0
  ! dpkg-query --search "$1/bin/ime-cli" >/dev/null 2>&1 ||
    fail "The package ibus-callout-common is installed; remove it first: sudo apt remove ibus-callout-common"
}
