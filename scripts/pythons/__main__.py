"""Runs the suite on every Python that Speciate is for and that can be had here: `make test-pythons`.

Engine, golden records, hash seeds, tables and commands, uncompiled; the engine that is compiled is tried by
`make test-wheels`, for every Python where wheels are made. A version that the machine does not have comes as
WebAssembly from the registries where there is one, and plays the golden records.
"""

import argparse
import sys

from scripts.pythons import native, wasm

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PASSES = ("passes", wasm.PASSES)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=VERSIONS, help="one of them")
    parser.add_argument("tests", nargs="*", help="folders and files instead of those that are usual")
    arguments = parser.parse_args()
    results: dict[str, str] = {}
    for version in [arguments.only] if arguments.only else VERSIONS:
        results[version] = run(version, arguments.tests)
        print(f"Python {version}: {results[version]}", flush=True)
    is_tried = any(result in PASSES for result in results.values())
    return 1 if "FAILS" in results.values() or not is_tried else 0


def run(version: str, tests: list[str]) -> str:
    if python := native.find(version):
        return native.run(version, python, tests)
    if version == wasm.VERSION and wasm.prepare():
        return wasm.run(tests)
    return "not to be had here"


if __name__ == "__main__":
    sys.exit(main())
