"""A GTK 4 window with two entries and a password entry; see `answers.py`."""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

from answers import WORD, Answers, ready  # noqa: E402


def place(entry):
    """The window fills the screen, so its coordinates are the screen's."""
    _, area = entry.compute_bounds(window)
    return [round(number) for number in (
        area.origin.x, area.origin.y, area.size.width, area.size.height)]


def clear():
    for entry in entries:
        entry.set_text("")
    entries[0].grab_focus()


def send():
    moves.clear()
    entries[0].connect("activate", lambda entry: entry.set_text(""))


def complete():
    words = Gtk.ListStore.new([str])
    words.append([WORD])
    completion = Gtk.EntryCompletion(
        model=words, inline_completion=True, popup_completion=False)
    completion.set_text_column(0)
    entries[1].set_completion(completion)


def pressed(_, keyval, code, state):
    down.add(Gdk.keyval_name(keyval) or str(code))
    if not moves:
        return False
    if keyval == Gdk.KEY_j and state & Gdk.ModifierType.CONTROL_MASK:
        entries[1].grab_focus()
        return True
    if keyval == Gdk.KEY_j and button.has_focus():
        entries[0].grab_focus()
        return True
    return False


def released(_, keyval, code, _state):
    down.discard(Gdk.keyval_name(keyval) or str(code))


class Other:
    """A second window with an entry."""

    def open(self):
        self.last = ""
        self.entry = Gtk.Entry()
        self.entry.connect("changed", self.keep)
        self.window = Gtk.Window(title="Other", default_width=300, child=self.entry)
        self.window.present()

    def close(self):
        text = self.entry.get_text()
        self.window.destroy()
        return text

    def shut(self):
        self.window.close()

    def keep(self, entry):
        self.last = entry.get_text()


loop = GLib.MainLoop()
Gtk.init()
window = Gtk.Window(title="Fields", decorated=False)
window.fullscreen()
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=24)
entries = [Gtk.Entry(), Gtk.Entry(), Gtk.PasswordEntry()]
for entry in entries:
    box.append(entry)
button = Gtk.Button(label="Button")
box.append(button)
window.set_child(box)
down, moves = set(), []
keys = Gtk.EventControllerKey(propagation_phase=Gtk.PropagationPhase.CAPTURE)
keys.connect("key-pressed", pressed)
keys.connect("key-released", released)
window.add_controller(keys)
entries[0].connect("activate", lambda _: moves and entries[1].grab_focus())
answers = Answers(
    lambda: [entry.get_text() for entry in entries],
    lambda: [place(entry) for entry in entries],
    clear,
    loop.quit,
    lambda number: [*entries, button][number].grab_focus(),
    Other(),
    complete,
    lambda: moves.append(True),
    lambda: down,
    send,
)
for entry in entries:
    entry.connect("changed", answers.note)
window.connect("map", lambda *_: GLib.idle_add(ready))
GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, answers.read)
window.present()
entries[2 if "secret" in sys.argv else 0].grab_focus()
loop.run()
