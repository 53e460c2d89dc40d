"""What the engine shows, read from IBus's bus: lists, preedits, auxiliary lines."""

import subprocess
import threading

from gi.repository import Gio, GLib

SHOWN = {"UpdateLookupTable": "a list", "UpdatePreeditText": "a preedit",
         "UpdateAuxiliaryText": "a line"}
RULE = "type='signal',interface='org.freedesktop.IBus.Engine'"


class Watch:
    """Listens on IBus's bus and knows what was shown since the last question."""

    def __init__(self):
        self.lock, self.seen = threading.Lock(), []
        address = subprocess.check_output(["ibus", "address"], text=True).strip()
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.connection.add_filter(self.take)
        self.connection.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch",
            GLib.Variant("(s)", (RULE,)), None, Gio.DBusCallFlags.NONE, -1, None)

    def take(self, _connection, message, is_incoming):
        kind = SHOWN.get(message.get_member())
        if not is_incoming or not kind:
            return message
        body = message.get_body().unpack()
        is_visible = body[2] if kind == "a preedit" else body[1]
        # A serialized IBusText has its text in third place.
        if is_visible and (kind == "a list" or body[0][2]):
            with self.lock:
                self.seen.append(kind)
        return message

    def shown(self):
        """What was shown since the last question, in order and each kind once."""
        with self.lock:
            kinds, self.seen = list(dict.fromkeys(self.seen)), []
        return kinds
