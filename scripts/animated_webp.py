"""Puts pictures one after another into one animated WebP: only boxes around what is there, nothing is drawn anew."""

from struct import pack

ANIMATED = 0x02  # flag of the head
REPLACE = 0x02  # flag of a frame: it stands alone, nothing of the one before shines through


def chunk(name: bytes, data: bytes) -> bytes:
    return name + pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number: int) -> bytes:
    return pack("<I", number)[:3]


def picture(webp: bytes) -> bytes:
    """The chunk with the picture itself, of a file that holds one."""
    place = 12
    while place < len(webp):
        name, size = webp[place : place + 4], int.from_bytes(webp[place + 4 : place + 8], "little")
        if name in (b"VP8 ", b"VP8L"):
            return webp[place : place + 8 + size + size % 2]
        place += 8 + size + size % 2
    raise ValueError("this WebP holds no picture")


def animated(frames: list[tuple[bytes, int]], width: int, height: int) -> bytes:
    """WebP files of one size, each with how long it is shown, in ms; over and over again."""
    size = three(width - 1) + three(height - 1)
    parts = [chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + size), chunk(b"ANIM", pack("<IH", 0xFFFFFFFF, 0))]
    for webp, length in frames:
        head = three(0) + three(0) + size + three(length) + bytes([REPLACE])
        parts.append(chunk(b"ANMF", head + picture(webp)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + pack("<I", len(body)) + body
