import Glibc
import Hosting
import KeyboardCore
import Testing

@testable import GLib
@testable import TypingModel

/// The user's locales, themes and dictionaries, which change while the engine runs.
@Suite("Files of the running engine") struct ServerFileTests {
  private static let french = "ibus-callout/locales/fr.json"
  private static let theme = "ibus-callout/themes/mine.json"
  private static let broken = #"{"format": 1, "id": "fr", "callouts": }"#

  private static func french(_ letters: String) -> String {
    #"{"format": 1, "id": "fr", "callouts": {"e": "\#(letters)"}}"#
  }

  @Test func `A changed locale applies from the next key on`() throws {
    try ServerDesk.with { desk in
      #expect(desk.list(of: "e").first == "é")
      for (text, letter) in [
        (Self.french("ẽ"), "ẽ"), (Self.french("ɘ"), "ɘ"), (Self.broken, "é"),
      ] {
        try ServerDesk.write(text, to: Self.french)
        desk.wait(for: letter) { desk.list(of: "e").first == letter }
      }
      #expect(desk.log.count("\(Self.french): line 1") == 1)
    }
  }

  @Test func `Broken files are logged once and ignored, and a user's own locale works`() throws {
    let own = """
      {"format": 1, "id": "eo", "name": "Esperanto", "script": "Latn", "layouts": ["epo", "us"],
      "callouts": {"c": "ĉ", "u": "ŭ"}}
      """
    try ServerDesk.with(
      engine: "callout:eo",
      files: [
        "ibus-callout/locales/eo.json": own, Self.french: Self.broken,
        "ibus-callout/locales/de.json": #"{"format": 2, "id": "de"}"#,
      ]
    ) { desk in
      #expect(desk.list(of: "u").first == "ŭ")
      desk.select("callout:de")
      #expect(desk.list(of: "s").first == "ß")
      #expect(desk.log.lines.count == 2)
      for problem in LocaleLoader(wanted: []).problems { #expect(desk.log.count(problem) == 1) }
    }
  }

  @Test func `A letter that is pinned in a list comes first, until it is unpinned`() throws {
    try ServerDesk.with { desk in
      @MainActor func pin(_ place: Int, _ line: String) {
        desk.open()
        desk.perform(.hold("e"))
        for _ in 1...place { desk.perform(.tap(.right)) }
        desk.perform(.tap(.insert))
        // The open list stays as it is.
        #expect(desk.field.list.count > 2)
        desk.wait(for: line) { desk.field.line.hasSuffix(line) }
      }
      pin(2, "è is now first on e.")
      desk.wait(for: "è") { desk.list(of: "e").first == "è" }
      #expect(ServerDesk.file(Self.french)?.contains(#""first""#) == true)
      pin(1, "è is no longer pinned to e.")
      desk.wait(for: "é") { desk.list(of: "e").first == "é" }
      #expect(ServerDesk.file(Self.french) == nil)
      // A broken file stays as it is.
      try ServerDesk.write(Self.broken, to: Self.french)
      pin(2, "It has not been changed.")
      #expect(ServerDesk.file(Self.french) == Self.broken)
    }
  }

  @Test func `A letter is pinned in a file that is a link, at once, and the file keeps its mode`()
    throws
  {
    try ServerDesk.with { desk in
      let (link, target) = (ServerDesk.path(Self.french), ServerDesk.path("elsewhere/fr.json"))
      try ServerDesk.write(Self.french("ɘ"), to: "elsewhere/fr.json")
      #expect(chmod(target, 0o444) == 0)
      try ServerDesk.write("", to: Self.french)
      unlink(link)
      #expect(symlink(target, link) == 0)
      desk.wait(for: "ɘ") { desk.list(of: "e").first == "ɘ" }
      desk.open()
      desk.perform(.hold("e"), .tap(.right), .tap(.right), .tap(.insert))
      desk.wait(for: "é") { desk.list(of: "e").first == "é" }
      var status = stat()
      #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
      #expect(stat(target, &status) == 0 && status.st_mode & 0o777 == 0o444)
    }
  }

  @Test func `An emoji is pinned to the key that is pressed next`() throws {
    try ServerDesk.with("key-bindings=['F1=keyboardType:emojis']") { desk in
      desk.perform(.tap(.f1), .tap(.right), .tap(.insert))
      #expect(desk.field.line == "Press the key that should offer 😀. Escape cancels.")
      desk.perform(.tap("q"))
      desk.wait(for: "a line") { desk.field.line == "😀 is now first on q." }
      #expect(desk.field.text == "")
      desk.wait(for: "😀") { desk.list(of: "q").first == "😀" }
      #expect(desk.text(after: [.hold("q"), .tap("1")]) == "😀")
    }
  }

  /// A theme of the user's own.
  private static let mine = """
    {
      "format": 1, "name": "mine", "title": "Mine",
      "panel": {
        "underlinesPreedit": true, "labels": "circled", "orientation": "vertical",
        "preeditForeground": "#123456", "candidateBackground": "#fedcba"
      }
    }
    """

  @Test func `A list has the panel's own look, and only a sequence is underlined`() throws {
    try ServerDesk.with("letter-source='locale'") { desk in
      desk.perform(.press("e"))
      #expect(desk.field.preedit?.text == "e" && desk.field.preedit?.isUnderlined == false)
      desk.perform(.wait(600), .release("e"))
      #expect(!desk.field.list.isEmpty && desk.field.style == PanelStyle())
      // The key right of p is a dead circumflex on the French layout.
      desk.perform(.tap(.escape), .tap("["))
      #expect(desk.field.preedit?.text == "^" && desk.field.preedit?.isUnderlined == true)
    }
  }

  @Test func `A theme decides, a change applies at once, and settings take precedence`() throws {
    try ServerDesk.with(stored: ["theme": "'mine'"], files: [Self.theme: Self.mine]) { desk in
      var style = PanelStyle()
      style.underlinesPreedit = true
      style.preeditForeground = KeyboardColor(0x123456)
      style.candidateBackground = KeyboardColor(0xfedcba)
      (style.labels, style.orientation) = (.circled, .vertical)
      #expect(!desk.list(of: "e").isEmpty && desk.field.style == style)
      desk.store("list-labels", "'none'")
      desk.store("list-orientation", "'horizontal'")
      (style.labels, style.orientation) = (.none, .horizontal)
      #expect(!desk.list(of: "e").isEmpty && desk.field.style == style)
      desk.store("list-labels", "'theme'")
      style.labels = .digits
      try ServerDesk.write(Self.mine.replacing("circled", with: "digits"), to: Self.theme)
      desk.wait(for: "the theme") { !desk.list(of: "e").isEmpty && desk.field.style == style }
    }
  }

  @Test(arguments: [("moon", "There is no theme moon"), ("broken", "broken.json")])
  func `An invalid theme is named once, and the standard one is used`(
    name: String, reason: String
  ) throws {
    try ServerDesk.with(
      "theme='\(name)'", files: ["ibus-callout/themes/broken.json": #"{ "format": 1,"#]
    ) { desk in
      desk.select("callout:de")
      #expect(!desk.list(of: "e").isEmpty && desk.field.style == PanelStyle())
      #expect(desk.log.count(reason) == 1)
    }
  }

  private static let dictionaries = [
    "hunspell/wa.aff": "SET UTF-8\n", "hunspell/wa.dic": "3\nélève\npêche\npéché\n",
  ]

  @Test func `A word gets its accents from a dictionary of the system`() throws {
    try ServerDesk.with(
      "key-bindings=['F1=custom:accentWord']", engine: "callout:wa", files: Self.dictionaries
    ) { desk in
      desk.perform(.type("eleve"), .tap(.f1))
      desk.wait(for: "the spelling") { desk.field.text == "élève" }
      desk.perform(.tap(.backspace))
      #expect(desk.field.text == "eleve")
      desk.open()
      desk.perform(.type("peche"), .tap(.f1))
      desk.wait(for: "the list") { desk.field.list.sorted() == ["péché", "pêche"] }
      desk.perform(.tap(.escape), .type("x"))
      #expect(desk.field.text == "pechex")
      // Not even an error names what was typed.
      #expect(desk.log.count("peche") == 0 && desk.log.count("eleve") == 0)
    }
  }

  @Test(
    arguments: [
      ("accentWord", "xyz", [], "No dictionary has xyz with accents."),
      ("accentWord", "xyz", .private, "No dictionary has this word with accents."),
      ("accents", "", [], "The letter before the cursor is not known."),
    ] as [(String, String, ContentHints, String)])
  func `A sentence says why there are no accents, and no private word`(
    action: String, text: String, hints: ContentHints, line: String
  ) throws {
    try ServerDesk.with(
      "key-bindings=['F1=custom:\(action)']", engine: "callout:wa", files: Self.dictionaries
    ) { desk in
      desk.open(hints: hints)
      desk.perform(.type(text), .tap(.f1))
      desk.wait(for: line) { desk.field.line == line }
    }
  }
}
