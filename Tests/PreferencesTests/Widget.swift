/// A widget, as assistive technologies see it.
struct Widget: Decodable {
  /// Its address on the bus of assistive technologies.
  var path = ""
  /// Its kind, in AT-SPI's words.
  var role: String
  /// Its name, in English.
  var name: String
  /// Its name in the language of the session.
  var label: String?
  var description = ""
  /// Some of its states, in AT-SPI's words.
  var states: [String] = []
  /// Its left and upper edge in the window, its width and its height, in points; empty if they were
  /// not requested.
  var box: [Int] = []
  /// The text in it, or `nil`.
  var text: String?

  /// The roles of controls; newer versions of GTK say `button` and `switch`.
  static let controls: Set = [
    "push button", "button", "toggle button", "check box", "switch", "radio button", "spin button",
    "text", "entry", "password text", "combo box", "slider", "link", "page tab", "menu item",
    "check menu item", "radio menu item",
  ]
  /// The roles of widgets that only pass the focus on.
  private static let containers: Set = [
    "list", "scroll pane", "panel", "grouping", "filler", "table",
  ]

  /// Whether it has the focus.
  var isFocused: Bool { states.contains("focused") }

  /// Whether it is the picture of a locale's keyboard.
  var isPicture: Bool { name.hasPrefix("The keyboard of") }

  /// Whether it is a control.
  var isControl: Bool { Self.controls.contains(role) }

  /// Whether it was given a name: GTK names other widgets after their types.
  var isNamed: Bool {
    !name.allSatisfy(\.isWhitespace) && !name.hasSuffix("-symbolic")
      && !["Gtk", "Adw"].contains { name.hasPrefix($0) }
  }

  /// Whether it is a control, or something else that can have the focus, such as a row.
  var isUsed: Bool { isControl || states.contains("focusable") && !Self.containers.contains(role) }

  /// Whether Tab should reach it.
  ///
  /// GTK 4.8 reports widgets in collapsed rows, too, without a size, and the buttons at the top of the
  /// window, which have keys of their own.
  var isReachable: Bool {
    isUsed && isNamed && states.contains("focusable") && states.contains("sensitive")
      && box.count == 4 && box[2] > 0 && box[1] > 40
  }

  /// What a screen reader says first about it.
  var title: String { "\(role) “\(name)”" }
}

extension [Widget] {
  /// The widgets that need a name and have none; an entry of a list may have a text instead.
  var unnamed: Self {
    indices.filter { index in
      let (widget, rest) = (self[index], self[(index + 1)...])
      let content = rest.prefix { $0.role != "list item" && !$0.isControl }
      return widget.isUsed && !widget.isNamed
        && !(widget.role == "list item" && content.contains { $0.role == "label" && $0.isNamed })
    }.map { self[$0] }
  }

  /// The widgets of the page, without the list of pages beside it.
  var ofPage: Self {
    Array(prefix { !($0.role == "label" && $0.name == "Hold for Accents") })
  }
}
