import Foundation
import Hosting
import KeyboardCore
import Testing

// Letters that are pinned while they are typed.
extension UserLetterTests {
  private func pin(
    _ letter: String, _ key: String, _ locale: LocaleIdentifier = "fr"
  ) throws -> Bool {
    let pin = try #require(Pin(letter, to: key, in: locale, LocaleLibrary()))
    return try UserLetterFile.togglePin(
      of: pin.text, to: try #require(pin.key), in: pin.locale, folder: directories.last)
  }

  @Test("A letter that is pinned comes first, and goes back to its place") func pins() throws {
    let before = read("fr", "e")
    for (letter, isPinned, list) in [
      ("ê", true, "ê é è ë | ē ᵉ"), ("≤", true, "≤ ê é è ë | ē ᵉ"), ("ê", false, "≤ é è ê ë | ē ᵉ"),
      ("ē", true, "ē ≤ é è ê ë | ᵉ"), ("≤", false, "ē é è ê ë | ᵉ"),
    ] {
      #expect(try pin(letter, "e") == isPinned)
      #expect(read("fr", "e").entries.text == list)
    }
    #expect(stored("fr")?["first"]?.compact == #"{"e":"ē"}"#)
    #expect(try !pin("ē", "e"))
    #expect(stored("fr") == nil && read("fr", "e") == before)
  }

  @Test("A pin leaves the rest of a file alone, and a broken file as it is") func pinInFile() throws
  {
    let text = #"{"format": 1, "id": "fr", "name": "François", "replace": {"e": "ɛ"}}"#
    try store(text, "fr")
    #expect(try pin("\u{301}", "e"))
    #expect(stored("fr")?["first"]?.compact == "{\"e\":\"◌\u{301}\"}")
    #expect(stored("fr")?["name"] == "François")
    #expect(read("fr", "e").entries.all == ["\u{301}", "ɛ"])
    let broken = #"{"format": 1, "id": "fr", "#
    try store(broken, "fr")
    #expect(throws: UserLetterFile.FileError.self) { try pin("é", "e") }
    #expect(try String(contentsOf: path("fr"), encoding: .utf8) == broken)
  }

  @Test("A key has at most as many letters as a file may have") func manyPins() throws {
    let letters = (0..<500).map { "x\($0)" }.joined(separator: " ")
    try store(#"{"format": 1, "id": "fr", "first": {"e": "\#(letters)"}}"#, "fr")
    #expect(throws: UserLetterFile.FileError.self) { try pin("é", "e") }
    #expect(read("fr", "e").entries.own.first == "x0")
  }

  @Test("An editor sees pinned letters, and can move, remove and undo them") func editedPins()
    throws
  {
    _ = try pin("ê", "e")
    let file = try file(of: "fr")
    #expect(file.letters.hasOwnList(for: "e"))
    let wanted = try offer("é ê è ë | ē ᵉ", "e", file)
    #expect(read("fr", "e") == wanted)
    #expect(stored("fr")?["first"] == nil)
    try file.undo()
    #expect(stored("fr")?["first"]?.compact == #"{"e":"ê"}"#)
    try file.change { $0.reset("e") }
    #expect(stored("fr") == nil)
    _ = try pin("😀", "q")
    try file.readAgain()
    #expect(file.letters.keys.contains("q") && file.letters.list(for: "q").entries.own == ["😀"])
  }
}
