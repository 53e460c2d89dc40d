"""What people do in a field besides typing: click, select, undo, have words completed."""

import re

from typing_hand import CONTROL, LEFT, PACES, SHIFT

WORD = "déjà vu"  # begins like the word that is completed
CLICKED = "(?=m*12m+e)[m12]+e"


class Editing:
    """The cases of a field that is changed by more than letters."""

    def editing(self):
        yield "click with an open list", self.click_elsewhere
        yield "selection", self.selection

    def undoing(self):
        yield "undo", self.undo

    def completing(self):
        for pace in PACES[:2]:
            yield f"completion, {pace.name}", lambda pace=pace: self.completion(pace)

    def click_elsewhere(self):
        """The letter stays, and a digit typed then is one, where the click has set the cursor."""
        self.begin()
        self.hand.type("mmmm")
        self.hand.hold("e", self.hand.hold_time)
        x, y, _, height = self.client.place(0)
        self.hand.keyboard.click(x + 16, y + min(height // 2, 16))
        self.hand.pause(0.3)
        self.hand.type("12")
        text = self.client.text(until=lambda text: re.fullmatch(CLICKED, text))
        return None if re.fullmatch(CLICKED, text) else f"{text!r} for '12' in 'mmmme'"

    def selection(self):
        """A letter that is picked takes the place of what is selected, once."""
        self.begin()
        self.hand.type("on vu")
        self.hand.press(SHIFT)
        for _ in "vu":
            self.hand.hold(LEFT, 0.03)
        self.hand.release(SHIFT)
        self.hand.pause(0.3)
        self.hand.type("ét")
        return self.compare("on ét")

    def undo(self):
        """What comes back has been there before: nothing is mixed up."""
        self.begin()
        self.hand.type("no ë")
        wrong = self.compare("no ë")
        if wrong:
            return wrong
        undone = ["no ë"]
        for _ in range(3):
            self.hand.chord(CONTROL, "z")
            undone.append(self.client.text(until=lambda text: text != undone[-1]))
            if undone[-1] in ("", undone[-2]):
                break
        self.note = "undone: " + ", ".join(map(repr, undone[1:]))
        known = ("", "n", "no", "no ", "no e", "no ë")
        return None if all(text in known for text in undone) else self.note

    def completion(self, pace):
        self.begin()
        self.client.complete()
        self.hand.type(WORD, pace)
        return self.compare(WORD, 1)
