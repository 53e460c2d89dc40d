# Tells in one line how to choose the engine on the desktop at hand, for all that installs.
# shellcheck shell=sh

# Whether somebody, not a system's user such as the one that shows the login, runs a program of one
# of these names. Neither ps nor pgrep is everywhere.
somebody_runs() {
  for process in /proc/[0-9]*; do
    name=$(cat "$process/comm" 2>/dev/null) || continue
    case " $* " in
      *" $name "*) [ "$(stat -c %u "$process" 2>/dev/null || echo 0)" -lt 1000 ] || return 0 ;;
    esac
  done
  return 1
}

# A person's own session says what it is; for root the processes do.
desktop_at_hand() {
  case ${XDG_CURRENT_DESKTOP:-} in
    *KDE*) echo plasma ;;
    *GNOME*) echo gnome ;;
    ?*) echo other ;;
    *)
      if somebody_runs plasmashell kwin_wayland; then
        echo plasma
      elif somebody_runs gnome-shell; then
        echo gnome
      else
        echo other
      fi
      ;;
  esac
}

how_to_choose() {
  case $(desktop_at_hand) in
    gnome)
      echo 'Run "ibus restart", or log in again; then choose it in Settings → Keyboard →' \
        'Input Sources → + → ⋮ → Other → Hold for accents.'
      ;;
    plasma)
      echo 'Choose IBus Wayland in System Settings → Keyboard → Virtual Keyboard, log in again,' \
        'and add "Hold for accents" in IBus Preferences (ibus-setup) → Input Method.'
      ;;
    *)
      echo 'Run "ibus restart", or log in again; then choose it with ibus-setup → Input Method →' \
        'Add → Other → Hold for accents.'
      ;;
  esac
}
