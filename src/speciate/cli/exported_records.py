"""The finished games of a server, as records."""

from speciate.core.errors import SpeciateError
from speciate.lab.metrics.record_texts import RecordTexts


class ExportedRecords(RecordTexts):
    """The finished games of a database, oldest first."""

    def __init__(self, url: str) -> None:
        from speciate.server.admin import list_tables

        self.url = url
        self.names = [table.id for status in ("over", "closed") for table in list_tables(url, status)][::-1]

    def read(self, name: str) -> str:
        from speciate.server.admin import DatabaseTrouble, export_record

        try:
            return export_record(self.url, name)[0]
        except DatabaseTrouble:
            raise
        except SpeciateError:
            return ""  # of rules that are not at hand, damaged, or never begun: it is counted among those left out
