"""Runs a command under the system-call filter of a systemd unit, where there is no systemd.

    under-unit.py UNIT COMMAND...

Takes from the unit what systemd makes seccomp filters of: SystemCallFilter, SystemCallErrorNumber,
RestrictAddressFamilies and RestrictSUIDSGID. Needs libseccomp (a part of systemd) and
systemd-analyze, which knows the members of @system-service and the other sets.
"""

import ctypes
import errno
import os
import socket
import subprocess
import sys

ALLOW = 0x7FFF0000
EQUAL, MASKED_EQUAL = 4, 7
REFUSE = 0x00050000


class Compare(ctypes.Structure):
    _fields_ = [
        ("argument", ctypes.c_uint),
        ("operator", ctypes.c_int),
        ("a", ctypes.c_uint64),
        ("b", ctypes.c_uint64),
    ]


def settings_of(unit):
    lines = [line.strip() for line in open(unit, encoding="utf-8")]
    pairs = [line.split("=", 1) for line in lines if "=" in line and not line.startswith("#")]
    return lambda name: [value for key, value in pairs if key == name]


def members(name):
    """The system calls of a set, sets within it too."""
    if not name.startswith("@"):
        return {name}
    listed = subprocess.run(
        ["systemd-analyze", "syscall-filter", "--no-pager", name],
        check=True, capture_output=True, text=True,
    ).stdout.splitlines()[1:]
    calls = [line.strip() for line in listed if line.strip() and not line.strip().startswith("#")]
    return set().union(*map(members, calls))


def allowed_calls(filters):
    allowed = members("@default")
    for words in filters:
        named = set().union(*map(members, words.lstrip("~").split()))
        allowed = allowed - named if words.startswith("~") else allowed | named
    return allowed


def load_filter(setting):
    library = ctypes.CDLL("libseccomp.so.2", use_errno=True)
    library.seccomp_init.restype = ctypes.c_void_p
    [number] = setting("SystemCallErrorNumber")[-1:] or ["EPERM"]
    refuse = REFUSE | getattr(errno, number)

    def rules(default):
        return ctypes.c_void_p(library.seccomp_init(ctypes.c_uint32(default)))

    def add(context, action, name, *compares):
        call = library.seccomp_syscall_resolve_name(name.encode())
        if call < 0:
            return  # Of another architecture.
        array = (Compare * len(compares))(*compares)
        result = library.seccomp_rule_add_array(
            context, ctypes.c_uint32(action), call, len(compares), array
        )
        if result != 0:
            raise OSError(-result, name)

    families = setting("RestrictAddressFamilies")
    if families:
        known = [getattr(socket, name) for words in families for name in words.split()]
        context = rules(ALLOW)
        for family in set(range(46)) - set(known):
            add(context, REFUSE | errno.EAFNOSUPPORT, "socket", Compare(0, EQUAL, family, 0))
        load(library, context)
    if setting("RestrictSUIDSGID") == ["yes"]:
        context = rules(ALLOW)
        modes = {"chmod": 1, "fchmod": 1, "fchmodat": 2, "mkdir": 1, "mkdirat": 2}
        for call, argument in modes.items():
            for bit in (0o4000, 0o2000):
                add(context, refuse, call, Compare(argument, MASKED_EQUAL, bit, bit))
        load(library, context)
    filters = setting("SystemCallFilter")
    if filters:
        context = rules(refuse)
        for name in sorted(allowed_calls(filters)):
            add(context, ALLOW, name)
        load(library, context)


def load(library, context):
    result = library.seccomp_load(context)
    if result != 0:
        raise OSError(-result, "seccomp_load")
    library.seccomp_release(context)


load_filter(settings_of(sys.argv[1]))
os.execvp(sys.argv[2], sys.argv[2:])
