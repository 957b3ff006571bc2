"""Tables of the lab as data frames of other libraries, which are loaded only when one is asked for."""

import sys

import pytest

from speciate.core.errors import SpeciateError
from speciate.lab.metrics.findings import Findings
from speciate.lab.metrics.table import MetricTable

TABLE = MetricTable("seat-advantage", ("seats",))
TABLE.add(0.5, 0.1, 40, seats=2)
TABLE.add(0.25, None, 1, seats=3)
FOUND = Findings({}, [TABLE])
each_library = pytest.mark.parametrize("library", ["pandas", "polars"])


@each_library
def test_a_table_becomes_a_frame(library: str) -> None:
    pytest.importorskip(library, reason=f"{library} is nobody's dependency here; `pip install {library}` runs this")
    frame = getattr(FOUND, library)("seat-advantage")
    assert list(frame.columns) == ["seats", "value", "half_width", "count"]
    assert frame["seats"].to_list() == [2, 3] and frame["value"].to_list() == [0.5, 0.25]
    assert frame["half_width"].to_list()[0] == 0.1 and bool(frame["half_width"].count() == 1)  # unknown is no number


@each_library
def test_without_the_library_it_is_said_what_to_install(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(SpeciateError, match=f"this needs {library}: pip install {library}"):
        getattr(FOUND, library)("seat-advantage")
