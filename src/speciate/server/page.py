"""The page itself: files that were built from `web/` into this package, and a policy that lets nothing else run."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from speciate.server.fixed import ALWAYS_FRESH, Fixed, fix, send_fixed
from speciate.server.request_context import Asking

FOLDER: Final = Path(__file__).parent / "page"

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        # no text becomes markup but what the page's own framework makes of its own templates
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html speciate-worker",
    ]
)
# what may become a document, or run by itself; for all else the server's own policy allows nothing
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",  # the address of a table is a key to it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # the name of an asset has its hash

WITH_HEADERS: Final = (".html", ".svg", "worker.js")

TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
# the picture of the page, what it is when installed, what starts it without a network, and the list of its files
BESIDE: Final = ("leaf.svg", "app.webmanifest", "worker.js", "files.json")
ASSET: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}")
SQUEEZED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Speciate</title>
<h1>Speciate</h1>
<p>This server runs, but its page has not been built.</p>
<p>With the source: <code>make play</code> builds it and opens it; <code>npm ci &amp;&amp; npm run build</code>
in the folder <code>web</code> builds it alone (Node 20.19 or newer).</p>
<p>The games can be played in a terminal meanwhile: <code>speciate play evolution</code>.</p>
</html>
"""


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


@cache
def load(path: Path) -> Fixed:
    """A file of the page, with its Brotli form if it was built. Built files do not change while a server runs."""
    shorter = path.with_name(f"{path.name}.br")
    return fix(path.read_bytes(), path.suffix in SQUEEZED, shorter.read_bytes() if shorter.is_file() else None)


def send(request: Asking, path: Path, caching: str, status: int = 200) -> Response[bytes]:
    if path.suffix not in TYPES or not path.is_file():
        raise NotFoundException("there is no such file")
    headers = HEADERS if path.name.endswith(WITH_HEADERS) else {}
    return send_fixed(request, load(path), TYPES[path.suffix], headers, caching, status)


def is_visit(request: Asking) -> bool:
    """Whether somebody's browser wants a screen, rather than a program data."""
    is_screen = not request.url.path.startswith(("/api/", "/assets/"))
    return is_screen and request.method == "GET" and "text/html" in request.headers.get("accept", "")


def nowhere(request: Asking) -> Response[bytes]:
    """An address that leads nowhere: the page says so, and shows the way back."""
    return send(request, FOLDER / "index.html", ALWAYS_FRESH, status=404)


@get(
    [
        "/",
        "/table/{id:str}",
        "/replay/{id:str}",
        "/rules/{game:str}",
        "/learn/{game:str}",
    ],
    include_in_schema=False,
)
async def page(request: Asking) -> Response[bytes]:
    return screen(request)


@get(["/lab", "/lab/{id:str}"], include_in_schema=False)
async def lab_page(request: Asking) -> Response[bytes]:
    """Only where there is a lab."""
    return screen(request)


def screen(request: Asking) -> Response[bytes]:
    """Every screen is the same file; which one is shown is for the page to say."""
    if not is_built():
        headers = {**HEADERS, "Cache-Control": ALWAYS_FRESH}
        return Response(NOT_BUILT.encode(), media_type=TYPES[".html"], headers=headers, status_code=503)
    return send(request, FOLDER / "index.html", ALWAYS_FRESH)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """Scripts, styles and pictures, by the names they are built with: no other is looked for."""
    if not ASSET.fullmatch(name):
        raise NotFoundException("there is no such file")
    return send(request, FOLDER / "assets" / name, FOR_GOOD)


@get([f"/{name}" for name in BESIDE], include_in_schema=False)
async def beside(request: Asking) -> Response[bytes]:
    """What a browser looks for at a fixed address."""
    return send(request, FOLDER / request.url.path[1:], ALWAYS_FRESH)


PAGE: Final = [page, asset, beside]
