// pytest in Pyodide: node run.mjs CHECKOUT SITE-PACKAGES ARGUMENTS…
import { loadPyodide } from "pyodide";

const [checkout, site, ...words] = process.argv.slice(2);
const env = { HOME: "/tmp", HYPOTHESIS_PROFILE: "short", PYTHONDONTWRITEBYTECODE: "1", SPECIATE_PURE: "1" };
const python = await loadPyodide({ env });
python.mountNodeFS("/checkout", checkout);
python.mountNodeFS("/site", site);
python.globals.set("words", python.toPy(words));
const code = await python.runPythonAsync(`
import os
import sys

sys.path[:0] = ["/checkout/src", "/checkout", "/site"]
os.chdir("/checkout")
import pytest

print(f"Python {sys.version.split()[0]} on {sys.platform}", flush=True)
int(pytest.main(list(words)))
`);
process.exit(code);
