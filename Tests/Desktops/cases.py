"""What is typed, and what has to come of it.

A case returns nothing if all is well, else what it got. There are no second tries.
"""

import json
import re
import subprocess
import sys
import time

from desktop import TRACE
from editing import Editing
from typing_hand import ESCAPE, PACES
from windows import Windows

SENTENCES = {"slow": "voilà un été", "quick": "le français noël", "rollover": "déjà le forêt"}
BUSY_LOOPS = 8


class Cases(Editing, Windows):
    """The cases of one client on one desktop. `note` is what a case that passed has to tell."""

    def __init__(self, client, hand, watch):
        self.client, self.hand, self.watch, self.note = client, hand, watch, None

    def of(self, groups):
        """The cases of some groups, in order: of each its name, and what tries it."""
        for group in groups:
            yield from getattr(self, group)()

    def sentences(self):
        for pace in PACES:
            yield f"sentence, {pace.name}", lambda pace=pace: self.sentence(pace)

    def slow_sentence(self):
        yield "sentence, slow", lambda: self.sentence(PACES[0])

    def passwords(self):
        """Those of programs with fields: the last one hides its text."""
        yield "password", self.password
        yield "password, held first", self.password_held_first

    def busy_machine(self):
        yield "busy machine", self.busy

    def repeats(self):
        yield "held j first", lambda: self.repeat("")
        yield "held j", lambda: self.repeat("ls")

    def begin(self):
        """Closes what a case before may have left open, and empties the fields."""
        self.hand.hold(ESCAPE, 0.03)
        self.client.clear()
        self.watch.shown()

    def sentence(self, pace):
        self.begin()
        wanted = SENTENCES[pace.name]
        self.hand.type(wanted, pace)
        return self.compare(wanted)

    def compare(self, wanted, field=0):
        text = self.client.text(field, lambda text: text == wanted)
        return None if text == wanted else f"{text!r} for {wanted!r}"

    def busy(self):
        # What a case before has left open takes longer to close on a busy machine.
        self.begin()
        loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"])
                 for _ in range(BUSY_LOOPS)]
        try:
            time.sleep(0.5)
            return self.sentence(PACES[0])
        finally:
            for loop in loops:
                loop.kill()
                loop.wait()

    def password(self):
        return self.secret(lambda: (
            self.hand.type("sw"), self.hand.hold("e", self.hand.hold_time),
            self.hand.type("1ordz")), r"swe+1ordz")

    def password_held_first(self):
        return self.secret(lambda: (
            self.hand.hold("e", self.hand.hold_time), self.hand.type("1")), r"e+1")

    def secret(self, typing, pattern):
        """Nothing typed into a password field is changed, shown or traced; no digit picks."""
        self.begin()
        self.client.focus(-1 % len(self.client.fields()))
        with open(TRACE, encoding="utf-8") as file:
            file.seek(0, 2)
            typing()
            text = self.client.text(-1, lambda text: re.fullmatch(pattern, text))
            traced = traced_letters(file)
        shown = self.watch.shown()
        wrong = [] if re.fullmatch(pattern, text) else [repr(text)]
        wrong += shown + ([f"{traced} in the trace"] if traced else [])
        return " and ".join(wrong) or None

    def repeat(self, before):
        self.begin()
        self.hand.type(before)
        self.hand.hold("j", 1.1)
        pattern = re.escape(before) + "j{4,}"
        text = self.client.text(until=lambda text: re.fullmatch(pattern, text))
        wrong = [] if re.fullmatch(pattern, text) else [repr(text)]
        wrong += [kind for kind in self.watch.shown() if kind == "a list"]
        return " and ".join(wrong) or None


def traced_letters(file):
    """The letters of the typed password that the new lines of a trace tell, as keys or as text."""
    found = set()
    for line in file:
        entry = json.loads(line)
        words = [entry.get("key", ""), entry.get("text", "")]
        words += [effect.get("text") or "" for effect in entry.get("effects", [])]
        for word in words:
            if word and not word.strip("swordze"):
                found.update(word)
    return "".join(sorted(found))
