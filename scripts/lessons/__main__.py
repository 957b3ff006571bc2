"""Writes what has changed."""

import sys

from scripts.lessons import courses

for course in courses():
    course.target.write_bytes(course.render())
    print(f"wrote {course.game.id}: {len(course.lessons)} lessons", file=sys.stderr)
