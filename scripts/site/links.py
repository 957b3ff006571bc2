"""Links of the repository become links of the site: to pages, to pictures, to code."""

import re
from collections.abc import Callable

FENCE = re.compile(r"^( *)(```|~~~).*?^\1\2\s*$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
ELSEWHERE = re.compile(r"[a-z]+:|#|/")


def with_links(text: str, resolve: Callable[[str], str]) -> str:
    """The Markdown with every link to a file replaced; what is code stays as it is."""

    def replace(match: re.Match[str]) -> str:
        before, target, after = match.groups()
        if ELSEWHERE.match(target):
            return match[0]
        path, mark, fragment = target.partition("#")
        return f"{before}{resolve(path)}{mark}{fragment}{after}"

    parts, last = [], 0
    for fence in FENCE.finditer(text):
        parts += [LINK.sub(replace, text[last : fence.start()]), fence[0]]
        last = fence.end()
    return "".join([*parts, LINK.sub(replace, text[last:])])
