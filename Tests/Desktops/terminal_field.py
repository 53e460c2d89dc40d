"""A terminal with a raw program in it whose input is kept; `answers.py` says how it is asked.

The arguments are the terminal's command, to which that of the program is added. Its text is what
the program reads, with a BackSpace (DEL) taking the character before it away.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "ClientTests", "Clients"))
from answers import Answers, ready  # noqa: E402

# Echo stays on, so that the text can be seen; everything else is raw.
SCRIPT = 'stty raw opost; exec cat >"$0"'


def content():
    with open(path, "rb") as file:
        return file.read()


def text():
    typed = ""
    for character in content()[start:].decode("utf-8", "replace"):
        # The Escape before each case may come late.
        if character != "\x1b":
            typed = typed[:-1] if character == "\x7f" else typed + character
    return [typed]


def clear():
    global start
    start = len(content())


def end():
    os.killpg(process.pid, signal.SIGTERM)
    sys.exit()


start = 0
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    path = os.path.join(folder, "typed")
    process = subprocess.Popen(
        sys.argv[1:] + ["sh", "-c", SCRIPT, path], stdin=subprocess.DEVNULL, stdout=sys.stderr,
        start_new_session=True)
    while not os.path.exists(path):
        if process.poll() is not None:
            sys.exit(f"{sys.argv[1]} has ended")
        time.sleep(0.05)
    answers = Answers(text, list, clear, end)
    ready()
    while answers.read():
        pass
