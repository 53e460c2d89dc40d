"""A GTK 3 window with two entries and a password entry; see `answers.py`.

With `--window TEXT` it is a small ordinary window with this text, for pictures.
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

from answers import WORD, Answers, ready  # noqa: E402


def place(entry):
    _, x, y = entry.get_window().get_origin()
    area = entry.get_allocation()
    return [x + area.x, y + area.y, area.width, area.height]


def clear():
    for entry in entries:
        completion = entry.get_completion()
        # It would complete the field that is emptied.
        entry.set_completion(None)
        entry.set_text("")
        entry.set_completion(completion)
    entries[0].grab_focus()


def send():
    moves.clear()
    entries[0].connect("activate", lambda entry: entry.set_text(""))


def complete():
    words = Gtk.ListStore(str)
    words.append([WORD])
    entries[1].set_completion(Gtk.EntryCompletion(
        model=words, text_column=0, inline_completion=True, popup_completion=False))


def pressed(_, event):
    down.add(Gdk.keyval_name(event.keyval))
    if not moves or event.keyval != Gdk.KEY_j:
        return False
    if event.state & Gdk.ModifierType.CONTROL_MASK:
        entries[1].grab_focus()
        return True
    if button.has_focus():
        entries[0].grab_focus()
        return True
    return False


class Other:
    """A second window with an entry."""

    def open(self):
        self.last = ""
        self.window = Gtk.Window(title="Other", default_width=300)
        self.entry = Gtk.Entry()
        self.entry.connect("changed", self.keep)
        self.window.add(self.entry)
        self.window.show_all()
        self.window.present()

    def close(self):
        text = self.entry.get_text()
        self.window.destroy()
        return text

    def shut(self):
        self.window.close()

    def keep(self, entry):
        self.last = entry.get_text()


window = Gtk.Window(title="Fields")
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=24, margin=24)
entries = [Gtk.Entry(), Gtk.Entry(), Gtk.Entry(visibility=False)]
window.add(box)
if "--window" in sys.argv:
    window.set_title("Notes")
    window.set_default_size(460, 150)
    window.move(60, 60)
    entries = entries[:1]
    entries[0].set_text(sys.argv[sys.argv.index("--window") + 1])
else:
    window.fullscreen()
for entry in entries:
    box.pack_start(entry, False, False, 0)
button = Gtk.Button(label="Button")
if "--window" not in sys.argv:
    box.pack_start(button, False, False, 0)
down, moves = set(), []
window.connect("key-press-event", pressed)
window.connect("key-release-event", lambda _, event: down.discard(Gdk.keyval_name(event.keyval)))
entries[0].connect("activate", lambda _: moves and entries[1].grab_focus())
answers = Answers(
    lambda: [entry.get_text() for entry in entries],
    lambda: [place(entry) for entry in entries],
    clear,
    Gtk.main_quit,
    lambda number: [*entries, button][number].grab_focus(),
    Other(),
    complete,
    lambda: moves.append(True),
    lambda: down,
    send,
)
window.connect("destroy", Gtk.main_quit)
# Only the first time: a minimized window is mapped again, when no line is expected.
mapped = window.connect("map-event", lambda *_: (window.disconnect(mapped), ready()))
GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, answers.read)
window.show_all()
entries[2 if "secret" in sys.argv else 0].grab_focus()
entries[0].set_position(-1)
Gtk.main()
