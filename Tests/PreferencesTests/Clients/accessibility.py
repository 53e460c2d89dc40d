"""Reads and uses the windows of a program as assistive technologies do: a JSON request a line.

`widgets` gives what is shown; `act` does what a click would; `value` sets a number; `name` is the
accessible name, `role` AT-SPI's.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

STATES = {
    "sensitive": Atspi.StateType.SENSITIVE,
    "checked": Atspi.StateType.CHECKED,
    "pressed": Atspi.StateType.PRESSED,
    "selected": Atspi.StateType.SELECTED,
    "focusable": Atspi.StateType.FOCUSABLE,
    "focused": Atspi.StateType.FOCUSED,
}


def applications(name):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if application is not None and application.get_name() == name:
            yield application


def shown(widget):
    """The widget and those in it, as far as they are visible."""
    states = widget.get_state_set()
    if widget.get_role() != Atspi.Role.APPLICATION:
        # GTK 4.8 tells of no widget but windows whether it is showing.
        if not states.contains(Atspi.StateType.VISIBLE):
            return
        yield widget
    for index in range(widget.get_child_count()):
        try:
            child = widget.get_child_at_index(index)
            if child is not None:
                yield from shown(child)
        except GLib.Error:
            # Rows come and go while they are read; one that has gone is not shown.
            continue


def number(widget):
    value = widget.get_value_iface()
    return value.get_current_value() if value else None


def text(widget):
    interface = widget.get_text_iface()
    return interface.get_text(0, interface.get_character_count()) if interface else None


def described(widget):
    states = widget.get_state_set()
    component = widget.get_component_iface()
    box = component.get_extents(Atspi.CoordType.WINDOW) if component else None
    return {
        "role": widget.get_role_name(),
        "name": widget.get_name() or "",
        "description": widget.get_description() or "",
        "states": [name for name, state in STATES.items() if states.contains(state)],
        "box": [box.x, box.y, box.width, box.height] if box else [],
        "value": number(widget),
        "text": text(widget),
    }


def widgets(program):
    for application in applications(program):
        yield from shown(application)


def all_described(program):
    for widget in widgets(program):
        try:
            yield described(widget)
        except GLib.Error:
            # It has gone meanwhile.
            continue


def matching(request):
    for widget in widgets(request["program"]):
        if request.get("role") in (None, widget.get_role_name()) and (
                widget.get_name() == request["name"]):
            yield widget


def answer(request):
    if request["do"] == "widgets":
        return list(all_described(request["program"]))
    found = next(matching(request), None)
    if found is None:
        return None
    if request["do"] == "act":
        return found.get_action_iface().do_action(0)
    if request["do"] == "value":
        return found.get_value_iface().set_current_value(request["value"])
    if request["do"] == "focus":
        return found.get_component_iface().grab_focus()
    raise ValueError(request["do"])


Atspi.init()
# libatspi ends the program if it asks before the registry is there.
Atspi.get_desktop(0).get_child_count()
print("ready", flush=True)
for line in sys.stdin:
    try:
        result = {"answer": answer(json.loads(line))}
    except Exception as error:  # noqa: BLE001: whatever it is, the test is to see it.
        result = {"error": repr(error)}
    print(json.dumps(result), flush=True)
