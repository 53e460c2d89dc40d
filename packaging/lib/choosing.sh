# Says how to choose the engine on the current desktop; used by everything that installs.
# shellcheck shell=sh

# Whether a person, not a system user such as the one of the login screen, runs a program with one of
# these names. Not every system has ps or pgrep.
somebody_runs() {
  for process in /proc/[0-9]*; do
    name=$(cat "$process/comm" 2>/dev/null) || continue
    case " $* " in
      *" $name "*) [ "$(stat -c %u "$process" 2>/dev/null || echo 0)" -lt 1000 ] || return 0 ;;
    esac
  done
  return 1
}

# In a person's session a variable names the desktop; for root the running processes do.
desktop_at_hand() {
  case ${XDG_CURRENT_DESKTOP:-} in
    *KDE*) echo plasma ;;
    *GNOME*) echo gnome ;;
    *sway* | *labwc* | *Hyprland* | *niri* | *COSMIC*) echo compositor ;;
    ?*) echo other ;;
    *)
      if somebody_runs plasmashell kwin_wayland; then
        echo plasma
      elif somebody_runs gnome-shell; then
        echo gnome
      elif somebody_runs sway labwc Hyprland niri cosmic-comp; then
        echo compositor
      else
        echo other
      fi
      ;;
  esac
}

# how_to_choose_on_wayland [PREFIX]: prints how to choose the input method that needs no IBus.
how_to_choose_on_wayland() {
  echo 'On KDE Plasma, choose "Hold for Accents" in System Settings → Keyboard → Virtual Keyboard. On sway,' \
    "labwc, Hyprland and others, have your session start ${LIBEXECDIR:-${1:-/usr}/libexec}/callout-wayland, or run:" \
    'systemctl --user enable callout-wayland.service'
}

# how_to_choose [PREFIX]: prints how to choose the keyboard. For a prefix other than /usr, it first prints
# how to make IBus search it.
how_to_choose() {
  desktop=$(desktop_at_hand)
  case $desktop in
    plasma | compositor)
      if [ -e "${1:-/usr}/share/applications/org.freedesktop.IBus.Callout.Wayland.desktop" ]; then
        how_to_choose_on_wayland "${1:-/usr}"
        return
      fi
      ;;
  esac
  if [ "${1:-/usr}" != /usr ]; then
    ! has_fixed_engines || return 0
    variable=IBUS_COMPONENT_PATH=$1/share/ibus/component:/usr/share/ibus/component
    echo "IBus looks for engines in /usr/share/ibus/component only. Set this variable for your session," \
      "in ~/.config/environment.d/60-ibus-callout.conf (systemd) or, after \"export\", in ~/.profile:"
    echo "    $variable"
    echo 'Then run this, and log in again:'
    echo "    $variable ibus write-cache"
  elif [ "$desktop" != plasma ]; then
    printf 'Run "ibus restart", or log in again. '
  fi
  case $desktop in
    gnome)
      echo 'Go to Settings → Keyboard → Add Input Source → ⋮ → Other, type "accents)", and' \
        'add "Multiple languages (Hold for Accents)". Super+Space switches to it; so does removing English (US).'
      ;;
    plasma)
      echo 'Choose IBus Wayland in System Settings → Keyboard → Virtual Keyboard, log in again,' \
        'and add "Hold for Accents" in IBus Preferences (ibus-setup) → Input Method.'
      ;;
    *)
      echo 'Add "Hold for Accents" in ibus-setup → Input Method → Add → ⋮ → Multiple languages (in your' \
        'language). To switch to it, run: ibus engine callout (on X11, Super+Space works, too)'
      ;;
  esac
}

# Whether IBus uses a list of engines for the whole system and searches for no others; if so, says so.
has_fixed_engines() {
  [ -e /var/cache/ibus/bus/registry ] || return 1
  echo "Here IBus uses a list of engines for the whole system (/var/cache/ibus/bus/registry), so it does" \
    "not find those in another prefix; install a package instead."
}
