"""Stands in for Orca on the session bus, and records what it is asked to say.

Argument: its name, org.gnome.Orca1.Service since Orca 51 or org.gnome.Orca.Service before. Standard
output: "ready" when it has the name. Standard input: one word a line.

    heard   answers the calls since the last time, a JSON list of [KIND, TEXT, WHETHER AN ANSWER IS
            EXPECTED]; the kind is "say" or "interrupt"
    leave   gives up the name, and answers "done"
    return  takes it again, and answers "done"
"""

import json
import os
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

NAME = sys.argv[1]
IS_NEW = NAME == "org.gnome.Orca1.Service"
PATH = "/" + NAME.replace(".", "/")
SPEECH = "org.gnome.Orca1.SpeechManager"
MODULE = "org.gnome.Orca.Module"
INTERFACES = f"""<node>
<interface name="{NAME}"><method name="PresentMessage">
<arg type="s" direction="in"/><arg type="b" direction="out"/></method></interface>
<interface name="{SPEECH}"><method name="InterruptSpeech">
<arg type="b" direction="in"/><arg type="b" direction="out"/></method></interface>
<interface name="{MODULE}"><method name="ExecuteCommand"><arg type="s" direction="in"/>
<arg type="b" direction="in"/><arg type="b" direction="out"/></method></interface>
</node>"""

loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
node = Gio.DBusNodeInfo.new_for_xml(INTERFACES)
heard = []
owned = 0


def called(_bus, _sender, _path, _interface, method, arguments, invocation):
    silent = Gio.DBusMessageFlags.NO_REPLY_EXPECTED
    expects = not invocation.get_message().get_flags() & silent
    kind = "say" if method == "PresentMessage" else "interrupt"
    text = "" if method == "InterruptSpeech" else arguments[0]
    heard.append([kind, text, expects])
    invocation.return_value(GLib.Variant("(b)", (True,)))


def say(text):
    print(text, flush=True)


def own(word):
    global owned
    owned = Gio.bus_own_name_on_connection(
        bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: say(word), lambda *_: None)


def answer(word):
    if word == "heard":
        say(json.dumps(heard, ensure_ascii=False))
        heard.clear()
    elif word == "leave":
        Gio.bus_unown_name(owned)
        bus.flush_sync()
        say("done")
    elif word == "return":
        own("done")


def read(*_):
    data = os.read(0, 4096)
    for word in data.decode().split():
        answer(word)
    if not data:
        loop.quit()
    return bool(data)


def offer(path, interface):
    bus.register_object(path, node.lookup_interface(interface), called, None, None)


offer(PATH, NAME)
if IS_NEW:
    offer(PATH + "/SpeechManager", SPEECH)
else:
    offer(PATH + "/SpeechManager", MODULE)
own("ready")
GLib.io_add_watch(sys.stdin.fileno(), GLib.IOCondition.IN | GLib.IOCondition.HUP, read)
loop.run()
