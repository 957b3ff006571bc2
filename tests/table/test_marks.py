"""What a record's marks are made of: two ways of writing JSON that give the same bytes."""

from hypothesis import given
from hypothesis import strategies as st

from speciate.core.digest import canonical, canonical_whole

TEXT = st.text(st.characters(exclude_categories=["Cs"]))  # no halves of surrogates: neither writes those
WHOLE = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | TEXT,
    lambda inner: st.lists(inner) | st.dictionaries(TEXT, inner),
)


@given(WHOLE)
def test_what_holds_no_fractions_is_written_alike(value: object) -> None:
    assert canonical_whole(value) == canonical(value)
