"""`python -m tests.server.impatient_server serve …`: the command, with a server that waits for nobody for long."""

import sys

from speciate.cli.main import main
from speciate.server.timeouts import Http

WITHIN = 1.0

if __name__ == "__main__":
    Http.headers_within = Http.body_within = Http.taken_within = WITHIN
    sys.exit(main(sys.argv[1:]))
