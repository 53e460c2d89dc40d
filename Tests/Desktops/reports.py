"""When programs report what a field is for and what its text is, from traces: reports.py NAME=TRACE…

It prints a table of medians in ms: from the focus to the type and to the first text, and from a letter to
the text that ends in it; – means that none came.
"""

import json
import statistics
import sys
from collections import defaultdict

LATE = 2000  # ms


class Focus:
    """What one program has reported while it had the focus."""

    def __init__(self, entry=None):
        self.name, self.start = (entry["client"], entry["time"]) if entry else (None, 0)
        self.type, self.text, self.letters, self.purposes, self.typed = None, None, [], set(), []

    def take(self, entry):
        match entry.get("event"):
            case "program" if entry["name"]:
                self.name = entry["name"]
            case "content-type":
                self.type = self.type if self.type is not None else entry["time"] - self.start
                self.purposes.add(entry["purpose"] + (" with hints" if entry["hints"] else ""))
            case "surrounding-text":
                self.text = self.text if self.text is not None else entry["time"] - self.start
                self.follow(entry)
            case "press" if entry.get("text"):
                self.typed.append((entry["time"], entry["text"]))

    def follow(self, entry):
        """Finds the letter that a report ends in, if it was typed not long ago."""
        text = entry.get("text", "")[:entry.get("cursor", 0)]
        for time, letter in reversed(self.typed):
            if text.endswith(letter) and entry["time"] - time < LATE:
                self.letters.append(entry["time"] - time)
                self.typed.clear()
                return


def read(path):
    """Each time that a program had the focus, in a trace."""
    focus = Focus()
    with open(path, encoding="utf-8") as file:
        for line in file:
            entry = json.loads(line)
            if entry.get("event") == "focus-in":
                focus = Focus(entry)
            elif entry.get("event") == "focus-out":
                yield focus
                focus = Focus()
            focus.take(entry)


def median(times):
    times = [time for time in times if time is not None]
    return f"{statistics.median(times):.0f}" if times else "–"


def main():
    print("| desktop | program | type | text | letter | what it says |\n|---|---|--:|--:|--:|---|")
    for argument in sys.argv[1:]:
        desktop, _, path = argument.partition("=")
        programs = defaultdict(list)
        for focus in read(path):
            programs[focus.name].append(focus)
        programs.pop(None, None)
        for name, all_of_it in sorted(programs.items()):
            columns = (
                median([focus.type for focus in all_of_it]), median([focus.text for focus in all_of_it]),
                median([time for focus in all_of_it for time in focus.letters]),
                ", ".join(sorted(set().union(*(focus.purposes for focus in all_of_it)))))
            print("| " + " | ".join((desktop, name, *columns)) + " |")


main()
