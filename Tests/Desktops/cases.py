"""What is typed, and what has to come of it.

A case returns nothing if all is well, else what it got. There are no second tries.
"""

import json
import re
import subprocess
import sys
import time

from typing_hand import ESCAPE, PACES

SENTENCES = {"slow": "voilà un été", "quick": "le français noël", "rollover": "déjà le forêt"}
TRACE = "/tmp/logs/callout.trace"
BUSY_LOOPS = 8


class Cases:
    """The cases of one client on one desktop."""

    def __init__(self, client, hand, watch):
        self.client, self.hand, self.watch = client, hand, watch

    def fields(self):
        """The cases of programs with text fields, in order; the last field hides its text."""
        for pace in PACES:
            yield f"sentence, {pace.name}", lambda pace=pace: self.sentence(pace)
        yield "password", self.password
        yield "password, held first", self.password_held_first
        if "," not in self.client.name and self.client.name not in ("Firefox", "Chromium"):
            yield "focus leaves a held key", lambda: self.focus_leaves(0.1)
            yield "focus leaves an open list", lambda: self.focus_leaves(self.hand.HOLD)
        yield "busy machine", self.busy

    def private(self):
        """A private window keeps its accents and hides its passwords."""
        yield "sentence, slow", lambda: self.sentence(PACES[0])
        yield "password", self.password

    def editor(self):
        yield "sentence, slow", lambda: self.sentence(PACES[0])

    def terminal(self):
        yield "held j first", lambda: self.repeats("")
        yield "held j", lambda: self.repeats("ls")

    def begin(self):
        """Closes what a case before may have left open, and empties the fields."""
        self.hand.hold(ESCAPE, 0.03)
        self.client.clear()
        self.watch.shown()

    def sentence(self, pace):
        self.begin()
        wanted = SENTENCES[pace.name]
        self.hand.type(wanted, pace)
        text = self.client.text(until=lambda text: text == wanted)
        return None if text == wanted else f"{text!r} for {wanted!r}"

    def busy(self):
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
            self.hand.type("sw"), self.hand.hold("e", self.hand.HOLD), self.hand.type("ordz")),
            r"swe+ordz")

    def password_held_first(self):
        return self.secret(lambda: self.hand.hold("e", self.hand.HOLD), r"e+")

    def secret(self, typing, pattern):
        """Nothing typed into a password field is changed, shown or traced."""
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

    def focus_leaves(self, seconds):
        """Another window opens while a key is down; what was typed before is in the field."""
        self.begin()
        self.hand.type("no")
        self.hand.press("e")
        time.sleep(seconds)
        self.client.ask("other")
        time.sleep(0.6)
        self.hand.release("e")
        time.sleep(0.2)
        other = json.loads(self.client.ask("close"))
        text = self.client.text(until=lambda text: text == "noe")
        time.sleep(0.3)
        # Where the other window has the focus the key may repeat; the letter is typed before.
        return None if text == "noe" and not other.strip("e") else f"{text!r} and {other!r}"

    def repeats(self, before):
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
