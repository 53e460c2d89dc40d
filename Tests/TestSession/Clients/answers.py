"""What all the clients have in common: requests for their text.

Standard input: one word a line.

    state    answers {"fields": [TEXT, ...], "places": [[x, y, width, height], ...]}: the fields'
             texts, and their places on the screen; the last field is the password field, if there
             is one
    clear    empties all fields, focuses the first one, and answers "done"
    focus N  focuses the field with this number, and answers "done"
    other    opens a second window with a text field, and answers "done"
    close    closes the second window, and answers with the text of its field as a JSON string
    shut     closes the second window like its close button, and answers "done"
    last     answers with the last text that the second window's field reported, as a JSON string
    changed  answers with the time of the last change of a text, in seconds of the monotonic clock
    moves    from now on Return in the first field and Ctrl+J focus the second one, j on the button
             behind the fields, number 3, the first one, and "state" has "down": the names of keys
             that went down and not up; answers "done"
    sends    from now on Return in the first field empties it, as in a chat, instead of what "moves" has it
             do; answers "done"
    complete from now on the second field completes what begins like WORD, with the rest selected,
             and answers "done"

At the end of the file, the client quits.
"""

import json
import os
import sys
import time

WORD = "déjeuner"


class Answers:
    """Reads requests without blocking and answers them from a client's three functions."""

    def __init__(self, texts, places, clear, end, focus=None, other=None,
                 complete=None, moves=None, down=list, sends=None):
        self.texts, self.places, self.clear, self.end = texts, places, clear, end
        self.focus, self.other, self.complete = focus, other, complete
        self.moves, self.down, self.sends = moves, down, sends
        self.rest, self.changed = b"", 0

    def note(self, *_):
        """Notes that a text has changed; a client that has times calls this."""
        self.changed = time.monotonic()

    def read(self, *_):
        """Answers the requests on standard input; a toolkit's main loop calls this."""
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
            state = {"fields": self.texts(), "places": self.places(), "down": sorted(self.down())}
            print(json.dumps(state), flush=True)
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
        elif request == "changed":
            print(self.changed, flush=True)
        elif request == "moves" and self.moves:
            self.moves()
            print("done", flush=True)
        elif request == "sends" and self.sends:
            self.sends()
            print("done", flush=True)
        elif request == "complete" and self.complete:
            self.complete()
            print("done", flush=True)
        else:
            sys.exit(f"{request} is not understood")


def ready():
    """Reports that the window is there."""
    print("ready", flush=True)
