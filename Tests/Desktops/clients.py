"""A program written for these tests: it answers with the texts of its fields."""

import json
import os
import select
import subprocess
import time

from desktop import LOGS, DesktopError
from trace import Trace


class Client:
    """A program that answers with the texts of its fields; see `answers.py`."""

    SETTLE = 0.6

    def __init__(self, name, command, environment, _hand=None):
        self.name, self.rest, trace = name, b"", Trace()
        with open(os.path.join(LOGS, f"{name}.log"), "ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log,
                env=environment)
        self.line(60)
        # On a busy machine, the first letters went to nobody.
        trace.await_field()
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

    def down(self):
        """The keys that the program believes to be down."""
        return json.loads(self.ask("state")).get("down", [])

    def place(self, field):
        """The place of the field: left, top, width and height; its window fills the screen."""
        return json.loads(self.ask("state"))["places"][field]

    def complete(self):
        """Makes the second field complete what begins like the word of `answers.py`."""
        self.ask("complete")
        self.focus(1)

    def text(self, field=0, until=None):
        """The field's text when it matches and no longer changes, or after a while."""
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
