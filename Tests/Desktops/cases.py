"""What is typed, and the expected results.

A case returns what it got, or nothing if all is well; `grace.py` says what that means.
"""

import json
import re
import subprocess
import sys
import time
from functools import partial

from composing import Composing
from conformance import Conformance
from desktop import TRACE
from focusing import Focusing
from gnome_lists import GnomeLists
from holding import Holding
from latency import Latency
from moves import Moves
from panel import Panel
from sentences import Sentences
from spoken import Spoken
from steady import Steady
from storm import Storm
from typing_hand import CONTROL, ESCAPE, LEFT, NEXT_LAYOUT, PACES, RETURN, SHIFT

SENTENCES = {"slow": "voilà un été", "quick": "le français noël", "rollover": "déjà le forêt"}
BUSY_LOOPS = 8
WORD = "déjà vu"  # begins like the word that is completed
CLICKED = "(?=m*12m+e)[m12]+e"
NEXT = "un été"
SENT = (("e", "é"), ("ne", "né"))


class Cases(
        Composing, Conformance, Focusing, GnomeLists, Holding, Latency, Moves, Panel, Sentences, Steady, Storm):
    """The cases of one client on the desktop of a title. `note` is a remark of a case that passed."""

    def __init__(self, title, client, hand, watch, reader=None, photograph=None):
        self.title, self.client, self.hand, self.watch, self.note = title, client, hand, watch, None
        self.reader, self.photograph = reader, photograph

    def of(self, groups):
        """The cases of some groups, in order: the name and the function of each."""
        for group in groups:
            yield from getattr(self, group)()

    def sentences(self):
        for pace in PACES:
            yield f"sentence, {pace.name}", partial(self.sentence, pace)

    def slow_sentence(self):
        yield next(self.sentences())

    def passwords(self):
        """The cases of programs with fields: the last one hides its text."""
        yield "password", self.password
        yield "password, held first", self.password_held_first

    def login(self):
        """The case of programs whose password field has the focus from the start."""
        yield "password, focused from the start", self.login_held_first
        yield "password, typed from the start", self.login_typed

    def layouts(self):
        """The case of desktops whose layouts are switched by a key."""
        yield "two layouts", self.two_layouts
        if hasattr(self.hand.keyboard, "write"):
            yield "a program that types", self.program_types

    def two_layouts(self):
        self.begin()
        for keys in ("hi ", "ghbdtn", " o"):
            self.hand.type(keys)
            self.hand.hold(NEXT_LAYOUT, 0.03)
        # The first layout is that of the next case.
        self.hand.hold(NEXT_LAYOUT, 0.03)
        return self.compare("hi привет o")

    def program_types(self):
        self.begin()
        self.hand.type("a")
        self.hand.keyboard.write("привет")
        self.hand.type("ab")
        return self.compare("aприветab")

    def busy_machine(self):
        yield "busy machine", self.busy

    def repeats(self):
        yield "held j first", partial(self.repeat, "")
        yield "held j", partial(self.repeat, "ls -la")

    def replay(self):
        yield "the trace replays", self.replayed

    def replayed(self):
        """All that was typed has the same results, without a desktop."""
        answer = subprocess.run(["ime-cli", "replay", TRACE], capture_output=True, text=True, check=False)
        return answer.returncode and (answer.stdout + answer.stderr).strip().splitlines()[-1]

    def spoken(self):
        yield from Spoken(self, self.reader).all()

    def pictures(self):
        import album
        yield "pictures", lambda: album.take(self.client, self.hand, self.photograph)

    def film(self):
        import film
        yield "film", lambda: film.take(self.client, self.hand)

    def asking(self):
        yield "accents on request", self.ask

    def ask(self):
        """Typing on picks the first letter; asking twice, the second."""
        self.begin()
        first, second = self.hand.offers["e"][:2]
        with self.hand.own_time():
            for before, times in (("ne", 1), ("xte", 2)):
                self.hand.type(before)
                for _ in range(times):
                    self.hand.ask()
            self.hand.type("x")
        return self.compare(f"n{first}xt{second}x")

    def begin(self):
        """Closes what an earlier case may have left open, and empties the fields."""
        self.hand.hold(ESCAPE, 0.03)
        self.client.clear()
        self.watch.shown()

    def sentence(self, pace):
        self.begin()
        wanted = SENTENCES[pace.name]
        self.hand.type(wanted, pace)
        return self.compare(wanted)

    def compare(self, wanted, field=0):
        got = self.match(re.escape(wanted), field)
        return got and f"{got} for {wanted!r}"

    def match(self, pattern, field=0):
        """The text of a field, unless a pattern matches it."""
        text = self.client.text(field, lambda text: re.fullmatch(pattern, text))
        return None if re.fullmatch(pattern, text) else repr(text)

    def busy(self):
        # What an earlier case has left open takes longer to close on a busy machine.
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

    def login_held_first(self):
        return self.secret(lambda: (
            self.hand.hold("e", self.hand.hold_time), self.hand.type("1")), r"e+1", moves=False)

    def login_typed(self):
        """The same field, once it should have reported what was typed."""
        return self.secret(lambda: (
            self.hand.type("swordswords"), self.hand.hold("e", self.hand.hold_time),
            self.hand.type("1")), r"e+1swordswordse+1", moves=False)

    def secret(self, typing, pattern, moves=True):
        """Nothing typed into a password field is changed, shown or traced; no digit picks."""
        if moves:
            self.begin()
            self.client.focus(-1 % len(self.client.fields()))
        self.watch.shown()
        with open(TRACE, encoding="utf-8") as file:
            file.seek(0, 2)
            typing()
            wrong = [self.match(pattern, -1), *self.watch.shown()]
            traced = traced_letters(file)
        wrong.append(traced and f"{traced} in the trace")
        return " and ".join(filter(None, wrong))

    def repeat(self, before):
        self.begin()
        self.hand.type(before)
        self.hand.hold("j", 1.1)
        wrong = [self.match(before + "j{4,}")]
        wrong += [kind for kind in self.watch.shown() if kind == "a list"]
        return " and ".join(filter(None, wrong))

    def editing(self):
        yield "click with an open list", self.click_elsewhere
        yield "selection", self.selection

    def undoing(self):
        yield "undo", self.undo

    def emptying(self):
        for first, second in SENT:
            yield f"{first}, Return and {second}", partial(self.empty, first, second)

    def completing(self):
        for pace in PACES[:2]:
            yield f"completion, {pace.name}", partial(self.completion, pace)

    def click_elsewhere(self):
        """The letter stays, and a digit is typed as a digit at the place of the click."""
        self.begin()
        self.hand.type("mmmm")
        self.hand.hold("e", self.hand.hold_time)
        x, y, _, height = self.client.place(0)
        self.hand.keyboard.click(x + 16, y + min(height // 2, 16))
        time.sleep(0.3)
        self.hand.type("12")
        got = self.match(CLICKED)
        return got and f"{got} for '12' in 'mmmme'"

    def selection(self):
        """A picked letter replaces the selection, once."""
        self.begin()
        self.hand.type("on vu")
        self.hand.press(SHIFT)
        for _ in "vu":
            self.hand.hold(LEFT, 0.03)
        self.hand.release(SHIFT)
        time.sleep(0.3)
        self.hand.type("ét")
        return self.compare("on ét")

    def undo(self):
        """Undo brings back earlier texts only: nothing is mixed up."""
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

    def empty(self, first, second):
        """The program empties its field, as a chat does, and may not report that."""
        self.begin()
        self.client.ask("sends")
        self.hand.type(first)
        self.hand.hold(RETURN, 0.03)
        self.hand.type(second)
        return self.compare(second)

    def completion(self, pace):
        self.begin()
        self.client.complete()
        self.hand.type(WORD, pace)
        return self.compare(WORD, 1)

    def windows(self):
        moments = (("a held key", 0.1), ("an open list", self.hand.hold_time))
        for name, seconds in moments:
            yield f"focus leaves {name}", partial(self.focus_leaves, seconds)
        for name, seconds in moments:
            yield f"window closes on {name}", partial(self.window_closes, seconds)

    def focus_leaves(self, seconds):
        """Another window opens while a key is held; what was typed before is in the field."""
        self.begin()
        self.hand.type("no")
        self.hand.press("e")
        time.sleep(seconds)
        self.client.ask("other")
        time.sleep(0.6)
        self.hand.release("e")
        time.sleep(0.2)
        # This text shows that the other window has the keyboard.
        self.hand.type("x")
        time.sleep(0.5)
        other = json.loads(self.client.ask("close"))
        text = self.client.text(until=lambda text: text == "noe")
        time.sleep(0.3)
        # When the other window has the focus, the key may repeat; the letter is typed before.
        is_right = text == "noe" and re.fullmatch("e*x", other)
        return None if is_right else f"{text!r} and {other!r}"

    def window_closes(self, seconds):
        """The field has the letter before its window is gone, and the next window types."""
        self.begin()
        self.client.ask("other")
        time.sleep(0.6)
        self.hand.type("no")
        self.hand.press("e")
        time.sleep(seconds)
        self.client.ask("shut")
        time.sleep(0.4)
        self.hand.release("e")
        last = json.loads(self.client.ask("last"))
        self.begin()
        self.hand.type(NEXT, PACES[0])
        wrong = self.compare(NEXT)
        return None if last == "noe" and not wrong else f"{last!r}, then {wrong or 'all'}"


def traced_letters(file):
    """The letters of the typed password in the new lines of a trace, as keys or as text."""
    found = set()
    for line in file:
        entry = json.loads(line)
        words = [entry.get("key", ""), entry.get("text", "")]
        words += [effect.get("text") or "" for effect in entry.get("effects", [])]
        for word in words:
            if word and not word.strip("swordze"):
                found.update(word)
    return "".join(sorted(found))
