"""A keyboard, a mouse and a view of the state of a headless GNOME Shell.

Standard input: one request a line.

    d24 w5000 u24    words as in `keyboard.py`, performed in order; the answer is "done"
    eval SCRIPT      JavaScript for the shell as a JSON string; the answer is {"value": ...} with
                     the value of its last expression, or {"error": TEXT}
    picture PATH     writes a screenshot to a PNG file; answers {"value": PATH}

Input goes through org.gnome.Mutter.RemoteDesktop, and the shell treats it like a device's. The seat
has a keyboard only while this program runs, so it must start before the clients.
All keys that are held at the end of the input are released.
"""

import json
import sys
import time

from gi.repository import Gio, GLib

REMOTE_DESKTOP = "org.gnome.Mutter.RemoteDesktop"
SESSION = REMOTE_DESKTOP + ".Session"
SHELL = "org.gnome.Shell"
SCREENSHOT = "org.gnome.Shell.Screenshot"
BUTTONS = {1: 0x110, 2: 0x112, 3: 0x111}
SHIFT = "50"

SET_REPEAT = """{
  const settings = new imports.gi.Gio.Settings({
    schema_id: "org.gnome.desktop.peripherals.keyboard" });
  settings.set_value("delay", imports.gi.GLib.Variant.new_uint32(%d));
  settings.set_value("repeat-interval", imports.gi.GLib.Variant.new_uint32(%d));
}"""


class Shell:
    """The shell, and its input devices."""

    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.wait_until_started()
        (self.session,) = self.call(
            REMOTE_DESKTOP, "/org/gnome/Mutter/RemoteDesktop", REMOTE_DESKTOP, "CreateSession")
        self.call(REMOTE_DESKTOP, self.session, SESSION, "Start")
        self.down = set()

    def call(self, name, path, interface, method, arguments=None):
        return self.bus.call_sync(
            name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 60_000,
        ).unpack()

    def wait_until_started(self):
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            try:
                self.call(REMOTE_DESKTOP, "/", "org.freedesktop.DBus.Peer", "Ping")
                if self.evaluate("Main.layoutManager._startingUp").get("value") is False:
                    return
            except GLib.Error:
                pass
            time.sleep(0.1)
        sys.exit("gnome_keyboard.py: the shell does not come up")

    def notify(self, method, signature, *arguments):
        """Does not wait for the answer, so that events can follow one another without a gap."""
        self.bus.call(
            REMOTE_DESKTOP, self.session, SESSION, method, GLib.Variant(signature, arguments),
            None, Gio.DBusCallFlags.NONE, -1)
        self.bus.flush_sync()

    def perform(self, word):
        kind, numbers = word[0], [int(number) for number in word[1:].split(",")]
        if kind == "w":
            time.sleep(numbers[0] / 1e6)
        elif kind in "du":
            self.notify("NotifyKeyboardKeycode", "(ub)", numbers[0] - 8, kind == "d")
            (self.down.add if kind == "d" else self.down.discard)(numbers[0])
        elif kind in "br":
            self.notify("NotifyPointerButton", "(ib)", BUTTONS[numbers[0]], kind == "b")
        elif kind == "m":
            x, y, _ = self.evaluate("global.get_pointer()")["value"]
            motion = (float(numbers[0] - x), float(numbers[1] - y))
            self.notify("NotifyPointerMotionRelative", "(dd)", *motion)
        elif kind == "a":
            self.evaluate(SET_REPEAT % tuple(numbers))
        else:
            sys.exit(f"gnome_keyboard.py: {word} is not understood")

    def evaluate(self, script):
        succeeded, value = self.call(
            SHELL, "/org/gnome/Shell", SHELL, "Eval", GLib.Variant("(s)", (script,)))
        if not succeeded:
            return {"error": value}
        return {"value": json.loads(value) if value else None}

    def take_picture(self, path):
        arguments = GLib.Variant("(bbs)", (False, False, path))
        succeeded, used = self.call(
            SCREENSHOT, "/org/gnome/Shell/Screenshot", SCREENSHOT, "Screenshot", arguments)
        return {"value": used} if succeeded else {"error": "the shell takes no picture"}

    def answer(self, line):
        kind, _, rest = line.strip().partition(" ")
        try:
            if kind == "eval":
                return json.dumps(self.evaluate(json.loads(rest)))
            if kind == "picture":
                return json.dumps(self.take_picture(rest))
        except GLib.Error as error:
            return json.dumps({"error": error.message})
        for word in line.split():
            self.perform(word)
        # The answer comes after everything that was sent before was handled.
        self.evaluate("0")
        return "done"

    def close(self):
        for keycode in sorted(self.down):
            self.notify("NotifyKeyboardKeycode", "(ub)", keycode - 8, False)


def main():
    shell = Shell()
    # The first key of a new keyboard can be lost.
    shell.answer(f"d{SHIFT} u{SHIFT} w100000")
    print("ready", flush=True)
    for line in sys.stdin:
        print(shell.answer(line), flush=True)
    try:
        shell.close()
    except GLib.Error:
        pass  # The shell may have quit before.


if __name__ == "__main__":
    main()
