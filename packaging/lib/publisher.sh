# The values that recipes and packages take from packaging/recipes/publisher.
# shellcheck shell=bash

source "${IBUS_CALLOUT_PUBLISHER:-packaging/recipes/publisher}"
if [ -z "$maintainer" ]; then
  maintainer=${DEBFULLNAME:-$(git config user.name 2>/dev/null || id --user --name)}
  maintainer+=" <${DEBEMAIL:-$(git config user.email 2>/dev/null || echo "$(id --user --name)@localhost")}>"
fi

# Replaces marks such as @HOMEPAGE@ in files with the version and the values of packaging/recipes/publisher;
# deletes lines whose mark has no value.
fill_in() {
  local name value version
  version=$(packaging/recipes/version)
  for name in version homepage repository screenshots maintainer report; do
    value=$(sed 's/[\\&|]/\\&/g' <<<"${!name}")
    sed -i "$([ -n "$value" ] && echo "s|@${name^^}@|$value|g" || echo "/@${name^^}@/d")" "$@"
  done
}
