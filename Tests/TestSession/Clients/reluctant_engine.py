"""An engine of IBus that cannot be made at first, as while another program takes over.

Arguments: its name, and how often it refuses. Standard output: "ready", and then a line for each
request. It quits at the end of its standard input.
"""

import sys

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus  # noqa: E402

NAME = sys.argv[1]
refusals = int(sys.argv[2])


class Factory(IBus.Factory):
    def do_create_engine(self, name):
        global refusals
        print("refused" if refusals > 0 else "made", flush=True)
        refusals -= 1
        if refusals >= 0:
            return None
        return IBus.Engine.new(name, "/org/freedesktop/IBus/Engine/1", self.props.connection)


bus = IBus.Bus()
factory = Factory(connection=bus.get_connection(), object_path=IBus.PATH_FACTORY)
component = IBus.Component(
    name="org.freedesktop.IBus.Reluctant", description="", version="", license="", author="",
    homepage="", command_line="", textdomain="")
component.add_engine(IBus.EngineDesc(
    name=NAME, longname=NAME, description="", language="fr", license="", author="", icon="",
    layout="default"))
bus.register_component(component)
bus.request_name("org.freedesktop.IBus.Reluctant", 0)
GLib.io_add_watch(sys.stdin.fileno(), GLib.IOCondition.HUP, lambda *_: IBus.quit())
print("ready", flush=True)
IBus.main()
