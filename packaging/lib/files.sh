# Copying and removing files, for everything that installs and uninstalls.
# A manifest lists the copied files, one path per line, and the folders made for them, with a slash.
# shellcheck shell=bash

export LC_ALL=C.UTF-8

# put_files IMAGE MANIFEST [TARGET]: copies the files of an image to TARGET, by default /, and lists them
# in the manifest, a path below TARGET. Removes files of an older manifest that the image lacks.
#
# Each file is replaced in one step, as a program may be reading it, and programs come before data, so
# that a running one can notice that the data is no longer its own.
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

# take_files MANIFEST [TARGET]: removes the files that the manifest lists below TARGET, and its folders if
# they are empty. Caches of desktops are updated before the folders go.
take_files() {
  local manifest=$1 target=${2:-} paths
  paths=$(cat "$target$manifest")
  grep -v '/$' <<<"$paths" | take_paths "$target"
  [ -n "$target" ] || refresh "${manifest%/share/ibus-callout/manifest}"
  { grep '/$' <<<"$paths" || true; } | take_paths "$target"
}

# Reads paths, and removes them below a folder: files before their folders.
take_paths() {
  local path
  while read -r path; do
    case $path in
      */) rmdir --ignore-fail-on-non-empty "$1$path" 2>/dev/null || true ;;
      /*) rm -f "$1$path" ;;
    esac
  done < <(sort --reverse)
}

# Updates the caches that desktops keep of the files in a prefix.
refresh() {
  local icons=$1/share/icons/hicolor
  if [ -d "$1/share/glib-2.0/schemas" ]; then
    glib-compile-schemas "$1/share/glib-2.0/schemas" >/dev/null 2>&1 ||
      echo "The settings could not be compiled; to see why, run: glib-compile-schemas $1/share/glib-2.0/schemas" >&2
  fi
  if [ -e "$icons/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache --quiet --ignore-theme-index --force "$icons"
  fi
  # IBus finds engines by itself, unless the system keeps a list of them, as Fedora does.
  if [ "$1" = /usr ] && [ -w /var/cache/ibus/bus/registry ]; then ibus write-cache --system; fi
}

# Says which of the user's files stay.
# shellcheck disable=SC2088 # People read it, not a shell.
tell_what_is_left() {
  echo "Your own files stay: ~/.config/ibus-callout (letters, themes)," \
    "~/.local/state/ibus-callout (emoji used recently), and your settings. To reset" \
    "the settings: dconf reset -f /org/freedesktop/ibus/engine/callout/"
}
