"""Two xterms, one above the other, each with a raw terminal whose input is kept in a file.

`answers.py` says how they are asked. The text of a terminal is what a program in it reads: a
BackSpace (DEL) in it deletes the previous character, as in a line editor.
"""

import os
import signal
import subprocess
import tempfile
import time

from answers import Answers, ready

HEIGHT = 220


class Terminal:
    """One xterm, and the file with what was typed into it."""

    def __init__(self, folder, index):
        self.place = [0, index * (HEIGHT + 20), 500, HEIGHT]
        self.path = os.path.join(folder, f"typed-{index}")
        self.start = 0
        # Echo stays on, so that the text is visible; everything else is raw. At the first character that is
        # not in its font it would open 160 others, and do nothing else for up to five seconds.
        script = 'stty raw opost; exec cat >"$0"'
        self.process = subprocess.Popen([
            "xterm", "-u8", "-fa", "DejaVu Sans Mono", "-fs", "11", "-xrm", "*limitFontsets: 0",
            "-geometry", f"60x10+0+{self.place[1]}", "-e", "sh", "-c", script, self.path])

    def content(self):
        with open(self.path, "rb") as file:
            return file.read()

    def text(self):
        text = ""
        for character in self.content()[self.start:].decode("utf-8", "replace"):
            text = text[:-1] if character == "\x7f" else text + character
        # The Escape of `clear`, if it came even later.
        return text.lstrip("\x1b")

    def has_escape(self):
        return self.content()[self.start:].endswith(b"\x1b")

    def clear(self):
        self.start = len(self.content())


def clear():
    # Escape was typed before. When it is here, so are the keys before it, which took a busy xterm 330 ms
    # once. A list uses it up.
    limit = time.monotonic() + 1
    while not any(terminal.has_escape() for terminal in terminals) and time.monotonic() < limit:
        time.sleep(0.01)
    for terminal in terminals:
        terminal.clear()
    focus(terminals[0])


def focus(terminal):
    """Raises the terminal's window and gives it the focus."""
    search = ["xdotool", "search", "--pid", str(terminal.process.pid)]
    window = subprocess.run(search, capture_output=True, text=True, check=True).stdout.split()[0]
    subprocess.run(["xdotool", "windowactivate", "--sync", window], check=True)


def end():
    for terminal in terminals:
        terminal.process.send_signal(signal.SIGTERM)
    for terminal in terminals:
        terminal.process.wait()


with tempfile.TemporaryDirectory() as folder:
    terminals = []
    for index in (1, 0):
        terminals.insert(0, Terminal(folder, index))
        while not os.path.exists(terminals[0].path):
            time.sleep(0.05)
    answers = Answers(
        lambda: [terminal.text() for terminal in terminals],
        lambda: [terminal.place for terminal in terminals],
        clear,
        end,
    )
    ready()
    while answers.read():
        pass
