"""The widget of GNOME's terminals without a program in it; see `answers.py`.

Its only field contains what it would send to the program.
"""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import GLib, Gtk, Vte  # noqa: E402

from answers import Answers, ready  # noqa: E402

sent = []
window = Gtk.Window(title="Terminal")
terminal = Vte.Terminal()
terminal.connect("commit", lambda _terminal, text, _size: sent.append(text))
window.add(terminal)
window.fullscreen()
answers = Answers(lambda: ["".join(sent)], lambda: [], sent.clear, Gtk.main_quit)
window.connect("destroy", Gtk.main_quit)
window.connect("map-event", lambda *_: ready())
GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, answers.read)
window.show_all()
terminal.grab_focus()
Gtk.main()
