"""The documentation under /docs: `make docs` builds it into this package, so that no network is needed."""

import asyncio
import re
import tarfile
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_307_TEMPORARY_REDIRECT

from speciate.server import page
from speciate.server.fixed import ALWAYS_FRESH, Fixed, fix, send_fixed
from speciate.server.request_context import Asking

# one archive: its pages are much alike, and a wheel would compress each of them for itself
ARCHIVE: Final = Path(__file__).parent / "handbook.tar.xz"
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
def files() -> dict[str, bytes]:
    """Every file of the site by its name: nothing else is ever looked for, and none changes while a server runs."""
    if not ARCHIVE.is_file():
        return {}
    with tarfile.open(ARCHIVE) as archive:
        opened = [(member.name, archive.extractfile(member)) for member in archive]
        return {name: file.read() for name, file in opened if file is not None}


@cache
def load(name: str) -> tuple[Fixed, str]:
    """A file and the policy it comes with."""
    data = files()[name]
    scripts = INLINE.findall(data) if name.endswith(".html") else []
    hashes = sorted({b64encode(sha256(script).digest()).decode() for script in scripts})
    policy = POLICY.format(inline="".join(f" 'sha256-{hash}'" for hash in hashes))
    return fix(data, name.endswith(SQUEEZED)), policy


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def document(request: Asking, path: FromPath[str] = "") -> Response[bytes]:
    known = await asyncio.to_thread(files)  # to unpack it takes a while, the first time
    if HOME not in known:
        headers = {**page.HEADERS, "Cache-Control": ALWAYS_FRESH}
        return Response(NOT_BUILT.encode(), media_type=TYPES[".html"], headers=headers, status_code=503)
    name = str(path).strip("/")
    front = f"{name}/{HOME}".lstrip("/")
    if front in known:
        return Response(b"", status_code=HTTP_307_TEMPORARY_REDIRECT, headers={"Location": f"/docs/{front}"})
    kind = TYPES.get(PurePosixPath(name).suffix)
    if name not in known or kind is None:
        raise NotFoundException("there is no such page in the documentation")
    fixed, policy = await asyncio.to_thread(load, name)
    return send_fixed(request, fixed, kind, {**page.HEADERS, "Content-Security-Policy": policy})


HANDBOOK: Final = [document]
