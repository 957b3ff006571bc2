"""Who a token stands for. What was found is remembered, so that a token is not looked up with every request."""

from collections import OrderedDict, defaultdict

from speciate.server.refusals import NotAllowed
from speciate.server.store import Store
from speciate.server.threads import Threads
from speciate.server.tokens import hashed

MOST = 50_000  # remembered at the most; the one used longest ago is forgotten first


class Access:
    """Only tokens that are worth something are remembered: guesses would push them out."""

    def __init__(self, store: Store, threads: Threads) -> None:
        self._store = store
        self._threads = threads
        self._found: OrderedDict[str, tuple[str, int]] = OrderedDict()  # by hash: table and role
        self._of: defaultdict[str, set[str]] = defaultdict(set)  # by table: the hashes found
        self._changes = 0  # a look-up that began before a token lost its worth must not bring it back

    async def place(self, token: str) -> tuple[str, int] | None:
        """The table and role a token stands for."""
        hash = hashed(token)
        found = self._found.get(hash)
        if found is not None:
            self._found.move_to_end(hash)
            return found
        before = self._changes
        found = await self._threads.run(self._store.role, hash)
        if found is not None and before == self._changes:
            self._remember(hash, found)
        return found

    async def role(self, id: str, token: str) -> int:
        """Who a token stands for at this table; NotAllowed for any other."""
        found = await self.place(token)
        if found is None or found[0] != id:
            raise NotAllowed("this token does not belong to this table", "token-foreign")
        return found[1]

    def forget(self, table: str = "") -> None:
        """Tokens of a table, or of all, may have lost their worth."""
        self._changes += 1
        if not table:
            self._found.clear()
            self._of.clear()
        for hash in self._of.pop(table, ()):
            del self._found[hash]

    def _remember(self, hash: str, place: tuple[str, int]) -> None:
        self._found[hash] = place
        self._of[place[0]].add(hash)
        if len(self._found) > MOST:
            oldest, (table, _) = self._found.popitem(last=False)
            self._of[table].discard(oldest)
            if not self._of[table]:
                del self._of[table]
