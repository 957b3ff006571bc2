#!/usr/bin/env bash
# Makes the virtual environment in the folder $1 with the packages locked in the file $2.
# Installs from Debian what Python's venv or the compilation needs when it is missing and we are root.
set -euo pipefail
folder=$1
lock=$2

say() { printf '\033[2m%s\033[0m\n' "$*" >&2; }

find_python() {
  local name
  for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
    if command -v "$name" >/dev/null && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$name"
      return
    fi
  done
}

debian() { # installs Debian packages if that is possible here
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "installing $* from Debian's packages"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >/dev/null
  else
    return 1
  fi
}

python=$(find_python)
if [ -z "$python" ]; then
  debian python3 python3-venv || true
  python=$(find_python)
fi
if [ -z "$python" ]; then
  echo "Python 3.11 or newer is needed: install it, or name it with PYTHON=/path/to/python make …" >&2
  exit 2
fi
if [ ! -x "$folder/bin/python" ]; then
  say "making $folder with $("$python" --version)"
  if ! "$python" -m venv "$folder" 2>/dev/null; then
    rm -rf "$folder"
    debian python3-venv || { echo "$python cannot make virtual environments: install its venv package" >&2; exit 2; }
    "$python" -m venv "$folder"
  fi
fi
if ! command -v cc >/dev/null && ! command -v gcc >/dev/null && ! command -v clang >/dev/null; then
  debian gcc libc6-dev python3-dev || say "no C compiler here: the engine will run uncompiled, about eight times slower"
fi
say "installing the packages of $lock"
pip() { "$folder/bin/python" -m pip install --no-compile --quiet --disable-pip-version-check --require-hashes -r "$1"; }
# uv needs a tenth of the processor time; whatever it cannot do here (a platform, a mirror that only pip knows), pip can
installer=$(dirname "$0")/../requirements/uv.txt
pip "$installer" 2>/dev/null \
  && "$folder/bin/python" -m uv pip install --quiet --python "$folder/bin/python" --require-hashes -r "$lock" 2>/dev/null \
  || pip "$lock"
