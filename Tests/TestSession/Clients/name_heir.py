"""Takes a name on IBus's bus as soon as it is free, and quits some ms later.

Arguments: the name, and the time. Standard output: "waits" and "owns". It polls, because the queue
for names of ibus-daemon 1.5.27 forgets that a name has become free.
"""

import sys
import time

import gi

gi.require_version("IBus", "1.0")
from gi.repository import IBus  # noqa: E402

DO_NOT_QUEUE = 4
PRIMARY_OWNER = 1

bus = IBus.Bus()
print("waits", flush=True)
end = time.monotonic() + 20
while bus.request_name(sys.argv[1], DO_NOT_QUEUE) != PRIMARY_OWNER:
    if time.monotonic() > end:
        sys.exit("name_heir.py: the name is not free after 20 s")
print("owns", flush=True)
time.sleep(int(sys.argv[2]) / 1000)
