#!/usr/bin/env bash
# What packaging/checks/packages does in a minimal system, one way of installing after the other.
# /shipped has the packages and their next version, the files as packaging/install gathers them, what
# packaging/uninstall needs, and the unpacked tarball.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive HOME=/tmp/home XDG_RUNTIME_DIR=/tmp/runtime

fail() {
  printf '  %s\n' "$*" >&2
  exit 1
}

quietly() {
  "$@" >/tmp/log 2>&1 || {
    tail -n 20 /tmp/log >&2
    fail "This did not work: $*"
  }
}

# All files with what they are and have, without what apt, dpkg and the two that they call keep and
# log themselves.
files() {
  local others=(-false) path
  for path in /proc /sys /dev /tmp /run /shipped /var/log /var/lib/dpkg /var/lib/apt \
    /var/cache/apt /var/cache/ldconfig /var/cache/debconf; do
    others+=(-o -path "$path")
  done
  find / -xdev \( "${others[@]}" \) -prune -o -printf '%p %y %m %l\n' -type f -fprint0 /tmp/names
  xargs -0 md5sum </tmp/names
}

remember() { files | sort >/tmp/before; }

compare() {
  files | sort >/tmp/after
  diff /tmp/before /tmp/after >/tmp/difference || {
    cat /tmp/difference >&2
    fail "Files are there, or gone, that were not before."
  }
  echo "  $1: $(grep -c ' f ' /tmp/after) files, as before"
}

# Types a script, and expects a text.
types() {
  local got
  got=$(ime-cli type --bus --locale fr "$1" | sed -n '$s/^text: //p')
  [ "$got" = "$2" ] || fail "$1 types \"$got\" in place of \"$2\"."
  echo "  $1 types $got"
}

accent() { types 'hold:e 1 "t" hold:e 1' été; }

# Runs a function in a session with an IBus as desktops have it, which keeps lists of engines.
in_session() {
  mkdir -p "$HOME" "$XDG_RUNTIME_DIR"
  chmod 700 "$XDG_RUNTIME_DIR"
  # Where the IBus of a session before was.
  rm -rf "$HOME/.config/ibus/bus"
  export -f types fail accent upgrade
  dbus-run-session -- bash -c '
    set -euo pipefail
    ibus-daemon --daemonize --panel=disable --config=disable --emoji-extension=disable
    for _ in $(seq 100); do
      IBUS_ADDRESS=$(ibus address)
      [ "$IBUS_ADDRESS" = "(null)" ] || break
      sleep 0.1
    done
    export IBUS_ADDRESS
    "$@"
    ibus exit
  ' session "$@" 2>/tmp/session.log || {
    tail -n 5 /tmp/session.log >&2
    exit 1
  }
}

# Types without a pause while the next version is put in place, and again when it is.
upgrade() {
  local upgrade script text
  accent
  apt-get --yes --no-install-recommends install /shipped/next/ibus-callout{,-common}.deb >/tmp/upgrade.log 2>&1 &
  upgrade=$!
  script=$(printf 'hold:e 2 "t" %.0s' {1..8})
  text=$(printf 'èt%.0s' {1..8})
  # The letters are those of the version that was started, from first to last.
  types "$script" "$text"
  wait "$upgrade" || {
    cat /tmp/upgrade.log >&2
    fail "The upgrade did not work."
  }
  for _ in {1..100}; do
    readlink /proc/[0-9]*/exe | grep -q '/ibus-engine-callout (deleted)$' || break
    sleep 0.1
  done
  types 'hold:e 1 "t"' ɛt
}

# With all that it depends on, which goes again, too.
package() {
  quietly apt-get --option Acquire::Check-Valid-Until=false update
  remember
  quietly apt-get --yes --no-install-recommends install /shipped/old/ibus-callout{,-common}.deb
  grep -q '^ibus-callout: .*Hold for Accents.*Super+Space' /tmp/log || fail "The package does not say how to choose it."
  quietly ibus-setup-callout --version
  in_session upgrade
  quietly apt-get --yes autoremove --purge ibus-callout ibus-callout-common
  compare package
}

# Beside the engine, and alone.
wayland() {
  quietly apt-get --yes --no-install-recommends install /shipped/old/{ibus-callout{,-common},callout-wayland}.deb
  grep -q '^callout-wayland: .*Virtual Keyboard' /tmp/log || fail "callout-wayland does not say how to choose it."
  quietly apt-get --yes remove ibus-callout
  quietly /usr/libexec/callout-wayland --version
  quietly ime-cli settings
  quietly apt-get --yes autoremove --purge callout-wayland ibus-callout ibus-callout-common
  compare callout-wayland
}

# packaging/install puts in place what it has gathered elsewhere, as there is no Swift here.
image() {
  cp -r /shipped/source /tmp/
  remember
  IMAGE=/shipped/image quietly /tmp/source/packaging/install
  grep -q 'Hold for Accents.*Super+Space' /tmp/log || fail "packaging/install does not say how to choose it."
  in_session accent
  quietly /tmp/source/packaging/uninstall
  compare packaging/uninstall
}

# As a user without root, with the list of engines that IBus keeps, and with the variable alone.
tarball() {
  rm -rf "$HOME" /tmp/session.log /tmp/log
  mkdir -p "$HOME" "$XDG_RUNTIME_DIR"
  # The bus wants to know who somebody is.
  echo "somebody:x:1000:1000::$HOME:/bin/bash" >>/etc/passwd
  chown -R 1000:1000 "$HOME" "$XDG_RUNTIME_DIR"
  remember
  setpriv --reuid=1000 --regid=1000 --clear-groups bash -c "$(declare -f); set -euo pipefail; of_a_user"
  compare tarball
}

of_a_user() {
  export PATH=$HOME/.local/bin:$PATH
  quietly /shipped/tarball/install.sh
  grep -q 'There are no preferences' /tmp/log || fail "install.sh does not say that libadwaita is missing."
  ime-cli settings >/dev/null || fail "The settings are not found."
  in_session accent
  rm -r "$HOME/.cache/ibus"
  (
    set -a
    # shellcheck source=/dev/null # It is systemd's file, which a shell reads alike.
    source "$HOME/.config/environment.d/60-ibus-callout.conf"
    in_session accent
  )
  quietly "$HOME/.local/share/ibus-callout/uninstall.sh"
  # IBus's own folders are left, and the user's settings, as the engine has greeted; nothing else.
  find "$HOME" -mindepth 1 \( \( -name ibus -o -name dconf \) -prune -o ! -name .cache ! -name .config -print \) >/tmp/left
  [ ! -s /tmp/left ] || fail "These files are left: $(head -n 5 /tmp/left)"
}

package
wayland
image
tarball
