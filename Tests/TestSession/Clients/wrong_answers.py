"""A program of the session that owns names of others, and answers each call with the same value.

Arguments: the value, a tuple as GVariant text such as "(1,)", and the names. Standard output: "ready"
when it has the names. Standard input: any line is answered with the names of the called methods, in
the order of the calls.
"""

import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

ANSWER = GLib.Variant.parse(None, sys.argv[1], None, None)
BUS = "org.freedesktop.DBus"
REPLACE = 2
called = []


def pass_on(connection, message, is_incoming):
    """Answers calls on the thread that reads; there are no objects that could."""
    is_call = message.get_message_type() == Gio.DBusMessageType.METHOD_CALL
    if not is_incoming or not is_call:
        return message
    called.append(message.get_member())
    if not message.get_flags() & Gio.DBusMessageFlags.NO_REPLY_EXPECTED:
        reply = Gio.DBusMessage.new_method_reply(message)
        reply.set_body(ANSWER)
        connection.send_message(reply, Gio.DBusSendMessageFlags.NONE)
    return None


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.add_filter(pass_on)
for name in sys.argv[2:]:
    bus.call_sync(BUS, "/org/freedesktop/DBus", BUS, "RequestName",
                  GLib.Variant("(su)", (name, REPLACE)), None, Gio.DBusCallFlags.NONE, -1, None)
print("ready", flush=True)
for line in sys.stdin:
    print(*called, flush=True)
