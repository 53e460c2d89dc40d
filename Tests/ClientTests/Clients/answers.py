"""What all the clients have in common: how they are asked for their text.

Standard input: one word a line.

    state    answers {"fields": [TEXT, ...], "places": [[x, y, width, height], ...]}: the fields'
             texts, and where on the screen they are; the last field of a client that has one is
             its password field
    clear    empties all fields, gives the first one the focus, and answers "done"

End of file ends the client.
"""

import json
import os
import sys


class Answers:
    """Reads requests without blocking and answers them from a client's three functions."""

    def __init__(self, texts, places, clear, end):
        self.texts, self.places, self.clear, self.end = texts, places, clear, end
        self.rest = b""

    def read(self, *_):
        """Answers what has arrived on standard input; a toolkit's main loop calls this."""
        data = os.read(0, 4096)
        if not data:
            self.end()
            return False
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            self.answer(line.decode())
        return True

    def answer(self, request):
        if request == "state":
            print(json.dumps({"fields": self.texts(), "places": self.places()}), flush=True)
        elif request == "clear":
            self.clear()
            print("done", flush=True)
        else:
            sys.exit(f"{request} is not understood")


def ready():
    """Tells that the window is there."""
    print("ready", flush=True)
