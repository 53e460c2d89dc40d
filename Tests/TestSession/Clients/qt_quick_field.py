"""A Qt Quick window with two text fields and a password field; see `answers.py`."""

import sys

from PyQt6.QtCore import QPointF, QSocketNotifier, QUrl
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtQml import QQmlApplicationEngine
from PyQt6.QtQuick import QQuickItem

from answers import Answers, ready

WINDOW = b"""
import QtQuick
import QtQuick.Controls
Window {
  title: "Fields"
  width: 800; height: 600
  visible: true
  Column {
    spacing: 24; padding: 24
    TextField { objectName: "first"; width: 600 }
    TextField { objectName: "second"; width: 600 }
    TextField { objectName: "password"; width: 600; echoMode: TextInput.Password }
  }
}
"""
OTHER = b"""
import QtQuick
import QtQuick.Controls
Window {
  title: "Other"
  width: 300; height: 100
  visible: true
  TextField { objectName: "only"; width: 300; focus: true }
}
"""


def place(item):
    corner = item.mapToGlobal(QPointF(0, 0))
    return [int(number) for number in (corner.x(), corner.y(), item.width(), item.height())]


def clear():
    for item in items:
        item.setProperty("text", "")
    items[0].forceActiveFocus()


class Other:
    """A second window with a text field."""

    def open(self):
        self.last = ""
        self.engine = QQmlApplicationEngine()
        self.engine.loadData(OTHER, QUrl("other.qml"))
        self.window = self.engine.rootObjects()[0]
        self.field = self.window.findChild(QQuickItem, "only")
        self.field.textChanged.connect(self.keep)
        self.window.requestActivate()

    def close(self):
        text = self.field.property("text")
        self.window.close()
        return text

    def shut(self):
        self.window.close()

    def keep(self):
        self.last = self.field.property("text")


application = QGuiApplication(sys.argv[:1])
engine = QQmlApplicationEngine()
engine.loadData(WINDOW, QUrl("fields.qml"))
if not engine.rootObjects():
    sys.exit("qt_quick_field.py: Qt Quick cannot make the window")
window = engine.rootObjects()[0]
items = [window.findChild(QQuickItem, name) for name in ("first", "second", "password")]
answers = Answers(
    lambda: [item.property("text") for item in items],
    lambda: [place(item) for item in items],
    clear,
    application.quit,
    lambda number: items[number].forceActiveFocus(),
    Other(),
)
notifier = QSocketNotifier(0, QSocketNotifier.Type.Read)
notifier.activated.connect(answers.read)
window.showFullScreen()
window.requestActivate()
items[0].forceActiveFocus()
ready()
application.exec()
