# What all that makes Debian packages shares: the folder that one is made from, and lintian.
# shellcheck shell=bash

# Makes the folder debian in a tree of packaging/debian.
debian_folder() {
  local debian=$1/debian
  cp -r packaging/debian "$debian"
  fill_in "$debian"/{changelog,control,copyright,watch,upstream/metadata}
  [ -s "$debian/upstream/metadata" ] || rm -r "$debian/upstream"
  [ -n "$repository" ] || rm "$debian/watch"
  sed -i -e '/@CHOOSING@/{r packaging/choosing.sh' -e 'd}' "$debian/ibus-callout.postinst"
  sed -e 's/^$/./' -e 's/^/ /' data/LICENSE-Unicode-3.0 >>"$debian/copyright"
}

# How lintian is asked: errors and warnings fail. Where packaging/publisher names nobody, the
# maintainer's address is one that no mail goes to.
lintian=(lintian --allow-root --fail-on error,warning --tag-display-limit 0)
! grep -q "^maintainer=''" packaging/publisher || lintian+=(--suppress-tags bogus-mail-host)
readonly lintian
