"""`python -m tests.server.short_of_files`: a listener in a process that may open few files, and many who knock.

It prints how often the event loop complained, the seconds of work that took, and whether the next one was let in.
"""

import asyncio
import resource
import socket
import time

from speciate.server.tcp_listener import Listener, raise_file_limit

FILES = 60
KNOCKING = 40


async def complaints(listener: Listener) -> tuple[int, float, bool]:
    told: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: told.append(context))
    server = await loop.create_server(asyncio.Protocol, sock=listener, backlog=2048)
    knocking = [socket.socket() for _ in range(KNOCKING)]
    start = time.process_time()
    for each in knocking:
        each.setblocking(False)
        each.connect_ex(listener.getsockname())
    await asyncio.sleep(2.5)
    spent = time.process_time() - start
    for each in knocking:
        each.close()
    await asyncio.sleep(1.2)
    _, late = await asyncio.open_connection(*listener.getsockname())
    await asyncio.sleep(0.2)
    is_in = not late.is_closing()
    late.close()
    server.close()
    return len(told), spent, is_in


def main() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES // 2, FILES))
    assert raise_file_limit() == FILES == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    with Listener(socket.AF_INET, socket.SOCK_STREAM) as listener:
        listener.bind(("127.0.0.1", 0))
        print(*asyncio.run(complaints(listener)))


if __name__ == "__main__":
    main()
