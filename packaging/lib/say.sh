# Printing steps, failing with a sentence, and running what prints too much.
# shellcheck shell=bash disable=SC2154 # common.sh sets root and log.

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
