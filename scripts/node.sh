#!/usr/bin/env bash
# Runs a command with Node 20.19 or newer on its path: the machine's own, or else one from the Python registry,
# which is installed into the virtual environment $VENV (usually .venv) when it is first needed.
set -euo pipefail
venv=${VENV:-.venv}
here=$(cd "$(dirname "$0")" && pwd)

fits() { # whether this node is new enough for the tools that build the page
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
           process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

if command -v node >/dev/null && command -v npm >/dev/null && fits node; then
  exec "$@"
fi
own=$(cd "$(dirname "$venv")" && pwd)/$(basename "$venv")/bin
if ! { [ -x "$own/node" ] && fits "$own/node"; }; then
  printf '\033[2m%s\033[0m\n' "no Node 20.19 or newer here: installing one from the Python registry" >&2
  if ! "$own/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$here/../requirements/node.txt" >&2; then
    echo "The page needs Node 20.19 or newer to be built, and none could be installed: get one from your system's packages." >&2
    exit 2
  fi
fi
PATH="$own:$PATH" exec "$@"
