"""What all the clients have in common: how they are asked for their text.

Standard input: one word a line.

    state    answers {"fields": [TEXT, ...], "places": [[x, y, width, height], ...]}: the fields'
             texts, and where on the screen they are; the last field of a client that has one is
             its password field
    clear    empties all fields, gives the first one the focus, and answers "done"
    focus N  gives the field with this number the focus, and answers "done"
    other    opens a second window with a text field, and answers "done"
    close    closes the second window, and answers with the text of its field as a JSON string
    shut     closes the second window as its close button does, and answers "done"
    last     answers with the text that the field of the second window told last, as a JSON string
    complete from now on the second field completes what begins like WORD, with the rest selected,
             and answers "done"

End of file ends the client.
"""

import json
import os
import sys

WORD = "déjeuner"


class Answers:
    """Reads requests without blocking and answers them from a client's three functions."""

    def __init__(self, texts, places, clear, end, focus=None, other=None,
                 complete=None):
        self.texts, self.places, self.clear, self.end = texts, places, clear, end
        self.focus, self.other, self.complete = focus, other, complete
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
        elif request.startswith("focus ") and self.focus:
            self.focus(int(request.removeprefix("focus ")))
            print("done", flush=True)
        elif request == "other" and self.other:
            self.other.open()
            print("done", flush=True)
        elif request == "close" and self.other:
            print(json.dumps(self.other.close()), flush=True)
        elif request == "shut" and self.other:
            self.other.shut()
            print("done", flush=True)
        elif request == "last" and self.other:
            print(json.dumps(self.other.last), flush=True)
        elif request == "complete" and self.complete:
            self.complete()
            print("done", flush=True)
        else:
            sys.exit(f"{request} is not understood")


def ready():
    """Tells that the window is there."""
    print("ready", flush=True)
