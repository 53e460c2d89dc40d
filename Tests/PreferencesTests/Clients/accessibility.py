"""Reads and uses the windows of a program as assistive technologies do. Each line is a JSON request.

`widgets` returns the visible widgets, with their positions if `boxes` is true; `act` clicks on a
widget; `value` sets its number. `name` is the accessible name, `role` is AT-SPI's.

libatspi would request each property of each widget separately: a second for a large page.
"""

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

STATES = [
    "sensitive", "focusable", "focused", "checked", "selected", "pressed", "expandable", "expanded"]
ROOT = "/org/a11y/atspi/accessible/root"
CACHE = "/org/a11y/atspi/cache"
PROPERTIES = "org.freedesktop.DBus.Properties"


def interface(name):
    return "org.a11y.atspi." + name


def bits(item):
    """The states of an item of the cache, the first 32 of them."""
    return item.get_child_value(9).get_child_value(0).get_uint32()


def count(item):
    """The number of children of an item of the cache."""
    return item.get_child_value(4).get_int32()


def is_in(bits, state):
    return bits >> int(getattr(Atspi.StateType, state.upper())) & 1


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
        # How often an application has reported a change.
        self.changes, self.last = 0, None
        self.until, self.result = 0, None
        # By application: the children of each widget, and until when they are taken for current.
        self.children, self.fresh_until = {}, {}
        for name in [interface("Event.Object"), interface("Event.Window"), interface("Cache")]:
            self.connection.signal_subscribe(
                None, name, None, None, None, Gio.DBusSignalFlags.NONE, self.note)

    def note(self, *_):
        self.changes += 1

    def call(self, owner, path, of, method, arguments=None):
        answer = self.connection.call_sync(
            owner, path, of, method, arguments, None, Gio.DBusCallFlags.NONE, 10000, None)
        return answer.unpack()

    def call_all(self, calls):
        """Makes calls all at once; the answer is None if the widget has disappeared."""
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
        """The visible widgets of an application, outer ones first.

        One call returns all properties of all widgets, but GTK 4.8 leaves out widgets that were
        never requested as children of another. The children of each widget are requested again after
        a second, and before that if there are others.
        """
        if time.monotonic() > self.fresh_until.get(owner, 0):
            self.fresh_until[owner] = time.monotonic() + 1
            self.children[owner] = {}
        children, known = self.children[owner], self.known(owner)
        reached, level = set(), [ROOT]
        while level:
            reached.update(level)
            missing = [path for path in level if not (
                path in children and path in known and len(children[path]) == count(known[path])
                and all(child in known for child in children[path]))]
            replies = self.call_all(
                [(owner, path, interface("Accessible"), "GetChildren", None) for path in missing])
            for path, reply in zip(missing, replies):
                children[path] = [child for _, child in (reply or [[]])[0]]
            if any(child not in known for path in missing for child in children[path]):
                known = self.known(owner)
            level = [
                child for path in level for child in children[path]
                # GTK 4.8 reports only for windows whether they are showing.
                if child in known and is_in(bits(known[child]), "visible")]

        def walk(path):
            for child in children[path]:
                # It may have disappeared.
                if child in reached and child in known:
                    yield self.widget(owner, child, known[child])
                    yield from walk(child)

        return list(walk(ROOT))

    def known(self, owner):
        """All properties of the widgets of an application, by their paths.

        `unpack` would take 70 ms for 500 widgets, most of which are not shown.
        """
        items = self.connection.call_sync(
            owner, CACHE, interface("Cache"), "GetItems", None, None, Gio.DBusCallFlags.NONE,
            10000, None).get_child_value(0)
        items = [items.get_child_value(index) for index in range(items.n_children())]
        return {item.get_child_value(0).get_child_value(1).get_string(): item for item in items}

    @staticmethod
    def widget(owner, path, item):
        """The properties that a widget reports."""
        return {
            "owner": owner, "path": path, "name": item.get_child_value(6).get_string(),
            "role": Atspi.Role(item.get_child_value(7).get_uint32()).value_nick.replace("-", " "),
            "description": item.get_child_value(8).get_string(), "bits": bits(item)}

    def described(self, widgets, boxes):
        """The properties of widgets that tests need."""
        if boxes:
            self.add(widgets, "box", None, (
                interface("Component"), "GetExtents", GLib.Variant("(u)", (1,))))
        self.add(widgets, "text", {"text", "entry", "password text"}, (
            interface("Text"), "GetText", GLib.Variant("(ii)", (0, 2**31 - 1))))
        return [{
            "path": widget["path"], "role": widget["role"], "name": widget["name"],
            "description": widget["description"],
            "states": [state for state in STATES if is_in(widget["bits"], state)],
            "box": widget.get("box") or [], "text": widget.get("text"),
        } for widget in widgets]

    def add(self, widgets, key, roles, call):
        """Asks widgets of some roles, or all of them, another question."""
        asked = [widget for widget in widgets if not roles or widget["role"] in roles]
        answers = self.call_all([(widget["owner"], widget["path"], *call) for widget in asked])
        for widget, reply in zip(asked, answers):
            widget[key] = reply and reply[0]

    def answer(self, request):
        """Answers a request, from the last reading if no change was reported since.

        GTK 4.8 does not tell of every new text.
        """
        while GLib.MainContext.default().iteration(False):
            pass
        now = self.changes, request
        if request["do"] != "widgets" or self.last != now or time.monotonic() > self.until:
            self.last, self.result = now, self.read(request)
            self.until = time.monotonic() + 0.25
        return self.result

    def read(self, request):
        widgets = [
            widget for owner in self.applications(request["program"])
            for widget in self.shown(owner)]
        if request["do"] == "widgets":
            return self.described(widgets, request["boxes"])
        found = [
            (widget["owner"], widget["path"]) for widget in widgets
            if (widget["role"], widget["name"]) == (request["role"], request["name"])]
        if not found:
            return None
        if request["do"] == "act":
            # The row of a switch has its role and name, but no actions.
            act = interface("Action"), "DoAction", GLib.Variant("(i)", (0,))
            return any(self.call_all([(*place, *act)])[0] == (True,) for place in found)
        if request["do"] == "value":
            self.call(*found[0], PROPERTIES, "Set", GLib.Variant("(ssv)", (
                interface("Value"), "CurrentValue", GLib.Variant("d", request["value"]))))
            return True
        raise ValueError(request["do"])


bus = Bus()
# The registry must be running.
list(bus.applications(""))
print("ready", flush=True)
for line in sys.stdin:
    try:
        result = {"answer": bus.answer(json.loads(line))}
    except Exception as error:  # noqa: BLE001: the test reports it, whatever it is.
        result = {"error": repr(error)}
    print(json.dumps(result), flush=True)
