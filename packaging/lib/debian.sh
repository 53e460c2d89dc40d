# Shared by everything that makes Debian packages: the folder debian, and lintian.
# shellcheck shell=bash

# Makes the folder debian in a source tree from packaging/recipes/debian.
debian_folder() {
  local debian=$1/debian
  cp -r packaging/recipes/debian "$debian"
  fill_in "$debian"/{changelog,control,copyright,watch,upstream/metadata}
  [ -s "$debian/upstream/metadata" ] || rm -r "$debian/upstream"
  [ -n "$repository" ] || rm "$debian/watch"
  sed -i -e '/@CHOOSING@/{r packaging/lib/choosing.sh' -e 'd}' "$debian"/*.postinst
  sed -e 's/^$/./' -e 's/^/ /' data/LICENSE-Unicode-3.0 >>"$debian/copyright"
}

# Lintian's errors and warnings are failures. If packaging/recipes/publisher names no maintainer, the address
# does not accept mail.
lintian=(lintian --allow-root --fail-on error,warning --tag-display-limit 0)
! grep -q "^maintainer=''" packaging/recipes/publisher || lintian+=(--suppress-tags bogus-mail-host)
readonly lintian
