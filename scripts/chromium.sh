#!/usr/bin/env bash
# Makes sure that there is a Chromium for the tests in a browser; installs Debian's where that is possible.
set -euo pipefail
for name in ${CHROMIUM:-} chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "installing Chromium from Debian's packages" >&2
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null && exit 0
fi
echo "The tests in a browser need Chromium: install it (Debian: apt install chromium), or name one with CHROMIUM=/path/to/it." >&2
exit 2
