"""What is the same for everyone and seldom changes while a server runs: sent compressed, and only to who has it not.

Nothing else is compressed: the length of what depends on a secret and on what somebody asked could tell of the secret.
"""

import gzip
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

from litestar import Request, Response
from litestar.status_codes import HTTP_304_NOT_MODIFIED

JSON = "application/json"
ALWAYS_FRESH = "no-cache"  # kept by a browser, but asked for again each time


class Fixed(NamedTuple):
    """Some bytes, their mark, and the shorter forms they can be sent in, the shortest first."""

    plain: bytes
    mark: str
    squeezed: dict[str, bytes]


def fix(data: bytes, squeezes: bool = True, brotli: bytes | None = None) -> Fixed:
    """`brotli` is the same, compressed beforehand."""
    squeezed = {} if brotli is None else {"br": brotli}
    if squeezes:
        squeezed["gzip"] = gzip.compress(data, mtime=0)
    return Fixed(data, f'W/"{blake2b(data, digest_size=12).hexdigest()}"', squeezed)


def send_fixed(
    request: Request[Any, Any, Any],
    fixed: Fixed,
    media_type: str,
    headers: Mapping[str, str] | None = None,
    caching: str = ALWAYS_FRESH,
    status: int = 200,
) -> Response[bytes]:
    """The bytes in a form that the client reads; nothing but a status where it has them already."""
    about = {**(headers or {}), "Cache-Control": caching, "ETag": fixed.mark, "Vary": "Accept-Encoding"}
    known = [mark.strip() for mark in request.headers.get("if-none-match", "").split(",")]
    if status == 200 and fixed.mark in known:
        return Response(b"", media_type=media_type, headers=about, status_code=HTTP_304_NOT_MODIFIED)
    accepted = [word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")]
    form = next((form for form in fixed.squeezed if form in accepted), None)
    if form is None:
        return Response(fixed.plain, media_type=media_type, headers=about, status_code=status)
    about["Content-Encoding"] = form
    return Response(fixed.squeezed[form], media_type=media_type, headers=about, status_code=status)
