"""The engine's trace, by which a hand sees what the engine has seen."""

import os
import re

from desktop import TRACE, DesktopError, wait_for

# A repeat that comes first takes the timer's place, and a digit of a list has no gesture.
HELD = b'"gesture":"longPress"', b'"event":"timer","timer":"hold"'
CHANGED = (b'"event":"change"',)
FOCUSED = (b'"focus-in"',)
PATIENCE, FIELD_PATIENCE = 10, 5  # s


class Trace:
    """The trace from a place on, by default what is written from now on."""

    def __init__(self, start=None):
        self.start = size() if start is None else start

    def content(self):
        # A new engine starts a new trace, and some input methods write none.
        start = self.start if size() >= self.start else 0
        if not size():
            return b""
        with open(TRACE, "rb") as file:
            file.seek(start)
            return file.read()

    def wait_for(self, what, signs):
        """Waits until the trace contains one of these, however long the machine takes."""
        def is_there():
            content = self.content()
            return any(sign in content for sign in signs)
        wait_for(what, is_there, PATIENCE)

    def has_field(self):
        """Whether a field has got the focus, as far as there is a trace."""
        return not size() or re.search(rb'"focus-in","client":"(?!fake|")', self.content())

    def await_field(self):
        """Waits until a field has the focus, if the trace tells of one."""
        try:
            wait_for("a field", self.has_field, FIELD_PATIENCE)
        except DesktopError:
            # Windows of X have none with callout-wayland.
            pass

    def wait_for_key(self, code, is_down):
        """Waits until the engine has got a key."""
        sign = b'"event":"%s","key":"[^"]*","keycode":%d,' % (b"press" if is_down else b"release", code)
        wait_for(f"key {code}", lambda: re.search(sign, self.content()), PATIENCE, every=0.002)

    def keep(self, path):
        """Keeps what was written since then in a file of its own."""
        with open(path, "wb") as file:
            file.write(self.content())


def size():
    return os.path.getsize(TRACE) if os.path.exists(TRACE) else 0
