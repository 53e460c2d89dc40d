#!/usr/bin/python3
"""Measures the texts of keyboard pictures: prints those that extend beyond their keys.

The extents are those of the ink, as librsvg draws it with the fonts that are installed.
"""
import sys
import xml.etree.ElementTree as ElementTree

import gi

gi.require_version("Rsvg", "2.0")
from gi.repository import Rsvg  # noqa: E402

SVG = "{http://www.w3.org/2000/svg}"
# The allowed error of a line with half transparent edges, in points.
TOLERANCE = 0.5


def check(path):
    """Prints each text of a picture that is not inside its key; returns how many were measured."""
    root = ElementTree.parse(path).getroot()
    view = [float(number) for number in root.get("viewBox").split()]
    handle = Rsvg.Handle.new_from_file(path)
    viewport = Rsvg.Rectangle()
    viewport.x, viewport.y, viewport.width, viewport.height = 0, 0, view[2], view[3]

    def extents(identifier):
        _, ink, _ = handle.get_geometry_for_layer("#" + identifier, viewport)
        return ink.x, ink.y, ink.x + ink.width, ink.y + ink.height

    caps = {}
    count = 0
    for element in root.iter(SVG + "text"):
        identifier = element.get("id", "")
        if identifier.startswith("text-"):
            cap = "cap-" + identifier.split("-")[1]
        elif identifier.startswith("entry-"):
            cap = "list"
        elif identifier.startswith("bubble-text-"):
            cap = "bubble-" + identifier.split("-")[2]
        else:
            continue
        if cap not in caps:
            caps[cap] = extents(cap)
        key = caps[cap]
        text = extents(identifier)
        count += 1
        beyond = max(key[0] - text[0], key[1] - text[1], text[2] - key[2], text[3] - key[3])
        if beyond > TOLERANCE:
            print(f"{path}: {element.text} is {beyond:.1f} points beyond {cap}")
    return count


if __name__ == "__main__":
    print(sum(check(path) for path in sys.argv[1:]), "texts measured")
