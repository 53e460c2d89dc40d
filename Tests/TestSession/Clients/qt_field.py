"""A Qt window with two line edits and a password line edit; see `answers.py`.

The argument is Qt's major version, 5 or 6.
"""

import sys

if sys.argv[1] == "5":
    from PyQt5.QtCore import QEvent, QObject, QPoint, QSocketNotifier, Qt
    from PyQt5.QtWidgets import (
        QApplication, QCompleter, QLineEdit, QPushButton, QVBoxLayout, QWidget)

    PASSWORD, READ = QLineEdit.Password, QSocketNotifier.Read
    PRESS, RELEASE = QEvent.KeyPress, QEvent.KeyRelease
    CONTROL, KEY = Qt.ControlModifier, Qt.Key_J
    INLINE = QCompleter.InlineCompletion
else:
    from PyQt6.QtCore import QEvent, QObject, QPoint, QSocketNotifier, Qt
    from PyQt6.QtWidgets import (
        QApplication, QCompleter, QLineEdit, QPushButton, QVBoxLayout, QWidget)

    PASSWORD, READ = QLineEdit.EchoMode.Password, QSocketNotifier.Type.Read
    PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    CONTROL, KEY = Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_J
    INLINE = QCompleter.CompletionMode.InlineCompletion

from answers import WORD, Answers, ready  # noqa: E402


def place(edit):
    corner = edit.mapToGlobal(QPoint(0, 0))
    return [corner.x(), corner.y(), edit.width(), edit.height()]


def clear():
    for edit in edits:
        edit.clear()
    edits[0].setFocus()


def send():
    moves.clear()
    edits[0].returnPressed.connect(edits[0].clear)


def complete():
    completer = QCompleter([WORD], edits[1])
    completer.setCompletionMode(INLINE)
    edits[1].setCompleter(completer)


class Window(QWidget):
    """Reports when it is shown."""

    def showEvent(self, event):  # noqa: N802
        super().showEvent(event)
        ready()


class Keys(QObject):
    """Follows the keys of the window, and moves the focus."""

    def eventFilter(self, target, event):  # noqa: N802
        # The window has them before its widgets.
        if event.type() in (PRESS, RELEASE) and target is window.windowHandle():
            if event.type() == PRESS:
                down.add(event.key())
                return self.move(event)
            if not event.isAutoRepeat():
                down.discard(event.key())
        return False

    def move(self, event):
        if not moves or event.key() != KEY:
            return False
        if event.modifiers() & CONTROL:
            edits[1].setFocus()
            return True
        if button.hasFocus():
            edits[0].setFocus()
            return True
        return False


class Other:
    """A second window with a line edit."""

    def open(self):
        self.last = ""
        self.edit = QLineEdit()
        self.edit.textChanged.connect(self.keep)
        self.edit.setWindowTitle("Other")
        self.edit.show()
        self.edit.activateWindow()

    def close(self):
        text = self.edit.text()
        self.edit.close()
        return text

    def shut(self):
        self.edit.close()

    def keep(self, text):
        self.last = text


application = QApplication(sys.argv[:1])
window = Window()
layout = QVBoxLayout(window)
edits = [QLineEdit(), QLineEdit(), QLineEdit()]
edits[2].setEchoMode(PASSWORD)
for edit in edits:
    layout.addWidget(edit)
button = QPushButton("Button")
layout.addWidget(button)
layout.addStretch()
down, moves, keys = set(), [], Keys()
application.installEventFilter(keys)
edits[0].returnPressed.connect(lambda: moves and edits[1].setFocus())
answers = Answers(
    lambda: [edit.text() for edit in edits],
    lambda: [place(edit) for edit in edits],
    clear,
    application.quit,
    lambda number: [*edits, button][number].setFocus(),
    Other(),
    complete,
    lambda: moves.append(True),
    lambda: down,
    send,
)
notifier = QSocketNotifier(0, READ)
notifier.activated.connect(answers.read)
window.setWindowTitle("Fields")
window.showFullScreen()
window.activateWindow()
edits[2 if "secret" in sys.argv else 0].setFocus()
application.exec() if hasattr(application, "exec") else application.exec_()
