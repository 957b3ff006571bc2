"""The documentation site: the Markdown of the repository on shelves, with a reference made from the code.

`python -m scripts.site` (or `make docs`) builds it into the package, where a server shows it under /docs.
"""
