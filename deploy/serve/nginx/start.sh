#!/bin/sh
# Runs nginx in the folder this script is in, and has it read its configuration again when the headers change, or the
# certificate. For the gateway, the environment says where things come from:
#   AREA_<NAME>   an area's server, such as AREA_BILLING=http://area-billing:8080/areas/billing
#   HOST_SERVER   the host's server
#   COLLECTOR_SERVER  who takes reports; without it they are thrown away
#   PLATFORM_MAIN, PLATFORM_IDENTITY, PLATFORM_OWN_BACKEND
#                 base addresses of the platform, to hand calls below /platform/main/ and so on to it; optional
set -eu
cd "$(dirname "$0")"

# nginx asks name servers only; names such as host.docker.internal stand in this file.
in_hosts_file() {
  sed -n "s/^\([0-9.]\{7,\}\)[[:space:]]\(.*[[:space:]]\)\{0,1\}$1\([[:space:]].*\)\{0,1\}\$/\1/p" \
    "${HOSTS_FILE:-/etc/hosts}" | head -n 1
}

# http://name:port/path with the address of the name where that file has one
reachable() {
  name=$(echo "$1" | sed 's|^https\{0,1\}://\([^:/]*\).*|\1|')
  address=$(in_hosts_file "$name")
  echo "$1" | sed "s|//$name|//${address:-$name}|"
}

# platform_location own-backend https://platform.example/own: what is asked for below /platform/own-backend/
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

# A certificate is there and cannot be used.
is_unreadable() {
  [ -f tls/tls.crt ] || return 1
  for file in tls/tls.crt tls/tls.key; do
    [ -r "$file" ] && continue
    echo "$PWD/$file cannot be read by user $(id -u), as which nginx runs here: there is no TLS with it." >&2
    return 0
  done
  return 1
}

# The part of the gateway's configuration that a certificate brings.
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
  # A container that was replaced has another address; what the name server says about how long one holds is too long.
  sed -n 's/^nameserver \([0-9.]*\)$/resolver \1 valid=2s;/p' /etc/resolv.conf | head -n 1 > tmp/resolver.conf
  write_tls
  if [ -n "${COLLECTOR_SERVER:-}" ]; then
    cat collector.conf
    echo "set \$collector_server $(reachable "$COLLECTOR_SERVER"); proxy_pass \$collector_server;"
  else
    echo "return 204;"
  fi > tmp/collector.conf
fi

# The gateway adds no headers.
watched=live/headers.conf
grep -q "$watched" nginx.conf || watched=nginx.conf
# The volume it comes in may still be empty.
until [ -s "$watched" ]; do sleep 1; done

set -- -p "$PWD/" -c nginx.conf -e stderr

accepts() {
  nginx "$@" -t -q 3>&- && return
  if [ -f tls/tls.crt ]; then
    echo "tls/tls.crt and tls/tls.key have to be a certificate and its own key, in PEM and without a passphrase." >&2
  fi
  return 1
}

# Without a certificate there are no such files.
content() {
  cksum "$watched" tls/* 2> /dev/null || true
}

# nginx writes its access log to a file and not to its output, so a pipe takes it there. It is held open here for both
# directions: otherwise the process that opens it waits for the other end.
rm -f tmp/access.log
mkfifo tmp/access.log
exec 3<> tmp/access.log
cat < tmp/access.log 3>&- &

accepts "$@"
nginx "$@" -g 'daemon off;' 3>&- &
nginx=$!
trap 'kill -QUIT "$nginx"' TERM INT

seen=$(content)
while kill -0 "$nginx" 2> /dev/null; do
  # In the background, because a shell hears signals only between commands.
  sleep "${RELOAD_SECONDS:-2}" 3>&- &
  wait $! || true
  current=$(content)
  [ "$current" != "$seen" ] || continue
  seen=$current
  # What nginx refuses is not taken: it goes on as it was.
  if is_unreadable; then continue; fi
  if [ -n "$is_gateway" ]; then write_tls; fi
  if accepts "$@"; then kill -HUP "$nginx"; fi
done
wait "$nginx"
