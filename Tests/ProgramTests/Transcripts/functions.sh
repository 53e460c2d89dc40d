# Functions for the commands of these files. Each command begins in an empty home.
# shellcheck shell=bash disable=SC2034,SC2155

root=$(realpath "${BASH_SOURCE[0]%/*}/../../..")
data=${IBUS_CALLOUT_DATA:-$root/data}
fixtures=$root/Tests/ProgramTests/Fixtures
schema=org.freedesktop.ibus.engine.callout
export GSETTINGS_SCHEMA_DIR=$HOME GSETTINGS_BACKEND=keyfile

# text SCRIPT …: the last line of "ime-cli type SCRIPT …", the resulting text.
text() { ime-cli type "$@" | tail -n 1; }

# refusal SCRIPT …: the reason why "ime-cli type SCRIPT … --locale fr" opens no list, or its list.
refusal() { ime-cli type "$@" --locale fr | grep -oE '(no )?list: .*'; }

# own PATH TEXT: writes a user's file in ~/.config/ibus-callout.
own() {
  mkdir -p "$(dirname ".config/ibus-callout/$1")"
  printf %s "$2" >".config/ibus-callout/$1"
}

# broken_locales: writes invalid locale files, each for another reason.
broken_locales() {
  own locales/ar.json $'{"format": 1,\n"id": "ar"\n"name": "x"}'
  own locales/de.json '{"format": 2, "id": "de"}'
  own locales/el.json $'{"format": 1,\n"id": "el",\n"id": "el"}'
  own locales/en.json $'{"format": 1,\n"id": "en",\n"colour": "red"}'
  own locales/es.json $'{"format": 1, "id": "es",\n"callouts": {"e":\n["é"]}}'
  own locales/fr.json $'{"format": 1, "id": "fr",\n"callouts": "é \xe9"}'
  own locales/ru.json $'{"format": 1, "id": "ru",\n\n"callouts": {"e": "é é"}}'
  own locales/sv.json '{"format": 1, "id": "sv", "callouts": {"e": "é e"}}'
  own locales/tr.json '{"format": 1, "id": "fr"}'
  own locales/xx.json ''
  own locales/yy.json '{"format": 1, "id": "yy", "script": "Abcd"}'
  own locales/zy.json $'{"format": 1, "id": "zy",\n"name": "a\\u0000b"}'
  own locales/zz.json $'{"format": 1, "id": "zz", "callouts": {"e":\n"'"$(seq -f x%.0f -s ' ' 40000)"'"}}'
}

# pipes: makes unused pipes in the place of the user's files.
pipes() {
  mkdir -p .config/ibus-callout/{locales,themes} .local/state/ibus-callout
  mkfifo .config/ibus-callout/{locales/fr,locales/xx,themes/own}.json .XCompose \
    .local/state/ibus-callout/emoji.json
}

# unreadable: writes files without read permission.
unreadable() {
  own locales/fr.json '{}'
  own locales/xx.json '{"format": 1, "id": "xx", "name": "X"}'
  own themes/own.json '{}'
  touch .XCompose
  chmod 0 .config/ibus-callout/*/*.json .XCompose
}

# plainly COMMAND …: runs it without root's right to read all files.
plainly() {
  if ((EUID == 0)); then set -- setpriv --bounding-set=-dac_override,-dac_read_search "$@"; fi
  "$@"
}

# homeless COMMAND …: runs it without a home.
homeless() { env -u HOME GSETTINGS_BACKEND=memory "$@"; }

# soundless COMMAND …: runs it without a sound server.
soundless() {
  PULSE_SERVER=unix:/nowhere DBUS_SESSION_BUS_ADDRESS=unix:path=/nowhere XDG_RUNTIME_DIR=$HOME "$@"
}

# engines: the engines that IBus gets because of the user's files.
engines() { diff <(HOME='' ibus-engine-callout --xml) <(ibus-engine-callout --xml); }

# install_schema: makes settings storable.
install_schema() {
  # The descriptions of settings are in the source only.
  cp "$data/$schema.gschema.xml" . && glib-compile-schemas --strict .
}

# settings WORD …: ime-cli settings, in a session with storable settings.
settings() {
  [ -e gschemas.compiled ] || install_schema
  ime-cli settings "$@"
}

# refused WORD …: does the same, and shows the settings that have changed.
refused() {
  settings "$@"
  local code=$?
  settings | grep $'\t\*\t'
  return $code
}

# lock KEY VALUE: locks a setting, as an administrator does.
lock() {
  mkdir -p keys/locks
  printf '[org/freedesktop/ibus/engine/callout]\n%s=%s\n' "$1" "$2" >keys/callout
  echo "/org/freedesktop/ibus/engine/callout/$1" >keys/locks/callout
  dconf compile database keys
  printf 'user-db:user\nfile-db:%s\n' "$HOME/database" >profile
  export GSETTINGS_BACKEND=dconf DCONF_PROFILE=$HOME/profile XDG_RUNTIME_DIR=$HOME
}

# candidates WORD …: bash's completions of the last word of "ime-cli WORD …".
candidates() {
  install_schema
  # shellcheck source=/dev/null
  source <(ime-cli --generate-completion-script bash)
  COMP_WORDS=(ime-cli "$@") COMP_CWORD=$#
  COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
  _ime-cli ime-cli "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
  printf '%s\n' "${COMPREPLY[@]}"
}

# changed LOCALE OLD NEW: checks the file of a locale with NEW in place of OLD.
changed() {
  local text=$(<"$data/locales/$1.json")
  [[ $text = *"$2"* ]] || echo "There is no $2 in $1.json"
  text=${text//"$2"/"$3"}
  echo "$text" >"$1.json"
  ime-cli locales check "$1.json"
}

# drafted COMMAND: checks the draft of Kpelle after changes by sed.
drafted() {
  ime-cli locales draft kpe 2>/dev/null | sed "$1" >kpe.json
  ime-cli locales check kpe.json
}

# caps LOCALE …: the number of keys in a picture.
caps() { ime-cli keyboard "$@" --svg - | grep -oE 'id="cap-[0-9]+"' | wc -l; }

# texts LOCALE …: the texts on the keys of a picture.
texts() {
  ime-cli keyboard "$@" --svg - | grep -oE '>[^<]+</text>' | sed 's/^>//; s/<.*//' | paste -sd ' '
}

# background: the colour of a picture's background, on a desktop that prefers dark or light, or neither.
background() {
  # Reading the first line only ends the writer, which may report that.
  ime-cli keyboard en "$@" --svg - | sed -nE '/<rect/{s/(.*fill="[^"]+").*/\1/p;:rest;n;b rest}'
}

# installed: puts the programs and their files into ~/prefix, where IBus and GLib do not look.
installed() {
  mkdir -p prefix/{bin,libexec,share/glib-2.0/schemas}
  cp -L "$(type -P ime-cli)" prefix/bin && cp -L "$(type -P ibus-engine-callout)" prefix/libexec
  ln -s "$data" prefix/share/ibus-callout
  glib-compile-schemas --targetdir=prefix/share/glib-2.0/schemas "$data"
}

# tree: copies the files that packaging/recipes/version reads to a folder of its own, and goes there.
tree() {
  mkdir tree && cd tree || return
  (cd "$root" && cp --parents packaging/recipes/version Sources/Hosting/Version.swift "$OLDPWD")
}

# committed: commits everything in the folder.
committed() {
  git init --quiet && git add --all
  git -c user.name=test -c user.email=test commit --quiet --message=test
}

# version WORD …: the output of packaging/recipes/version, with words for the version and the commit.
version() {
  local commit=$(git rev-parse --short=7 HEAD 2>/dev/null || echo none)
  packaging/recipes/version "$@" | sed "s/$commit/COMMIT/; s/$(packaging/recipes/version)/VERSION/"
}
