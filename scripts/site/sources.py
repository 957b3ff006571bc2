"""Files of the repository that pages lead to, as pages of their own: code with numbered lines, folders as lists."""

import html
import os
from pathlib import Path

FOLDER = "source"  # of the site
STYLE = """
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 80rem; padding: 1rem; }
h1 { font-size: 1.1rem; overflow-wrap: anywhere; }
a { color: inherit; }
pre { font-size: 13px; overflow-x: auto; tab-size: 4; }
pre a { display: inline-block; min-width: 3.5em; opacity: .5; padding-right: 1em; text-align: right; }
pre a { text-decoration: none; user-select: none; }
pre a:target { background: #f7d94c; color: #000; opacity: 1; }
"""
# Numbers and addresses of lines (#L57) come with the page: written into it they were a twelfth of the whole archive.
SCRIPT = """
const code = document.querySelector("pre.code");
if (code) {
  const numbered = (line, at) => `<a id="L${at + 1}" href="#L${at + 1}">${at + 1}</a>${line}`;
  code.innerHTML = code.innerHTML.split("\\n").map(numbered).join("\\n");
  if (location.hash) location.replace(location.hash); // the line was not there yet when the page was opened
}
"""
CODE = '<pre class="code">\n'  # the first end of a line is not shown
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="{up}source/source.css">
<p><a href="{up}index.html">Speciate</a></p>
<h1>{title}</h1>
{body}
<script src="{up}source/source.js"></script>
</html>
"""


def address(path: str, is_folder: bool = False) -> str:
    """Where a file of the repository stands in the site."""
    return f"{FOLDER}/{path}/index.html" if is_folder else f"{FOLDER}/{path}.html"


def code_page(file: Path, path: str) -> str:
    lines = html.escape(file.read_text(encoding="utf-8"), quote=False).splitlines()
    return page(path, address(path), CODE + "\n".join(lines) + "</pre>")


def line_names(text: str) -> set[str]:
    """What leads to a line of a page of code; none of another page."""
    _, is_code, rest = text.partition(CODE)
    count = rest.partition("</pre>")[0].count("\n") + 1 if is_code else 0
    return {f"L{number}" for number in range(1, count + 1)}


def folder_page(path: str, entries: list[tuple[str, str]]) -> str:
    """`entries`: what lies in it, by name, with where each stands in the site."""
    here = address(path, is_folder=True)
    items = [f'<li><a href="{relative(target, here)}">{html.escape(name)}</a>' for name, target in entries]
    return page(f"{path}/", here, "<ul>\n" + "\n".join(items) + "\n</ul>")


def page(title: str, here: str, body: str) -> str:
    return PAGE.format(title=html.escape(title), up="../" * here.count("/"), body=body)


def relative(target: str, here: str) -> str:
    return os.path.relpath(target, os.path.dirname(here)).replace(os.sep, "/")
