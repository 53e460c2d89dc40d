import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The page that changes what keys offer.
  @Suite(.everySession) @MainActor struct LetterTests {
    @Test func `the letters are those of the session's language where none is enabled`() throws {
      try expectLetters(in: SessionLocale.current.language, whereEnabled: "@as []")
    }

    @Test func `the letters are those of the first language, with a region or without`() throws {
      try expectLetters(in: "de", whereEnabled: "['de-DE', 'fr']")
    }

    private func expectLetters(in language: String, whereEnabled locales: String) throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", locales)
      try desk.open("--page", "letters", environment: PreferencesDesk.plainTyping)
      try desk.search("q")
      try desk.type(.text("w") + .tap(.enter), into: "Letter to add")
      try desk.expect(language, said: ["callouts": ["q": "w"]])
    }

    @Test func `a list is edited, undone and reset, and the engine offers what it says`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      let shipped = try #require(try desk.letters("fr")["e"])
      try desk.store("locales", "['fr']")
      try desk.open("--page", "letters")
      try desk.search("e")
      // As many as the first page has room for.
      #expect(try desk.widgets().contains { $0.name == "Followed by: € ę ě" })
      try desk.photograph("letters-list", width: 880)
      try desk.act(on: "Move è up", role: "push button")
      try desk.expect("fr", said: ["callouts": ["e": "è"]])
      try desk.expectOffer("è")
      try desk.act(on: "Move ê to the additional letters", role: "push button")
      try desk.expect("fr", said: ["callouts": ["e": "è | ê"]])
      try desk.act(on: "Remove è", role: "push button")
      try desk.expect("fr", said: ["callouts": ["e": "| ê"], "remove": ["e": "è"]])
      try desk.type(.text("w") + .tap(.enter), into: "Letter to add")
      try desk.expect("fr", said: ["callouts": ["e": "é ë w | ê"], "remove": ["e": "è"]])

      // The field is empty, so Ctrl+Z is the page's.
      try desk.pressUndo()
      try desk.expect("fr", said: ["callouts": ["e": "| ê"], "remove": ["e": "è"]])
      try desk.pressUndo()
      try desk.expect("fr", said: ["callouts": ["e": "è | ê"]])
      try desk.act(on: "Undo", role: "push button")
      try desk.expect("fr", said: ["callouts": ["e": "è"]])
      try desk.act(on: "Redo", role: "push button")
      try desk.expect("fr", said: ["callouts": ["e": "è | ê"]])
      try desk.act(on: "Reset this key", role: "push button")
      try desk.expect("fr", said: nil)
      try desk.expectOffer(shipped[0])
      try desk.pressUndo()
      try desk.expect("fr", said: ["callouts": ["e": "è | ê"]])
      try desk.act(on: "Reset all keys", role: "push button")
      try desk.expect("fr", said: nil)
    }

    @Test func `a letter is found on its keys, and what cannot be entered is refused`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['de']")
      try desk.open("--page", "letters")
      try desk.search("q")
      for (text, words) in [
        ("a b", "Add one letter at a time"), ("q", "already types this letter"),
        ("|", "have a special meaning"),
      ] {
        try desk.type(
          [.down(.control)] + .tap("a") + [.up(.control)] + .text(text) + .tap(.enter),
          into: "Letter to add")
        try desk.session.wait(for: words) {
          try desk.widgets().contains { $0.name.contains(words) }
        }
      }
      try desk.expect("de", said: nil)
    }

    @Test func `a button keeps the focus when another program changes the file`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['fr']")
      try desk.open("--page", "letters", environment: PreferencesDesk.plainTyping)
      try desk.search("e")
      try desk.act(on: "Move ê up", role: "push button")
      try desk.waitForFocus("Move ê up")
      try #"{"format": 1, "id": "fr", "callouts": {"e": "ē ê"}}"#
        .write(to: desk.path("fr"), atomically: true, encoding: .utf8)
      try desk.session.wait(for: "the other letter") {
        try desk.widgets().contains { $0.name == "Move ē up" }
      }
      try desk.waitForFocus("Move ê up")
    }

    @Test func `a letter that no list has any more is pointed out, and put back`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['fr']")
      try desk.open("--page", "letters")
      try desk.search("c")
      try desk.act(on: "Remove ç", role: "push button")
      try desk.session.wait(for: "the missing letter") {
        try desk.widgets().contains { $0.name == "Add ç to c" }
      }
      try desk.photograph("letters-missing", width: 880, height: 900)
      try desk.act(on: "Add ç to c", role: "push button")
      try desk.expect("fr", said: nil)
      try desk.session.wait(for: "nothing missing") {
        try !desk.widgets().contains { $0.name == "Add ç to c" }
      }
    }

    @Test func `a broken file is not touched, and the page follows when it is mended`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      let path = try desk.path("fr")
      let broken = #"{"format": 1, "id": "fr", "callouts": }"#
      try broken.write(to: path, atomically: true, encoding: .utf8)
      try desk.store("locales", "['fr']")
      try desk.open("--page", "letters")
      try desk.session.wait(for: "what is wrong") {
        try desk.widgets().contains { $0.name.contains("line 1") }
      }
      #expect(try !desk.widgets().contains { $0.name == "Letter to add" })
      #expect(try String(contentsOf: path, encoding: .utf8) == broken)
      try #"{"format": 1, "id": "fr", "callouts": {"q": "ʠ"}}"#
        .write(to: path, atomically: true, encoding: .utf8)
      try desk.session.wait(for: "the keys") {
        try desk.widgets().contains { $0.name == "Key q" }
      }
    }
  }
}

extension PreferencesDesk {
  /// Where the user's file of a locale is; its folder is made.
  func path(_ locale: String) throws -> URL {
    let config = session.environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) }
    let home = config ?? session.folder.appending(path: "home/.config")
    let folder = home.appending(path: "ibus-callout/locales")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "\(locale).json")
  }

  /// Waits until the user's file of a locale has these lists; `nil` for no file.
  fileprivate func expect(
    _ locale: String, said: [String: [String: String]]?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = try path(locale)
    func lists() -> [String: [String: String]]? {
      (try? Data(contentsOf: path)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
        .flatMap { $0 as? [String: Any] }?.compactMapValues { $0 as? [String: String] }
    }
    try? session.wait(for: "the file") { lists() == said }
    #expect(lists() == said, sourceLocation: sourceLocation)
    #expect(
      FileManager.default.fileExists(atPath: path.path) == (said != nil),
      sourceLocation: sourceLocation)
  }

  /// The first of the letters that the shipped file has, by key.
  fileprivate func letters(_ locale: String) throws -> [String: [String]] {
    let file = Support.package.appending(path: "data/locales/\(locale).json")
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let callouts = (content as? [String: Any])?["callouts"] as? [String: String] ?? [:]
    return callouts.mapValues { $0.split(separator: " ").map(String.init) }
  }

  /// Has the list of a key shown.
  fileprivate func search(_ key: String) throws {
    try type(.text(key), into: "Search for a letter or a key")
    try session.wait(for: "the list of \(key)") {
      try widgets().contains { $0.name == "Letters for “\(key)”" }
    }
  }

  /// Clicks into a field, and types; GTK 4.8 gives assistive technologies no way to set the focus.
  fileprivate func type(_ steps: [KeyStep], into name: String) throws {
    let window = try origin ?? photograph("letters-typing", width: 880)
    var box = try widget(name, role: "text").box
    try session.run(["xdotool", "mousemove", "\(window.x + box[0])", "\(window.y + 300)"])
    for _ in 0..<20 where !(60..<420).contains(box[1]) {
      // A notch of the wheel moves the page by at least as much.
      let notches = max(1, abs(box[1] - 300) / 60)
      try session.run(["xdotool", "click", "--repeat", "\(notches)", box[1] < 60 ? "4" : "5"])
      box = try widget(name, role: "text").box
    }
    try session.keyboard.perform(
      [.click(x: window.x + box[0] + box[2] / 2, y: window.y + box[1] + box[3] / 2), .wait(200)]
        + steps)
  }

  fileprivate func pressUndo() throws {
    try session.keyboard.perform(
      [.wait(200), .down(.control)] + .tap("z") + [.up(.control), .wait(200)])
  }

  /// Has the running engine put the first letter of the key e into the field of a program.
  fileprivate func expectOffer(_ letter: String) throws {
    let client = try TextClient(.gtk3, in: session)
    defer { client.end() }
    try session.wait(for: "\(letter) as the first letter") {
      try client.clear()
      try session.keyboard.perform(
        [.down("e"), .wait(900), .up("e"), .wait(50)] + .tap(.digit(1)) + [.wait(300)])
      return try client.state().fields[0] == letter
    }
  }
}
