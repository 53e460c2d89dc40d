#!/usr/bin/python3
"""Measures the texts of keyboard pictures: prints those that extend beyond their keys.

The extents are those of the ink, as librsvg draws it with the fonts that are installed. Equal texts are
measured once; fonts draw ASCII alike in all languages.
"""
import sys
import xml.etree.ElementTree as ElementTree

import gi

gi.require_version("Rsvg", "2.0")
from gi.repository import Rsvg  # noqa: E402

SVG = "{http://www.w3.org/2000/svg}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
# The allowed error of a line with half transparent edges, in points.
TOLERANCE = 0.5
# The extents of a text around its place, by all that they depend on.
known = {}


class Picture:
    def __init__(self, path):
        self.path = path
        self.root = ElementTree.parse(path).getroot()
        self.elements = {element.get("id"): element for element in self.root.iter() if element.get("id")}
        self.handle = None

    def extents(self, identifier):
        """The left, upper, right and lower edge of an element's ink."""
        element = self.elements[identifier]
        if element.tag == SVG + "rect":
            x, y, width, height, line = (
                float(element.get(name, 0)) for name in ("x", "y", "width", "height", "stroke-width"))
            return x - line / 2, y - line / 2, x + width + line / 2, y + height + line / 2
        if element.tag != SVG + "text":
            return self.measured(identifier)
        x, y = float(element.get("x")), float(element.get("y"))
        style = {name: value for name, value in element.items() if name not in ("id", "x", "y", "fill")}
        language = None if element.text.isascii() else self.root.get(LANGUAGE)
        key = element.text, language, *sorted(style.items())
        if key not in known:
            left, top, right, bottom = self.measured(identifier)
            known[key] = left - x, top - y, right - x, bottom - y
        left, top, right, bottom = known[key]
        return left + x, top + y, right + x, bottom + y

    def measured(self, identifier):
        if not self.handle:
            self.handle = Rsvg.Handle.new_from_file(self.path)
            view = [float(number) for number in self.root.get("viewBox").split()]
            self.origin = view[:2]
            self.viewport = Rsvg.Rectangle()
            self.viewport.x, self.viewport.y, self.viewport.width, self.viewport.height = 0, 0, *view[2:]
        _, ink, _ = self.handle.get_geometry_for_layer("#" + identifier, self.viewport)
        # The drawing begins at the corner of its view.
        x, y = ink.x + self.origin[0], ink.y + self.origin[1]
        return x, y, x + ink.width, y + ink.height


def key_of(identifier):
    """The identifier of what a text has to be inside of, or None."""
    kind, _, rest = identifier.partition("-")
    if kind == "text":
        return "cap-" + rest.split("-")[0]
    if kind == "entry":
        return "list"
    return rest.replace("text", "bubble") if kind == "bubble" and rest.startswith("text") else None


def check(path):
    """Prints each text of a picture that is not inside its key; returns how many were measured."""
    picture = Picture(path)
    keys = {}
    count = 0
    for element in picture.root.iter(SVG + "text"):
        identifier = element.get("id", "")
        cap = key_of(identifier)
        if not cap:
            continue
        if cap not in keys:
            keys[cap] = picture.extents(cap)
        key, text = keys[cap], picture.extents(identifier)
        count += 1
        beyond = max(key[0] - text[0], key[1] - text[1], text[2] - key[2], text[3] - key[3])
        if beyond > TOLERANCE:
            print(f"{path}: {element.text} is {beyond:.1f} points beyond {cap}")
    return count


if __name__ == "__main__":
    print(sum(check(path) for path in sys.argv[1:]), "texts measured")
