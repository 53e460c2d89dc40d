import Hosting
package import KeyboardCore

/// A host that types into the fields of other programs, one at a time.
package protocol KeyboardSession: KeyboardHost {
  /// The name of its input method, such as `callout` or `callout:fr`.
  var name: String { get }
  /// The locale that comes before those in the settings, and that the keyboard's user cannot leave.
  var ownLocale: LocaleIdentifier? { get }
  /// When the last key came, in ms.
  var lastKey: Int { get }
  /// Called with every event, its time in ms and the answer, for a trace.
  var onResponse: ((InputEvent, Int, Response) -> Void)? { get set }
  /// Called with what was changed at the keyboard.
  var onChange: ((KeyboardChange) -> Void)? { get set }
  /// Called with what concerns the program and not the field.
  var onProgramEffect: ((ProgramEffect) -> Void)? { get set }
  /// Called when a field has got the focus, with the name of its client.
  var onFocusIn: ((String) -> Void)? { get set }
}

extension KeyboardSession {
  /// The settings for this session: its own locale comes first.
  func settings(from settings: KeyboardSettings) -> KeyboardSettings {
    ownLocale.map(settings.beginning(with:)) ?? settings
  }
}
