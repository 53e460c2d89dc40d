# Roots of other Debians, in which builds, packages and desktops try things: each is made once and kept.
# shellcheck shell=bash

[ "$(id -u)" -eq 0 ] || fail "The roots of other systems can be made by root only."
packages mmdebstrap bubblewrap

# What a command in a root finds, unless it asks for more: options of bwrap.
readonly confined=(
  --dev /dev --proc /proc --perms 1777 --tmpfs /tmp --tmpfs /run --unshare-pid --die-with-parent
  --chdir / --clearenv --setenv LANG C.UTF-8 --setenv PATH /usr/sbin:/usr/bin:/sbin:/bin
  --setenv HOME /root --setenv DEBIAN_FRONTEND noninteractive
)
readonly online=(--ro-bind /etc/resolv.conf /etc/resolv.conf)

# Runs a command in a root: in_root ROOT [OPTION…] COMMAND…, with options of bwrap.
in_root() { bwrap --bind "$1" / "${confined[@]}" "${@:2}"; }

# The same, but what is written goes to memory: over_root ROOT[:ROOT…] [OPTION…] COMMAND…
# The files of the first root hide those of the others.
over_root() {
  # Each call mounts something there for itself alone.
  local layers=$root/.build/layers
  mkdir -p "$layers"
  # shellcheck disable=SC2016 # The shell that may mount expands it.
  unshare --mount bash -c '
    set -eu
    layers=$1 roots=$2
    mount -t tmpfs tmpfs "$layers"
    mkdir "$layers/upper" "$layers/work" "$layers/merged"
    mount -t overlay overlay \
      -o "lowerdir=$roots,upperdir=$layers/upper,workdir=$layers/work" "$layers/merged"
    exec bwrap --bind "$layers/merged" / "${@:3}"
  ' over_root "$layers" "$1" "${confined[@]}" "${@:2}"
}

# Makes a root if there is none, and installs what it lacks: make_root SUITE ROOT WORD…, with words of
# apt-get, such as "install" and names or "satisfy" and relations.
make_root() {
  local suite=$1 folder=$2
  if [ ! -e "$folder/usr" ]; then
    step "making a root of Debian $suite"
    rm -rf "$folder.new"
    # Testing's Release file may be some days past its date.
    quietly mmdebstrap --variant=minbase --aptopt='Acquire::Check-Valid-Until "false"' \
      --aptopt='APT::Install-Recommends "false"' "$suite" "$folder.new"
    mv "$folder.new" "$folder"
  fi
  if in_root "$folder" apt-get --assume-no "${@:3}" >/dev/null 2>&1; then return; fi
  step "installing what a root of Debian $suite needs"
  quietly in_root "$folder" "${online[@]}" apt-get update
  quietly in_root "$folder" "${online[@]}" apt-get --yes "${@:3}"
}
