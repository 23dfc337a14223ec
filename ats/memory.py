"""How a station's process keeps its memory: it runs for months, beside nothing else, and must stay small."""

from __future__ import annotations

import ctypes
import gc
import linecache

_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8
"""From glibc's malloc.h, which Python has no names for."""
_LARGE = 128 * 1024


def start() -> None:
    """Before the first thread. Left to itself glibc gives each thread a heap of its own and, once a picture as large
    as the screen has been dropped, keeps every later one in the heap: 10 MB that nobody uses.
    """
    gc.disable()  # a start makes a hundred thousand things and drops none; then the stage's Collector collects
    libc = ctypes.CDLL(None)
    libc.mallopt(_M_ARENA_MAX, 1)
    libc.mallopt(_M_MMAP_THRESHOLD, _LARGE)
    libc.mallopt(_M_TRIM_THRESHOLD, _LARGE)


def forget_sources() -> None:
    """Once Qt is loaded: PySide read the source of what was imported before it, and Python's line cache keeps that.

    The room is used again by what is loaded next; whoever needs a line, for a traceback, reads it anew.
    """
    linecache.clearcache()


def settle() -> None:
    """What is loaded stays: the collector never walks through it again, least of all under a finger.

    Nor does it now: of what a start makes two hundred small things are garbage, and finding them takes 15 ms. The
    collector itself stays off: the stage asks for it on Qt's thread (`ats_client.qml.collector`).
    """
    gc.freeze()
    ctypes.CDLL(None).malloc_trim(0)
