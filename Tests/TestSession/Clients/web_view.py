"""A window with nothing but a web view that shows a page: `web_view.py webkit|qt ADDRESS`."""

import os
import sys

kind, address = sys.argv[1:]
if kind == "webkit":
    import gi

    gi.require_version("Gtk", "4.0")
    gi.require_version("WebKit", "6.0")
    from gi.repository import GLib, Gtk, WebKit

    # What is learned is kept by this name.
    GLib.set_prgname("web-view")
    Gtk.init()
    view = WebKit.WebView()
    view.load_uri(address)
    window = Gtk.Window(title="Page", decorated=False, child=view)
    window.fullscreen()
    # sway reports the focus of a window only to text inputs that are there before it: a mail program has
    # other fields, which GTK has made one for.
    method = Gtk.IMMulticontext()
    method.set_client_widget(view)
    method.focus_in()
    method.focus_out()
    window.present()
    view.grab_focus()
    GLib.MainLoop().run()
else:
    os.environ["QTWEBENGINE_CHROMIUM_FLAGS"] = "--no-sandbox --disable-gpu"
    from PyQt6.QtCore import QUrl
    from PyQt6.QtWebEngineWidgets import QWebEngineView
    from PyQt6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    view = QWebEngineView()
    view.load(QUrl(address))
    view.showFullScreen()
    view.setFocus()
    sys.exit(application.exec())
