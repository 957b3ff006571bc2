"""The documentation under /docs: files that `make docs` built into this package, so that no network is needed."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_307_TEMPORARY_REDIRECT

from speciate.server import page
from speciate.server.fixed import ALWAYS_FRESH, Fixed, fix, send_fixed
from speciate.server.request_context import Asking

FOLDER: Final = Path(__file__).parent / "handbook"
HOME: Final = "index.html"
TYPES: Final = {**page.TYPES, ".txt": "text/plain; charset=utf-8", ".webp": "image/webp", ".xml": "application/xml"}
SQUEEZED: Final = (*page.SQUEEZED, ".txt", ".xml")
INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
# the tokens of seats lie within reach of every script here: only those that were built may run, and nothing leaves
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'{inline}",
        "style-src 'self' 'unsafe-inline'",  # the search box brings its own, tables say how columns are aligned
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Speciate: documentation</title>
<h1>Speciate</h1>
<p>This server runs, but its documentation has not been built.</p>
<p>With the source: <code>make docs</code> builds it; then start the server again. The same pages are Markdown files
in the folder <code>docs</code>.</p>
<p>In a terminal <code>speciate rules GAME</code> prints the rules, <code>speciate --help</code> the commands.</p>
</html>
"""


@cache
def files() -> dict[str, Path]:
    """Every file of the site by its name: nothing else is ever looked for."""
    return {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*") if path.suffix in TYPES}


@cache
def load(path: Path) -> tuple[Fixed, str]:
    """A file and the policy it comes with. Built files do not change while a server runs."""
    data = path.read_bytes()
    scripts = INLINE.findall(data) if path.suffix == ".html" else []
    hashes = sorted({b64encode(sha256(script).digest()).decode() for script in scripts})
    return fix(data, path.suffix in SQUEEZED), POLICY.format(inline="".join(f" 'sha256-{hash}'" for hash in hashes))


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, sync_to_thread=False)
def document(request: Asking, path: FromPath[str] = "") -> Response[bytes]:
    if HOME not in files():
        headers = {**page.HEADERS, "Cache-Control": ALWAYS_FRESH}
        return Response(NOT_BUILT.encode(), media_type=TYPES[".html"], headers=headers, status_code=503)
    name = str(path).strip("/")
    front = f"{name}/{HOME}".lstrip("/")
    if front in files():
        return Response(b"", status_code=HTTP_307_TEMPORARY_REDIRECT, headers={"Location": f"/docs/{front}"})
    if name not in files():
        raise NotFoundException("there is no such page in the documentation")
    file = files()[name]
    fixed, policy = load(file)
    headers = {**page.HEADERS, "Content-Security-Policy": policy}
    return send_fixed(request, fixed, TYPES[file.suffix], headers)


HANDBOOK: Final = [document]
