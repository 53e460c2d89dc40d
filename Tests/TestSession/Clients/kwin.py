"""Stands in for KWin on the session bus: it takes the script of the engine, and reports programs.

Standard output: "ready" when it has KWin's name. Standard input: one line for each call of the
engine's method ProgramChanged; the answer is "done" or the name of the error, or "not yet" while no
script runs.

    report NAME  calls it as KWin
    lie NAME     calls it as another program
"""

import os
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

ENGINE = "org.freedesktop.IBus.Callout"
INTERFACES = """<node>
<interface name="org.kde.kwin.Scripting">
<method name="unloadScript"><arg type="s" direction="in"/><arg type="b" direction="out"/></method>
<method name="loadScript"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="i" direction="out"/></method></interface>
<interface name="org.kde.kwin.Script"><method name="run"/></interface>
</node>"""
ANSWERS = {"unloadScript": ("(b)", (False,)), "loadScript": ("(i)", (7,)), "run": ("()", ())}

loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
flags = Gio.DBusConnectionFlags
stranger = Gio.DBusConnection.new_for_address_sync(
    os.environ["DBUS_SESSION_BUS_ADDRESS"],
    flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
node = Gio.DBusNodeInfo.new_for_xml(INTERFACES)
runs = False


def say(text):
    print(text, flush=True)


def called(_bus, _sender, _path, _interface, method, _arguments, invocation):
    global runs
    runs = runs or method == "run"
    invocation.return_value(GLib.Variant(*ANSWERS[method]))


def answer(connection, name):
    def end(connection, result):
        try:
            connection.call_finish(result)
            say("done")
        except GLib.Error as error:
            say(Gio.DBusError.get_remote_error(error) or error.message)

    connection.call(
        ENGINE, "/" + ENGINE.replace(".", "/"), ENGINE + ".Focus", "ProgramChanged",
        GLib.Variant("(s)", (name,)), None, Gio.DBusCallFlags.NONE, 5000, None, end)


def read(*_):
    data = os.read(0, 1 << 16)
    for line in data.decode().splitlines():
        word, _, name = line.partition(" ")
        if runs:
            answer(bus if word == "report" else stranger, name)
        else:
            say("not yet")
    if not data:
        loop.quit()
    return bool(data)


bus.register_object("/Scripting", node.lookup_interface("org.kde.kwin.Scripting"), called,
                    None, None)
bus.register_object("/Scripting/Script7", node.lookup_interface("org.kde.kwin.Script"), called,
                    None, None)
Gio.bus_own_name_on_connection(
    bus, "org.kde.KWin", Gio.BusNameOwnerFlags.NONE, lambda *_: say("ready"),
    lambda *_: None)
GLib.io_add_watch(sys.stdin.fileno(), GLib.IOCondition.IN | GLib.IOCondition.HUP, read)
loop.run()
