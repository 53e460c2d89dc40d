# Roots of other Debian releases, for builds, packages and desktops: each is made once and kept.
# shellcheck shell=bash

# The default options of bwrap for a command in a root.
readonly confined=(
  --dev /dev --proc /proc --perms 1777 --tmpfs /tmp --tmpfs /run --unshare-pid --die-with-parent
  --chdir / --clearenv --setenv LANG C.UTF-8 --setenv PATH /usr/sbin:/usr/bin:/sbin:/bin
  --setenv HOME /root --setenv DEBIAN_FRONTEND noninteractive
)
readonly online=(--ro-bind /etc/resolv.conf /etc/resolv.conf)

# Runs a command in a root: in_root ROOT [OPTION…] COMMAND…, with options of bwrap.
in_root() { bwrap --bind "$1" / "${confined[@]}" "${@:2}"; }

# How one gets the right to mount: users other than root get it in a namespace of users, if the system
# has these.
own_mounts=(unshare --mount) overlay_options=''
[ "$(id -u)" -eq 0 ] || own_mounts+=(--map-root-user) overlay_options=,userxattr
readonly own_mounts overlay_options
can_mount() { "${own_mounts[@]}" true 2>/dev/null; }

# Where each call of these has its own mount.
readonly layers=$root/.build/layers
# Lays folders over each other at $layers/merged, with writes to memory, and runs bwrap:
# over FOLDER[:FOLDER…] OPTION… COMMAND…
over() {
  mkdir -p "$layers"
  # shellcheck disable=SC2016 # The shell that may mount expands it.
  "${own_mounts[@]}" bash -c '
    set -eu
    mount -t tmpfs tmpfs "$1"
    mkdir "$1/upper" "$1/work" "$1/merged"
    mount -t overlay overlay -o "lowerdir=$2,upperdir=$1/upper,workdir=$1/work$3" "$1/merged"
    exec bwrap "${@:4}"
  ' over "$layers" "$1" "$overlay_options" "${@:2}"
}

# Like in_root, but writes go to memory: over_root ROOT[:ROOT…] [OPTION…] COMMAND…
# The files of the first root hide those of the others.
over_root() { over "$1" --bind "$layers/merged" / "${confined[@]}" "${@:2}"; }

# The same in this system, of which only /usr can be written to. Nobody but root could lay anything over
# a folder with mounts below it, such as /.
over_here() { over "$1/usr:/usr" --ro-bind / / --bind "$layers/merged" /usr "${confined[@]}" "${@:2}"; }

# Makes a root if there is none, and installs missing packages: make_root SUITE ROOT WORD…, with
# arguments of apt-get, such as "install" and names or "satisfy" and relations.
make_root() {
  local suite=$1 folder=$2
  [ "$(id -u)" -eq 0 ] || fail "Only root can make the roots of other systems."
  packages mmdebstrap bubblewrap
  if [ ! -e "$folder/usr" ]; then
    step "making a root of Debian $suite"
    rm -rf "$folder.new"
    # Testing's Release file may be some days past its date. A root that a power failure spoils is made anew.
    quietly mmdebstrap --variant=minbase --dpkgopt=force-unsafe-io \
      --aptopt='Acquire::Check-Valid-Until "false"' \
      --aptopt='APT::Install-Recommends "false"' "$suite" "$folder.new"
    mv "$folder.new" "$folder"
  fi
  if in_root "$folder" apt-get --assume-no "${@:3}" >/dev/null 2>&1; then return; fi
  step "installing packages into the root of Debian $suite"
  quietly in_root "$folder" "${online[@]}" apt-get update
  quietly in_root "$folder" "${online[@]}" apt-get --yes "${@:3}"
}
