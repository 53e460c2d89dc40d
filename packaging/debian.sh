# What all that makes Debian packages shares: the folder that one is made from, and lintian.
# shellcheck shell=bash

# debian_folder TREE [VERSION]: makes TREE/debian of packaging/debian, for the version of the newest
# entry of its changelog or for another one, such as 0.1.0+git20260101 between two releases.
debian_folder() {
  local debian=$1/debian newest
  cp -r packaging/debian "$debian"
  fill_in "$debian"/{changelog,control,copyright,watch,upstream/metadata}
  [ -s "$debian/upstream/metadata" ] || rm -r "$debian/upstream"
  [ -n "$repository" ] || rm "$debian/watch"
  sed -i -e '/@CHOOSING@/{r packaging/choosing.sh' -e 'd}' "$debian/ibus-callout.postinst"
  sed -e 's/^$/./' -e 's/^/ /' data/LICENSE-Unicode-3.0 >>"$debian/copyright"
  newest=$(dpkg-parsechangelog --file "$debian/changelog" --show-field Version)
  [ "${2:-${newest%-*}}" != "${newest%-*}" ] || return 0
  {
    printf 'ibus-callout (%s-1) UNRELEASED; urgency=medium\n\n  * Built between two releases.\n\n' "$2"
    printf ' -- %s  %s\n\n' "$maintainer" "$(date --rfc-email --utc)"
    cat "$debian/changelog"
  } >"$debian/changelog.new"
  mv "$debian/changelog.new" "$debian/changelog"
}

# How lintian is asked: errors and warnings fail. Where packaging/publisher names nobody, the
# maintainer's address is one that no mail goes to.
lintian=(lintian --allow-root --fail-on error,warning --tag-display-limit 0)
! grep -q "^maintainer=''" packaging/publisher || lintian+=(--suppress-tags bogus-mail-host)
readonly lintian
