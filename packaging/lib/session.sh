# A private session with its own settings and IBus: for run and order-functions.
# shellcheck shell=bash disable=SC2154 # build.sh sets bin.

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir "$home/component"
quietly glib-compile-schemas --strict --targetdir="$home" data
export GSETTINGS_SCHEMA_DIR=$home

# Runs the script on standard input in a session of IBus, which finds the engines in $home/component;
# the programs are in $BIN.
in_session() {
  # shellcheck disable=SC2016 # The shell in the session expands it.
  env -u DISPLAY -u WAYLAND_DISPLAY -u IBUS_ADDRESS HOME="$home" XDG_RUNTIME_DIR="$home" \
    XDG_CONFIG_HOME="$home" XDG_CACHE_HOME="$home" GSETTINGS_BACKEND=keyfile BIN="$bin" \
    IBUS_COMPONENT_PATH="$home/component:/usr/share/ibus/component" dbus-run-session -- bash -c '
    ibus-daemon --daemonize --panel=disable --config=disable --emoji-extension=disable --cache=none
    for _ in {1..50}; do
      IBUS_ADDRESS=$(ibus address) && [ "$IBUS_ADDRESS" != "(null)" ] && break
      sleep 0.1
    done
    export IBUS_ADDRESS
    eval "$1"
    ibus exit' in_session "$(cat)"
}
