import Foundation
import Hosting
import KeyboardCore
import Testing
import TypingModel

/// The letters that users change, and their files.
@Suite("The user's own letters") struct UserLetterTests {
  let folder = TemporaryFolder()

  var directories: [String] {
    [ProjectFolder.data.path + "/locales", folder.path + "/own"]
  }

  func file(of locale: LocaleIdentifier) throws -> UserLetterFile {
    try UserLetterFile(of: locale, directories: directories)
  }

  func path(_ locale: LocaleIdentifier) -> URL {
    folder.url.appending(path: "own/\(locale).json")
  }

  func store(_ text: String, _ locale: LocaleIdentifier) throws {
    try folder.write(text, to: "own/\(locale).json")
  }

  func stored(_ locale: LocaleIdentifier) -> JSONValue? {
    (try? String(contentsOf: path(locale), encoding: .utf8))
      .flatMap { try? JSONValue(parsing: $0) }
  }

  /// The letters of programs that read the files.
  func read(_ locale: LocaleIdentifier, _ key: String) -> LetterList {
    let loader = LocaleLoader(directories: directories, wanted: [locale])
    #expect(loader.problems == [])
    return LetterList(
      loader.library.entries(of: locale, for: key),
      isComplete: loader.library.offer(of: locale, for: key).isComplete)
  }

  /// Gives a key a list, in the notation of locale files.
  func offer(_ text: String, _ key: String, _ file: UserLetterFile) throws -> LetterList {
    let parts = text.split(separator: "|", maxSplits: 1).map {
      $0.split(separator: " ").map(String.init)
    }
    let list = LetterList(
      CalloutEntries(own: parts[0], foreign: parts.count > 1 ? parts[1] : []))
    try file.change { $0.set(list, for: key) }
    return list
  }

  @Test(
    "An edit gives the list that is wanted, and the file says no more than that",
    arguments: [
      ("fr", "e", "ɛ é è ê ë | ē ᵉ", #"{"callouts":{"e":"ɛ"}}"#),
      ("fr", "e", "é è ê ë ɛ | ē ᵉ", #"{"callouts":{"e":"é è ê ë ɛ"}}"#),
      ("fr", "e", "é ê ë | ē ᵉ", #"{"remove":{"e":"è"}}"#),
      ("fr", "e", "é è ê ë | ᵉ", #"{"remove":{"e":"ē"}}"#),
      ("fr", "e", "è é ê ë | ē ᵉ", #"{"callouts":{"e":"è"}}"#),
      ("fr", "e", "ē é è ê ë | ᵉ", #"{"callouts":{"e":"ē"}}"#),
      ("fr", "e", "é è ê | ë ē ᵉ", #"{"callouts":{"e":"| ë"}}"#),
      ("fr", "e", "ẽ é | ē ᵉ", #"{"callouts":{"e":"ẽ"},"remove":{"e":"è ê ë"}}"#),
      ("fr", "q", "ʠ", #"{"callouts":{"q":"ʠ"}}"#),
      // Those of fr-CA and of its parent.
      ("fr-CA", "é", "ê è ë | É ē", #"{"callouts":{"é":"ê"}}"#),
      ("fr-CA", "o", "ô | ó ö ò ø õ ō ᵒ", #"{"remove":{"o":"œ"}}"#),
      ("fr-CA", "a", "à â æ | á ä ã ā å", nil),
      // A parent's own letter becomes a further one.
      ("fr-CA", "o", "ô | œ ó ö ò ø õ ō ᵒ", nil),
      ("nb", "o", "ö ø", nil),
      ("tr", "i", "ī ı | î", nil),
    ] as [(LocaleIdentifier, String, String, String?)])
  func edit(locale: LocaleIdentifier, key: String, list: String, said: String?) throws {
    let file = try file(of: locale)
    let before = read(locale, key)
    let wanted = try offer(list, key, file)
    #expect(read(locale, key) == wanted)
    #expect(file.letters.list(for: key) == wanted)
    let members = stored(locale)?.object?.filter { !["format", "id"].contains($0.key) }
    if let said {
      #expect(members.map { JSONValue.object($0).compact } == said)
    }
    try file.change { $0.set(before, for: key) }
    #expect(stored(locale) == nil)
    #expect(read(locale, key) == before)
  }

  @Test("A list can be made complete, and incomplete again") func complete() throws {
    let file = try file(of: "fr")
    let entries = CalloutEntries(own: ["é", "ə"], foreign: ["ē"])
    for isComplete in [true, false, true] {
      let wanted = LetterList(entries, isComplete: isComplete)
      try file.change { $0.set(wanted, for: "e") }
      #expect(read("fr", "e") == wanted)
      #expect((stored("fr")?["replace"] != nil) == isComplete)
    }
    try file.change { $0.set(LetterList(CalloutEntries(own: []), isComplete: true), for: "e") }
    #expect(read("fr", "e").entries.all == [] && read("fr", "e").isComplete)
  }

  @Test("Other members of a file keep their order") func others() throws {
    let text = """
      {"format": 1, "id": "fr", "name": "François", "keys": {"space": "espace!"},
      "callouts": {"e": "ɛ", "a": "ɐ"}, "remove": {"e": "€"}, "currency": "F"}
      """
    try store(text, "fr")
    let file = try file(of: "fr")
    let wanted = try offer("é ɛ è ê ë | ē ᵉ", "e", file)
    #expect(read("fr", "e") == wanted)
    #expect(
      stored("fr")?.object?.map(\.key)
        == ["format", "id", "name", "keys", "callouts", "remove", "currency"])
    // The euro sign is not a letter of the locale, and is still hidden.
    #expect(stored("fr")?["remove"]?.compact == #"{"e":"€"}"#)
    #expect(stored("fr")?["callouts"]?["a"] == "ɐ")
    try file.change { $0.reset("e") }
    #expect(stored("fr")?["callouts"]?.compact == #"{"a":"ɐ"}"#)
    try file.change { $0.reset() }
    #expect(
      stored("fr")?.object?.map(\.key) == ["format", "id", "name", "keys", "currency"])
    while file.canUndo { try file.undo() }
    #expect(try String(contentsOf: path("fr"), encoding: .utf8) == text)
    while file.canRedo { try file.redo() }
    #expect(stored("fr")?["callouts"] == nil)
  }

  @Test("Several steps are undone and redone, and no file is left in the end") func undo() throws {
    let file = try file(of: "de")
    let before = read("de", "a")
    var lists: [LetterList] = []
    for letter in ["1", "2", "3"] {
      var list = file.letters.list(for: "a")
      list.entries.own.append(letter)
      try file.change { $0.set(list, for: "a") }
      lists.append(list)
    }
    for list in [lists[1], lists[0], before] {
      try file.undo()
      #expect(read("de", "a") == list)
    }
    #expect(!file.canUndo && stored("de") == nil)
    for list in lists {
      try file.redo()
      #expect(read("de", "a") == list)
    }
    #expect(!file.canRedo)
  }

  @Test(
    "A file that is broken stays as it is, and one sentence says why",
    arguments: [
      (#"{"format": 1, "id": "fr","#, "line 1"), (#"{"format": 1, "id": "de"}"#, "\"id\""),
      ("{\"format\": 1, \"id\": \"fr\",\n\"callouts\": {\"e\": \"é é\"}}", "é appears twice"),
    ])
  func broken(text: String, words: String) throws {
    let usable = try file(of: "fr")
    _ = try offer("é", "e", usable)
    try store(text, "fr")
    for attempt in [
      { _ = try self.file(of: "fr") }, { try usable.change { $0.reset() } }, { try usable.undo() },
    ] as [() throws -> Void] {
      let error = #expect(throws: UserLetterFile.FileError.self) { try attempt() }
      let sentence = error?.description ?? ""
      #expect(sentence.contains(words) && sentence.contains(path("fr").path), "\(sentence)")
      #expect(try String(contentsOf: path("fr"), encoding: .utf8) == text)
    }
  }

  @Test("The changes of another program are kept") func meanwhile() throws {
    let file = try file(of: "fr")
    _ = try offer("é ɛ", "e", file)
    try store(#"{"format": 1, "id": "fr", "callouts": {"a": "ɐ"}}"#, "fr")
    #expect(throws: UserLetterFile.FileError.self) { try file.undo() }
    #expect(stored("fr")?["callouts"]?.compact == #"{"a":"ɐ"}"#)
    let wanted = try offer("ɛ é è ê ë | ē ᵉ", "e", file)
    #expect(read("fr", "e") == wanted)
    #expect(stored("fr")?["callouts"]?.compact == #"{"a":"ɐ","e":"ɛ"}"#)
    try file.undo()
    #expect(stored("fr")?["callouts"]?.compact == #"{"a":"ɐ"}"#)
  }

  @Test(
    "What cannot be entered is refused",
    arguments: [
      ("", .empty), ("é è", .several), ("\t", .several), (" ", .several), ("|", .sign),
      ("◌", .sign), ("e", .ownCharacter), ("é", .twice), ("ẽ", nil), ("\u{301}", nil),
      ("ch", nil), ("\u{a0}", nil), ("|x", nil),
    ] as [(String, LetterProblem?)])
  func refusal(letter: String, problem: LetterProblem?) throws {
    let file = try file(of: "fr")
    var list = file.letters.list(for: "e")
    do throws(LetterProblem) {
      try list.check(letter, for: "e")
      #expect(problem == nil)
    } catch {
      #expect(error == problem)
      return
    }
    list.entries.own.append(letter)
    try file.change { [list] in $0.set(list, for: "e") }
    #expect(read("fr", "e") == list)
  }

  @Test("A key is one character") func keys() {
    for key in ["", "ee", "\n", "◌"] {
      #expect(throws: LetterProblem.noKey) { try LetterProblem.check(key: key) }
    }
    for key in ["e", " ", "é", "🦦", "\"", "\\"] {
      #expect(throws: Never.self) { try LetterProblem.check(key: key) }
    }
  }

  @Test(
    "Whatever is edited in whatever order, the lists are those that were wanted",
    arguments: ["fr", "fr-CA", "nb", "ru", "vi", "de-CH", "es-MX", "tr", "el", "he", "xx"])
  func random(locale: LocaleIdentifier) throws {
    var random = SeededGenerator(seed: UInt64(locale.rawValue.utf8.reduce(7) { $0 * 31 + Int($1) }))
    let file = try file(of: locale)
    var keys = Array(file.letters.keys.shuffled(using: &random).prefix(4))
    keys += ["e", "\"", "\\"].filter { !keys.contains($0) }
    let before = Dictionary(uniqueKeysWithValues: keys.map { ($0, read(locale, $0)) })
    let letters = ["x1", "é", "ß", "\u{301}", "\u{200d}", "😀", "\"", "\\", "\u{a0}", "ǆ", "א"]
    var wanted = before
    for step in 0..<60 {
      guard let key = keys.randomElement(using: &random), var list = wanted[key] else { continue }
      var own = list.entries.own
      var foreign = list.entries.foreign
      switch Int.random(in: 0..<7, using: &random) {
      case 0: own.shuffle(using: &random)
      case 1: foreign.shuffle(using: &random)
      case 2: if !own.isEmpty { foreign.insert(own.removeLast(), at: 0) }
      case 3: if !foreign.isEmpty { own.append(foreign.removeFirst()) }
      case 4: if !own.isEmpty { own.remove(at: Int.random(in: own.indices, using: &random)) }
      case 5: list = before[key] ?? list
      default:
        if let letter = letters.randomElement(using: &random),
          (try? list.check(letter, for: key)) != nil
        {
          own.insert(letter, at: Int.random(in: 0...own.count, using: &random))
        }
      }
      if list == wanted[key] { list.entries = CalloutEntries(own: own, foreign: foreign) }
      if Int.random(in: 0..<6, using: &random) == 0, before[key]?.isComplete == false {
        list.isComplete.toggle()
      }
      wanted[key] = list
      try file.change { [list] in $0.set(list, for: key) }
      if step % 10 == 9 {
        for (key, list) in wanted { #expect(read(locale, key) == list, "\(step) \(key)") }
      }
    }
    for (key, list) in before { try file.change { $0.set(list, for: key) } }
    #expect(stored(locale) == nil)
    while file.canUndo { try file.undo() }
    #expect(stored(locale) == nil)
  }
}
