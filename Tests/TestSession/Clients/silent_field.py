"""A GTK 4 window with an editor of its own that reports no text, as Emacs does; see `answers.py`."""

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

from answers import Answers, ready  # noqa: E402

text = ""


def commit(_, added):
    global text
    text += added
    answers.note()


def pressed(_, keyval, _code, _state):
    global text
    if keyval != Gdk.KEY_BackSpace:
        return False
    text = text[:-1]
    return True


def clear():
    global text
    text = ""


loop = GLib.MainLoop()
# What is learned is kept by this name.
GLib.set_prgname("silent-editor")
Gtk.init()
window = Gtk.Window(title="Editor", decorated=False)
window.fullscreen()
area = Gtk.DrawingArea(focusable=True)
window.set_child(area)
method = Gtk.IMMulticontext()
method.set_client_widget(area)
method.connect("commit", commit)
keys = Gtk.EventControllerKey()
keys.set_im_context(method)
keys.connect("key-pressed", pressed)
area.add_controller(keys)
focus = Gtk.EventControllerFocus()
focus.connect("enter", lambda _: method.focus_in())
focus.connect("leave", lambda _: method.focus_out())
area.add_controller(focus)
answers = Answers(lambda: [text], lambda: [[0, 0, 600, 400]], clear, loop.quit)
window.connect("map", lambda *_: GLib.idle_add(ready))
GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, answers.read)
window.present()
area.grab_focus()
loop.run()
