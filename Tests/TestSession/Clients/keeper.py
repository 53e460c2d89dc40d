"""Starts the programs of a private session and stops all of them, however the session ends.

Standard input: one JSON object a line, {"command": [...], "environment": {...}, "log": PATH};
the answer is the process id, or "failed: REASON". At the end of the file, it stops all programs,
and all programs that these have started: the keeper is the parent of every orphan among them. It
knows them only by process id, so it cannot hit anything outside the session.
"""

import ctypes
import json
import os
import signal
import subprocess
import sys
import time

PR_SET_CHILD_SUBREAPER = 36


def children():
    """The process ids of all children, including adopted ones and those that have ended."""
    with open(f"/proc/self/task/{os.getpid()}/children", encoding="ascii") as file:
        return [int(number) for number in file.read().split()]


def reap():
    """Reaps the children that have ended."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def send(pid, number):
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        pass


def end_all(started):
    """Stops the programs, the last one first, then whatever they left behind."""
    for pid in reversed(started):
        if pid not in children():
            continue
        send(pid, signal.SIGTERM)
        limit = time.monotonic() + 2
        while time.monotonic() < limit:
            reap()
            if pid not in children():
                break
            time.sleep(0.01)
    limit = time.monotonic() + 5
    while time.monotonic() < limit:
        reap()
        left = children()
        # The list may lack one while another one ends.
        if not left and not children():
            return
        for pid in left:
            send(pid, signal.SIGKILL)
        time.sleep(0.01)


def main():
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: sys.exit(1))
    started = []
    try:
        for line in sys.stdin:
            reap()
            request = json.loads(line)
            try:
                with open(request["log"], "ab") as log:
                    process = subprocess.Popen(
                        request["command"],
                        env=request["environment"],
                        stdin=subprocess.DEVNULL,
                        stdout=log,
                        stderr=subprocess.STDOUT,
                    )
            except OSError as error:
                print(f"failed: {error}", flush=True)
                continue
            started.append(process.pid)
            print(process.pid, flush=True)
    finally:
        end_all(started)


if __name__ == "__main__":
    main()
