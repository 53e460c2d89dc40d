"""An X server with a window manager, and a keyboard and a mouse in it."""

import os

from clock import own_clock
from desktop import (
    HOME, REPEAT_DELAY, REPEAT_INTERVAL, X_SOCKETS, Desktop, say, wait_for, write)
from typing_hand import LAYOUTS, SWITCH


class X11(Desktop):
    """An X server with Metacity, and the IBus modules of the toolkits."""

    window_manager = "metacity", "--no-composite"

    def start(self):
        os.environ.update(
            DISPLAY=":9", XDG_SESSION_TYPE="x11", GDK_BACKEND="x11", QT_QPA_PLATFORM="xcb",
            GTK_IM_MODULE="ibus", QT_IM_MODULE="ibus", XMODIFIERS="@im=ibus")
        self.run("Xvfb", ":9", "-screen", "0", "1024x768x24", "-nolisten", "tcp")
        wait_for("Xvfb", lambda: os.path.exists(f"{X_SOCKETS}/X9"))
        self.clock = own_clock()
        self.start_session()
        self.keyboard = XKeyboard()

    def start_session(self):
        self.start_window_manager()
        self.run("ibus-daemon", "--xim", "--config", "disable")

    def start_window_manager(self):
        self.run(*self.window_manager)

    def choose(self):
        super().choose()
        # IBus's panel sets the layout of the first engine in its list.
        say("setxkbmap", LAYOUTS, "-option", SWITCH)

    def version(self):
        return "X11"


class XPictures(X11):
    """The same with shadows and a background, and texts that can be read in a page."""

    def start_window_manager(self):
        os.environ["GDK_DPI_SCALE"] = "1.2"
        # A blinking cursor would be in some pictures by chance.
        write("[Settings]\ngtk-cursor-blink=0\n", HOME, ".config/gtk-3.0/settings.ini")
        # ImageMagick paints it, but exits with an error.
        say("display", "-window", "root", "-size", "1024x768", "gradient:#d5dde8-#aebccd")
        self.run("metacity", "--compositor", "xrender")


class XKeyboard:
    """A keyboard of the X server's test extension."""

    def __init__(self):
        import keyboard
        self.keyboard = keyboard.Keyboard()
        self.repeat(REPEAT_DELAY, REPEAT_INTERVAL)

    def key(self, code, is_down):
        self.keyboard.perform(f"{'d' if is_down else 'u'}{code + 8}")

    def click(self, x, y):
        for word in (f"m{x},{y}", "w50000", "b1", "w30000", "r1"):
            self.keyboard.perform(word)

    def repeat(self, delay, interval):
        """From now on, held keys repeat after a delay, and at an interval in ms."""
        self.keyboard.perform(f"a{delay},{interval}")

    def wait(self):
        """Keys are flushed when they are sent."""
