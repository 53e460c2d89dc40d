/// A widget, as assistive technologies see it.
struct Widget: Decodable {
  /// Its kind, in AT-SPI's words.
  var role: String
  /// Its name, in English.
  var name: String
  /// Its name in the language of the session.
  var label: String?
  var description: String
  /// Some of its states, in AT-SPI's words.
  var states: [String]
  /// Its left and upper edge in the window, its width and its height, in points; empty if they were
  /// not requested.
  var box: [Int]
  /// The text in it, or `nil`.
  var text: String?

  private static let controls: Set = [
    "push button", "toggle button", "check box", "radio button", "spin button", "text", "entry",
    "combo box", "slider", "menu item", "password text",
  ]

  /// Whether it has the focus.
  var isFocused: Bool { states.contains("focused") }

  /// Whether it is the picture of a locale's keyboard.
  var isPicture: Bool { name.hasPrefix("The keyboard of") }

  /// Whether it is a control.
  var isControl: Bool { Self.controls.contains(role) }

  /// Whether it was given a name: GTK names other widgets after their types.
  var isNamed: Bool { !name.isEmpty && !["Gtk", "Adw"].contains { name.hasPrefix($0) } }
}
