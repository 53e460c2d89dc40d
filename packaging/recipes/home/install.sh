#!/usr/bin/env bash
# Installs ibus-callout for you alone, without root: ./install.sh [PREFIX], default ~/.local.
set -euo pipefail
cd "$(dirname "$0")"
source ./files.sh
source ./choosing.sh

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

prefix=$(realpath --canonicalize-missing --no-symlinks "${1:-$HOME/.local}")
manifest=$prefix/share/ibus-callout/manifest
[ "$(id -u)" -ne 0 ] || [ -n "${1:-}" ] ||
  fail "This installs for one user, and you are root. To install for all users, use a package."
# IBus splits the command line of an engine at spaces.
[[ $prefix =~ ^[[:alnum:]/._+-]+$ ]] ||
  fail "$prefix has a character that IBus does not accept in the path of an engine; choose another folder: ./install.sh PREFIX"
command -v ibus-daemon >/dev/null ||
  fail "IBus is not installed; install the package ibus, then try again."
[ ! -e /usr/share/ibus/component/callout.xml ] ||
  fail "ibus-callout is already installed for all users; use that, or remove it first."
command -v glib-compile-schemas >/dev/null ||
  fail "glib-compile-schemas is missing; install it (Debian: libglib2.0-bin, Fedora: glib2-devel), then try again."
if ! said=$(tree/libexec/ibus-engine-callout --version 2>&1); then
  fail "The program does not run here: $said"
fi

image=$(mktemp -d)
trap 'rm -rf "$image"' EXIT
mkdir -p "$image$prefix"
cp -r --no-dereference --preserve=mode tree/. "$image$prefix/"
install -Dm755 -t "$image$prefix/share/ibus-callout" uninstall.sh
install -Dm644 -t "$image$prefix/share/ibus-callout" files.sh
component=$prefix/share/ibus/component
# Of the folders of a home, systemd reads the units in this one.
mv "$image$prefix/lib/systemd" "$image$prefix/share/"
rmdir "$image$prefix/lib"
sed -i "s|/usr/libexec/|$prefix/libexec/|" "$image$component/callout.xml" \
  "$image$prefix/share/applications/org.freedesktop.IBus.Callout.Wayland.desktop" \
  "$image$prefix/share/systemd/user/callout-wayland.service"
sed -i "s|^Exec=|&$prefix/bin/|" "$image$prefix/share/applications/ibus-setup-callout.desktop"
if ! said=$(tree/libexec/ibus-setup-callout --version 2>&1); then
  echo "There are no preferences, because libadwaita 1.2 is missing; use ime-cli settings instead: $said" >&2
  sed -i '/<setup>/d' "$image$component/callout.xml"
  rm -r "$image$prefix/libexec/ibus-setup-callout" "$image$prefix/bin/ibus-setup-callout" \
    "$image$prefix/share/applications/ibus-setup-callout.desktop" "$image$prefix/share/ibus-callout/ui"
fi
# IBus finds a user's engines only with this variable; from this file systemd sets it for the programs of
# a session: GNOME's IBus, KWin and the programs that KWin starts.
variables=${XDG_CONFIG_HOME:-$HOME/.config}/environment.d/60-ibus-callout.conf
mkdir -p "$image$(dirname "$variables")"
# shellcheck disable=SC2016 # systemd expands it.
echo "IBUS_COMPONENT_PATH=$component:"'${IBUS_COMPONENT_PATH:-/usr/share/ibus/component}' \
  >"$image$variables"
put_files "$image" "$manifest"
refresh "$prefix"
# The user's list of engines in IBus, which is valid until an engine of the system changes; only then is
# the variable needed.
IBUS_COMPONENT_PATH=$component:${IBUS_COMPONENT_PATH:-/usr/share/ibus/component} \
  ibus write-cache >/dev/null 2>&1 || true

echo "ibus-callout is installed in $prefix; to remove it, run $prefix/share/ibus-callout/uninstall.sh"
if ! has_fixed_engines >&2; then
  how_to_choose
  systemctl --user is-active --quiet default.target 2>/dev/null ||
    echo "If your session is not started by systemd, add this to ~/.profile: export IBUS_COMPONENT_PATH=$component:/usr/share/ibus/component"
fi
case :$PATH: in
  *":$prefix/bin:"*) echo "To see whether it works: ime-cli doctor" ;;
  *)
    later=
    [ "$prefix" != "$HOME/.local" ] || later=' until you log in again'
    echo "$prefix/bin is not in PATH$later; to see whether it works now: $prefix/bin/ime-cli doctor"
    ;;
esac
