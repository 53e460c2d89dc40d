"""Windows that come and go while a key is down."""

import json
import re

from typing_hand import PACES

NEXT = "un été"


class Windows:
    """The cases of a program with a second window."""

    def windows(self):
        for name, seconds in (("a held key", 0.1), ("an open list", self.hand.hold_time)):
            yield f"focus leaves {name}", lambda seconds=seconds: self.focus_leaves(seconds)
        for name, seconds in (("a held key", 0.1), ("an open list", self.hand.hold_time)):
            yield f"window closes on {name}", lambda seconds=seconds: self.window_closes(seconds)

    def focus_leaves(self, seconds):
        """Another window opens while a key is down; what was typed before is in the field."""
        self.begin()
        self.hand.type("no")
        self.hand.press("e")
        self.hand.pause(seconds)
        self.client.ask("other")
        self.hand.pause(0.6)
        self.hand.release("e")
        self.hand.pause(0.2)
        # What is typed now shows that the other window has the keyboard.
        self.hand.type("x")
        self.hand.pause(0.5)
        other = json.loads(self.client.ask("close"))
        text = self.client.text(until=lambda text: text == "noe")
        self.hand.pause(0.3)
        # Where the other window has the focus the key may repeat; the letter is typed before.
        is_right = text == "noe" and re.fullmatch("e*x", other)
        return None if is_right else f"{text!r} and {other!r}"

    def window_closes(self, seconds):
        """The field knows the letter before its window is gone, and the next one types."""
        self.begin()
        self.client.ask("other")
        self.hand.pause(0.6)
        self.hand.type("no")
        self.hand.press("e")
        self.hand.pause(seconds)
        self.client.ask("shut")
        self.hand.pause(0.4)
        self.hand.release("e")
        last = json.loads(self.client.ask("last"))
        self.begin()
        self.hand.type(NEXT, PACES[0])
        wrong = self.compare(NEXT)
        return None if last == "noe" and not wrong else f"{last!r}, then {wrong or 'all'}"
