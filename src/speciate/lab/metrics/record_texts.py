"""The records of many games, each read when it is wanted."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import overload


class RecordTexts(Sequence[str]):
    """`names` says which there are; wherever they are kept, `read` gets one."""

    names: list[str]

    @abstractmethod
    def read(self, name: str) -> str:
        """The text of a record; none where it cannot be had."""

    def __len__(self) -> int:
        return len(self.names)

    @overload
    def __getitem__(self, at: int) -> str: ...

    @overload
    def __getitem__(self, at: slice) -> list[str]: ...

    def __getitem__(self, at: int | slice) -> str | list[str]:
        return self.read(self.names[at]) if isinstance(at, int) else [self.read(name) for name in self.names[at]]
