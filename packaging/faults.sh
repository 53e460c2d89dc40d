# Shared by soak and compare-faults: a private session.
# shellcheck shell=bash disable=SC2154  # root and release are those of common.sh

step "building"
has_adwaita || true
pin_swift_packages
# The variable names another engine, such as the installed one.
engine=${IBUS_CALLOUT_ENGINE:-}
if [ -z "$engine" ]; then
  quietly swift build "${release[@]}" --product ibus-engine-callout
  engine=$(swift build "${release[@]}" --show-bin-path 2>/dev/null)/ibus-engine-callout
fi
# This one names another build of the typing program.
soak=${IBUS_CALLOUT_SOAK:-}
if [ -z "$soak" ]; then
  quietly swift build --product Soak
  soak=$(swift build --show-bin-path 2>/dev/null)/Soak
fi

# Root is not required: the session's processes and disk are in namespaces.
isolate=(unshare --mount --pid --fork --kill-child --mount-proc)
[ "$(id -u)" -eq 0 ] || isolate+=(--user --map-root-user)
"${isolate[@]}" true 2>/dev/null ||
  fail "The session needs a small disk of its own, and mounting is not permitted here; try as root."

session=$(mktemp -d)
trap 'cp "$session/ibus.log" .build/faults.log 2>/dev/null || true; rm -rf "$session"' EXIT
mkdir -p "$session"/{home,run,component,schemas}
chmod 700 "$session/run"
quietly glib-compile-schemas --strict --targetdir="$session/schemas" data

# Describes the engine to IBus. The file "clock" sets the time of day for the engine only.
describe_engine() {
  local exec="/usr/bin/env LD_PRELOAD=$session/clock.so SOAK_CLOCK=$session/clock $1 --ibus"
  # A trace helps to understand failures, but changes the use of memory.
  [ -z "${SOAK_TRACE:-}" ] || exec+=" --trace $SOAK_TRACE"
  echo 0 >"$session/clock"
  quietly clang -Wall -Werror -O2 -shared -fPIC -o "$session/clock.so" Tests/Soak/clock.c
  cat >"$session/component/callout.xml" <<XML
<component>
  <name>org.freedesktop.IBus.Callout</name>
  <exec>$exec</exec>
  <engines><engine><name>callout</name><language>t</language><layout>default</layout></engine></engines>
</component>
XML
}

# Runs Tests/Soak in the session: in_session ARGUMENT…
in_session() {
  describe_engine "$engine"
  # The shell inside expands these.
  # shellcheck disable=SC2016
  env -i PATH="/usr/local/bin:/usr/bin:/bin" LANG=C.UTF-8 HOME="$session/home" \
    XDG_RUNTIME_DIR="$session/run" TMPDIR="$session" GSETTINGS_BACKEND=keyfile \
    GSETTINGS_SCHEMA_DIR="$session/schemas" IBUS_COMPONENT_PATH="$session/component" \
    IBUS_ADDRESS="unix:path=$session/run/ibus" IBUS_CALLOUT_DATA="$root/data" \
    IBUS_CALLOUT_ENGINE="$engine" "${isolate[@]}" bash -c '
      set -e
      mount -t tmpfs -o size=8m,mode=0700 tmpfs "$HOME"
      mkdir "$HOME/.config"
      # This shell stays: a daemon of IBus quits when its parent is process 1.
      "$@" || exit $?
      exit 0
    ' soak "$soak" "$@" "$session"
}
