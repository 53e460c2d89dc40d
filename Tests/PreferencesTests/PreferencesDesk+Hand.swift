import Testing

@testable import TestSession

extension PreferencesDesk {
  /// Performs steps with the keyboard and the mouse.
  func perform(_ steps: [KeyStep]) throws { try session.keyboard.perform(steps) }

  /// Presses a button, types a text into the search that it opens, and chooses the first result.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - button: The button's name.
  ///   - picture: The name of a picture of the results, or `nil` for none.
  /// - Throws: A `SessionError` if there is no such button, or no search.
  func search(for text: String, with button: String, picture: String? = nil) throws {
    try openSearch(with: button)
    try perform(.text(text) + [.wait(500)])
    if let picture { try photograph(picture, width: 880) }
    try perform(.tap(.enter))
  }

  /// Presses a button and waits until the search that it opens has the focus.
  func openSearch(with button: String) throws {
    try act(on: button)
    try wait(for: "the field") { ["entry", "text"].contains($0.role) && $0.isFocused }
  }

  /// Holds a key in a program and presses the digit 1, until the text is as expected: the engine reads
  /// changed files with a short delay.
  func hold(_ key: PhysicalKey, in client: TextClient, until isDone: (String) -> Bool) throws {
    try session.wait(for: "the text in the program") {
      try client.clear()
      let hold: [KeyStep] = [.wait(500), .down(key), .wait(900), .up(key), .wait(50)]
      try perform(hold + .tap(.digit(1)) + [.wait(300)])
      return isDone(try client.state().fields[0])
    }
  }

  /// Moves the focus to a widget with the Tab key.
  func reach(_ name: String, backwards: Bool = false) throws {
    var met: [String] = []
    for _ in 0..<60 {
      let focused = try widgets().filter(\.isFocused)
      if focused.contains(where: { $0.name == name }) { return }
      met += focused.map(\.name)
      try perform(.press(backwards ? [.shift, .tab] : [.tab]) + [.wait(60)])
    }
    throw SessionError("Tab does not reach \"\(name)\", but \(met)")
  }

  /// Chooses another entry in a row with the keyboard.
  ///
  /// - Parameters:
  ///   - steps: How many entries below the chosen one; above it if negative.
  ///   - name: The row's name.
  /// - Throws: A `SessionError` if there is no such row.
  func choose(_ steps: Int, in name: String) throws {
    try reach(name)
    // A row has a name; an entry of its list contains a label instead.
    func isInList() throws -> Bool {
      try widgets().contains { $0.isFocused && $0.role == "list item" && !$0.isNamed }
    }
    try perform(.tap(.enter))
    try session.wait(for: "the list of \(name)") { try isInList() }
    for _ in 0..<abs(steps) { try perform(.tap(steps > 0 ? .down : .up) + [.wait(300)]) }
    try perform(.tap(.enter))
    try session.wait(for: "the end of the list of \(name)") { try !isInList() }
  }
}

extension [KeyStep] {
  /// Presses keys one after the other, and releases them in reverse order.
  static func press(_ keys: [PhysicalKey], for milliseconds: Int = 20) -> Self {
    keys.map(KeyStep.down) + [.wait(milliseconds)] + keys.reversed().map(KeyStep.up)
  }
}

extension PhysicalKey {
  /// The key that opens a menu.
  static let f10 = Self(code: 68)
  /// The up arrow key.
  static let up = Self(code: 103)
}
