import GLib
import KeyboardCore

/// An action that keys can be given, in words for people.
struct BindableAction {
  /// How settings spell it; that of an action with an argument ends in a colon.
  let spelling: String
  /// What it does.
  let title: String
  /// What its argument is, or `nil` for an action without.
  var argument: String?

  /// Whether it is an action as it stands, or what its argument makes of it.
  func matches(_ text: String) -> Bool {
    argument == nil ? text == spelling : text.hasPrefix(spelling)
  }

  /// The actions there are; the more a specific one comes before the general.
  static var all: [Self] {
    [
      Self(spelling: "nextLocale", title: translated("Switch to the next language")),
      Self(spelling: "nextKeyboard", title: translated("Switch to the system’s next input source")),
      Self(spelling: "keyboardType:emojis", title: translated("Show emoji")),
      Self(
        spelling: "custom:toggleHold", title: translated("Turn holding on or off")),
      Self(
        spelling: "custom:toggleFeedback", title: translated("Turn feedback on or off")),
      Self(
        spelling: "custom:symbolOnce",
        title: translated("Next key types its symbol")),
      Self(spelling: "keyboardType:symbolic", title: translated("Type symbols")),
      Self(spelling: "keyboardType:numeric", title: translated("Type digits")),
      Self(spelling: "keyboardType:alphabetic", title: translated("Type letters")),
      Self(spelling: "keyboardType:capsLocked", title: translated("Type capitals")),
      Self(spelling: "capsLock", title: translated("Lock capitals")),
      Self(spelling: "dismissKeyboard", title: translated("Close the open list, or pause")),
      Self(spelling: "text:", title: translated("Type text"), argument: translated("Text")),
      Self(
        spelling: "character:", title: translated("Type a character"),
        argument: translated("Character")),
      Self(spelling: "emoji:", title: translated("Type an emoji"), argument: translated("Emoji")),
      Self(
        spelling: "diacritic:", title: translated("Add an accent to the previous letter"),
        argument: translated("Accent and pairs, such as ´ aá eé")),
      Self(
        spelling: "url:", title: translated("Open a web address"), argument: translated("Address")),
      Self(spelling: "settings", title: translated("Open these preferences")),
      Self(spelling: "systemSettings", title: translated("Open IBus preferences")),
      Self(spelling: "moveCursorBackward", title: translated("Move the cursor back")),
      Self(spelling: "moveCursorForward", title: translated("Move the cursor forward")),
      Self(spelling: "backspace", title: translated("Delete backward")),
      Self(spelling: "return", title: translated("Return")),
      Self(spelling: "space", title: translated("Space")),
      Self(spelling: "tab", title: translated("Tab")),
      Self(spelling: "escape", title: translated("Escape")),
      Self(spelling: "none", title: translated("Nothing")),
      Self(
        spelling: "custom:", title: translated("Custom action"),
        argument: translated("Action name")),
    ]
  }
}
