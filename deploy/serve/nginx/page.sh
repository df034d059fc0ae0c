#!/bin/sh
# Makes the page that nginx sends, in a folder of its own below tmp/pages/:
#   index.html    the host's page with registry, configuration, host.json, first stylesheet and first script, and its
#                 compressed copies
#   headers.conf  the security headers with the hashes of that stylesheet and script in the policy
# tmp/page.conf names the folder, so a reload of nginx replaces page, policy and ETag at once and never one of them.
set -eu
cd "$(dirname "$0")"

# In a container, registry and configuration are mounted below live/.
documents=site
if [ -d live/site ]; then documents=live/site; fi

mkdir -p tmp/pages
draft=$(mktemp -d tmp/pages/.XXXXXX)
trap 'rm -rf "$draft"' EXIT

# A server for areas only has no page.
template=
if [ -f site/index.html ]; then template=$(cat site/index.html); fi

# hash_of 'script integrity': the hash that the page has for the file of this element; inline it is the same
hash_of() {
  printf '%s\n' "$template" | sed -n "s|.*<$1=\"\(sha256-[A-Za-z0-9+/=]*\)\".*|\1|p"
}

# A page of an earlier release can only be filled with its documents.
case $template in
  *"expr=\"\$has_hashes\""*)
    policy="s|script-src 'self'|& '$(hash_of 'script integrity')'|g"
    policy="$policy; s|style-src 'self'|& '$(hash_of 'link rel="stylesheet" integrity')'|g"
    rest='/<!--# else -->/,/<!--# endif -->/d; /<!--# if /d'
    ;;
  *)
    policy=
    rest='/<!--# if /,/<!--# else -->/d; /<!--# endif -->/d'
    ;;
esac
sed "$policy" live/headers.conf > "$draft/headers.conf"

# The documents are inside script elements, which "<" could end.
included() {
  case $1 in
    registry.json | config.json) path=$documents/$1 ;;
    *) path=site/$1 ;;
  esac
  if [ ! -f "$path" ]; then return; fi
  case $1 in
    *.json) sed 's/</\\u003c/g' "$path" ;;
    *) cat "$path" ;;
  esac
}

if [ -n "$template" ]; then
  printf '%s\n' "$template" | sed "$rest" | while IFS= read -r line; do
    case $line in
      *'<!--# include virtual="/'*)
        name=${line#*virtual=\"/}
        printf %s "${line%%<!--#*}"
        included "${name%%\"*}"
        printf '%s\n' "${line#*-->}"
        ;;
      *) printf '%s\n' "$line" ;;
    esac
  done > "$draft/index.html"
fi

# nginx makes the ETag of size and time of a file. The time is made of the hash of page and headers, so that the ETag is
# the same on every machine with this page, and another as soon as either changes. 28 bits: a past date.
hash=$(cat nginx.conf "$draft"/* | sha256sum | cut -c 1-16)
folder=tmp/pages/$hash

if [ -n "$template" ]; then
  gzip -9 -n < "$draft/index.html" > "$draft/index.html.gz"
  # Without it, nginx sends the other copy.
  if command -v brotli > /dev/null; then brotli "$draft/index.html"; fi
  touch -d "@$(printf %d "0x$(printf %.7s "$hash")")" "$draft"/index.html*
fi

chmod 755 "$draft"
if [ -d "$folder" ]; then touch "$folder"; else mv "$draft" "$folder"; fi
echo "set \$page $folder; include $folder/headers.conf;" > tmp/page.conf.draft
mv tmp/page.conf.draft tmp/page.conf

# Requests that began before the reload still need the folder before, and so does nginx if it refuses this one.
find tmp/pages -mindepth 1 -maxdepth 1 -printf '%T@ %p\n' | sort -rn | tail -n +11 | cut -d ' ' -f 2 | xargs -r rm -rf
