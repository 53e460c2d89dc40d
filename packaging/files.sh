# Putting files in their place and taking them away again, for all that installs and uninstalls.
# A manifest has one path a line of what was put; a folder that was made for it ends with a slash.
# shellcheck shell=bash

export LC_ALL=C.UTF-8

# put_files IMAGE MANIFEST [TARGET]: puts the files of an image below TARGET, by default /, and
# writes what it has put into the manifest, a path below TARGET. Takes away what an older manifest
# has and the image has not.
#
# Each file is there whole or not at all, as a program may be reading it, and programs come before
# data, so that one that runs can tell that the data is not its own any more.
put_files() {
  local image=$1 manifest=$2 target=${3:-} old new path
  old=$(mktemp)
  new=$(mktemp)
  [ ! -e "$target$manifest" ] || sort "$target$manifest" >"$old"
  {
    find "$image" ! -type d -printf '/%P\n'
    echo "$manifest"
    find "$image" -mindepth 1 -type d -printf '/%P/\n' | while read -r path; do
      if [ ! -d "$target$path" ] || grep -qxF -- "$path" "$old"; then echo "$path"; fi
    done
  } | sort -u >"$new"
  while read -r path; do
    install -d "$target$(dirname "$path")"
    if [[ $path == */ ]]; then
      install -d "$target$path"
    elif [ "$path" != "$manifest" ]; then
      cp --no-dereference --preserve=mode "$image$path" "$target$path.new"
      mv --force --no-target-directory "$target$path.new" "$target$path"
    fi
  done < <(cd "$image" && find . ! -type d -printf '/%P\n' | sort)
  comm -23 "$old" "$new" | take_paths "$target"
  install -Dm644 "$new" "$target$manifest"
  rm "$old" "$new"
}

# take_files MANIFEST [TARGET]: takes away what the manifest has below TARGET, and folders of its own
# that are empty then. What desktops keep of the files goes before the folders do.
take_files() {
  local manifest=$1 target=${2:-} paths
  paths=$(cat "$target$manifest")
  grep -v '/$' <<<"$paths" | take_paths "$target"
  [ -n "$target" ] || refresh "${manifest%/share/ibus-callout/manifest}"
  { grep '/$' <<<"$paths" || true; } | take_paths "$target"
}

# Reads paths, and takes them away below a folder: what is in a folder before the folder.
take_paths() {
  local path
  while read -r path; do
    case $path in
      */) rmdir --ignore-fail-on-non-empty "$1$path" 2>/dev/null || true ;;
      /*) rm -f "$1$path" ;;
    esac
  done < <(sort --reverse)
}

# Brings up to date what desktops keep of the files they find below a prefix.
refresh() {
  local icons=$1/share/icons/hicolor
  if [ -d "$1/share/glib-2.0/schemas" ]; then
    glib-compile-schemas "$1/share/glib-2.0/schemas" >/dev/null 2>&1 ||
      echo "The settings could not be compiled; to see why, run: glib-compile-schemas $1/share/glib-2.0/schemas" >&2
  fi
  if [ -e "$icons/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache --quiet --ignore-theme-index --force "$icons"
  fi
  # IBus finds engines by itself, unless the system keeps a list of them, as Fedora's does.
  if [ "$1" = /usr ] && [ -w /var/cache/ibus/bus/registry ]; then ibus write-cache --system; fi
}

# Says which files of the user's are left.
# shellcheck disable=SC2088 # It is read by people, not by a shell.
tell_what_is_left() {
  echo "Your own files stay: ~/.config/ibus-callout (letters, themes)," \
    "~/.local/state/ibus-callout (emoji used recently), and your settings. To delete" \
    "those: dconf reset -f /org/freedesktop/ibus/engine/callout/"
}
