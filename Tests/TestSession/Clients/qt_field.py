"""A Qt window with two line edits and a password line edit; see `answers.py`.

The argument is Qt's major version, 5 or 6.
"""

import sys

if sys.argv[1] == "5":
    from PyQt5.QtCore import QPoint, QSocketNotifier
    from PyQt5.QtWidgets import QApplication, QCompleter, QLineEdit, QVBoxLayout, QWidget

    PASSWORD, READ = QLineEdit.Password, QSocketNotifier.Read
    INLINE = QCompleter.InlineCompletion
else:
    from PyQt6.QtCore import QPoint, QSocketNotifier
    from PyQt6.QtWidgets import QApplication, QCompleter, QLineEdit, QVBoxLayout, QWidget

    PASSWORD, READ = QLineEdit.EchoMode.Password, QSocketNotifier.Type.Read
    INLINE = QCompleter.CompletionMode.InlineCompletion

from answers import WORD, Answers, ready  # noqa: E402


def place(edit):
    corner = edit.mapToGlobal(QPoint(0, 0))
    return [corner.x(), corner.y(), edit.width(), edit.height()]


def clear():
    for edit in edits:
        edit.clear()
    edits[0].setFocus()


def complete():
    completer = QCompleter([WORD], edits[1])
    completer.setCompletionMode(INLINE)
    edits[1].setCompleter(completer)


class Window(QWidget):
    """Reports when it is shown."""

    def showEvent(self, event):  # noqa: N802
        super().showEvent(event)
        ready()


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
layout.addStretch()
answers = Answers(
    lambda: [edit.text() for edit in edits],
    lambda: [place(edit) for edit in edits],
    clear,
    application.quit,
    lambda number: edits[number].setFocus(),
    Other(),
    complete,
)
notifier = QSocketNotifier(0, READ)
notifier.activated.connect(answers.read)
window.setWindowTitle("Fields")
window.showFullScreen()
window.activateWindow()
edits[0].setFocus()
application.exec() if hasattr(application, "exec") else application.exec_()
