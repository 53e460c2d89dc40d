"""Stands in for IBus's panel, which would draw lists: without one, the engine opens none."""

import sys

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus  # noqa: E402

IBus.init()
bus = IBus.Bus.new()
if not bus.is_connected() or bus.request_name("org.freedesktop.IBus.Panel", 0) != 1:
    sys.exit("panel.py: the panel's name is not to be had")
GLib.MainLoop().run()
