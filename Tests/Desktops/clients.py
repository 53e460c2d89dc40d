"""The programs that are typed into."""

import json
import os
import select
import subprocess
import sys
import time

from desktop import CLIENTS, HOME, LOGS, DesktopError
from typing_hand import CONTROL, DELETE

HERE = os.path.dirname(__file__)
FIELDS = {
    "GTK 3": ["gtk3_field.py"], "GTK 4": ["gtk4_field.py"], "Qt 6": ["qt_field.py", "6"],
    "Firefox": ["browser_field.py", "firefox"], "Chromium": ["browser_field.py", "chromium"],
    "Firefox, private": ["browser_field.py", "firefox", "private"],
    "Chromium, private": ["browser_field.py", "chromium", "private"],
}
TERMINALS = {
    "Konsole": "konsole", "foot": "foot", "kitty": "kitty", "Alacritty": "alacritty",
    "GNOME Console": "console", "xterm": "xterm",
}
EDITORS = ["Kate"]


class Client:
    """A program that answers what is in its fields."""

    SETTLE = 1.2

    def __init__(self, name, command, folder):
        self.name, self.rest = name, b""
        with open(os.path.join(LOGS, f"{name}.log"), "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, os.path.join(folder, command[0]), *command[1:]],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log)
        self.line(60)
        time.sleep(self.SETTLE)

    def line(self, seconds):
        limit = time.monotonic() + seconds
        while b"\n" not in self.rest:
            ready, _, _ = select.select(
                [self.process.stdout], [], [], max(0, limit - time.monotonic()))
            data = os.read(self.process.stdout.fileno(), 65536) if ready else b""
            if not data:
                raise DesktopError(f"{self.name} does not answer")
            self.rest += data
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode()

    def ask(self, request):
        self.process.stdin.write(request.encode() + b"\n")
        self.process.stdin.flush()
        return self.line(20)

    def clear(self):
        self.ask("clear")
        time.sleep(0.3)

    def focus(self, number):
        self.ask(f"focus {number}")
        time.sleep(0.5)

    def fields(self):
        return json.loads(self.ask("state"))["fields"]

    def text(self, field=0, until=None):
        """The field's text once it is as it should be, or after a while; nothing comes later."""
        limit = time.monotonic() + 2.5
        while time.monotonic() < limit and not (until and until(self.fields()[field])):
            time.sleep(0.05)
        time.sleep(0.15)
        return self.fields()[field]

    def end(self):
        self.process.stdin.close()
        try:
            self.process.wait(8)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        time.sleep(0.3)


class Kate:
    """The editor; its text is in the file that it saves."""

    def __init__(self, hand):
        self.name, self.hand, self.path = "Kate", hand, os.path.join(HOME, "text.txt")
        with open(self.path, "w", encoding="utf-8"):
            pass
        with open(os.path.join(LOGS, "Kate.log"), "ab") as log:
            self.process = subprocess.Popen(
                ["kate", "-n", self.path], stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        time.sleep(6)

    def clear(self):
        self.hand.chord(CONTROL, "a")
        self.hand.hold(DELETE, 0.03)
        time.sleep(0.3)

    def text(self, _field=0, until=None):
        time.sleep(0.5)
        self.hand.chord(CONTROL, "s")
        limit = time.monotonic() + 3
        while time.monotonic() < limit:
            with open(self.path, encoding="utf-8") as file:
                text = file.read().rstrip("\n")
            if until and until(text):
                return text
            time.sleep(0.1)
        return text

    def end(self):
        self.process.kill()
        self.process.wait()
        time.sleep(0.3)


def start(name, hand):
    if name in FIELDS:
        return Client(name, FIELDS[name], CLIENTS)
    if name in TERMINALS:
        return Client(name, ["terminal_field.py", TERMINALS[name]], HERE)
    return Kate(hand)
