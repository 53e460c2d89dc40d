/// What types into fields for a `KeyboardServer`: an engine of IBus, or an input method of the
/// compositor.
package protocol FrontEnd: AnyObject {
  /// The program with the desktop's own preferences of keyboards, or `nil` if there is none.
  var systemSettings: String? { get }
  /// Whether its sessions report the layouts of the keyboard themselves.
  var tellsLayouts: Bool { get }
  /// A field has got the focus for the first time; what takes time can be begun now.
  func meetDesktop()
  /// A field of a client has got the focus.
  func hasFocus(client: String)
  /// The settings, or the locales that are known, have changed.
  func settingsChanged()
  /// The user wants the next of the input methods in the desktop's preferences.
  func selectNextKeyboard(after session: any KeyboardSession)
}

extension FrontEnd {
  /// There is none.
  package var systemSettings: String? { nil }
  /// Others tell them.
  package var tellsLayouts: Bool { false }
  /// Begins nothing.
  package func meetDesktop() {}
  /// Needs nothing.
  package func hasFocus(client: String) {}
  /// Shows none.
  package func settingsChanged() {}
  /// Has no others.
  package func selectNextKeyboard(after session: any KeyboardSession) {}
}
