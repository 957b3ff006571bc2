"""A learning curve as SVG, without a library for it."""

from collections.abc import Sequence
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 320, 56, 40, 16, 44


class Point(NamedTuple):
    decisions: int
    share: float  # of games won
    low: float  # 95 % interval
    high: float

    def __str__(self) -> str:
        return f"won {self.share:.1%} [{self.low:.1%} – {self.high:.1%}]"


def draw(points: Sequence[Point], title: str) -> str:
    most = max(point.decisions for point in points) or 1

    def x(decisions: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * decisions / most, 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)

    line = " ".join(f"{x(point.decisions)},{y(point.share)}" for point in points)
    band = [f"{x(point.decisions)},{y(point.high)}" for point in points]
    band += [f"{x(point.decisions)},{y(point.low)}" for point in reversed(points)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"',
        ' font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22" font-size="14" font-weight="bold" fill="#222">{title}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        dash = "" if share == 0.5 else ' stroke-dasharray="2 4"'
        parts.append(f'<path d="M{LEFT} {y(share)}H{WIDTH - RIGHT}" stroke="#999"{dash}/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end" fill="#444">{share:.0%}</text>')
    for part in range(5):
        at = most * part / 4
        words = f"{at / 1e6:.1f} million decisions" if part == 4 else f"{at / 1e6:.1f}"
        anchor = "end" if part == 4 else "middle"
        parts.append(f'<text x="{x(at)}" y="{HEIGHT - 20}" text-anchor="{anchor}" fill="#444">{words}</text>')
    parts.append(f'<polygon points="{" ".join(band)}" fill="#2a7f62" fill-opacity="0.2"/>')
    parts.append(f'<polyline points="{line}" fill="none" stroke="#2a7f62" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"
