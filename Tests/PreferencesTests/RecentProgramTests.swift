import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The programs typed into lately, on the page about holding.
  @Suite(.everySession) @MainActor struct RecentProgramTests {
    @Test func `a program typed into lately gets a rule, which the engine keeps to`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['fr']")
      try desk.store("hold-rules", "['other=off']")
      let client = try TextClient(.gtk3, in: desk.session)
      defer { client.end() }
      try desk.hold("e", in: client) { $0 == "é" }
      try desk.open("--page", "holding")
      let name = "gtk3_field.py"
      try desk.session.wait(for: "the program") {
        try desk.widgets().contains { $0.name == name && $0.role == "combo box" }
      }
      #expect(try desk.widgets().contains { $0.name == "Automatic (On)" })
      #expect(try !desk.widgets().contains { $0.name == "No programs yet" })
      // Off is the second after the one that is chosen.
      try desk.choose(2, in: name)
      try desk.session.wait(for: "the rule") {
        try desk.setting("hold-rules") == "['gtk3-im:gtk3_field.py=off', 'other=off']"
      }
      try desk.photograph("programs", width: 880)
      try desk.photograph("programs-360", width: 360)
      desk.close()
      // The key repeats there.
      try desk.hold("e", in: client) { $0.hasPrefix("e") && $0.hasSuffix("1") }
      try desk.open("--page", "holding")
      try desk.session.wait(for: "the program") {
        try desk.widgets().contains { $0.name == name && $0.role == "combo box" }
      }
      try desk.choose(-2, in: name)
      try desk.session.wait(for: "no rule") { try desk.setting("hold-rules") == "['other=off']" }
    }

    @Test func `a program that has only a number is left out`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['fr']")
      // IBus's module for GTK 4 tells the number of the process.
      for kind in [ClientKind.gtk4, .gtk3] {
        let client = try TextClient(kind, in: desk.session)
        defer { client.end() }
        try desk.hold("e", in: client) { $0 == "é" }
      }
      try desk.open("--page", "holding")
      try desk.session.wait(for: "the program with a name") {
        try desk.widgets().contains { $0.name == "gtk3_field.py" }
      }
      let names = try desk.widgets().map(\.name)
      #expect(!names.contains { $0.wholeMatch(of: /\(\d+\)/) != nil })
    }

    @Test func `without an engine that answers there is a sentence`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "holding")
      #expect(try desk.widgets().contains { $0.name == "No programs yet" })
      #expect(try desk.widgets().contains { $0.name.contains("org.kde.konsole, ") })
    }
  }
}

extension PreferencesDesk {
  /// Holds a key in a client and presses the digit 1.
  func hold(_ key: PhysicalKey, in client: TextClient, until isDone: (String) -> Bool) throws {
    try client.clear()
    var keys: [KeyStep] = [.wait(500), .down(key), .wait(800), .up(key), .wait(50)]
    keys += .tap(.digit(1))
    try session.keyboard.perform(keys)
    try session.wait(for: "the text in \(client.kind)") { try isDone(client.state().fields[0]) }
  }

  /// Goes to a widget with the Tab key, as people without a mouse do.
  func reach(_ name: String, backwards: Bool = false) throws {
    var met: [String] = []
    for _ in 0..<60 {
      let focused = try widgets().filter { $0.states.contains("focused") }
      if focused.contains(where: { $0.name == name }) { return }
      met += focused.map(\.name)
      var keys: [KeyStep] = .tap(.tab)
      if backwards { keys = [.down(.shift)] + keys + [.up(.shift)] }
      try session.keyboard.perform(keys)
      usleep(60_000)
    }
    throw SessionError("Tab does not reach \"\(name)\", but \(met)")
  }

  /// Chooses something else in a row, by keys.
  ///
  /// - Parameters:
  ///   - steps: How many places below what is chosen; above for a negative number.
  ///   - name: The row's name.
  ///   - backwards: Whether the row comes before what has the focus.
  /// - Throws: A `SessionError` if there is no such row.
  func choose(_ steps: Int, in name: String, backwards: Bool = false) throws {
    try reach(name, backwards: backwards)
    let arrow: PhysicalKey = steps > 0 ? .down : PhysicalKey(code: 103)
    // A row has a name, an entry of its list has a label in it.
    func isInList() throws -> Bool {
      try widgets().contains {
        $0.states.contains("focused") && $0.role == "list item" && !$0.isNamed
      }
    }
    try session.keyboard.perform(.tap(.enter))
    try session.wait(for: "the list of \(name)") { try isInList() }
    for _ in 0..<abs(steps) { try session.keyboard.perform(.tap(arrow) + [.wait(300)]) }
    try session.keyboard.perform(.tap(.enter))
    try session.wait(for: "the end of the list of \(name)") { try !isInList() }
  }
}
