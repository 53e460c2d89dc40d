# Roots of other Debian releases, for builds, packages and desktops: each is made once and kept.
# shellcheck shell=bash

[ "$(id -u)" -eq 0 ] || fail "Only root can make the roots of other systems."
packages mmdebstrap bubblewrap

# The default options of bwrap for a command in a root.
readonly confined=(
  --dev /dev --proc /proc --perms 1777 --tmpfs /tmp --tmpfs /run --unshare-pid --die-with-parent
  --chdir / --clearenv --setenv LANG C.UTF-8 --setenv PATH /usr/sbin:/usr/bin:/sbin:/bin
  --setenv HOME /root --setenv DEBIAN_FRONTEND noninteractive
)
readonly online=(--ro-bind /etc/resolv.conf /etc/resolv.conf)

# Runs a command in a root: in_root ROOT [OPTION…] COMMAND…, with options of bwrap.
in_root() { bwrap --bind "$1" / "${confined[@]}" "${@:2}"; }

# The same, but writes go to memory: over_root ROOT[:ROOT…] [OPTION…] COMMAND…
# The files of the first root hide those of the others.
over_root() {
  # Each call has its own mount there.
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

# Makes a root if there is none, and installs missing packages: make_root SUITE ROOT WORD…, with
# arguments of apt-get, such as "install" and names or "satisfy" and relations.
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
  step "installing packages into the root of Debian $suite"
  quietly in_root "$folder" "${online[@]}" apt-get update
  quietly in_root "$folder" "${online[@]}" apt-get --yes "${@:3}"
}
