"""A keyboard and a mouse for a private X display.

Standard input: lines of words, performed in order; the answer to each line is "done".

    d24  u24     the key with this X keycode is pressed, released
    s24          SlowKeys accepts this key, which is down
    w5000        a pause in microseconds
    m40,80       move the mouse
    b1   r1      a mouse button is pressed, released
    a200,30      held keys repeat after this delay, at this interval, in ms
    c5,400       of XKB's controls repeats (1), SlowKeys (2), BounceKeys (4), StickyKeys (8) and
                 MouseKeys (16) those in this sum are on; the delay of the second and third, in ms

All keys that are held at the end of the input are released.
"""

import ctypes
import sys
import time

XKB_USE_CORE_KEYBOARD = 0x100
ACCESS_NOTIFY, SLOW_KEY_ACCEPTED = 10, 1
# The controls that can be switched, and what is changed: these, and two delays.
SWITCHES, CHANGES = 0x1f, 0x80000006


class Controls(ctypes.Structure):
    """The beginning of XKB's controls."""

    _fields_ = [("other", ctypes.c_ubyte * 12), ("enabled", ctypes.c_uint),
                ("times", ctypes.c_ushort * 4)]


class Description(ctypes.Structure):
    """The beginning of XKB's description of a keyboard."""

    _fields_ = [("display", ctypes.c_void_p), ("other", ctypes.c_ubyte * 8),
                ("controls", ctypes.POINTER(Controls))]


class AccessEvent(ctypes.Structure):
    """XKB's report of what a helper did with a key, with room for any event."""

    _fields_ = [("other", ctypes.c_ubyte * 52), ("keycode", ctypes.c_int),
                ("rest", ctypes.c_ubyte * 192)]


xlib = ctypes.CDLL("libX11.so.6")
xtest = ctypes.CDLL("libXtst.so.6")
xlib.XOpenDisplay.restype = ctypes.c_void_p
for function in (xlib.XFlush, xlib.XCloseDisplay):
    function.argtypes = [ctypes.c_void_p]
xlib.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
xlib.XkbSetAutoRepeatRate.argtypes = [ctypes.c_void_p] + [ctypes.c_uint] * 3
for function in (xlib.XkbGetControls, xlib.XkbSetControls):
    function.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.POINTER(Description)]
xlib.XkbSelectEventDetails.argtypes = [
    ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint, ctypes.c_ulong, ctypes.c_ulong]
xlib.XNextEvent.argtypes = [ctypes.c_void_p, ctypes.POINTER(AccessEvent)]
xlib.XkbAllocKeyboard.restype = ctypes.POINTER(Description)
xlib.XkbFreeKeyboard.argtypes = [ctypes.POINTER(Description), ctypes.c_uint, ctypes.c_int]
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
        xlib.XkbSelectEventDetails(
            self.display, XKB_USE_CORE_KEYBOARD, ACCESS_NOTIFY, *[1 << SLOW_KEY_ACCEPTED] * 2)

    def perform(self, word):
        kind, numbers = word[0], [int(number) for number in word[1:].split(",")]
        if kind == "w":
            time.sleep(numbers[0] / 1e6)
            return
        if kind == "s":
            event = AccessEvent()
            while event.keycode != numbers[0]:
                xlib.XNextEvent(self.display, event)
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
        elif kind == "c":
            self.choose(*numbers)
        else:
            sys.exit(f"keyboard.py: {word} is not understood")
        xlib.XFlush(self.display)

    def choose(self, switches, delay):
        keyboard = xlib.XkbAllocKeyboard()
        xlib.XkbGetControls(self.display, CHANGES, keyboard)
        controls = keyboard.contents.controls.contents
        controls.enabled = controls.enabled & ~SWITCHES | switches
        controls.times[2] = controls.times[3] = delay
        xlib.XkbSetControls(self.display, CHANGES, keyboard)
        xlib.XkbFreeKeyboard(keyboard, 0, True)

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
