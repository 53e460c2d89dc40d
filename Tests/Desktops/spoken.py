"""What Orca says of lists, and how it is heard: its speech goes to a server that writes it down.

Each press of a key, repeats of a held one too, makes Orca stop and name the key. So what counts is
what it says last, after all keys are up. Orca before 49 says nothing: there lists have a sound.
"""

import json
import os
import re
import time
import unicodedata

from desktop import LOCALE, SCHEMA, TRACE, DesktopError, say, wait_for
from editors import Editor
from speech import Speech
from typing_hand import ALT, ESCAPE, RIGHT, SUPER

# Orca's service from version 51 on, and before.
SERVICES = "org.gnome.Orca1.Service", "org.gnome.Orca.Service"
READERS = "org.gnome.desktop.a11y.applications"
SPEAKS_SINCE = 49
PAUSE = 1.2  # s, until what is said is known
PATIENCE = 12  # s
SCAN = 600  # ms
# In the language of the locale or of the session.
EMOJI, ITS_NAMES = "coeur", "cœur rouge|red heart"
OTHER_LOCALE, OTHER_NAMES = "de", "Deutsch|German"


class ScreenReader:
    """Orca. Programs that start after it are accessible."""

    def __init__(self, desktop):
        for name in ("GTK_A11Y", "NO_AT_BRIDGE"):
            os.environ.pop(name, None)
        self.speech = Speech()
        self.version = say(
            "python3", "-c", "from orca import orca_platform as it; print(it.version)")
        self.speaks = int(re.match(r"\d*", self.version)[0] or 0) >= SPEAKS_SINCE
        say("gsettings", "set", READERS, "screen-reader-enabled", "true")
        desktop.run("orca")
        wait_for("Orca", self.speech.heard)
        if self.speaks:
            service = SERVICES[int(self.version.split(".")[0]) < 51]
            wait_for("Orca's service", lambda: "true" in say(
                "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/",
                "--method", "org.freedesktop.DBus.NameHasOwner", service))
        # The engine hears of it, or has waited for the service in vain.
        time.sleep(1 if self.speaks else PATIENCE)

    def says(self):
        """What was said since the last question, in order; `None` is a silence in between."""
        time.sleep(PAUSE)
        return [entry.text for entry in self.speech.heard()]

    def says_last(self):
        """What it says in the end, when nothing cuts it short."""
        said = self.says()
        while None in said:
            said = said[said.index(None) + 1:]
        return ", ".join(said)


class Spoken:
    """The cases of one client: of a field, or of a terminal, where keys repeat."""

    def __init__(self, cases, reader):
        self.cases, self.hand, self.reader = cases, cases.hand, reader

    def all(self):
        if isinstance(self.cases.client, Editor):
            if self.reader.speaks:
                yield "refusal, spoken", self.refusal
            return
        if not self.reader.speaks:
            yield "list, heard", self.sound
        else:
            yield "list, spoken", self.list
            yield "highlight, spoken", self.highlight
            yield "pick, spoken", self.pick
            yield "closing, spoken", self.closing
            yield "moving by itself, spoken", self.scan
            yield "emoji, spoken", self.emoji
            yield "locale, spoken", self.locale
        yield "typing, not spoken", self.typing
        yield "password, not spoken", self.password

    def begin(self):
        self.cases.begin()
        self.reader.says()

    def open(self):
        self.begin()
        # GNOME does not report the text that a field had before it was emptied.
        self.hand.type("n")
        self.hand.hold("e", self.hand.hold_time)

    def last(self, pattern):
        """What was said last, unless a pattern matches it."""
        said = self.reader.says_last()
        return None if re.fullmatch(pattern, said, re.IGNORECASE) else f"{said!r} for {pattern!r}"

    def list(self):
        self.open()
        first = ", ".join(
            f"{re.escape(letter)} {digit}" for digit, letter in enumerate(self.letters()[:3], 1))
        # Orca's name of the key is cut short only if it follows what the engine said.
        return self.last(f"(e, )?{first}, .*")

    def letters(self):
        return self.hand.offers["e"]

    def entry(self, index):
        """What is said of an entry: its name, and the digit that picks it."""
        return f".*{name(self.letters()[index])}.*\\b{index + 1}\\b.*"

    def highlight(self):
        self.open()
        wrong = []
        for index in range(3):
            self.hand.hold(RIGHT, 0.03)
            wrong.append(self.last(self.entry(index)))
        return " and ".join(filter(None, wrong))

    def pick(self):
        self.open()
        self.reader.says()
        self.hand.hold("2", 0.03)
        letter = self.letters()[1]
        return self.last(f".*({letter}|{name(letter)}).*") or self.cases.compare("n" + letter)

    def closing(self):
        self.open()
        self.reader.says()
        self.hand.hold(ESCAPE, 0.03)
        return self.last(".*closed.*")

    def scan(self):
        """No key cuts an entry short when the highlight moves by itself: the next entry does."""
        say("gsettings", "set", SCHEMA, "scan-interval", str(SCAN))
        try:
            self.open()
            time.sleep(SCAN / 1000 * 4)
            said = self.reader.says()
        finally:
            say("gsettings", "reset", SCHEMA, "scan-interval")
            self.hand.hold(ESCAPE, 0.03)
        for index in range(3):
            places = [place for place, text in enumerate(said)
                      if text and re.fullmatch(self.entry(index), text, re.IGNORECASE)]
            if not places or not places[0] or said[places[0] - 1] is not None:
                return f"{said!r} for entries with silence before each"
        return None

    def emoji(self):
        """A search says the names of what it finds."""
        self.begin()
        self.press("e")
        self.hand.type(EMOJI)
        wrong = self.last(f".*({ITS_NAMES}) 1\\b.*")
        self.hand.hold(ESCAPE, 0.03)
        return wrong

    def locale(self):
        self.begin()
        say("gsettings", "set", SCHEMA, "locales", f"['{LOCALE}', '{OTHER_LOCALE}']")
        time.sleep(0.5)
        try:
            self.press(" ")
            return self.last(f".*({OTHER_NAMES}).*")
        finally:
            self.press(" ")
            say("gsettings", "reset", SCHEMA, "locales")

    def press(self, key):
        self.hand.press(SUPER)
        self.hand.chord(ALT, key)
        self.hand.release(SUPER)

    def refusal(self):
        self.open()
        return self.last(".*accents.*")

    def typing(self):
        self.begin()
        self.hand.type("on va")
        return self.only_keys()

    def password(self):
        self.begin()
        self.cases.client.focus(-1 % len(self.cases.client.fields()))
        self.reader.says()
        self.hand.hold("e", self.hand.hold_time)
        self.hand.type("2")
        return self.only_keys()

    def only_keys(self):
        """What was said besides the names of typed keys."""
        said = [text for text in self.reader.says() if text and len(text) > 1 and text != "space"]
        return repr(said) if said else None

    def sound(self):
        """The list has a sound, and nothing is said of it."""
        with open(TRACE, encoding="utf-8") as file:
            file.seek(0, 2)
            self.open()
            said = self.only_keys()
            turns = [json.loads(line).get("effects", []) for line in file]
        opening = next((turn for turn in turns if any(map(has_entries, turn))), None)
        if not opening:
            raise DesktopError("no list")
        has_sound = any(effect.get("audio", "none") != "none" for effect in opening)
        return said or (None if has_sound else "no sound")


def has_entries(effect):
    return bool(effect.get("entries"))


def name(letter):
    """The name of a letter without its script, as in "e with acute"."""
    return re.sub("^latin (small|capital) letter ", "", unicodedata.name(letter).lower())
