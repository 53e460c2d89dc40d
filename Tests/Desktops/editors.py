"""Editors and terminals, and how their text is read back: from a file, or with a request."""

import json
import os
import signal
import subprocess
import time

from desktop import HOME, LOGS, DesktopError, wait_for, write
from trace import Trace
from typing_hand import CONTROL, DELETE, ESCAPE, RETURN, TAPPED


class Editor:
    """A program with one file."""

    FILE, EMPTY, SETTLE, PATIENCE = "text.txt", "", 3, 4
    # What else it needs at home, by path.
    FILES = {}

    def __init__(self, name, command, environment, hand):
        self.name, self.environment, self.hand = name, environment, hand
        for path, text in self.FILES.items():
            write(text, HOME, path)
        self.trace = Trace()
        self.path = write(self.EMPTY, HOME, self.FILE)
        with open(os.path.join(LOGS, f"{name}.log"), "ab") as log:
            self.process = subprocess.Popen(
                [word.format(file=self.path, folder=HOME) for word in command], stdin=subprocess.DEVNULL,
                stdout=log, stderr=log, env=environment, start_new_session=True)
        wait_for(name, self.is_there, 90)
        time.sleep(self.SETTLE)

    def is_there(self):
        """Whether it has started, as far as can be seen from outside."""
        return True

    def clear(self):
        self.hand.chord(CONTROL, "a")
        self.hand.hold(DELETE, 0.03)
        time.sleep(0.3)

    def text(self, field=0, until=None):
        """Its text when it matches, or after a while."""
        time.sleep(0.5)
        self.ask()
        limit = time.monotonic() + self.PATIENCE
        while True:
            text = self.read(field)
            if (until and until(text)) or time.monotonic() > limit:
                return text
            time.sleep(0.1)

    def ask(self):
        """Makes it save its text, if it does not do so by itself."""

    def read(self, _field=0):
        with open(self.path, encoding="utf-8") as file:
            return file.read().rstrip("\n")

    def say(self, *command):
        """The output of another program that talks to it."""
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, timeout=10, env=self.environment, check=False)
        if done.returncode:
            raise DesktopError(f"{self.name} does not answer: {done.stderr.strip()}")
        return done.stdout.rstrip("\n")

    def end(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        time.sleep(0.3)


class SavingEditor(Editor):
    """An editor that has to save its text."""

    def is_there(self):
        return self.trace.has_field()

    def ask(self):
        self.hand.chord(CONTROL, "s")


class Zim(SavingEditor):
    """The desktop wiki: its text is the rest of a page after a heading."""

    EMPTY = "Content-Type: text/x-zim-wiki\nWiki-Format: zim 0.6\n\n"
    FILES = {"notebook.zim": "[Notebook]\nname=Notes\nhome=text\n"}

    def read(self, _field=0):
        return super().read().rpartition("\n\n")[2].strip()


class TeXstudio(SavingEditor):
    """It would warn of a missing LaTeX and of changes to its file, each in a window of its own."""

    FILES = {".config/texstudio/texstudio.ini": "[texmaker]\nStartup\\CheckLatexConfiguration=false\n"
             "Editor\\MonitorFilesForExternalChanges=false\n"}


class Notepad(SavingEditor):
    """Wine's. It saves a text in the encoding that the file had."""

    EMPTY, SETTLE = "\ufeff", 5

    def read(self, _field=0):
        return super().read().removeprefix(self.EMPTY)

    def end(self):
        # Wine's other processes are no children of the program's.
        subprocess.run(["wineserver", "--kill"], env=self.environment, check=False)
        super().end()


class Kate(SavingEditor):
    """KDE's editor."""

    SETTLE = 1

    def is_there(self):
        # Only a letter that gets into its file shows that its window is there.
        self.hand.type("x")
        return self.text(until=bool)


class Emacs(Editor):
    """The text is its buffer."""

    def is_there(self):
        try:
            return self.say("emacsclient", "--eval", "t") == "t"
        except DesktopError:
            return False

    def clear(self):
        # The first Escape, before each case, waits for another key; the third ends that.
        for _ in range(2):
            self.hand.hold(ESCAPE, 0.03)
        self.evaluate("(erase-buffer)")
        time.sleep(0.3)

    def read(self, _field=0):
        return json.loads(self.evaluate("(buffer-substring-no-properties 1 (point-max))"))

    def evaluate(self, form):
        return self.say(
            "emacsclient", "--eval", f'(with-current-buffer "{self.FILE}" {form})')


class Vim(Editor):
    """Vim in its window, in insert mode."""

    SERVER = "TYPING"

    def is_there(self):
        return self.SERVER in self.say("vim", "--serverlist").split()

    def clear(self):
        self.say("vim", "--servername", self.SERVER, "--remote-send", "<Esc><Esc>:%d<CR>i")
        time.sleep(0.5)

    def read(self, _field=0):
        return self.say(
            "vim", "--servername", self.SERVER, "--remote-expr", 'join(getline(1, "$"), "\\n")')


class SavingVim(Editor):
    """Vim in a window of Wayland, where it has no server; it saves each change."""

    def clear(self):
        for key in (ESCAPE, ESCAPE):
            self.hand.hold(key, 0.03)
        self.hand.type(":%d", TAPPED)
        self.hand.hold(RETURN, 0.03)
        self.hand.type("i", TAPPED)
        time.sleep(0.3)


class Terminal(Editor):
    """A terminal with a raw program in it that writes what it reads to the file.

    A BackSpace (DEL) in it deletes the previous character.
    """

    FILE, EMPTY, SETTLE = "typed", "the program is not there yet", 1.2
    # Echo stays on, so that the text is visible; everything else is raw.
    COMMAND = ("sh", "-c", 'stty raw opost; exec cat >"$0"', "{file}")

    def is_there(self):
        return os.path.getsize(self.path) == 0

    def clear(self):
        self.start = os.path.getsize(self.path)
        time.sleep(0.3)

    def read(self, _field=0):
        with open(self.path, "rb") as file:
            file.seek(self.start)
            content = file.read().decode("utf-8", "replace")
        typed = ""
        # The Escape before each case may come late.
        for character in content.replace("\x1b", ""):
            typed = typed[:-1] if character == "\x7f" else typed + character
        return typed
