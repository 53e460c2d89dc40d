"""Long sentences at the pace of programs and of people, and with all automatic changes."""

import re
from functools import partial

from desktop import ENGINE, select
from holding import settings
from typing_hand import Pace

# Twelve held letters, one of them upper case, among letters of the same keys.
FRENCH = "Où êtes-vous né ? À Nîmes, ça va : là-bas l'été dura ; l'âme de Noël y rêvait."
ENGLISH = "The quick brown fox jumps over 13 lazy dogs, and 2 of them ran."
LONG = {"French": FRENCH, "English": ENGLISH}
AT_ONCE = Pace("at once", 0)
FASTER = Pace("10 ms with rollover", 10, True)
AS_PEOPLE = Pace("60 ms", 60)
PLAIN = "xkb:us::eng"
ALL_CHANGES = {
    "auto_capitals": "sentences", "double_space": "true", "smart_quotes": "true",
    "double_shift": "true"}


class Sentences:
    """These cases, as a part of `Cases`."""

    def long_sentences(self):
        for pace in (AT_ONCE, FASTER, AS_PEOPLE):
            for name, text in LONG.items():
                yield f"{name}, {pace.name}", partial(self.write, text, pace)

    def no_worse(self):
        yield "at once, no worse than with a plain engine", self.compare_engines

    def behaviors(self):
        for pace in (FASTER, AS_PEOPLE):
            yield f"all changes switched on, {pace.name}", partial(
                self.changed, FRENCH, pace, re.escape(FRENCH.replace("'", "’")))
        yield "capital and apostrophe", partial(self.changed, "x. it's  y", AS_PEOPLE, ".*t’s.*Y")

    def changed(self, text, pace, pattern):
        self.begin()
        with settings(**ALL_CHANGES):
            self.hand.type(text, pace)
            return self.match(pattern)

    def compare_engines(self):
        """The same text with two engines in turn: results vary by chance."""
        wrong = {PLAIN: 0, ENGINE: 0}
        for engine in list(wrong) * 4:
            select(engine)
            self.begin()
            self.hand.type(ENGLISH, AT_ONCE)
            text = self.client.text(until=lambda text: len(text) >= len(ENGLISH))
            wrong[engine] += distance(ENGLISH, text)
        self.note = f"{wrong[ENGINE]} letters misplaced, {wrong[PLAIN]} with the plain engine"
        return None if wrong[ENGINE] <= wrong[PLAIN] * 1.5 + 8 else self.note


def distance(first, second):
    """How many letters to insert, delete or change to turn one text into the other."""
    row = list(range(len(second) + 1))
    for index, letter in enumerate(first):
        diagonal, row[0] = row[0], index + 1
        for column, other in enumerate(second, 1):
            change = diagonal + (letter != other)
            diagonal, row[column] = row[column], min(change, row[column] + 1, row[column - 1] + 1)
    return row[-1]
