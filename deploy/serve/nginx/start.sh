#!/bin/sh
# Runs nginx in the folder of this script, and reloads it when the page, its headers or the certificate change. For the
# gateway, the environment has the addresses:
#   AREA_<NAME>   an area's server, such as AREA_BILLING=http://area-billing:8080/areas/billing
#   HOST_SERVER   the host's server
#   COLLECTOR_SERVER  the collector; without it, reports are discarded and there are no releases
#   PLATFORM_MAIN, PLATFORM_IDENTITY, PLATFORM_OWN_BACKEND
#                 base addresses of the platform for calls below /platform/main/ and so on; optional
set -eu
cd "$(dirname "$0")"

# nginx resolves names only by name servers; names such as host.docker.internal are in this file.
in_hosts_file() {
  sed -n "s/^\([0-9.]\{7,\}\)[[:space:]]\(.*[[:space:]]\)\{0,1\}$1\([[:space:]].*\)\{0,1\}\$/\1/p" \
    "${HOSTS_FILE:-/etc/hosts}" | head -n 1
}

# http://name:port/path, with the address instead of the name if the file has it
reachable() {
  name=$(echo "$1" | sed 's|^https\{0,1\}://\([^:/]*\).*|\1|')
  address=$(in_hosts_file "$name")
  echo "$1" | sed "s|//$name|//${address:-$name}|"
}

# platform_location own-backend https://platform.example/own: the location for calls below /platform/own-backend/
platform_location() {
  server=$(echo "$2" | sed 's|^\(https\{0,1\}://[^/]*\).*|\1|')
  host=${server#*://}
  base=${2#"$server"}
  echo "location ^~ /platform/$1/ {"
  echo "  include platform.conf;"
  echo "  add_header Strict-Transport-Security \$strict_transport always;"
  echo "  proxy_set_header Host $host;"
  echo "  proxy_ssl_name ${host%%:*};"
  echo "  set \$platform $(reachable "$server");"
  echo "  rewrite ^/platform/$1(/.*)\$ ${base%/}\$1 break;"
  echo "  proxy_pass \$platform;"
  echo "}"
}

# True if there is a certificate that nginx cannot read.
is_unreadable() {
  [ -f tls/tls.crt ] || return 1
  for file in tls/tls.crt tls/tls.key; do
    [ -r "$file" ] && continue
    echo "$PWD/$file cannot be read by user $(id -u), as which nginx runs here: there is no TLS with it." >&2
    return 0
  done
  return 1
}

# Writes the part of the gateway's configuration for TLS.
write_tls() {
  if [ -f tls/tls.crt ]; then cat tls.conf; fi > tmp/tls.conf
}

if is_unreadable; then exit 1; fi
is_gateway=
if [ -n "${HOST_SERVER:-}" ]; then
  is_gateway=yes
  echo "set \$host_server $(reachable "$HOST_SERVER"); proxy_pass \$host_server;" > tmp/host.conf
  env | sed -n 's|^AREA_\([A-Z0-9_]*\)=\(https\{0,1\}://[A-Za-z0-9.:_/-]*\)$|\1 \2|p' | while read -r name server; do
    echo "$(echo "$name" | tr 'A-Z_' 'a-z-') $(reachable "${server%/}");"
  done > tmp/areas.map
  for key in MAIN IDENTITY OWN_BACKEND; do
    eval "address=\${PLATFORM_$key:-}"
    echo "$address" | grep -q '^https\{0,1\}://[A-Za-z0-9.:_/-]*$' || continue
    platform_location "$(echo "$key" | tr 'A-Z_' 'a-z-')" "$address"
  done > tmp/platform.conf
  # A replaced container has another address, and the name server's own lifetime for it is too long.
  sed -n 's/^nameserver \([0-9.]*\)$/resolver \1 valid=2s;/p' /etc/resolv.conf | head -n 1 > tmp/resolver.conf
  write_tls
  if [ -n "${COLLECTOR_SERVER:-}" ]; then
    pass="set \$collector_server $(reachable "$COLLECTOR_SERVER"); proxy_pass \$collector_server;"
    { cat collector.conf; echo "$pass"; } > tmp/collector.conf
    { cat releases.conf; echo "$pass"; } > tmp/releases.conf
  else
    echo "return 204;" > tmp/collector.conf
    echo "return 404;" > tmp/releases.conf
  fi
fi

# The gateway has no page and no headers. Elsewhere the volume may still be empty.
has_page=
if grep -q tmp/page.conf nginx.conf; then
  has_page=yes
  until [ -s live/headers.conf ]; do sleep 1; done
fi

set -- -p "$PWD/" -c nginx.conf -e stderr

accepts() {
  nginx "$@" -t -q 3>&- && return
  if [ -f tls/tls.crt ]; then
    echo "tls/tls.crt and tls/tls.key have to be a certificate and its own key, in PEM and without a passphrase." >&2
  fi
  return 1
}

# Of all that page and headers are made of, and of the certificate. Not every server has all of these files.
content() {
  cksum live/headers.conf site/index.html site/*.json live/site/*.json tls/* 2> /dev/null || true
}

make_page() {
  if [ -n "$has_page" ]; then ./page.sh; fi
}

# nginx can write its access log only to a file, so a pipe copies it to the output. It is held open here in both
# directions, because opening one end of a pipe waits for the other.
rm -f tmp/access.log
mkfifo tmp/access.log
exec 3<> tmp/access.log
cat < tmp/access.log 3>&- &

seen=$(content)
make_page
accepts "$@"
nginx "$@" -g 'daemon off;' 3>&- &
nginx=$!
trap 'kill -QUIT "$nginx"' TERM INT

while kill -0 "$nginx" 2> /dev/null; do
  # In the background, because a shell handles signals only between commands.
  sleep "${RELOAD_SECONDS:-1}" 3>&- &
  wait $! || true
  current=$(content)
  [ "$current" != "$seen" ] || continue
  # It is tried again, because a file may be missing only for a moment.
  make_page || continue
  seen=$current
  # A configuration that nginx refuses is not loaded: it continues with the one before.
  if is_unreadable; then continue; fi
  if [ -n "$is_gateway" ]; then write_tls; fi
  if accepts "$@"; then kill -HUP "$nginx"; fi
done
wait "$nginx"
