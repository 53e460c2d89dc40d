"""Starts an input method as a desktop does: compositor_start.py DESKTOP SOCKET PROGRAM ARGUMENT…

"kwin" hands it a connection, and starts it again after a crash, five times at most; "unit" starts it again
a second after a failure, as systemd does, which ends all that is left of it; "sway" starts it once. Each end is printed, as "ended with STATUS",
negative for a signal.
"""

import os
import signal
import socket
import subprocess
import sys
import time

desktop, path, *command = sys.argv[1:]
# With SIGHUP, SIGINT, SIGPIPE and SIGTERM users and sessions end programs.
ENDINGS = (0, -1, -2, -13, -15)
for _ in range(6):
    files, environment = [], dict(os.environ)
    if desktop == "kwin":
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(path)
        files.append(connection.detach())
        environment["WAYLAND_SOCKET"] = str(files[0])
    with subprocess.Popen(
            command, env=environment, pass_fds=files, start_new_session=desktop == "unit") as program:
        for file in files:
            os.close(file)
        status = program.wait()
    print(f"ended with {status}", flush=True)
    if desktop == "sway" or desktop == "kwin" and status >= 0 or desktop == "unit" and status in ENDINGS:
        break
    if desktop == "unit":
        try:
            os.killpg(program.pid, signal.SIGTERM)
        except ProcessLookupError:
            pass
        time.sleep(1)
