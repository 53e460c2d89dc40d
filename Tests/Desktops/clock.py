"""The engine's monotonic clock, which Tests/Soak/clock.c takes from a page: a hand can stop it.

While it stands still, a key is held for exactly as long as the hand says, however late the machine is. That
needs a desktop that gives each key to the engine at once: Wayland's wait for what the program says.
"""

import mmap
import os
import struct
import time

from desktop import LOGS

# Preloaded into the engine, if packaging/checks/desktops has it do so.
LIBRARY = "/usr/lib/callout-clock.so"
FILE = f"{LOGS}/clock"
PAGE = struct.Struct("qq")  # when it stands still, and how far it is ahead while it runs, in ns


class Clock:
    """The clock of the engines that start from now on."""

    def __init__(self):
        with open(FILE, "w+b") as file:
            file.write(bytes(PAGE.size))
            file.flush()
            self.page = mmap.mmap(file.fileno(), PAGE.size)
        self.now = self.lead = 0

    @property
    def stands_still(self):
        return self.now != 0

    def stop(self):
        self.now = time.monotonic_ns() + self.lead
        self.write()

    def let_pass(self, seconds):
        self.now += round(seconds * 1e9)
        self.write()

    def run(self):
        # Threads that wait by the real clock would wait for too long if this one was behind it.
        self.lead = max(0, self.now - time.monotonic_ns())
        self.write()
        self.now = 0
        self.write()

    def write(self):
        PAGE.pack_into(self.page, 0, self.now, self.lead)


def own_clock():
    """The clock, or `None` if the engine has the real one."""
    return Clock() if os.path.exists(LIBRARY) else None
