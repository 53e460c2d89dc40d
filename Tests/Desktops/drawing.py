"""Programs that draw: a text is typed onto the picture, and is in the file that they save."""

import re
import struct
import time
import xml.etree.ElementTree as ElementTree

from editors import SavingEditor
from trace import Trace
from typing_hand import CODES, CONTROL, ESCAPE, RETURN, SHIFT

MIDDLE = 512, 384
SELECTION_TOOL, TEXT_TOOL = 59, 66  # F1 and F8
# 64 by 64, and no layers.
EMPTY_PICTURE = struct.pack(">14sIIIIIII", b"gimp xcf file", 64, 64, 0, 0, 0, 0, 0).decode("ascii")
SVG = "{http://www.w3.org/2000/svg}"
LABEL = "{http://www.inkscape.org/namespaces/inkscape}label"


class Inkscape(SavingEditor):
    """Each text is one of its own, which the tool begins where one clicks."""

    FILE = "text.svg"
    EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>'

    def is_there(self):
        # Only a text that is begun has the focus.
        self.begin()
        return self.trace.has_field()

    def clear(self):
        self.hand.hold(SELECTION_TOOL, 0.03)
        super().clear()
        self.begin()

    def begin(self):
        self.hand.hold(TEXT_TOOL, 0.03)
        self.hand.keyboard.click(*MIDDLE)
        time.sleep(0.3)

    def read(self, _field=0):
        try:
            texts = ElementTree.parse(self.path).iter(f"{SVG}text")
        except ElementTree.ParseError:
            return ""
        return "\n".join("".join(text.itertext()) for text in texts)


class InkscapeDialog(SavingEditor):
    """The name of a new layer, in the field of its dialog."""

    FILE, EMPTY = Inkscape.FILE, Inkscape.EMPTY

    def is_there(self):
        self.hand.hold(ESCAPE, 0.03)
        self.begin()
        return self.trace.has_field()

    def clear(self):
        self.begin()
        super().clear()

    def begin(self):
        trace = Trace()
        self.hand.press(SHIFT)
        self.hand.chord(CONTROL, "n")
        self.hand.release(SHIFT)
        trace.await_field()
        time.sleep(2)

    def ask(self):
        self.hand.hold(RETURN, 0.03)
        time.sleep(0.5)
        super().ask()

    def read(self, _field=0):
        try:
            layers = ElementTree.parse(self.path).iter(f"{SVG}g")
        except ElementTree.ParseError:
            return ""
        # It numbers a name that is there already.
        return re.sub(r" \d+$", "", next(reversed([layer.get(LABEL, "") for layer in layers]), ""))


class Gimp(Inkscape):
    """The text is a property of its layer, in the file as it is."""

    FILE, EMPTY = "text.xcf", EMPTY_PICTURE

    def begin(self):
        # It welcomes its user in another window.
        self.hand.hold(ESCAPE, 0.03)
        self.hand.hold(CODES["t"], 0.03)
        self.hand.keyboard.click(*MIDDLE)
        time.sleep(0.5)

    def clear(self):
        # A click on a text goes on with it.
        self.begin()
        SavingEditor.clear(self)

    def read(self, _field=0):
        with open(self.path, "rb") as file:
            texts = re.findall(rb'\(text "((?:[^"\\]|\\.)*)"\)', file.read())
        return texts[0].decode() if texts else ""
