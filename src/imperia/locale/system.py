"""What the operating system refuses, in the person's language: the usual faults by their number, others as it says them."""

from __future__ import annotations

import errno

from .message import Fact, Message

KINDS = {
    errno.ENOENT: "no-file",
    errno.EACCES: "no-right",
    errno.EPERM: "no-right",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "long-name",
    errno.ENOSPC: "full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "full",
    errno.EROFS: "read-only",
    errno.EIO: "device",
    errno.EMFILE: "many-files",
    errno.ENFILE: "many-files",
    errno.EADDRINUSE: "port-taken",
    errno.EADDRNOTAVAIL: "no-address",
}


def system_said(error: OSError) -> Fact:
    """Why the system refused, to stand in a sentence."""
    kind = KINDS.get(error.errno or 0)
    return Message(f"system-{kind}") if kind else error.strerror or str(error) or "?"
