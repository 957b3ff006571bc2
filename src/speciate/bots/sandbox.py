"""Shuts itself in, then becomes the bot: `python -I -S sandbox.py PARENT FOLDER MEGABYTES COMMAND …`.

A program of its own, because limits set between fork and exec by a process with threads can deadlock. It uses the
standard library alone and is never imported by the rest. What the kernel of this machine cannot do is left out:
each wall stands alone, and docs/bot-protocol.md says which there are.
"""

import contextlib
import ctypes
import os
import re
import signal
import struct
import sys

try:
    import resource
except ImportError:
    sys.exit("a bot that is a program needs Linux or macOS: here is nothing to shut it in with")

PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS = 1, 38
CLONE_NEWUSER, CLONE_NEWNET = 0x10000000, 0x40000000
# Landlock: the numbers of its calls are the same on every architecture
CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
ABI_VERSION, PATH_BENEATH = 1, 1
WRITE_FILE = 1 << 1
ALL_WRITES = WRITE_FILE | sum(1 << bit for bit in range(4, 13))  # remove, make of every kind
REFER, TRUNCATE = 1 << 13, 1 << 14  # known from the second and the third version on
TCP = 0b11  # bind and connect; fourth version
SCOPES = 0b11  # abstract sockets and signals of others; sixth version
O_PATH = 0o10000000

FILE_BYTES = 1 << 20  # of one file it writes, its complaints on stderr too
CPU_SECONDS = 3600  # of a whole game; each answer has its own, much shorter limit
OPEN_FILES = 64
PROCESSES = 128  # with threads; some languages start dozens
COUNTS_BY_NAMESPACE = (5, 14)  # before this kernel the limit counted all processes of the user


def limits(megabytes: int) -> None:
    memory = megabytes << 20
    # the data limit counts what is written to; address space is what Node and Java reserve by the terabyte
    for kind, amount in (
        (resource.RLIMIT_DATA, memory),
        (resource.RLIMIT_FSIZE, FILE_BYTES),
        (resource.RLIMIT_CPU, CPU_SECONDS),
        (resource.RLIMIT_NOFILE, OPEN_FILES),
        (resource.RLIMIT_CORE, 0),
    ):
        _, most = resource.getrlimit(kind)
        amount = amount if most == resource.RLIM_INFINITY else min(amount, most)
        resource.setrlimit(kind, (amount, amount))


def die_with_parent(libc: ctypes.CDLL, parent: int) -> None:
    """The kernel means the thread that started us: bots are to be started by one that stays."""
    libc.prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
    if os.getppid() != parent:
        sys.exit(1)  # it had gone before


def move_out(libc: ctypes.CDLL) -> None:
    """A network of its own with nothing in it, and a count of its own processes, where users may have that."""
    user, group = os.getuid(), os.getgid()
    if libc.unshare(CLONE_NEWUSER | CLONE_NEWNET) != 0:
        return
    for name, text in (("setgroups", "deny"), ("uid_map", f"{user} {user} 1"), ("gid_map", f"{group} {group} 1")):
        with contextlib.suppress(OSError), open(f"/proc/self/{name}", "w") as file:
            file.write(text)
    if tuple(int(part) for part in re.findall(r"\d+", os.uname().release)[:2]) >= COUNTS_BY_NAMESPACE:
        resource.setrlimit(resource.RLIMIT_NPROC, (PROCESSES, PROCESSES))


def forbid_writing(libc: ctypes.CDLL, folder: str) -> None:
    """Landlock: no file outside `folder` can be made, changed or removed; no TCP, no signals to others."""
    version = libc.syscall(CREATE_RULESET, None, 0, ABI_VERSION)
    if version < 1:
        return
    rights = ALL_WRITES | (REFER if version >= 2 else 0) | (TRUNCATE if version >= 3 else 0)
    ruleset = struct.pack("QQQ", rights, TCP if version >= 4 else 0, SCOPES if version >= 6 else 0)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    handle = libc.syscall(CREATE_RULESET, ruleset, size, 0)
    if handle < 0:
        return
    allow(libc, handle, folder, rights)
    allow(libc, handle, "/dev/null", rights & (WRITE_FILE | TRUNCATE))
    libc.syscall(RESTRICT_SELF, handle, 0)
    os.close(handle)


def allow(libc: ctypes.CDLL, handle: int, path: str, rights: int) -> None:
    place = os.open(path, O_PATH | os.O_CLOEXEC)
    libc.syscall(ADD_RULE, handle, PATH_BENEATH, struct.pack("=Qi", rights, place), 0)
    os.close(place)


def main() -> None:
    parent, folder, megabytes, *command = sys.argv[1:]
    limits(int(megabytes))
    if sys.platform == "linux":
        libc = ctypes.CDLL(None, use_errno=True)
        die_with_parent(libc, int(parent))
        move_out(libc)
        libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
        forbid_writing(libc, folder)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


if __name__ == "__main__":
    main()
