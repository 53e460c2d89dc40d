import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("The names of clients") struct ClientNameTests {
  @Test(arguments: [
    ("gtk3-im:gedit", "gtk3-im:gedit"), ("نص", "نص"), ("Bob's 'app'; x", "Bob's 'app'; x"),
    ("a\u{1b}]0;title\u{7}b", "a]0;titleb"), ("two\nlines\r\u{2028}\u{2029}", "twolines"),
    ("\u{9b}31m\u{7f}", "31m"), ("\u{202e}cod.exe\u{2066}\u{200f}", "cod.exe"), ("\u{0}", ""),
  ])
  func `A name has nothing that a terminal obeys`(given: String, name: String) {
    #expect(ClientName.cleaned(given) == name)
    #expect(ClientName.cleaned(name) == name)
  }

  @Test(arguments: ["a", "é", "€", "😀"])
  func `A name has 200 bytes at most, and whole characters`(letter: String) {
    let name = ClientName.cleaned("x" + String(repeating: letter, count: 1 << 20))
    #expect((197...200).contains(name.utf8.count))
    #expect(Set(name) == ["x", Character(letter)])
  }

  static let quirks: [(String, ClientQuirks)] = [
    ("gtk3-im:gedit", []), ("gtk4-im:gedit", .losesPreeditOnReset),
    ("gtk3-im:firefox-esr", .resetsAfterText), ("", []),
    (
      "wayland",
      [.hidesPurpose, .marksSecretsPrivate, .losesPreeditOnFocusOut, .queuesKeys, .commitsKeys]
    ),
    ("compositor", [.hidesPurpose, .marksSecretsPrivate, .losesPreeditOnFocusOut]),
    (
      "gnome-shell",
      [
        .needsPauses, .hidesPurpose, .marksSecretsPrivate, .losesPreeditOnFocusOut, .tellsText,
        .countsBytes, .queuesKeys,
      ]
    ),
    ("QIBusInputContext", [.commitsPreeditItself, .marksSecretsPrivate, .repeatsInPairs]),
    ("xim", [.needsPauses, .repeatsInPairs]),
  ]

  @Test(
    arguments: [
      ("gtk3-im:(1234)", true), ("gtk3-im:1234)", false), ("gtk3-im:(12x4)", false),
      ("gtk3-im:()", false), ("gtk3-im:editor", false), ("xim", false),
    ])
  func `A program without a name has a number`(client: String, isNumber: Bool) {
    #expect(ClientName.isNumber(client) == isNumber)
  }

  @Test(arguments: quirks)
  func `Quirks depend on the client's name`(client: String, expected: ClientQuirks) {
    let controller = gtk.makeController()
    _ = controller.handle(.focusIn(client: "gtk4-im:x"))
    _ = controller.handle(.focusIn(client: client))
    #expect(controller.state.keyboardContext.field.quirks == expected)
  }
}
