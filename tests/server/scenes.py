"""What a page makes of the scenes it is told (web/src/live/differences.ts and scenes.ts, in Python)."""

from typing import Any

from speciate.server.differences import Difference

Views = list[tuple[int, dict[str, Any]]]  # versions with the view at each


def changed(old: Any, change: Difference) -> Any:
    """What a value becomes by a difference."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        return [changed(value, change.get(str(place), {})) for place, value in enumerate(old)]
    if not change:
        return old
    kept = {key: changed(old.get(key), change.get(key, {})) for key in old if change.get(key) != []}
    return kept | {key: change[key][0] for key in change if key not in old}


def views_of(scenes: list[dict[str, Any]], view: dict[str, Any]) -> Views:
    """The view at each scene of an update, the oldest first; `view` is that of the update."""
    later: Any = view
    found: Views = []
    for scene in reversed(scenes):
        later = changed(later, scene["change"])
        found.append((scene["version"], later))
    return found[::-1]
