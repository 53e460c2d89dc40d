"""An X server with a window manager, and a keyboard and a mouse in it."""

import os

from desktop import REPEAT_DELAY, REPEAT_INTERVAL, X_SOCKETS, Desktop, say, wait_for
from typing_hand import LAYOUTS, SWITCH


class X11(Desktop):
    """An X server with Metacity, and the IBus modules of the toolkits."""

    def start(self):
        os.environ.update(
            DISPLAY=":9", XDG_SESSION_TYPE="x11", GDK_BACKEND="x11", QT_QPA_PLATFORM="xcb",
            GTK_IM_MODULE="ibus", QT_IM_MODULE="ibus", XMODIFIERS="@im=ibus")
        self.run("Xvfb", ":9", "-screen", "0", "1024x768x24", "-nolisten", "tcp")
        wait_for("Xvfb", lambda: os.path.exists(f"{X_SOCKETS}/X9"))
        self.run("metacity", "--no-composite")
        self.run("ibus-daemon", "--xim", "--config", "disable")
        self.keyboard = XKeyboard()

    def choose(self):
        super().choose()
        # IBus's panel sets the layout of the first engine in its list.
        say("setxkbmap", LAYOUTS, "-option", SWITCH)

    def version(self):
        return "X11"


class XKeyboard:
    """A keyboard of the X server's test extension."""

    def __init__(self):
        import keyboard
        self.keyboard = keyboard.Keyboard()
        self.keyboard.perform(f"a{REPEAT_DELAY},{REPEAT_INTERVAL}")

    def key(self, code, is_down):
        self.keyboard.perform(f"{'d' if is_down else 'u'}{code + 8}")

    def click(self, x, y):
        for word in (f"m{x},{y}", "w50000", "b1", "w30000", "r1"):
            self.keyboard.perform(word)

    def wait(self):
        """Keys are flushed when they are sent."""
