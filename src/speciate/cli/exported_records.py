"""The finished games of a server, as records, each read when it is wanted."""

from collections.abc import Sequence
from typing import overload

from speciate.core.errors import SpeciateError


class ExportedRecords(Sequence[str]):
    """The finished games of a database, oldest first."""

    def __init__(self, url: str) -> None:
        from speciate.server.admin import list_tables

        self.url = url
        self.ids = [table.id for status in ("over", "closed") for table in list_tables(url, status)][::-1]

    @property
    def names(self) -> list[str]:
        return self.ids

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, at: int) -> str: ...

    @overload
    def __getitem__(self, at: slice) -> list[str]: ...

    def __getitem__(self, at: int | slice) -> str | list[str]:
        from speciate.server.admin import DatabaseTrouble, export_record

        if isinstance(at, slice):
            return [self[place] for place in range(len(self))[at]]
        try:
            return export_record(self.url, self.ids[at])[0]
        except DatabaseTrouble:
            raise
        except SpeciateError:
            return ""  # of rules that are not at hand, damaged, or never begun: it is counted among those left out
