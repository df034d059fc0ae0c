#!/bin/sh
# Runs nginx in the folder this script is in, and has it read its configuration again when the headers change.
# For the gateway, the environment says where things come from:
#   AREA_<NAME>   an area's server, such as AREA_BILLING=http://area-billing:8080/areas/billing
#   HOST_SERVER   the host's server
set -eu
cd "$(dirname "$0")"

if [ -n "${HOST_SERVER:-}" ]; then
  echo "set \$host_server $HOST_SERVER; proxy_pass \$host_server;" > tmp/host.conf
  env | sed -n 's|^AREA_\([A-Z0-9_]*\)=\(https\{0,1\}://[A-Za-z0-9.:_/-]*\)$|\1 \2|p' | while read -r name server; do
    echo "$(echo "$name" | tr 'A-Z_' 'a-z-') ${server%/};"
  done > tmp/areas.map
  sed -n 's/^nameserver \([0-9.]*\)$/resolver \1;/p' /etc/resolv.conf | head -n 1 > tmp/resolver.conf
  if [ -f tls/tls.crt ]; then cat tls.conf; fi > tmp/tls.conf
fi

# The gateway adds no headers.
watched=live/headers.conf
grep -q "$watched" nginx.conf || watched=nginx.conf
# The volume it comes in may still be empty.
until [ -s "$watched" ]; do sleep 1; done

set -- -p "$PWD/" -c nginx.conf -e stderr
nginx "$@" -t -q
nginx "$@" -g 'daemon off;' &
nginx=$!
trap 'kill -QUIT "$nginx"' TERM INT

served=$(cksum < "$watched")
while kill -0 "$nginx" 2> /dev/null; do
  # In the background, because a shell hears signals only between commands.
  sleep "${RELOAD_SECONDS:-2}" &
  wait $! || true
  current=$(cksum < "$watched") || continue
  if [ "$current" != "$served" ] && nginx "$@" -t -q; then
    kill -HUP "$nginx"
    served=$current
  fi
done
wait "$nginx"
