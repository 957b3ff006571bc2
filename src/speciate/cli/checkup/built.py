"""What is built into the package: the page and the documentation."""

from collections.abc import Iterator

from speciate.cli.checkup.finding import Finding, good, lacking


def built() -> Iterator[Finding]:
    from speciate.server import handbook, page

    yield good("doctor-page") if page.is_built() else lacking("doctor-page-none")
    yield good("doctor-docs") if handbook.ARCHIVE.is_file() else lacking("doctor-docs-none")
