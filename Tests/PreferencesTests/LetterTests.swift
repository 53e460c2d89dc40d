import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The editor of the letters that keys offer.
  @Suite @MainActor struct LetterTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    @Test func `the letters are those of the first language, or the session's if none is enabled`()
      throws
    {
      for (locales, language) in [
        ("@as []", SessionLocale.current.language), ("['de-DE', 'fr']", "de"),
      ] {
        try desk.store("locales", locales)
        try desk.open("--page", "letters", environment: PreferencesDesk.plainTyping)
        try desk.search("q")
        try desk.type(.text("w") + .tap(.enter), into: "Letter to add")
        try desk.expect(language, said: ["callouts": ["q": "w"]])
        desk.close()
      }
    }

    @Test func `a list is edited, undone and reset, and the engine offers its letters`() throws {
      try desk.store("locales", "['fr']")
      try desk.open("--page", "letters", environment: PreferencesDesk.plainTyping)
      try desk.search("e")
      // As many as fit on the first page.
      #expect(try desk.shows("Followed by: € ę ě"))
      try desk.photograph("letters-list", width: 880)
      try desk.act(on: "Move è up", letter: "è")
      try desk.expect("fr", said: ["callouts": ["e": "è"]])
      try desk.expectOffer("è")
      try desk.act(on: "Move ê to the additional letters", letter: "ê")
      try desk.expect("fr", said: ["callouts": ["e": "è | ê"]])
      try desk.act(on: "Remove è", letter: "è")
      try desk.expect("fr", said: ["callouts": ["e": "| ê"], "remove": ["e": "è"]])
      try desk.type(.text("w") + .tap(.enter), into: "Letter to add")
      try desk.expect("fr", said: ["callouts": ["e": "é ë w | ê"], "remove": ["e": "è"]])

      // The field is empty, so Ctrl+Z applies to the page.
      try desk.pressUndo()
      try desk.expect("fr", said: ["callouts": ["e": "| ê"], "remove": ["e": "è"]])
      try desk.pressUndo()
      try desk.expect("fr", said: ["callouts": ["e": "è | ê"]])
      try desk.act(on: "Undo")
      try desk.expect("fr", said: ["callouts": ["e": "è"]])
      try desk.act(on: "Redo")
      try desk.expect("fr", said: ["callouts": ["e": "è | ê"]])
      try desk.act(on: "Reset this key")
      try desk.expect("fr", said: nil)
      try desk.expectOffer("é")
      try desk.pressUndo()
      try desk.expect("fr", said: ["callouts": ["e": "è | ê"]])
      try desk.act(on: "Reset all keys")
      try desk.expect("fr", said: nil)
    }

    @Test func `a key is found, and letters that cannot be added are refused`() throws {
      try desk.store("locales", "['de']")
      try desk.open("--page", "letters", environment: PreferencesDesk.plainTyping)
      try desk.search("q")
      for (text, words) in [
        ("a b", "Add one letter at a time"), ("q", "already types this letter"),
        ("|", "have a special meaning"),
      ] {
        try desk.type(
          .press([.control, "a"]) + .text(text) + .tap(.enter), into: "Letter to add")
        try desk.wait(for: words) { $0.name.contains(words) }
      }
      try desk.expect("de", said: nil)
    }

    @Test func `a button keeps the focus when another program changes the file`() throws {
      try desk.store("locales", "['fr']")
      try desk.open("--page", "letters", environment: PreferencesDesk.plainTyping)
      try desk.search("e")
      try desk.act(on: "Move ê up", letter: "ê")
      try desk.waitForFocus("Actions for ê")
      try #"{"format": 1, "id": "fr", "callouts": {"e": "ē ê"}}"#
        .write(to: desk.path("fr"), atomically: true, encoding: .utf8)
      try desk.wait(for: "Actions for ē")
      try desk.waitForFocus("Actions for ê")
      try desk.perform([.wait(500)] + .press([.alt, .up]))
      try desk.expect("fr", said: ["callouts": ["e": "ê ē"]])
      try desk.waitForFocus("Actions for ê")
    }

    @Test func `a letter removed from its only list is pointed out, and added again`() throws {
      try desk.store("locales", "['fr']")
      try desk.open("--page", "letters", environment: PreferencesDesk.plainTyping)
      try desk.search("c")
      try desk.act(on: "Remove ç", letter: "ç")
      try desk.wait(for: "Add ç to c")
      try desk.photograph("letters-missing", width: 880, height: 900)
      try desk.act(on: "Add ç to c")
      try desk.expect("fr", said: nil)
      try desk.waitForEnd(of: "Add ç to c")
    }

    @Test func `an invalid file is not changed, and is read again once it is corrected`() throws {
      let path = try desk.path("fr")
      let broken = #"{"format": 1, "id": "fr", "callouts": }"#
      try broken.write(to: path, atomically: true, encoding: .utf8)
      try desk.store("locales", "['fr']")
      try desk.open("--page", "letters")
      try desk.wait(for: "what is wrong") { $0.name.contains("line 1") }
      #expect(try !desk.shows("Letter to add"))
      #expect(try String(contentsOf: path, encoding: .utf8) == broken)
      try #"{"format": 1, "id": "fr", "callouts": {"q": "ʠ"}}"#
        .write(to: path, atomically: true, encoding: .utf8)
      try desk.wait(for: "Key q")
    }
  }
}

extension PreferencesDesk {
  /// The path of the user's file for a locale, whose folder is created.
  func path(_ locale: String) throws -> URL {
    let config = session.environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) }
    let home = config ?? session.folder.appending(path: "home/.config")
    let folder = home.appending(path: "ibus-callout/locales")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "\(locale).json")
  }

  /// Waits until the user's file for a locale contains these lists; `nil` means no file.
  fileprivate func expect(
    _ locale: String, said: [String: [String: String]]?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = try path(locale)
    func lists() -> [String: [String: String]]? {
      (try? Data(contentsOf: path)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
        .flatMap { $0 as? [String: Any] }?.compactMapValues { $0 as? [String: String] }
    }
    _ = try? session.wait(for: "the file") { lists() == said }
    #expect(lists() == said, sourceLocation: sourceLocation)
    #expect(
      FileManager.default.fileExists(atPath: path.path) == (said != nil),
      sourceLocation: sourceLocation)
  }

  /// Shows the list of a key.
  fileprivate func search(_ key: String) throws {
    try type(.text(key), into: "Search for a letter or a key")
    try wait(for: "Letters for “\(key)”")
  }

  /// Clicks on a field and types; GTK 4.8 does not let assistive technologies set the focus.
  fileprivate func type(_ steps: [KeyStep], into name: String) throws {
    let window = try origin ?? photograph("letters-typing", width: 880)
    var box = try widget(name, role: "text", boxes: true).box
    try session.run(["xdotool", "mousemove", "\(window.x + box[0])", "\(window.y + 300)"])
    for _ in 0..<20 where !(60..<420).contains(box[1]) {
      // A notch of the wheel scrolls the page by at least 60 points.
      let notches = max(1, abs(box[1] - 300) / 60)
      try session.run(["xdotool", "click", "--repeat", "\(notches)", box[1] < 60 ? "4" : "5"])
      box = try widget(name, role: "text", boxes: true).box
    }
    try perform(
      [.click(x: window.x + box[0] + box[2] / 2, y: window.y + box[1] + box[3] / 2)] + steps)
  }

  /// Opens the menu of a letter, and chooses an action.
  fileprivate func act(on action: String, letter: String) throws {
    try act(on: "Actions for \(letter)")
    try wait(for: action)
    try act(on: action)
  }

  fileprivate func pressUndo() throws {
    try perform([.wait(200)] + .press([.control, "z"]) + [.wait(200)])
  }

  /// Checks which letter the running engine offers first for the key e in a program.
  fileprivate func expectOffer(_ letter: String) throws {
    let client = try TextClient(in: session)
    defer { client.end() }
    try hold("e", in: client) { $0 == letter }
  }
}
