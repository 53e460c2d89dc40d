"""A keyboard and a mouse for a private X display.

Standard input: lines of words, performed in order; the answer to each line is "done".

    d24  u24     the key with this X keycode is pressed, released
    w5000        a pause in microseconds
    m40,80       move the mouse
    b1   r1      a mouse button is pressed, released
    a200,30      held keys repeat after this delay, at this interval, in ms

All keys that are held at the end of the input are released.
"""

import ctypes
import sys
import time

XKB_USE_CORE_KEYBOARD = 0x100

xlib = ctypes.CDLL("libX11.so.6")
xtest = ctypes.CDLL("libXtst.so.6")
xlib.XOpenDisplay.restype = ctypes.c_void_p
for function in (xlib.XFlush, xlib.XCloseDisplay):
    function.argtypes = [ctypes.c_void_p]
xlib.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
xlib.XkbSetAutoRepeatRate.argtypes = [ctypes.c_void_p] + [ctypes.c_uint] * 3
xtest.XTestFakeKeyEvent.argtypes = [
    ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
xtest.XTestFakeButtonEvent.argtypes = xtest.XTestFakeKeyEvent.argtypes
xtest.XTestFakeMotionEvent.argtypes = [ctypes.c_void_p] + [ctypes.c_int] * 3 + [ctypes.c_ulong]


class Keyboard:
    """One connection to the display, and the keys that are down."""

    def __init__(self):
        self.display = xlib.XOpenDisplay(None)
        if not self.display:
            sys.exit("keyboard.py: there is no display")
        self.down = set()

    def perform(self, word):
        kind, numbers = word[0], [int(number) for number in word[1:].split(",")]
        if kind == "w":
            time.sleep(numbers[0] / 1e6)
            return
        if kind in "du":
            xtest.XTestFakeKeyEvent(self.display, numbers[0], kind == "d", 0)
            (self.down.add if kind == "d" else self.down.discard)(numbers[0])
        elif kind in "br":
            xtest.XTestFakeButtonEvent(self.display, numbers[0], kind == "b", 0)
        elif kind == "m":
            xtest.XTestFakeMotionEvent(self.display, -1, numbers[0], numbers[1], 0)
        elif kind == "a":
            xlib.XkbSetAutoRepeatRate(self.display, XKB_USE_CORE_KEYBOARD, *numbers)
        else:
            sys.exit(f"keyboard.py: {word} is not understood")
        xlib.XFlush(self.display)

    def close(self):
        for keycode in self.down:
            xtest.XTestFakeKeyEvent(self.display, keycode, 0, 0)
        xlib.XSync(self.display, 0)
        xlib.XCloseDisplay(self.display)


def main():
    keyboard = Keyboard()
    print("ready", flush=True)
    for line in sys.stdin:
        for word in line.split():
            keyboard.perform(word)
        xlib.XSync(keyboard.display, 0)
        print("done", flush=True)
    keyboard.close()


if __name__ == "__main__":
    main()
