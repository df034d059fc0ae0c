#!/bin/bash
# Succeeds if nginx in this container responds. There is no curl in the image, and bash is enough.
set -eu
exec 3<> "/dev/tcp/127.0.0.1/${1:-8080}"
printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3
read -r -t 2 _ status _ <&3
[ "$status" = 204 ]
