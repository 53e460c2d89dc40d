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
      Self(spelling: "nextLocale", title: translated("Go to the next language")),
      Self(spelling: "nextKeyboard", title: translated("Go to the system’s next input source")),
      Self(spelling: "keyboardType:emojis", title: translated("Open the emoji")),
      Self(
        spelling: "custom:toggleHold", title: translated("Switch holding keys off, or on again")),
      Self(
        spelling: "custom:toggleFeedback", title: translated("Switch feedback off, or on again")),
      Self(
        spelling: "custom:symbolOnce",
        title: translated("The next key gives the sign at its place")),
      Self(spelling: "keyboardType:symbolic", title: translated("Keys give signs")),
      Self(spelling: "keyboardType:numeric", title: translated("Keys give digits")),
      Self(spelling: "keyboardType:alphabetic", title: translated("Keys give letters")),
      Self(spelling: "keyboardType:capsLocked", title: translated("Keys give capitals")),
      Self(spelling: "capsLock", title: translated("Lock capitals")),
      Self(spelling: "dismissKeyboard", title: translated("Close what is open, or pause")),
      Self(spelling: "text:", title: translated("Type a text"), argument: translated("Text")),
      Self(
        spelling: "character:", title: translated("Type a letter or sign"),
        argument: translated("Letter or sign")),
      Self(spelling: "emoji:", title: translated("Type an emoji"), argument: translated("Emoji")),
      Self(
        spelling: "diacritic:", title: translated("Put an accent on the letter before"),
        argument: translated("Accent and pairs, such as ´ aá eé")),
      Self(spelling: "url:", title: translated("Open an address"), argument: translated("Address")),
      Self(spelling: "settings", title: translated("Open these preferences")),
      Self(spelling: "systemSettings", title: translated("Open the preferences of IBus")),
      Self(spelling: "moveCursorBackward", title: translated("Move the cursor back")),
      Self(spelling: "moveCursorForward", title: translated("Move the cursor forward")),
      Self(spelling: "backspace", title: translated("Delete backwards")),
      Self(spelling: "return", title: translated("Return")),
      Self(spelling: "space", title: translated("Space")),
      Self(spelling: "tab", title: translated("Tab")),
      Self(spelling: "escape", title: translated("Escape")),
      Self(spelling: "none", title: translated("Nothing")),
      Self(
        spelling: "custom:", title: translated("An action of your own"),
        argument: translated("Name of the action")),
    ]
  }
}
