"""Reads and uses the windows of a program as assistive technologies do: a JSON request a line.

`widgets` gives what is shown; `act` does what a click would; `value` sets a number; `name` is the
accessible name, `role` AT-SPI's.

libatspi asks for each property of each widget by itself, which takes a second for a large page.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

STATES = ["sensitive", "checked", "pressed", "selected", "focusable", "focused"]
ROOT = "/org/a11y/atspi/accessible/root"
PROPERTIES = "org.freedesktop.DBus.Properties"


def interface(name):
    return "org.a11y.atspi." + name


def has(widget, state):
    return widget["bits"] >> int(getattr(Atspi.StateType, state.upper())) & 1


class Bus:
    """The bus of assistive technologies."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
            Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address,
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)

    def call(self, owner, path, of, method, arguments=None):
        answer = self.connection.call_sync(
            owner, path, of, method, arguments, None, Gio.DBusCallFlags.NONE, 10000, None)
        return answer.unpack()

    def call_all(self, calls):
        """Makes calls at once; an answer is None where the widget has gone meanwhile."""
        answers = [None] * len(calls)
        waiting = set(range(len(calls)))

        def end(connection, result, index):
            waiting.discard(index)
            try:
                answers[index] = connection.call_finish(result).unpack()
            except GLib.Error:
                pass

        for index, (owner, path, of, method, arguments) in enumerate(calls):
            self.connection.call(
                owner, path, of, method, arguments, None, Gio.DBusCallFlags.NONE, 10000, None,
                end, index)
        while waiting:
            GLib.MainContext.default().iteration(True)
        return answers

    def get(self, owner, path, of, name):
        return self.call(owner, path, PROPERTIES, "Get", GLib.Variant("(ss)", (of, name)))[0]

    def applications(self, name):
        registry = interface("Registry")
        for owner, path in self.call(
                registry, ROOT, interface("Accessible"), "GetChildren")[0]:
            try:
                if self.get(owner, path, interface("Accessible"), "Name") == name:
                    yield owner
            except GLib.Error:
                # It has just ended.
                continue

    def shown(self, owner):
        """The widgets of an application, as far as they are visible, level by level."""
        root = {"path": ROOT}
        level = [root]
        while level:
            answers = self.call_all(
                [(owner, widget["path"], interface("Accessible"), "GetChildren", None)
                 for widget in level])
            for widget, reply in zip(level, answers):
                widget["children"] = [
                    {"owner": owner, "path": path} for _, path in (reply or [[]])[0]]
            level = [child for widget in level for child in widget["children"]]
            answers = self.call_all(
                [(owner, widget["path"], interface("Accessible"), "GetState", None)
                 for widget in level])
            for widget, reply in zip(level, answers):
                widget["bits"] = reply[0][0] if reply else 0
            # GTK 4.8 tells of no widget but windows whether it is showing.
            level = [widget for widget in level if has(widget, "visible")]

        def walk(widget):
            for child in widget["children"]:
                if has(child, "visible"):
                    yield child
                    yield from walk(child)

        return list(walk(root))

    def described(self, widgets):
        """What tests want to know of widgets."""
        accessible, component = interface("Accessible"), interface("Component")
        for key, of, method, arguments in [
                ("role", accessible, "GetRole", None),
                ("properties", PROPERTIES, "GetAll", GLib.Variant("(s)", (accessible,))),
                ("box", component, "GetExtents", GLib.Variant("(u)", (1,)))]:
            answers = self.call_all(
                [(widget["owner"], widget["path"], of, method, arguments) for widget in widgets])
            for widget, reply in zip(widgets, answers):
                widget[key] = reply and reply[0]
        # Those that have gone meanwhile are left out.
        widgets = [widget for widget in widgets if widget["role"] and widget["properties"]]
        for widget in widgets:
            widget["role"] = Atspi.Role(widget["role"]).value_nick.replace("-", " ")
        self.add(widgets, "text", {"text", "entry", "password text"}, (
            interface("Text"), "GetText", GLib.Variant("(ii)", (0, 2**31 - 1))))
        self.add(widgets, "value", {"spin button", "slider"}, (
            PROPERTIES, "Get", GLib.Variant("(ss)", (interface("Value"), "CurrentValue"))))
        return [{
            "role": widget["role"], "name": widget["properties"]["Name"],
            "description": widget["properties"]["Description"],
            "states": [state for state in STATES if has(widget, state)],
            "box": widget["box"] or [], "value": widget.get("value"), "text": widget.get("text"),
        } for widget in widgets]

    def add(self, widgets, key, roles, call):
        """Asks widgets of some roles one question more."""
        asked = [widget for widget in widgets if widget["role"] in roles]
        answers = self.call_all([(widget["owner"], widget["path"], *call) for widget in asked])
        for widget, reply in zip(asked, answers):
            widget[key] = reply and reply[0]

    def answer(self, request):
        widgets = [
            widget for owner in self.applications(request["program"])
            for widget in self.shown(owner)]
        described = self.described(widgets)
        if request["do"] == "widgets":
            return described
        found = next(
            (widget for widget in widgets if widget.get("role") == request["role"]
             and widget["properties"]["Name"] == request["name"]), None)
        if found is None:
            return None
        place = found["owner"], found["path"]
        if request["do"] == "act":
            return self.call(
                *place, interface("Action"), "DoAction", GLib.Variant("(i)", (0,)))[0]
        if request["do"] == "value":
            self.call(*place, PROPERTIES, "Set", GLib.Variant("(ssv)", (
                interface("Value"), "CurrentValue", GLib.Variant("d", request["value"]))))
            return True
        raise ValueError(request["do"])


bus = Bus()
# The registry has to be there.
list(bus.applications(""))
print("ready", flush=True)
for line in sys.stdin:
    try:
        result = {"answer": bus.answer(json.loads(line))}
    except Exception as error:  # noqa: BLE001: whatever it is, the test is to see it.
        result = {"error": repr(error)}
    print(json.dumps(result), flush=True)
