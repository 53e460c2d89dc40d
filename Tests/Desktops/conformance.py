"""Sequences of keys and clicks that models of desktops play, too: what the input method is told of them."""

import json
import time

from desktop import LOGS, TRACE

SEQUENCES, PLAYED = f"{LOGS}/sequences", f"{LOGS}/played"
# Longer than a desktop takes to report the last change.
SETTLED = 0.7  # s


class Conformance:
    """The case that plays them, as a part of `Cases`."""

    def conformance(self):
        yield "sequences", self.play_all

    def play_all(self):
        with open(SEQUENCES, encoding="utf-8") as sequences, open(PLAYED, "a", encoding="utf-8") as played:
            for number, line in enumerate(sequences, 1):
                result = {"desktop": self.title, "program": self.client.name, "keys": line.strip(),
                          "told": self.told_of(line.split()), "fields": self.client.fields()}
                print(json.dumps(result), file=played)
        self.note = f"{number} played"

    def told_of(self, words):
        """Plays a sequence: + and - and a keycode, @ and the number of a field, = and ms."""
        self.begin()
        self.client.ask("moves")
        time.sleep(0.4)
        with open(TRACE, encoding="utf-8") as trace:
            trace.seek(0, 2)
            for word in words:
                self.step(word[0], int(word[1:]))
            time.sleep(SETTLED)
            return trace.read().splitlines()

    def step(self, kind, number):
        if kind == "+":
            self.hand.press(number)
        elif kind == "-":
            self.hand.release(number)
        elif kind == "=":
            time.sleep(number / 1000)
        else:
            x, y, width, height = self.client.place(number)
            self.hand.keyboard.click(x + width // 2, y + height // 2)
