import GLib

/// An action that keys can be bound to, in words.
struct BindableAction {
  /// How settings spell the action; with an argument, the part before it.
  let spelling: String
  let title: String
  /// What the argument is, or `nil` if the action has none.
  let argument: String?

  init(_ spelling: String, _ title: String, argument: String? = nil) {
    self.spelling = spelling
    self.title = title
    self.argument = argument
  }

  /// Whether a setting spells this action, with any argument.
  func matches(_ text: String) -> Bool {
    argument == nil ? text == spelling : text.hasPrefix(spelling)
  }

  /// All actions; specific ones precede those with an argument that match them, too.
  static var all: [Self] {
    [
      Self("nextLocale", translated("Switch to the next language")),
      Self("nextKeyboard", translated("Switch to the system’s next input source")),
      Self("keyboardType:emojis", translated("Show emoji")),
      Self("custom:toggleHold", translated("Turn holding on or off")),
      Self("custom:toggleFeedback", translated("Turn feedback on or off")),
      Self("custom:accents", translated("Accents of the letter before the cursor")),
      Self("custom:accentWord", translated("Accents of the word before the cursor")),
      Self("keyboardType:symbolic", translated("Type symbols")),
      Self("keyboardType:numeric", translated("Type digits")),
      Self("keyboardType:alphabetic", translated("Type letters")),
      Self("keyboardType:capsLocked", translated("Type capitals")),
      Self("capsLock", translated("Lock capitals")),
      Self("dismissKeyboard", translated("Close the open list, or pause")),
      Self("text:", translated("Type text"), argument: translated("Text")),
      Self("character:", translated("Type a character"), argument: translated("Character")),
      Self("emoji:", translated("Type an emoji"), argument: translated("Emoji")),
      Self(
        "diacritic:", translated("Add an accent to the previous letter"),
        argument: translated("Accent and pairs, such as ´ aá eé")),
      Self("url:", translated("Open a web address"), argument: translated("Address")),
      Self("settings", translated("Open these preferences")),
      Self("systemSettings", translated("Open IBus preferences")),
      Self("moveCursorBackward", translated("Move the cursor back")),
      Self("moveCursorForward", translated("Move the cursor forward")),
      Self("backspace", translated("Delete backward")),
      Self("return", translated("Return")),
      Self("space", translated("Space")),
      Self("tab", translated("Tab")),
      Self("escape", translated("Escape")),
      Self("none", translated("Nothing")),
      Self("custom:", translated("Custom action"), argument: translated("Action name")),
    ]
  }
}
